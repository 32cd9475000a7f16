package dev.goldenangle.recording;

import dev.goldenangle.math.Rounding;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads replays of GOKZ ({@code .replay}, version 1 and 2). Version 1 has no velocity: it is computed from positions.
 * Its keys are stored one row before the state they led to, and are moved there.
 */
public final class ReplayReader {
    private static final int MAGIC = 0x676F6B7A;
    private static final int MOST_TICKS = 6_451_200;
    private static final int MOST_ROWS = 2_000_000;
    private static final int TICK_1 = 28;
    private static final int WORDS_2 = 20;
    private static final float TOP_SPEED = 250f;
    private static final double FAST = 3500;
    private static final double JUMP = 30;
    private static final double[] RATES = {64, 102.4, 128};
    private static final int[] BUTTONS_1 = {8, 16, 512, 1024, 2, 4, 1, 131072};
    private static final int[] BUTTONS_2 = {256, 512, 4096, 8192, 64, 128, 16, 32768};
    private static final int[] KEYS = {GameRecording.FORWARD, GameRecording.BACK, GameRecording.LEFT, GameRecording.RIGHT, GameRecording.JUMP, GameRecording.CROUCH, GameRecording.FIRE, GameRecording.WALK};

    private final ByteBuffer in;
    private final List<String> notes = new ArrayList<>();
    private final GameRecording.Rows rows = new GameRecording.Rows();
    private String map = "";
    private double rate;

