package io.holdfast.lab.table.parquet;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads structures of Thrift's compact protocol, in which Parquet writes its metadata: fields by number, numbers as
 * {@link Long}, texts as {@link String}. Binary values that are no text are not looked at.
 */
final class Thrift {
    private final ByteBuffer in;

    Thrift(ByteBuffer in) {
        this.in = in;
    }

    /** A structure: its fields by their numbers. */
    record Struct(Map<Integer, Object> fields) {
        boolean has(int field) {
            return fields.containsKey(field);
        }

        long number(int field) {
            return fields.get(field) instanceof Long number ? number : 0;
        }

        int integer(int field) {
            return Math.toIntExact(number(field));
        }

        boolean truth(int field, boolean otherwise) {
            return fields.get(field) instanceof Boolean truth ? truth : otherwise;
        }

        String text(int field) {
            return fields.get(field) instanceof String text ? text : "";
        }

        Struct struct(int field) {
            return fields.get(field) instanceof Struct struct ? struct : new Struct(Map.of());
        }

        List<Struct> structs(int field) {
            List<Struct> structs = new ArrayList<>();
            if (fields.get(field) instanceof List<?> list) {
                for (Object element : list) {
                    if (element instanceof Struct struct) {
                        structs.add(struct);
                    }
                }
            }
            return structs;
        }
    }

    Struct struct() {
        Map<Integer, Object> fields = new HashMap<>();
        int id = 0;
        while (true) {
            int header = in.get() & 0xFF;
            if (header == 0) {
                return new Struct(fields);
            }
            int delta = header >> 4;
            id = delta == 0 ? (int) zigzag() : id + delta;
            fields.put(id, value(header & 0x0F, false));
        }
    }

    private Object value(int type, boolean inList) {
        return switch (type) {
            case 1, 2 -> inList ? in.get() == 1 : type == 1;
            case 3 -> (long) in.get();
            case 4, 5, 6 -> zigzag();
            case 7 -> (double) in.getLong();
            case 8 -> text();
            case 9, 10 -> list();
            case 12 -> struct();
            default -> throw new IllegalArgumentException("Thrift type " + type);
        };
    }

    private List<Object> list() {
        int header = in.get() & 0xFF;
        int size = header >> 4 == 15 ? (int) varint() : header >> 4;
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(value(header & 0x0F, true));
        }
        return list;
    }

    private String text() {
        byte[] bytes = new byte[(int) varint()];
        in.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private long zigzag() {
        long n = varint();
        return (n >>> 1) ^ -(n & 1);
    }

    private long varint() {
        return varint(in);
    }

    static long varint(ByteBuffer in) {
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            byte b = in.get();
            value |= (long) (b & 0x7F) << shift;
            if (b >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("a number of more than 64 bits");
    }
}
