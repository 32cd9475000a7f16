package dev.goldenangle.recording;

/** A player's state in one message, computed from the differences to an earlier one. */
final class PlayerSnapshot {
    static final int COMMAND_TIME = 0;
    static final int ORIGIN_X = 1;
    static final int ORIGIN_Y = 2;
    static final int VELOCITY_X = 4;
    static final int VELOCITY_Y = 5;
    static final int YAW = 6;
    static final int PITCH = 7;
    static final int ORIGIN_Z = 9;
    static final int VELOCITY_Z = 10;
    static final int PM_TIME = 12;
    static final int PM_FLAGS = 19;
    static final int GROUND = 20;
    static final int ENTITY_FLAGS = 22;
    static final int GRAVITY = 24;
    static final int SPEED = 25;
    static final int PM_TYPE = 34;
    /** Bits of each field in the order of the message; 0 is a float, negative is signed. */
    private static final int[] WIDTHS = {32, 0, 0, 8, 0, 0, 0, 0, -16, 0, 0, 8, -16, 16, 8, 4, 8, 8, 8, 16, 10, 4, 16, 10, 16, 16, 16, 8, -8, 8, 8, 8,
        8, 8, 8, 16, 16, 12, 8, 8, 8, 5, 0, 0, 0, 0, 10, 16};
    private static final int LISTS = 4;
    private static final int POWERUPS = 3;

    private final int[] fields = new int[WIDTHS.length];
    private final int[] stats = new int[16];

    /** @param base the snapshot it is a difference from, or null */
    static PlayerSnapshot read(MessageBits in, PlayerSnapshot base) throws RecordingFault {
        PlayerSnapshot read = new PlayerSnapshot();
        if (base != null) {
            System.arraycopy(base.fields, 0, read.fields, 0, read.fields.length);
            System.arraycopy(base.stats, 0, read.stats, 0, read.stats.length);
        }
        int count = in.bits(8);
        if (count > WIDTHS.length) {
            throw in.fault(count + " fields of a player; there are only " + WIDTHS.length);
        }
        for (int i = 0; i < count; i++) {
            if (in.flag()) {
                int width = WIDTHS[i];
                read.fields[i] = width == 0 ? Float.floatToRawIntBits(in.real()) : width < 0 ? in.signed(-width) : in.bits(width);
            }
        }
        if (in.flag()) {
            read.readLists(in);
        }
        return read;
    }

    private void readLists(MessageBits in) throws RecordingFault {
        for (int list = 0; list < LISTS; list++) {
            int mask = in.flag() ? in.bits(16) : 0;
            for (int i = 0; i < 16; i++) {
                if ((mask >> i & 1) != 0) {
                    int value = in.bits(list == POWERUPS ? 32 : 16);
                    if (list == 0) {
                        stats[i] = value;
                    }
                }
            }
        }
    }

    int get(int field) {
        return fields[field];
    }

    float real(int field) {
        return Float.intBitsToFloat(fields[field]);
    }

    int stat(int index) {
        return stats[index];
    }
}
