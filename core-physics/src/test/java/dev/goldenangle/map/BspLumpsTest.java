package dev.goldenangle.map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

/** A directory of two tables at byte 4: the first has 12 bytes from byte 20, the second the last 8 bytes of the file, from byte 32. */
class BspLumpsTest {
    private final ByteBuffer file = ByteBuffer.allocate(40).order(ByteOrder.LITTLE_ENDIAN);

    BspLumpsTest() {
        file.putInt(4, 20).putInt(8, 12).putInt(12, 32).putInt(16, 8);
    }

    private BspLumps lumps() throws BspFault {
        return new BspLumps(file.array(), 4, 2);
    }

    private static void assertFault(int offset, String reason, Executable executable) {
        BspFault fault = assertThrows(BspFault.class, executable);
        assertEquals(offset + ": " + reason, fault.offset() + ": " + fault.getMessage());
    }

    @Test
    void fileWithoutAWholeHeaderIsRefused() {
        assertDoesNotThrow(() -> new BspLumps(new byte[20], 4, 2));
        assertFault(19, "the file ends inside its header", () -> new BspLumps(new byte[19], 4, 2));
    }

    @Test
    void tableOutsideTheFileIsRefused() {
        assertDoesNotThrow(this::lumps);
        file.putInt(16, 9);
        assertFault(12, "table 1 (9 bytes from byte 32) is outside the file's 40 bytes", this::lumps);
        file.putInt(16, -1);
        assertFault(12, "table 1 (-1 bytes from byte 32) is outside the file's 40 bytes", this::lumps);
        file.putInt(16, 8).putInt(4, -1);
        assertFault(4, "table 0 (12 bytes from byte -1) is outside the file's 40 bytes", this::lumps);
        file.putInt(4, Integer.MAX_VALUE);
        assertFault(4, "table 0 (12 bytes from byte 2147483647) is outside the file's 40 bytes", this::lumps);
        file.putInt(4, 0).putInt(8, 0);
        assertDoesNotThrow(this::lumps);
    }

    @Test
    void tableMustHaveAWholeNumberOfRecordsWithinTheLimit() throws BspFault {
        BspLumps lumps = lumps();
        assertEquals(3, lumps.count(0, 4, 3, "things"));
        assertFault(20, "3 things; at most 2 are read", () -> lumps.count(0, 4, 2, "things"));
        assertFault(32, "the table of things has 8 bytes, not a multiple of 3", () -> lumps.count(1, 3, 9, "things"));
    }

    @ParameterizedTest
    @CsvSource({"0, true", "4, true", "5, false", "-1, false"})
    void indexMustExistInTheOtherTable(int value, boolean fine) throws BspFault {
        file.putInt(36, value);
        BspLumps lumps = lumps();
        if (fine) {
            assertEquals(value, lumps.index(1, 4, 5, "thing"));
        } else {
            assertFault(36, "thing " + value + " is not one of 5", () -> lumps.index(1, 4, 5, "thing"));
        }
        assertEquals(36, lumps.place(1, 4));
    }

    /** An empty range may begin anywhere up to the end of the table. */
    @ParameterizedTest
    @CsvSource({"0, 5, true", "2, 3, true", "2, 4, false", "6, 0, false", "5, 0, true", "-1, 0, true", "-1, 1, false", "0, -1, false"})
    void rangeMustBeInsideTheOtherTable(int first, int count, boolean fine) throws BspFault {
        file.putInt(24, first).putInt(28, count);
        BspLumps lumps = lumps();
        int[] dest = {9, 9, 9, 9};
        if (fine) {
            lumps.range(0, 4, 5, "things", dest, 1);
            assertArrayEquals(new int[] {9, Math.max(0, first), count, 9}, dest);
        } else {
            assertFault(24, "things " + first + " to " + (first + count) + " of 5", () -> lumps.range(0, 4, 5, "things", dest, 1));
        }
    }

    @Test
    void realMustBeANumberWithinItsLimit() throws BspFault {
        file.putFloat(32, 7f).putFloat(36, -7.5f);
        BspLumps lumps = lumps();
        assertEquals(7f, lumps.real(1, 0, 7, "length"));
        assertEquals(-7.5f, lumps.real(1, 4, 7.5, "length"));
        assertFault(36, "length -7.5 is not a number within 7", () -> lumps.real(1, 4, 7, "length"));
        file.putFloat(36, Float.NaN);
        assertFault(36, "length NaN is not a number within 7", () -> lumps.real(1, 4, 7, "length"));
    }

    @Test
    void textEndsAtAZeroAtItsMaximumLengthOrAtTheEndOfItsTable() throws BspFault {
        for (int i = 20; i < 40; i++) {
            file.put(i, (byte) ('a' + i - 20));
        }
        BspLumps lumps = lumps();
        assertEquals("bcd", lumps.text(0, 1, 3));
        assertEquals("kl", lumps.text(0, 10, 9), "the next table is not part of it");
        assertEquals("mnopqrst", lumps.text(1, 0, 99));
        file.put(34, (byte) 0);
        assertEquals("mn", lumps.text(1, 0, 99));
        assertEquals("", lumps.text(1, 2, 99));
        assertEquals(8, lumps.bytesOf(1));
        file.putShort(36, (short) -2);
        assertEquals(-2, lumps.small(1, 4));
    }
}
