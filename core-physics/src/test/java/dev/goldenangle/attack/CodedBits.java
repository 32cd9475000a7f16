package dev.goldenangle.attack;

import dev.goldenangle.recording.HuffmanCode;

import java.nio.charset.StandardCharsets;
import java.util.BitSet;

/** Writes the bits of one message in Quake III's code: lowest first, whole bytes in Huffman code. */
public final class CodedBits {
    private static final String[] CODES = new String[256];

    static {
        for (int i = 0; i < 256; i++) {
            CODES[i] = HuffmanCode.of(i);
        }
    }

    private final BitSet bits = new BitSet();
    private int count;

    public CodedBits flag(boolean on) {
        bits.set(count++, on);
        return this;
    }

    public CodedBits bits(int value, int width) {
        for (int i = 0; i < (width & 7); i++) {
            flag((value >> i & 1) != 0);
        }
        for (int shift = width & 7; shift < width; shift += 8) {
            symbol(value >>> shift & 0xff);
        }
        return this;
    }

    public CodedBits symbol(int value) {
        for (char bit : CODES[value].toCharArray()) {
            flag(bit == '1');
        }
        return this;
    }

    /** In short form for a small whole number. */
    public CodedBits real(float value) {
        boolean isShort = value == (int) value && value >= -4096 && value < 4096 && Float.floatToRawIntBits(value) != 0x80000000;
        return flag(!isShort).bits(isShort ? (int) value + 4096 : Float.floatToRawIntBits(value), isShort ? 13 : 32);
    }

    public CodedBits text(String text) {
        for (byte b : text.getBytes(StandardCharsets.ISO_8859_1)) {
            symbol(b & 0xff);
        }
        return symbol(0);
    }

    /** The written bits, padded with zeros to whole bytes. */
    public byte[] bytes() {
        byte[] bytes = new byte[(count + 7) / 8];
        for (int i = bits.nextSetBit(0); i >= 0; i = bits.nextSetBit(i + 1)) {
            bytes[i >> 3] |= (byte) (1 << (i & 7));
        }
        return bytes;
    }
}
