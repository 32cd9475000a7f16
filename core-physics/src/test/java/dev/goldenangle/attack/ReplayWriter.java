package dev.goldenangle.attack;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes replays of GOKZ for tests. */
public final class ReplayWriter {
    private ReplayWriter() {
    }

    /**
     * Version 1 of a replay: the position moves by 2 units per tick along x while right is held.
     *
     * @param ticks number of ticks
     * @param announced  number of ticks in the header
     */
    public static byte[] replay(int ticks, int announced) {
        ByteBuffer out = ByteBuffer.allocate(200 + 28 * ticks).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(0x676F6B7A).put((byte) 1).put((byte) 0);
        text(out, "kz_hall");
        out.putInt(0).putInt(1).putInt(0).putFloat(announced / 128f).putInt(0).putInt(77);
        text(out, "STEAM_1:0:1");
        text(out, "10.0.0.1");
        text(out, "somebody");
        out.putInt(announced);
        for (int i = 0; i < ticks; i++) {
            out.putFloat(2f * i).putFloat(5f).putFloat(64f).putFloat(1f).putFloat(190f).putInt(1024).putInt(i < 3 ? 1 : 0);
        }
        return Arrays.copyOf(out.array(), out.position());
    }

    private static void text(ByteBuffer out, String text) {
        out.put((byte) text.length()).put(text.getBytes(StandardCharsets.UTF_8));
    }
}
