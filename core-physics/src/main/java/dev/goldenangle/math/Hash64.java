package dev.goldenangle.math;

/**
 * A 64-bit digest of primitive values, fed one at a time: FNV-1a over 64-bit words with a mixing step, so that a single
 * changed bit affects the whole digest. For comparing runs; not cryptographic.
 */
public final class Hash64 {
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;
    private long value = OFFSET;

    public Hash64 reset() {
        value = OFFSET;
        return this;
    }

    /** Continues from an earlier digest, so that a chain of states has one digest. */
    public Hash64 reset(long seed) {
        value = seed;
        return this;
    }

    public Hash64 add(long bits) {
        value = mix(value, bits);
        return this;
    }

    /** Adds one word to a digest. Use this to keep the digest in a local variable while adding many values. */
    public static long mix(long digest, long bits) {
        long mixed = (digest ^ bits) * PRIME;
        return mixed ^ mixed >>> 29;
    }

    /** Adds one number to a digest; −0 counts as 0. */
    public static long mix(long digest, float number) {
        return mix(digest, number == 0f ? 0L : Float.floatToIntBits(number));
    }

    public static long mix(long digest, Vec3 v) {
        return mix(mix(mix(digest, v.x), v.y), v.z);
    }

    /** Adds the exact bits; −0 counts as 0, because the two compare equal everywhere else. */
    public Hash64 add(float number) {
        return add(number == 0f ? 0 : Float.floatToIntBits(number));
    }

    public Hash64 add(Vec3 v) {
        return add(v.x).add(v.y).add(v.z);
    }

    public Hash64 add(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
        return add(text.length());
    }

    public long value() {
        return value;
    }

    /** Sixteen lower-case hexadecimal digits. */
    public static String hex(long digest) {
        String digits = Long.toHexString(digest);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
