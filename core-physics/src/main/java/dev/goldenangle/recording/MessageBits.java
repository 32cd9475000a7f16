package dev.goldenangle.recording;

/**
 * The bits of one message: lowest first, whole bytes of a value in Huffman code. Reading beyond the end is a fault and
 * never gives zeros.
 */
final class MessageBits {
    private final byte[] bytes;
    private final int start;
    private final int end;
    private int at;

    MessageBits(byte[] bytes, int start, int length) {
        this.bytes = bytes;
        this.start = start;
        end = 8 * length;
    }

    private int peek(int bit) {
        return bit < end ? bytes[start + (bit >> 3)] >> (bit & 7) & 1 : 0;
    }

    RecordingFault fault(String reason) {
        return new RecordingFault(start + (at >> 3), reason);
    }

    /** Whether not even the shortest command fits any more. */
    boolean isAtEnd() {
        return at + 2 > end;
    }

    boolean flag() throws RecordingFault {
        if (at >= end) {
            throw fault("the message ends in the middle of a value");
        }
        return peek(at++) == 1;
    }

    /** An unsigned value of 1 to 32 bits. */
    int bits(int count) throws RecordingFault {
        int raw = count & 7;
        int value = 0;
        for (int i = 0; i < raw; i++) {
            value |= (flag() ? 1 : 0) << i;
        }
        for (int shift = raw; shift < count; shift += 8) {
            value |= symbol() << shift;
        }
        return value;
    }

    /** A signed value with its sign in the highest bit. */
    int signed(int count) throws RecordingFault {
        return bits(count) << 32 - count >> 32 - count;
    }

    int symbol() throws RecordingFault {
        int next = 0;
        for (int i = 0; i < HuffmanCode.LONGEST; i++) {
            next |= peek(at + i) << i;
        }
        int found = HuffmanCode.decode(next);
        int length = found >> 8;
        if (found < 0 || at + length > end) {
            throw fault(found < 0 ? "a code without meaning" : "the message ends in the middle of a value");
        }
        at += length;
        return found & 0xff;
    }

    /** A short whole number, or a full float. */
    float real() throws RecordingFault {
        return flag() ? Float.intBitsToFloat(bits(32)) : bits(13) - 4096;
    }

    String text(int most) throws RecordingFault {
        StringBuilder text = new StringBuilder();
        for (int symbol = symbol(); symbol != 0; symbol = symbol()) {
            if (text.length() >= most) {
                throw fault("a text longer than " + most + " characters");
            }
            text.append(symbol > 127 || symbol == '%' ? '.' : (char) symbol);
        }
        return text.toString();
    }

    void skip(int symbols) throws RecordingFault {
        for (int i = 0; i < symbols; i++) {
            symbol();
        }
    }
}
