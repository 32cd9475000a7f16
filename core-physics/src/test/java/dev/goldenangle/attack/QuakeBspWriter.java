package dev.goldenangle.attack;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes one small compiled Quake level for tests: a floor at height 0 and a wall from x = 200 on, as hull and as two faces. */
public final class QuakeBspWriter {
    private static final int LUMPS = 15;

    private QuakeBspWriter() {
    }

    public static byte[] room() {
        byte[][] lumps = new byte[LUMPS][0];
        lumps[0] = ("{\n\"classname\" \"worldspawn\"\n}\n{\n\"classname\" \"info_player_start\"\n\"origin\" \"0 0 40\"\n}\n"
                + "{\n\"classname\" \"trigger_teleport\"\n\"model\" \"*1\"\n\"target\" \"t\"\n}\n{\n\"classname\" \"info_teleport_destination\"\n\"targetname\" \"t\"\n\"origin\" \"50 60 0\"\n}\n\0")
                .getBytes(StandardCharsets.ISO_8859_1);
        lumps[1] = table(4 * 20, out -> plane(plane(plane(plane(out, 0, 0, 1, 24), 1, 0, 0, 184), 0, 0, 1, 0), 1, 0, 0, 200));
        lumps[2] = table(4 + 4 + 40, out -> out.putInt(1).putInt(8).put("stone".getBytes(StandardCharsets.ISO_8859_1)));
        lumps[3] = table(8 * 12, out -> {
            float[] corners = {-512, -512, 0, 200, -512, 0, 200, 512, 0, -512, 512, 0, 200, -512, 256, 200, 512, 256, 0, 0, 0, 0, 0, 0};
            for (float value : corners) {
                out.putFloat(value);
            }
        });
        lumps[6] = table(40, out -> out.position(40));
        lumps[7] = table(2 * 20, out -> {
            face(out, 2, 0, 0);
            face(out, 3, 1, 4);
        });
        lumps[9] = table(2 * 8, out -> out.putInt(0).putShort((short) 1).putShort((short) -2).putInt(1).putShort((short) -2).putShort((short) -1));
        lumps[12] = table(9 * 4, out -> {
            short[] ends = {0, 0, 0, 3, 3, 2, 2, 1, 1, 0, 1, 2, 2, 5, 5, 4, 4, 1};
            for (short end : ends) {
                out.putShort(end);
            }
        });
        lumps[13] = table(8 * 4, out -> out.putInt(1).putInt(2).putInt(3).putInt(4).putInt(5).putInt(6).putInt(7).putInt(8));
        lumps[14] = table(2 * 64, out -> {
            model(out, -512, 512, 0, 2);
            model(out, 0, 32, -1, 0);
        });
        return file(lumps);
    }

    private static ByteBuffer plane(ByteBuffer out, float x, float y, float z, float dist) {
        return out.putFloat(x).putFloat(y).putFloat(z).putFloat(dist).putInt(x == 1 ? 0 : 2);
    }

    private static void face(ByteBuffer out, int plane, int side, int firstEdge) {
        out.putShort((short) plane).putShort((short) side).putInt(firstEdge).putShort((short) 4).putShort((short) 0).putInt(0).putInt(-1);
    }

    private static void model(ByteBuffer out, float low, float high, int head, int faces) {
        out.putFloat(low).putFloat(low).putFloat(low).putFloat(high).putFloat(high).putFloat(high).putFloat(0).putFloat(0).putFloat(0);
        out.putInt(0).putInt(head).putInt(head).putInt(0).putInt(0).putInt(0).putInt(faces);
    }

    private interface Content {
        void write(ByteBuffer out);
    }

    private static byte[] table(int size, Content content) {
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        content.write(out);
        return out.array();
    }

    private static byte[] file(byte[][] lumps) {
        int size = 4 + 8 * LUMPS;
        for (byte[] lump : lumps) {
            size += lump.length + 3 & ~3;
        }
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(29);
        int at = 4 + 8 * LUMPS;
        for (byte[] lump : lumps) {
            out.putInt(at).putInt(lump.length);
            at += lump.length + 3 & ~3;
        }
        for (byte[] lump : lumps) {
            int begin = out.position();
            out.put(lump).position(begin + (lump.length + 3 & ~3));
        }
        return out.array();
    }
}
