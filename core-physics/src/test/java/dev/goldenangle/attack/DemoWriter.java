package dev.goldenangle.attack;

import dev.goldenangle.recording.HuffmanCode;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Writes demos of Quake III's protocol 68 for tests: settings, then one snapshot of the player a message. */
public final class DemoWriter {
    private static final int[] WIDTHS = {32, 0, 0, 8, 0, 0, 0, 0, 16, 0, 0, 8, 16, 16, 8, 4, 8, 8, 8, 16, 10, 4, 16, 10, 16, 16, 16, 8, 8, 8, 8, 8,
        8, 8, 8, 16, 16, 12, 8, 8, 8, 5, 0, 0, 0, 0, 10, 16};
    private static final String[] CODES = new String[256];

    static {
        for (int i = 0; i < 256; i++) {
            CODES[i] = HuffmanCode.of(i);
        }
    }

    private final ByteArrayOutputStream file = new ByteArrayOutputStream();
    private final List<Boolean> bits = new ArrayList<>();
    private int sequence = 100;
    private int[] last = new int[WIDTHS.length];
    private int[] lastStats = new int[16];
    private boolean isFirst = true;
    private int topSpeed = 320;

    /** The state of a game: a map, its rules, and a player whose name nobody may keep. */
    public DemoWriter game(String map, String game, String playerName) {
        bits(0, 32);
        symbol(2);
        bits(0, 32);
        text(0, "\\mapname\\" + map + "\\protocol\\68\\gamename\\" + game + "\\df_promode\\0\\defrag_vers\\19124");
        text(1, "\\fs_game\\" + game + "\\pmove_fixed\\0\\g_speed\\320");
        text(544, "n\\" + playerName + "\\t\\0\\model\\sarge");
        symbol(4);
        bits(70, 10);
        flag(false);
        flag(true);
        symbol(12);
        for (int i = 0; i < 12; i++) {
            flag(i == 11);
            if (i == 11) {
                flag(true);
                bits(3, 8);
            }
        }
        symbol(8);
        bits(0, 32);
        bits(0, 32);
        symbol(8);
        return endMessage();
    }

    private void text(int index, String value) {
        symbol(3);
        bits(index, 16);
        for (byte b : value.getBytes(StandardCharsets.ISO_8859_1)) {
            symbol(b & 0xff);
        }
        symbol(0);
    }

    /** From the next snapshot on. */
    public DemoWriter topSpeed(int speed) {
        topSpeed = speed;
        return this;
    }

    /**
     * A snapshot, as a difference from the one before.
     *
     * @param millis   time of the command
     * @param numbers  origin x y z, velocity x y z, yaw, pitch
     * @param grounded on the ground
     * @param flags    movement flags
     * @param timer    what is left of the timer
     * @param keys     DeFRaG's bits
     */
    public DemoWriter snapshot(int millis, float[] numbers, boolean grounded, int flags, int timer, int keys) {
        int[] fields = last.clone();
        fields[0] = millis;
        int[] places = {1, 2, 9, 4, 5, 10, 6, 7};
        for (int i = 0; i < places.length; i++) {
            fields[places[i]] = Float.floatToRawIntBits(numbers[i]);
        }
        fields[12] = timer & 0xffff;
        fields[19] = flags;
        fields[20] = grounded ? 1022 : 1023;
        fields[24] = 800;
        fields[25] = topSpeed;
        int[] stats = new int[16];
        stats[13] = keys;
        bits(0, 32);
        symbol(7);
        bits(millis, 32);
        symbol(isFirst ? 0 : 1);
        symbol(0);
        symbol(0);
        player(fields, stats);
        bits(1023, 10);
        symbol(8);
        last = fields;
        lastStats = stats;
        isFirst = false;
        return endMessage();
    }

    private void player(int[] fields, int[] stats) {
        symbol(WIDTHS.length);
        for (int i = 0; i < WIDTHS.length; i++) {
            boolean changed = isFirst ? fields[i] != 0 : fields[i] != last[i];
            flag(changed);
            if (changed && WIDTHS[i] == 0) {
                real(Float.intBitsToFloat(fields[i]));
            } else if (changed) {
                bits(fields[i], WIDTHS[i]);
            }
        }
        boolean statsChanged = stats[13] != (isFirst ? 0 : lastStats[13]);
        flag(statsChanged);
        if (statsChanged) {
            flag(true);
            bits(1 << 13, 16);
            bits(stats[13], 16);
            flag(false);
            flag(false);
            flag(false);
        }
    }

    private void real(float value) {
        boolean isShort = value == (int) value && value >= -4096 && value < 4096 && Float.floatToRawIntBits(value) != 0x80000000;
        flag(!isShort);
        bits(isShort ? (int) value + 4096 : Float.floatToRawIntBits(value), isShort ? 13 : 32);
    }

    private void flag(boolean on) {
        bits.add(on);
    }

    private void bits(int value, int count) {
        for (int i = 0; i < (count & 7); i++) {
            flag((value >> i & 1) != 0);
        }
        for (int shift = count & 7; shift < count; shift += 8) {
            symbol(value >>> shift & 0xff);
        }
    }

    private void symbol(int value) {
        for (char bit : CODES[value].toCharArray()) {
            flag(bit == '1');
        }
    }

    private DemoWriter endMessage() {
        int length = (bits.size() + 7) / 8;
        word(sequence++);
        word(length);
        for (int i = 0; i < length; i++) {
            int value = 0;
            for (int k = 0; k < 8 && 8 * i + k < bits.size(); k++) {
                value |= bits.get(8 * i + k) ? 1 << k : 0;
            }
            file.write(value);
        }
        bits.clear();
        return this;
    }

    private void word(int value) {
        for (int i = 0; i < 4; i++) {
            file.write(value >>> 8 * i);
        }
    }

    public byte[] bytes() {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(file.toByteArray());
        whole.writeBytes(new byte[] {-1, -1, -1, -1, -1, -1, -1, -1});
        return whole.toByteArray();
    }

    /** A short flight over nothing. */
    public static byte[] flight() {
        DemoWriter demo = new DemoWriter().game("small-hall", "defrag", "somebody");
        for (int i = 0; i < 60; i++) {
            demo.snapshot(1000 + 8 * i, new float[] {i * 2.5f, -i, 100.5f - i, 312, -125, -i * 6, 12.5f + i * 0.25f, 3}, false, 0, 0, i % 20 < 10 ? 1 | 8 : 1 | 16);
        }
        return demo.bytes();
    }
}
