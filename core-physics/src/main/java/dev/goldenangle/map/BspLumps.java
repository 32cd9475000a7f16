package dev.goldenangle.map;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** The tables of a compiled level as little-endian bytes. Every number is checked when it is read; a fault names its byte. */
final class BspLumps {
    private final ByteBuffer bytes;
    private final int[] offset;
    private final int[] length;

    /** @param directory where the list of tables begins; @param count number of tables */
    BspLumps(byte[] file, int directory, int count) throws BspFault {
        bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        offset = new int[count];
        length = new int[count];
        if (file.length < directory + 8 * count) {
            throw new BspFault(file.length, "the file ends inside its header");
        }
        for (int i = 0; i < count; i++) {
            offset[i] = bytes.getInt(directory + 8 * i);
            length[i] = bytes.getInt(directory + 8 * i + 4);
            if (offset[i] < 0 || length[i] < 0 || (long) offset[i] + length[i] > file.length) {
                throw new BspFault(directory + 8 * i, "table " + i + " (" + length[i] + " bytes from byte " + offset[i] + ") is outside the file's "
                        + file.length + " bytes");
            }
        }
    }

    /** The number of records in a table; throws when that is not a whole number or is above the limit. */
    int count(int table, int record, int most, String what) throws BspFault {
        if (length[table] % record != 0) {
            throw new BspFault(offset[table], "the table of " + what + " has " + length[table] + " bytes, not a multiple of " + record);
        }
        if (length[table] / record > most) {
            throw new BspFault(offset[table], length[table] / record + " " + what + "; at most " + most + " are read");
        }
        return length[table] / record;
    }

    int place(int table, int at) {
        return offset[table] + at;
    }

    int integer(int table, int at) {
        return bytes.getInt(offset[table] + at);
    }

    int small(int table, int at) {
        return bytes.getShort(offset[table] + at);
    }

    /** Reads an index into another table. */
    int index(int table, int at, int limit, String what) throws BspFault {
        int value = integer(table, at);
        if (value < 0 || value >= limit) {
            throw new BspFault(place(table, at), what + " " + value + " is not one of " + limit);
        }
        return value;
    }

    /** Reads start and count of a range in another table and writes them to dest[to] and dest[to + 1]. */
    void range(int table, int at, int limit, String what, int[] dest, int to) throws BspFault {
        int first = integer(table, at);
        int count = integer(table, at + 4);
        if (count < 0 || first < 0 && count > 0 || (long) first + count > limit) {
            throw new BspFault(place(table, at), what + " " + first + " to " + ((long) first + count) + " of " + limit);
        }
        dest[to] = Math.max(0, first);
        dest[to + 1] = count;
    }

    float real(int table, int at, double most, String what) throws BspFault {
        float value = bytes.getFloat(offset[table] + at);
        if (!(Math.abs(value) <= most)) {
            throw new BspFault(place(table, at), what + " " + value + " is not a number within " + (long) most);
        }
        return value;
    }

    /** Text up to the first zero byte, at most this long. */
    String text(int table, int at, int most) {
        int start = offset[table] + at;
        int end = start;
        while (end < start + most && end < offset[table] + length[table] && bytes.get(end) != 0) {
            end++;
        }
        return new String(bytes.array(), start, end - start, StandardCharsets.ISO_8859_1);
    }

    int bytesOf(int table) {
        return length[table];
    }
}
