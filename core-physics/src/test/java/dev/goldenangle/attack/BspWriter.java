package dev.goldenangle.attack;

import dev.goldenangle.map.MapContent;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Writes small compiled Quake III levels for tests: brushes, patches, submodels and entities, in one leaf on both sides of one node. */
public final class BspWriter {
    private static final int LUMPS = 17;
    private final List<float[]> planes = new ArrayList<>();
    private final List<int[]> shaders = new ArrayList<>();
    private final List<String> shaderNames = new ArrayList<>();
    private final List<int[]> brushes = new ArrayList<>();
    private final List<int[]> sides = new ArrayList<>();
    private final List<float[]> vertices = new ArrayList<>();
    private final List<int[]> surfaces = new ArrayList<>();
    private final List<int[]> models = new ArrayList<>();
    private final StringBuilder entities = new StringBuilder();
    private int modelBrush;
    private int modelSurface;

    /** A shader by name, contents and surface flags; later brushes and patches use its number. */
    public int shader(String name, int contents, int flags) {
        shaderNames.add(name);
        shaders.add(new int[] {flags, contents});
        return shaders.size() - 1;
    }

    /** A box cut by further planes (nx ny nz dist each). */
    public BspWriter brush(int shader, float x0, float y0, float z0, float x1, float y1, float z1, float... cuts) {
        int first = sides.size();
        float[] box = {-x0, x1, -y0, y1, -z0, z1};
        for (int k = 0; k < 6; k++) {
            float[] plane = new float[4];
            plane[k / 2] = k % 2 == 0 ? -1f : 1f;
            plane[3] = box[k];
            side(plane, shader);
        }
        for (int at = 0; at < cuts.length; at += 4) {
            side(new float[] {cuts[at], cuts[at + 1], cuts[at + 2], cuts[at + 3]}, shader);
        }
        brushes.add(new int[] {first, sides.size() - first, shader});
        return this;
    }

    private void side(float[] plane, int shader) {
        sides.add(new int[] {planes.size(), shader});
        planes.add(plane);
        planes.add(new float[] {-plane[0], -plane[1], -plane[2], -plane[3]});
    }

    /** Control points row by row, x y z each. */
    public BspWriter patch(int shader, int width, int height, float... points) {
        surfaces.add(new int[] {shader, 2, vertices.size(), width * height, width, height});
        for (int at = 0; at < points.length; at += 3) {
            vertices.add(new float[] {points[at], points[at + 1], points[at + 2]});
        }
        return this;
    }

    /** Everything added since the last call becomes the next model; the first is the world. */
    public BspWriter endModel() {
        models.add(new int[] {modelSurface, surfaces.size() - modelSurface, modelBrush, brushes.size() - modelBrush});
        modelSurface = surfaces.size();
        modelBrush = brushes.size();
        return this;
    }

    /** An entity as alternating keys and values. */
    public BspWriter entity(String... keysAndValues) {
        entities.append("{\n");
        for (int i = 0; i < keysAndValues.length; i += 2) {
            entities.append('"').append(keysAndValues[i]).append("\" \"").append(keysAndValues[i + 1]).append("\"\n");
        }
        entities.append("}\n");
        return this;
    }

    /** The file; the world consists of everything added before the first {@link #endModel}. */
    public byte[] bytes() {
        if (models.isEmpty()) {
            endModel();
        }
        int[] world = models.get(0);
        byte[][] lumps = new byte[LUMPS][0];
        lumps[0] = (entities + "\0").getBytes(StandardCharsets.ISO_8859_1);
        lumps[1] = table(72, shaders.size(), (out, i) -> {
            byte[] name = shaderNames.get(i).getBytes(StandardCharsets.ISO_8859_1);
            out.put(name).position(72 * i + 64);
            out.putInt(shaders.get(i)[0]).putInt(shaders.get(i)[1]);
        });
        lumps[2] = table(16, planes.size(), (out, i) -> floats(out, planes.get(i)));
        lumps[3] = table(36, 1, (out, i) -> out.putInt(0).putInt(-1).putInt(-1).position(36));
        lumps[4] = table(48, 1, (out, i) -> out.position(32).putInt(0).putInt(world[1]).putInt(0).putInt(world[3]));
        lumps[5] = table(4, world[1], (out, i) -> out.putInt(world[0] + i));
        lumps[6] = table(4, world[3], (out, i) -> out.putInt(world[2] + i));
        lumps[7] = table(40, models.size(), (out, i) -> {
            floats(out, bounds(models.get(i)));
            for (int value : models.get(i)) {
                out.putInt(value);
            }
        });
        lumps[8] = table(12, brushes.size(), (out, i) -> out.putInt(brushes.get(i)[0]).putInt(brushes.get(i)[1]).putInt(brushes.get(i)[2]));
        lumps[9] = table(8, sides.size(), (out, i) -> out.putInt(sides.get(i)[0]).putInt(sides.get(i)[1]));
        lumps[10] = table(44, vertices.size(), (out, i) -> {
            floats(out, vertices.get(i));
            out.position(44 * (i + 1));
        });
        lumps[13] = table(104, surfaces.size(), (out, i) -> {
            int[] s = surfaces.get(i);
            out.putInt(s[0]).putInt(-1).putInt(s[1]).putInt(s[2]).putInt(s[3]).position(104 * i + 96);
            out.putInt(s[4]).putInt(s[5]);
        });
        return file(lumps);
    }

