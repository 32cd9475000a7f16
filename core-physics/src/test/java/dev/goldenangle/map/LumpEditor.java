package dev.goldenangle.map;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Edits the tables of a compiled level and writes the level again, one table after the other. */
final class LumpEditor {
    private final byte[] head;
    private final ByteBuffer[] tables;

    private LumpEditor(byte[] file, int directory, int count) {
        head = Arrays.copyOf(file, directory);
        tables = new ByteBuffer[count];
        ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            int from = in.getInt(directory + 8 * i);
            tables[i] = buffer(Arrays.copyOfRange(file, from, from + in.getInt(directory + 8 * i + 4)));
        }
    }

    static LumpEditor quake3(byte[] file) {
        return new LumpEditor(file, 8, 17);
    }

    static LumpEditor quake(byte[] file) {
        return new LumpEditor(file, 4, 15);
    }

    private static ByteBuffer buffer(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    LumpEditor set(int table, int at, int... values) {
        for (int i = 0; i < values.length; i++) {
            tables[table].putInt(at + 4 * i, values[i]);
        }
        return this;
    }

    LumpEditor setReals(int table, int at, float... values) {
        for (int i = 0; i < values.length; i++) {
            tables[table].putFloat(at + 4 * i, values[i]);
        }
        return this;
    }

    LumpEditor setSmall(int table, int at, int... values) {
        for (int i = 0; i < values.length; i++) {
            tables[table].putShort(at + 2 * i, (short) values[i]);
        }
        return this;
    }

    /** Cuts a table or adds zeros to it. */
    LumpEditor resize(int table, int bytes) {
        tables[table] = buffer(Arrays.copyOf(tables[table].array(), bytes));
        return this;
    }

    LumpEditor text(int table, int at, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        resize(table, Math.max(tables[table].capacity(), at + bytes.length));
        tables[table].put(at, bytes);
        return this;
    }

    /** Offset in the file of a byte of a table. */
    int place(int table, int at) {
        int place = head.length + 8 * tables.length;
        for (int i = 0; i < table; i++) {
            place += tables[i].capacity();
        }
        return place + at;
    }

    byte[] bytes() {
        ByteBuffer out = buffer(new byte[place(tables.length, 0)]);
        out.put(head);
        for (int i = 0; i < tables.length; i++) {
            out.putInt(place(i, 0)).putInt(tables[i].capacity());
        }
        for (ByteBuffer table : tables) {
            out.put(table.array());
        }
        return out.array();
    }

    Level level() {
        return LevelReader.read("edited", new MapContent(bytes(), ""), 32f);
    }

    /** The first problem of the level with its place; empty when there is none. */
    String problem() {
        return level().problems().stream().findFirst().map(problem -> problem.place() + ": " + problem.reason()).orElse("");
    }

    /** The expected problem text for a fault at a byte of a table. */
    String fault(int table, int at, String reason) {
        return "byte " + place(table, at) + ": " + reason + "; the file was not read";
    }
}
