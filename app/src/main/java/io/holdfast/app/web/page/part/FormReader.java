package io.holdfast.app.web.page.part;

import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.javalin.http.Context;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads forms as browsers send them, within the limits every body has. */
public final class FormReader {
    private static final String PLAIN = "application/x-www-form-urlencoded";
    private static final String WITH_FILES = "multipart/form-data";
    private static final Pattern BOUNDARY =
            Pattern.compile("boundary=(?:\"([^\"]{1,70})\"|([^;\\s\"]{1,70}))", Pattern.CASE_INSENSITIVE);
    private static final Pattern NAME = Pattern.compile("[;\\s]name=\"([^\"]*)\"", Pattern.CASE_INSENSITIVE);
    private static final Pattern FILE = Pattern.compile("[;\\s]filename=\"([^\"]*)\"", Pattern.CASE_INSENSITIVE);
    /** More parts than any form of ours has. */
    private static final int MOST_PARTS = 200;

    private static final byte[] END_OF_HEADERS = "\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private final Bodies bodies;

    public FormReader(Bodies bodies) {
        this.bodies = bodies;
    }

    public <T> T read(Context context, Function<Form, T> use) {
        return bodies.whole(context, List.of(PLAIN, WITH_FILES), body -> use.apply(form(context.contentType(), body)));
    }

    static Form form(@Nullable String type, byte[] body) {
        Matcher boundary = BOUNDARY.matcher(type == null ? "" : type);
        return boundary.find()
                ? parts(body, "--" + (boundary.group(1) == null ? boundary.group(2) : boundary.group(1)))
                : fields(Form.decoded(body, "the form"));
    }

    private static Form fields(String text) {
        Form form = new Form();
        String[] pairs = text.split("&");
        if (pairs.length > MOST_PARTS) {
            throw malformed("it has more than " + MOST_PARTS + " fields");
        }
        for (String pair : pairs) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                form.put(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
            }
        }
        return form;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw malformed("a field is not encoded as forms are");
        }
    }

    private static Form parts(byte[] body, String delimiter) {
        Form form = new Form();
        byte[] between = ("\r\n" + delimiter).getBytes(StandardCharsets.ISO_8859_1);
        byte[] first = delimiter.getBytes(StandardCharsets.ISO_8859_1);
        if (indexOf(body, first, 0) != 0) {
            throw malformed("it does not begin with its boundary");
        }
        int count = 0;
        int at = first.length;
        while (!startsWith(body, at, "--")) {
            int headersEnd = indexOf(body, END_OF_HEADERS, at);
            int end = headersEnd < 0 ? -1 : indexOf(body, between, headersEnd + 2);
            if (end < 0 || ++count > MOST_PARTS) {
                throw malformed(end < 0 ? "a part of it does not end" : "it has more than " + MOST_PARTS + " parts");
            }
            String headers = new String(body, at, headersEnd - at, StandardCharsets.UTF_8);
            int content = Math.min(end, headersEnd + END_OF_HEADERS.length);
            put(form, headers, Arrays.copyOfRange(body, content, end));
            at = end + between.length;
        }
        return form;
    }

    private static void put(Form form, String headers, byte[] content) {
        Matcher name = NAME.matcher(headers);
        Matcher file = FILE.matcher(headers);
        if (!name.find()) {
            throw malformed("a part of it has no name");
        } else if (file.find()) {
            form.put(name.group(1), new Form.Upload(file.group(1), content));
        } else {
            form.put(name.group(1), Form.decoded(content, "the field " + name.group(1)));
        }
    }

    private static boolean startsWith(byte[] body, int at, String text) {
        return at + 1 < body.length && body[at] == text.charAt(0) && body[at + 1] == text.charAt(1);
    }

    private static int indexOf(byte[] body, byte[] wanted, int from) {
        for (int i = from; i <= body.length - wanted.length; i++) {
            if (body[i] == wanted[0] && Arrays.equals(body, i, i + wanted.length, wanted, 0, wanted.length)) {
                return i;
            }
        }
        return -1;
    }

    private static ProblemException malformed(String why) {
        return new ProblemException(Problem.Kind.MALFORMED_REQUEST, "the form cannot be read: " + why);
    }
}
