package dev.goldenangle.recording;

import java.util.Arrays;
import java.util.List;

/**
 * A run recorded by another game: one row per tick, in the units of that game (Quake units, degrees). Immutable.
 *
 * <p>Row t is the state after tick t and the keys that led to it; row 0 is the start.
 */
public final class GameRecording {
    /** Flags of a tick. */
    public static final int GROUNDED = 1;
    public static final int CROUCHED = 2;
    /** The game's push timer runs: no friction, no walking. */
    public static final int PUSHED = 4;
    /** The player was teleported on this tick. */
    public static final int TELEPORTED = 8;
    /** The timer of the run was running. */
    public static final int TIMED = 16;
    /** The jump key has been down since the last jump. */
    public static final int JUMP_HELD = 32;
    /** Keys: forward, back, left, right, jump, crouch, fire, walk. */
    public static final int FORWARD = 1 << 8;
    public static final int BACK = 1 << 9;
    public static final int LEFT = 1 << 10;
    public static final int RIGHT = 1 << 11;
    public static final int JUMP = 1 << 12;
    public static final int CROUCH = 1 << 13;
    public static final int FIRE = 1 << 14;
    public static final int WALK = 1 << 15;
    /** Numbers per row: x y z, velocity x y z, yaw, pitch, milliseconds since the last row, top speed, milliseconds of the game's timer. */
    static final int NUMBERS = 11;

    /** The game that made a recording. */
    public enum Game { QUAKE3, DEFRAG_VQ3, DEFRAG_CPM, GOKZ }

    private final Game game;
    private final String map;
    private final double rate;
    private final float[] numbers;
    private final int[] bits;
    private final List<String> notes;

    GameRecording(Game game, String map, double rate, Rows rows, List<String> notes) {
        this.game = game;
        this.map = map;
        this.rate = rate;
        numbers = Arrays.copyOf(rows.numbers, rows.count * NUMBERS);
        bits = Arrays.copyOf(rows.bits, rows.count);
        this.notes = List.copyOf(notes);
    }

    /** Rows while they are read. */
    static final class Rows {
        private float[] numbers = new float[1024 * NUMBERS];
        private int[] bits = new int[1024];
        private int count;

        void add(int what, float... values) {
            if (count == bits.length) {
                bits = Arrays.copyOf(bits, 2 * count);
                numbers = Arrays.copyOf(numbers, 2 * count * NUMBERS);
            }
            System.arraycopy(values, 0, numbers, count * NUMBERS, NUMBERS);
            bits[count++] = what;
        }

        int count() {
            return count;
        }

        void clear() {
            count = 0;
        }

        float number(int row, int number) {
            return numbers[row * NUMBERS + number];
        }
    }

    public Game game() {
        return game;
    }

    /** The map's name, consisting of letters, digits, '_', '-' and '.'; empty if unknown. */
    public String map() {
        return map;
    }

    /** Ticks per second. */
    public double rate() {
        return rate;
    }

    public int ticks() {
        return bits.length;
    }

    /** What was skipped or is doubtful, for people. */
    public List<String> notes() {
        return notes;
    }

    /** Whether keys are known; otherwise it can be played back but not re-simulated. */
    public boolean hasKeys() {
        return game != Game.QUAKE3;
    }

    public float x(int tick) {
        return numbers[tick * NUMBERS];
    }

    public float y(int tick) {
        return numbers[tick * NUMBERS + 1];
    }

    /** Height of the feet. */
    public float z(int tick) {
        return numbers[tick * NUMBERS + 2];
    }

    public float vx(int tick) {
        return numbers[tick * NUMBERS + 3];
    }

    public float vy(int tick) {
        return numbers[tick * NUMBERS + 4];
    }

    public float vz(int tick) {
        return numbers[tick * NUMBERS + 5];
    }

    /** Degrees, counter-clockwise from east. */
    public float yaw(int tick) {
        return numbers[tick * NUMBERS + 6];
    }

    /** Degrees, positive looks down. */
    public float pitch(int tick) {
        return numbers[tick * NUMBERS + 7];
    }

    /** Time since the last row; longer than a tick if ticks in between were not recorded. */
    public float stepMs(int tick) {
        return numbers[tick * NUMBERS + 8];
    }

    /** The speed that keys ask for. */
    public float topSpeed(int tick) {
        return numbers[tick * NUMBERS + 9];
    }

    /** Remaining time of a push or a landing, in milliseconds. */
    public float timerMs(int tick) {
        return numbers[tick * NUMBERS + 10];
    }

    public boolean is(int tick, int bit) {
        return (bits[tick] & bit) != 0;
    }

    /** Forward minus back, −1 to 1. */
    public int forward(int tick) {
        return (is(tick, FORWARD) ? 1 : 0) - (is(tick, BACK) ? 1 : 0);
    }

    /** Right minus left, −1 to 1. */
    public int right(int tick) {
        return (is(tick, RIGHT) ? 1 : 0) - (is(tick, LEFT) ? 1 : 0);
    }

    /** Jump minus crouch, −1 to 1. */
    public int up(int tick) {
        return (is(tick, JUMP) ? 1 : 0) - (is(tick, CROUCH) ? 1 : 0);
    }
}
