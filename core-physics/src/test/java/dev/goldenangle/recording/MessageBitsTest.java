package dev.goldenangle.recording;

import dev.goldenangle.attack.CodedBits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Values of a message from bits laid out by hand: byte 0 has the code 01, byte 1 the code 11011, byte 7 the code 111111. */
class MessageBitsTest {
    private static MessageBits of(int... bytes) {
        byte[] file = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            file[i] = (byte) bytes[i];
        }
        return new MessageBits(file, 0, file.length);
    }

    private static MessageBits of(CodedBits bits) {
        byte[] file = bits.bytes();
        return new MessageBits(file, 0, file.length);
    }

    private static void assertFault(int offset, String reason, Executable reading) {
        RecordingFault fault = assertThrows(RecordingFault.class, reading);
        assertEquals(offset + ": " + reason, fault.offset() + ": " + fault.getMessage());
    }

    @Test
    void lowestBitOfAByteComesFirst() throws RecordingFault {
        MessageBits in = of(0b1000_0101, 0b0000_0010);
        assertTrue(in.flag());
        assertFalse(in.flag());
        assertEquals(0b00001, in.bits(5));
        assertTrue(in.flag());
        assertEquals(2, in.bits(3));
    }

    @Test
    void wholeBytesAreCoded() throws RecordingFault {
        assertEquals(0, of(0b10).symbol());
        assertEquals(1, of(0b11011).symbol());
        assertEquals(7, of(0b111111).symbol());
        MessageBits both = of(0b0110_1110);
        assertEquals(0, both.symbol());
        assertEquals(1, both.symbol(), "begins where the first ended");
    }

    /** Three raw bits 101, then the byte 1: 5 and 1 · 8. */
    @Test
    void valueHasRawLowBitsAndCodedBytesAbove() throws RecordingFault {
        assertEquals(13, of(0b1101_1101).bits(11));
        assertEquals(0x0001, of(0b0101_1011).bits(16), "the byte 1, then the byte 0 above it");
        assertEquals(0x12345678, of(new CodedBits().bits(0x12345678, 32)).bits(32));
    }

    @Test
    void highestBitOfASignedValueIsItsSign() throws RecordingFault {
        assertEquals(-1, of(new CodedBits().bits(0xffff, 16)).signed(16));
        assertEquals(-32768, of(new CodedBits().bits(0x8000, 16)).signed(16));
        assertEquals(32767, of(new CodedBits().bits(0x7fff, 16)).signed(16));
        assertEquals(-2, of(new CodedBits().bits(0xfe, 8)).signed(8));
    }

    @Test
    void realIsAShortWholeNumberOrAFloat() throws RecordingFault {
        assertEquals(-4096f, of(new CodedBits().flag(false).bits(0, 13)).real());
        assertEquals(4095f, of(new CodedBits().flag(false).bits(8191, 13)).real());
        assertEquals(0.125f, of(new CodedBits().flag(true).bits(0x3e000000, 32)).real());
    }

    @Test
    void textEndsWithZeroAndKeepsOnlyPlainLetters() throws RecordingFault {
        MessageBits in = of(new CodedBits().text("ab%c\u00e9\u007f").symbol(7));
        assertEquals("ab.c.\u007f", in.text(6));
        assertEquals(7, in.symbol());
        assertFault(3, "a text longer than 2 characters", () -> of(new CodedBits().text("abc")).text(2));
        assertEquals("ab", of(new CodedBits().text("ab")).text(2));
    }

    @Test
    void skippedBytesAreNotReturned() throws RecordingFault {
        MessageBits in = of(new CodedBits().symbol(200).symbol(201).symbol(9));
        in.skip(2);
        assertEquals(9, in.symbol());
    }

    @Test
    void readingBeyondTheEndIsAFault() throws RecordingFault {
        MessageBits in = of(0xff);
        assertEquals(7, in.symbol());
        assertFalse(in.isAtEnd(), "two bits are left, as many as the shortest code");
        in.flag();
        assertTrue(in.isAtEnd());
        in.flag();
        assertFault(1, "the message ends in the middle of a value", in::flag);
        MessageBits short1 = of(0b0111_1111);
        short1.bits(4);
        assertFault(0, "the message ends in the middle of a value", short1::symbol);
        MessageBits exact = of(0b1111_1100);
        exact.bits(2);
        assertEquals(7, exact.symbol(), "a code can end with the message");
    }

    @Test
    void unusedCodeIsAFaultWithItsByteInTheFile() throws RecordingFault {
        byte[] file = {99, 99, 99, 0b10, 0b0000_0100, 0b0000_0000};
        MessageBits in = new MessageBits(file, 3, 3);
        assertEquals(0, in.symbol());
        assertFault(3, "a code without meaning", in::symbol);
    }

    @Test
    void messageEndsAtItsLengthNotWithTheFile() {
        MessageBits in = new MessageBits(new byte[] {0, -1, -1}, 1, 1);
        assertFault(1, "a text longer than 0 characters", () -> in.text(0));
        MessageBits raw = new MessageBits(new byte[] {-1, -1}, 0, 1);
        assertFault(1, "the message ends in the middle of a value", () -> {
            for (int i = 0; i < 9; i++) {
                raw.flag();
            }
        });
    }
}
