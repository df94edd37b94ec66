package io.holdfast.app.web.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;

/** Who a request counts for: the holder of its API key, else whoever sends from its address. */
public final class Client {
    private static final String ATTRIBUTE = "holdfast.client";

    /** A host of IPv6 has at least a network of its own, and may send from any address of it. */
    private static final int NETWORK_BYTES = 8;

    private Client() {}

    /** The name of a client without a key: its address, and in IPv6 its network. */
    static String at(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            // an address in digits is not looked up
            byte[] bytes = InetAddress.getByName(address).getAddress();
            return bytes.length > NETWORK_BYTES
                    ? HexFormat.of().formatHex(Arrays.copyOf(bytes, NETWORK_BYTES))
                    : address;
        } catch (UnknownHostException e) {
            return address;
        }
    }

    /** Remembers which key the request came with. */
    static void keyed(Context context, int key) {
        context.attribute(ATTRIBUTE, "key " + key);
    }

    /** The name of the client that sent this request. */
    public static String of(Context context) {
        String keyed = context.attribute(ATTRIBUTE);
        return keyed != null ? keyed : at(String.valueOf(context.req().getRemoteAddr()));
    }
}
