package dev.goldenangle.recording;

/** Skips the other entities in a message; nothing of them is kept. */
final class EntityBits {
    static final int END = 1023;
    private static final int[] WIDTHS = {32, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 8, 8, 8, 8, 10, 8, 19, 10, 8, 8, 0, 32, 8, 0, 0, 0, 24, 16, 8, 10, 8, 8, 0, 0, 0, 8, 0,
        32, 32, 32, 0, 0, 0, 0, 32, 0, 0, 0, 32, 16};

    private EntityBits() {
    }

    static void skip(MessageBits in) throws RecordingFault {
        if (in.flag() || !in.flag()) {
            return;
        }
        int count = in.bits(8);
        if (count > WIDTHS.length) {
            throw in.fault(count + " fields of an entity; there are only " + WIDTHS.length);
        }
        for (int i = 0; i < count; i++) {
            if (in.flag() && in.flag()) {
                if (WIDTHS[i] == 0) {
                    in.real();
                } else {
                    in.bits(WIDTHS[i]);
                }
            }
        }
    }
}
