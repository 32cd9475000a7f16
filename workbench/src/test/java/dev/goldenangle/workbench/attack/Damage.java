package dev.goldenangle.workbench.attack;

import dev.goldenangle.math.Randomness;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Damages a file: flips bits, cuts the end, moves, doubles and removes pieces, changes numbers, inserts harmful
 * words, or applies a {@link HostileShape}. Half of the texts get only one change, so that many pass the first check.
 */
final class Damage {
    private static final String[] POISON = {"nan", "inf", "1e999", "-1e300", "0", "-1", "2147483648", "99999999999999999999", "\"", "[[", "]]", "{", "}", "(", ")", "=", "\n", "\r\n",
        "\0", "\u001b[2J", "#", "//", "é", "W", "deg", "ms", "true", "end ", " <\n", " ! ", "9999998 f1\n", "[input]\n", "[parameters]\n", "extends = \"", "../../etc/passwd", "\ud83d\ude00"};
    private static final String[] NUMBERS = {"0", "1", "2", "7", "-3", "0.001", "12.5", "360", "4096", "65536", "1000000", "1e9", "-1e-30", "3e38", "1e308", "9007199254740993"};
    /** One file in this many gets a {@link HostileShape}, because they are large. */
    private static final int ONE_SHAPE_IN = 20;
    private final Randomness random;

    Damage(Randomness random) {
        this.random = random;
    }

    byte[] ofText(byte[] text) {
        StringBuilder damaged = new StringBuilder(new String(text, StandardCharsets.UTF_8));
        if (random.nextInt(ONE_SHAPE_IN) == 0 && damaged.length() > 0) {
            HostileShape.values()[random.nextInt(HostileShape.values().length)].apply(damaged, random);
            return damaged.toString().getBytes(StandardCharsets.UTF_8);
        }
        boolean isGentle = random.nextInt(2) == 0;
        for (int wounds = isGentle ? 0 : random.nextInt(5); wounds >= 0 && damaged.length() > 1; wounds--) {
            wound(damaged);
        }
        byte[] bytes = damaged.toString().getBytes(StandardCharsets.UTF_8);
        if (isGentle) {
            return bytes;
        }
        if (bytes.length > 0 && random.nextInt(4) == 0) {
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return random.nextInt(10) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)) : bytes;
    }

    /**
     * For binary files: changes bytes, mostly in the header and often to harmful values; cuts the end, removes
     * pieces.
     */
    byte[] ofBytes(byte[] sound) {
        byte[] bytes = sound.clone();
        for (int wounds = random.nextInt(6); wounds >= 0 && bytes.length > 0; wounds--) {
            int at = random.nextInt(3) == 0 ? random.nextInt(Math.min(160, bytes.length)) : random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] = (byte) random.nextInt(256);
                case 1 -> bytes[at] = (byte) 0xff;
                case 2 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
                default -> Arrays.fill(bytes, at, Math.min(bytes.length, at + 4), (byte) (random.nextInt(2) * 0x7f));
            }
        }
        return random.nextInt(8) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)) : bytes;
    }

    private void wound(StringBuilder text) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + 1 + random.nextInt(60));
        switch (random.nextInt(9)) {
            case 0 -> text.delete(at, end);
            case 1 -> text.insert(at, POISON[random.nextInt(POISON.length)]);
            case 2 -> text.insert(random.nextInt(text.length()), text.substring(at, end));
            case 3 -> text.setCharAt(at, (char) (32 + random.nextInt(96)));
            case 4 -> text.replace(at, wordEnd(text, at), POISON[random.nextInt(POISON.length)]);
            case 5 -> deleteLine(text, at);
            default -> otherNumber(text, at);
        }
    }

    private void otherNumber(StringBuilder text, int at) {
        int from = at;
        while (from < text.length() && !Character.isDigit(text.charAt(from))) {
            from++;
        }
        int end = from;
        while (end < text.length() && (Character.isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
            end++;
        }
        text.replace(from, end, NUMBERS[random.nextInt(NUMBERS.length)]);
    }

    private static int wordEnd(CharSequence text, int at) {
        int end = at;
        while (end < text.length() && text.charAt(end) > ' ') {
            end++;
        }
        return end;
    }

    private static void deleteLine(StringBuilder text, int at) {
        int from = text.lastIndexOf("\n", at) + 1;
        int end = text.indexOf("\n", at);
        text.delete(from, end < 0 ? text.length() : end + 1);
    }
}
