package dev.goldenangle.attack;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** Writes demos of Quake III's protocol 68 for tests: settings, then one snapshot of the player per message. */
public final class DemoWriter {
    private static final int[] WIDTHS = {32, 0, 0, 8, 0, 0, 0, 0, 16, 0, 0, 8, 16, 16, 8, 4, 8, 8, 8, 16, 10, 4, 16, 10, 16, 16, 16, 8, 8, 8, 8, 8,
        8, 8, 8, 16, 16, 12, 8, 8, 8, 5, 0, 0, 0, 0, 10, 16};
    private final ByteArrayOutputStream file = new ByteArrayOutputStream();
    private final Map<Integer, Integer> fixed = new TreeMap<>();
    private CodedBits out = new CodedBits();
    private int sequence = 100;
    private int[] last = new int[WIDTHS.length];
    private int[] lastStats = new int[16];
    private boolean isFirst = true;
    private int topSpeed = 320;
    private int timerBits;

    /** The state of a game: a map, its rules, and a player whose name must not be kept. */
    public DemoWriter game(String map, String game, String playerName) {
        return settings("\\mapname\\" + map + "\\protocol\\68\\gamename\\" + game + "\\df_promode\\0\\defrag_vers\\19124",
                "\\fs_game\\" + game + "\\pmove_fixed\\0\\g_speed\\320", "n\\" + playerName + "\\t\\0\\model\\sarge");
    }

    /** The state of a game with these texts of the server, of the system and of a player. The next snapshot is not a difference. */
    public DemoWriter settings(String server, String system, String player) {
        out.bits(0, 32).symbol(2).bits(0, 32);
        out.symbol(3).bits(0, 16).text(server);
        out.symbol(3).bits(1, 16).text(system);
        out.symbol(3).bits(544, 16).text(player);
        out.symbol(4).bits(70, 10).flag(false).flag(true).symbol(12);
        for (int i = 0; i < 11; i++) {
            out.flag(false);
        }
        out.flag(true).flag(true).bits(3, 8);
        out.symbol(8).bits(0, 32).bits(0, 32).symbol(8);
        isFirst = true;
        last = new int[WIDTHS.length];
        lastStats = new int[16];
        return message(sequence, out);
    }

    /** Applies from the next snapshot on. */
    public DemoWriter topSpeed(int speed) {
        topSpeed = speed;
        return this;
    }

    /** A field of the player, by its index in the message, for all following snapshots. */
    public DemoWriter field(int place, int value) {
        fixed.put(place, value);
        return this;
    }

    /** DeFRaG's timer from the next snapshot on: 2 while it runs, 8 toggles at the finish. */
    public DemoWriter timer(int bits) {
        timerBits = bits;
        return this;
    }

    /** Skips a number, as if a message had been lost. */
    public DemoWriter gap() {
        sequence++;
        return this;
    }

    /**
     * A snapshot, as a difference from the previous one.
     *
     * @param millis   time of the command
     * @param numbers  origin x y z, velocity x y z, yaw, pitch
     * @param grounded on the ground
     * @param flags    movement flags
     * @param timer    remaining time of the timer
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
        fixed.forEach((place, value) -> fields[place] = value);
        int[] stats = new int[16];
        stats[12] = timerBits;
        stats[13] = keys;
        out.bits(0, 32).symbol(7).bits(millis, 32).symbol(isFirst ? 0 : 1).symbol(0).symbol(0);
        player(fields, stats);
        out.bits(1023, 10).symbol(8);
        last = fields;
        lastStats = stats;
        isFirst = false;
        return message(sequence, out);
    }

    private void player(int[] fields, int[] stats) {
        out.symbol(WIDTHS.length);
        for (int i = 0; i < WIDTHS.length; i++) {
            boolean changed = fields[i] != last[i];
            out.flag(changed);
            if (changed && WIDTHS[i] == 0) {
                out.real(Float.intBitsToFloat(fields[i]));
            } else if (changed) {
                out.bits(fields[i], WIDTHS[i]);
            }
        }
        boolean statsChanged = !Arrays.equals(stats, lastStats);
        out.flag(statsChanged);
        if (statsChanged) {
            out.flag(true).bits(1 << 12 | 1 << 13, 16).bits(stats[12], 16).bits(stats[13], 16).flag(false).flag(false).flag(false);
        }
    }

    /** A raw message; the next one of this writer has the number after it. */
    public DemoWriter message(int number, CodedBits content) {
        byte[] bytes = content.bytes();
        word(number);
        word(bytes.length);
        file.writeBytes(bytes);
        sequence = number + 1;
        out = new CodedBits();
        return this;
    }

    /** The number of the next message. */
    public int next() {
        return sequence;
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

    /** A short flight in empty space. */
    public static byte[] flight() {
        DemoWriter demo = new DemoWriter().game("small-hall", "defrag", "somebody");
        for (int i = 0; i < 60; i++) {
            demo.snapshot(1000 + 8 * i, new float[] {i * 2.5f, -i, 100.5f - i, 312, -125, -i * 6, 12.5f + i * 0.25f, 3}, false, 0, 0, i % 20 < 10 ? 1 | 8 : 1 | 16);
        }
        return demo.bytes();
    }
}