    public MapContent content() {
        return new MapContent(bytes(), "");
    }

    private interface Record {
        void write(ByteBuffer out, int index);
    }

    private static byte[] table(int size, int count, Record record) {
        ByteBuffer out = ByteBuffer.allocate(size * count).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            record.write(out, i);
            out.position(size * (i + 1));
        }
        return out.array();
    }

    private static void floats(ByteBuffer out, float[] values) {
        for (float value : values) {
            out.putFloat(value);
        }
    }

    private float[] bounds(int[] model) {
        float[] bounds = new float[6];
        for (int i = model[2]; i < model[2] + model[3]; i++) {
            for (int k = 0; k < 6; k++) {
                float dist = planes.get(sides.get(brushes.get(i)[0] + k)[0])[3];
                int at = k / 2 + 3 * (k % 2);
                float value = k % 2 == 0 ? -dist : dist;
                bounds[at] = i == model[2] ? value : k % 2 == 0 ? Math.min(bounds[at], value) : Math.max(bounds[at], value);
            }
        }
        return bounds;
    }

    private static byte[] file(byte[][] lumps) {
        int size = 8 + 8 * LUMPS;
        for (byte[] lump : lumps) {
            size += lump.length + 3 & ~3;
        }
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        out.put("IBSP".getBytes(StandardCharsets.ISO_8859_1)).putInt(46);
        int at = 8 + 8 * LUMPS;
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

    /** A room with a ramp, a curved wall, a lift, a pad, a teleporter and a spawn. */
    public static BspWriter room() {
        BspWriter room = new BspWriter();
        int wall = room.shader("textures/base/wall", 1, 0);
        int clip = room.shader("textures/common/clip", 0x10000, 0x80);
        int ice = room.shader("textures/base/ice", 1, 2);
        int water = room.shader("textures/liquids/pool", 0x20, 0);
        int trigger = room.shader("textures/common/trigger", 0x40000000, 0x80);
        room.brush(wall, -512, -512, -16, 512, 512, 0).brush(wall, -512, -512, 0, -496, 512, 256).brush(wall, 496, -512, 0, 512, 512, 256)
                .brush(wall, -512, -512, 0, 512, -496, 256).brush(clip, -512, 496, 0, 512, 512, 256)
                .brush(wall, 100, -64, 0, 300, 64, 100, -0.4472136f, 0f, 0.8944272f, -44.72136f)
                .brush(ice, -300, -300, 0, -200, -200, 8).brush(water, 200, 200, 0, 300, 300, 64);
        room.patch(wall, 3, 3, -128, 256, 0, 0, 384, 0, 128, 256, 0, -128, 256, 64, 0, 384, 64, 128, 256, 64, -128, 256, 128, 0, 384, 128, 128, 256, 128);
        room.endModel();
        room.brush(wall, 0, -300, 0, 64, -236, 32).endModel();
        room.brush(trigger, -100, -100, 0, -60, -60, 8).endModel();
        room.brush(trigger, 400, -400, 0, 440, -360, 64).endModel();
        room.entity("classname", "worldspawn", "message", "a room").entity("classname", "info_player_deathmatch", "origin", "0 0 32", "angle", "90")
                .entity("classname", "func_plat", "model", "*1").entity("classname", "trigger_push", "model", "*2", "target", "up")
                .entity("classname", "target_position", "targetname", "up", "origin", "-80 -80 204")
                .entity("classname", "trigger_teleport", "model", "*3", "target", "there")
                .entity("classname", "misc_teleporter_dest", "targetname", "there", "origin", "0 200 40", "angle", "180");
        return room;
    }
}