    private ReplayReader(byte[] file) {
        in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Reads a replay.
     *
     * @throws RecordingFault with the byte, if it is not a replay
     */
    public static GameRecording read(byte[] file) throws RecordingFault {
        return new ReplayReader(file).read();
    }

    static boolean isOne(byte[] file) {
        return file.length > 4 && ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(0) == MAGIC;
    }

    private GameRecording read() throws RecordingFault {
        need(5);
        if (in.getInt() != MAGIC) {
            throw fault("is not a replay of GOKZ");
        }
        int version = in.get();
        switch (version) {
            case 1 -> readFirst();
            case 2 -> readSecond();
            default -> throw fault("this is version " + version + " of a replay; versions 1 and 2 can be read");
        }
        if (rows.count() < 2) {
            throw fault("contains no valid tick");
        }
        return new GameRecording(GameRecording.Game.GOKZ, map, rate, rows, notes);
    }

    private RecordingFault fault(String reason) {
        return new RecordingFault(in.position(), reason);
    }

    private void need(int bytes) throws RecordingFault {
        if (in.remaining() < bytes) {
            throw fault("the file ends inside its header");
        }
    }

    private String text() throws RecordingFault {
        need(1);
        int length = in.get() & 0xff;
        need(length);
        byte[] bytes = new byte[length];
        in.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private void skip(int bytes) throws RecordingFault {
        need(bytes);
        in.position(in.position() + bytes);
    }

    private void readFirst() throws RecordingFault {
        text();
        map = DemoReader.mapName(text());
        skip(12);
        need(4);
        float time = in.getFloat();
        skip(8);
        text();
        text();
        text();
        need(4);
        int ticks = tickCount(in.getInt(), TICK_1);
        rate = rateOf(ticks, time);
        int[] buttons = new int[ticks];
        for (int i = 0; i < ticks; i++) {
            float x = in.getFloat();
            float y = in.getFloat();
            float z = in.getFloat();
            float pitch = in.getFloat();
            float yaw = in.getFloat();
            buttons[i] = in.getInt();
            int flags = in.getInt();
            if (!isSane(x, y, z, pitch, yaw)) {
                notes.add("byte " + (in.position() - TICK_1) + ": tick " + i + " has numbers out of range; the run is read up to there");
                break;
            }
            int bits = keys(i == 0 ? 0 : buttons[i - 1], BUTTONS_1) | ((flags & 1) != 0 ? GameRecording.GROUNDED : 0) | ((flags & 2) != 0 ? GameRecording.CROUCHED : 0) | GameRecording.TIMED;
            addMoved(bits, x, y, z, pitch, yaw);
        }
        doubtPositions();
    }

    /** Velocity is the difference of positions; a jump of more than a body's width is a teleport and gives none. */
    private void addMoved(int bits, float x, float y, float z, float pitch, float yaw) {
        int before = rows.count() - 1;
        float vx = 0f;
        float vy = 0f;
        float vz = 0f;
        int what = bits;
        if (before >= 0) {
            double dx = x - rows.number(before, 0);
            double dy = y - rows.number(before, 1);
            double dz = z - rows.number(before, 2);
            if (Math.sqrt(dx * dx + dy * dy + dz * dz) > JUMP) {
                what |= GameRecording.TELEPORTED;
            } else {
                vx = (float) (dx * rate);
                vy = (float) (dy * rate);
                vz = (float) (dz * rate);
            }
        }
        rows.add(what, x, y, z, vx, vy, vz, wrapped(yaw), pitch, (float) (1000 / rate), TOP_SPEED, 0f);
    }

    private int tickCount(int announced, int smallest) throws RecordingFault {
        if (announced < 1 || announced > MOST_TICKS) {
            throw fault(announced + " ticks; a replay has 1 to " + MOST_TICKS);
        }
        int whole = Math.min(in.remaining() / smallest, MOST_ROWS);
        if (whole < announced) {
            notes.add("byte " + in.position() + ": " + announced + " ticks announced, " + whole + " can be read");
        }
        return Math.min(announced, whole);
    }

    private double rateOf(int ticks, float time) throws RecordingFault {
        if (!(time > 0 && time <= 86_400)) {
            throw fault("invalid time of " + time + " s");
        }
        for (double known : RATES) {
            if (Math.abs(ticks / time - known) <= 0.005 * known) {
                return known;
            }
        }
        notes.add("no tick rate fits its time; 128 is assumed, and the start of the timer is unknown");
        return 128;
    }

    private void doubtPositions() {
        int fast = 0;
        for (int i = 1; i < rows.count(); i++) {
            double dx = rows.number(i, 0) - rows.number(i - 1, 0);
            double dy = rows.number(i, 1) - rows.number(i - 1, 1);
            double dz = rows.number(i, 2) - rows.number(i - 1, 2);
            fast += Math.sqrt(dx * dx + dy * dy + dz * dz) * rate > FAST ? 1 : 0;
        }
        if (fast > rows.count() * 0.05) {
            notes.add("more than one tick in twenty is faster than " + (int) FAST + " u/s: its positions are unreliable");
        }
    }

    private static boolean isSane(float x, float y, float z, float pitch, float yaw) {
        return Math.abs(x) <= 65_536 && Math.abs(y) <= 65_536 && Math.abs(z) <= 65_536 && Math.abs(pitch) <= 90.01 && Float.isFinite(yaw);
    }

    private static float wrapped(float degrees) {
        return (float) Rounding.remainder(degrees, 360);
    }

    private static int keys(int buttons, int[] table) {
        int bits = 0;
        for (int i = 0; i < KEYS.length; i++) {
            bits |= (buttons & table[i]) != 0 ? KEYS[i] : 0;
        }
        return bits;
    }

    private void readSecond() throws RecordingFault {
        need(1);
        int type = in.get();
        text();
        map = DemoReader.mapName(text());
        skip(12);
        text();
        skip(4 + 2 + 8);
        need(8);
        rate = in.getFloat();
        int announced = in.getInt();
        skip(8);
        switch (type) {
            case 0 -> skip(9);
            case 1 -> skip(1);
            case 2 -> skip(1 + 4 + 4 + 1 + 4 + 4 + 4 + 4);
            default -> throw fault("replay type " + type + " is unknown");
        }
        if (!(rate >= 10 && rate <= 1000)) {
            throw fault("invalid tick rate of " + rate);
        }
        int ticks = tickCount(announced, 4);
        int[] words = new int[WORDS_2];
        for (int i = 0; i < ticks && in.remaining() >= 4; i++) {
            if (!readWords(words, i) || !addSecond(words)) {
                break;
            }
        }
    }

    private boolean readWords(int[] words, int tick) throws RecordingFault {
        int at = in.position();
        int mask = in.getInt();
        if (mask >>> WORDS_2 != 0 || tick == 0 && (mask & 0x1ff80) != 0x1ff80) {
            throw new RecordingFault(at, "tick " + tick + " has an invalid mask");
        }
        for (int i = 1; i < WORDS_2; i++) {
            if ((mask >> i & 1) != 0) {
                if (in.remaining() < 4) {
                    return false;
                }
                words[i] = in.getInt();
            }
        }
        return true;
    }

    private boolean addSecond(int[] words) {
        float[] real = new float[WORDS_2];
        for (int i = 7; i <= 15; i++) {
            real[i] = Float.intBitsToFloat(words[i]);
        }
        boolean isEnd = real[7] == 0 && real[8] == 0 && real[9] == 0 && real[10] == 0 && real[11] == 0;
        boolean sane = isSane(real[7], real[8], real[9], real[10], real[11]) && Math.abs(real[13]) <= 65_536 && Math.abs(real[14]) <= 65_536 && Math.abs(real[15]) <= 65_536;
        if (isEnd || !sane) {
            return false;
        }
        int flags = words[16];
        int bits = keys(flags, BUTTONS_2) | ((flags & 262144) != 0 ? GameRecording.GROUNDED : 0) | ((flags & 524288) != 0 ? GameRecording.CROUCHED : 0)
                | ((flags & 4194304) != 0 ? GameRecording.TELEPORTED : 0) | GameRecording.TIMED;
        rows.add(bits, real[7], real[8], real[9], real[13], real[14], real[15], wrapped(real[11]), real[10], (float) (1000 / rate), TOP_SPEED, 0f);
        return true;
    }
}
