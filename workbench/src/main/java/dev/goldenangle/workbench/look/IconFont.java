package dev.goldenangle.workbench.look;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * A step of the build: cuts a TrueType font down to the letters of some codes.
 *
 * <p>How it works:
 * <ol>
 * <li>the font's own table of codes tells the shapes that are wanted; the first shape, that of a missing letter, stays the first;
 * <li>shapes, their widths and the table of codes are written anew for these alone, under other codes if wanted;
 * <li>names and measures of the font are kept, the names of shapes go, and every table gets its checksum.
 * </ol>
 */
final class IconFont {
    /** Beside the style sheets. */
    static final String NAME = "icons.ttf";
    static final String FAMILY = "Material Design Icons";
    private static final String WHOLE = "/META-INF/resources/materialdesign2/7.4.47/fonts/materialdesignicons-webfont.ttf";
    private static final int WINDOWS = 3;
    private static final int UNICODE_IN_FULL = 10;
    private static final int RUNS_OF_CODES = 12;
    private static final int MAGIC_SUM = 0xB1B0AFBA;
    private final Map<String, ByteBuffer> tables = new TreeMap<>();
    private final int version;

    private IconFont(ByteBuffer font) {
        version = font.getInt(0);
        for (int i = 0; i < font.getShort(4); i++) {
            int entry = 12 + 16 * i;
            byte[] tag = new byte[4];
            font.get(entry, tag);
            tables.put(new String(tag, StandardCharsets.US_ASCII), font.slice(font.getInt(entry + 8), font.getInt(entry + 12)));
        }
    }

    /** The font of the window's icons. */
    static byte[] ofIcons() throws IOException {
        try (InputStream in = IconFont.class.getResourceAsStream(WHOLE)) {
            return new IconFont(ByteBuffer.wrap(in.readAllBytes())).cut(Arrays.stream(Icon.values()).mapToInt(Icon::code).toArray(), Arrays.stream(Icon.values()).mapToInt(Icon::letter).toArray());
        }
    }

    /** @param codes in rising order */
    static byte[] cut(byte[] font, int... codes) {
        return new IconFont(ByteBuffer.wrap(font)).cut(codes, codes);
    }

    /** @param letters the codes under which the shapes are found from now on, in rising order */
    private byte[] cut(int[] codes, int[] letters) {
        int[] shapes = new int[codes.length + 1];
        for (int i = 0; i < codes.length; i++) {
            shapes[i + 1] = shapeOf(codes[i]);
        }
        Map<String, ByteBuffer> kept = new TreeMap<>();
        for (String tag : new String[] {"OS/2", "name", "maxp", "hhea", "head"}) {
            kept.put(tag, copy(tables.get(tag)));
        }
        cutShapes(kept, shapes);
        kept.put("hmtx", widths(shapes));
        kept.put("cmap", codeTable(letters));
        kept.put("post", ByteBuffer.allocate(32).putInt(0, 0x30000));
        kept.get("maxp").putShort(4, (short) shapes.length);
        kept.get("hhea").putShort(34, (short) shapes.length);
        kept.get("head").putShort(50, (short) 1).putInt(8, 0);
        return written(kept);
    }

    private int shapeOf(int code) {
        ByteBuffer cmap = tables.get("cmap");
        for (int i = 0; i < cmap.getShort(2); i++) {
            int at = cmap.getInt(4 + 8 * i + 4);
            for (int run = 0; cmap.getShort(at) == RUNS_OF_CODES && run < cmap.getInt(at + 12); run++) {
                int group = at + 16 + 12 * run;
                if (code >= cmap.getInt(group) && code <= cmap.getInt(group + 4)) {
                    return cmap.getInt(group + 8) + code - cmap.getInt(group);
                }
            }
        }
        throw new IllegalArgumentException(String.format("the font has no letter for %X", code));
    }

    private int placeOf(int shape) {
        boolean isLong = tables.get("head").getShort(50) == 1;
        return isLong ? tables.get("loca").getInt(4 * shape) : 2 * Short.toUnsignedInt(tables.get("loca").getShort(2 * shape));
    }

    private void cutShapes(Map<String, ByteBuffer> kept, int... shapes) {
        ByteBuffer glyf = ByteBuffer.allocate(tables.get("glyf").capacity());
        ByteBuffer loca = ByteBuffer.allocate(4 * shapes.length + 4);
        for (int shape : shapes) {
            loca.putInt(glyf.position());
            ByteBuffer outline = tables.get("glyf").slice(placeOf(shape), placeOf(shape + 1) - placeOf(shape));
            if (outline.capacity() > 0 && outline.getShort(0) < 0) {
                throw new IllegalArgumentException("a shape is made of others, which are not looked for");
            }
            glyf.put(outline).position((glyf.position() + 3) / 4 * 4);
        }
        kept.put("loca", loca.putInt(glyf.position()));
        kept.put("glyf", copy(glyf.slice(0, glyf.position())));
    }

    private ByteBuffer widths(int... shapes) {
        ByteBuffer hmtx = tables.get("hmtx");
        int wide = Short.toUnsignedInt(tables.get("hhea").getShort(34));
        ByteBuffer widths = ByteBuffer.allocate(4 * shapes.length);
        for (int shape : shapes) {
            widths.putShort(hmtx.getShort(4 * Math.min(shape, wide - 1)));
            widths.putShort(hmtx.getShort(shape < wide ? 4 * shape + 2 : 4 * wide + 2 * (shape - wide)));
        }
        return widths;
    }

    private static ByteBuffer codeTable(int... codes) {
        ByteBuffer cmap = ByteBuffer.allocate(28 + 12 * codes.length);
        cmap.putShort((short) 0).putShort((short) 1).putShort((short) WINDOWS).putShort((short) UNICODE_IN_FULL).putInt(12);
        cmap.putShort((short) RUNS_OF_CODES).putShort((short) 0).putInt(16 + 12 * codes.length).putInt(0).putInt(codes.length);
        for (int i = 0; i < codes.length; i++) {
            cmap.putInt(codes[i]).putInt(codes[i]).putInt(i + 1);
        }
        return cmap;
    }

    private byte[] written(Map<String, ByteBuffer> kept) {
        int at = 12 + 16 * kept.size();
        int head = 0;
        int power = Integer.highestOneBit(kept.size());
        ByteBuffer out = ByteBuffer.allocate(at + kept.values().stream().mapToInt(table -> (table.capacity() + 3) / 4 * 4).sum());
        out.putInt(version).putShort((short) kept.size()).putShort((short) (16 * power)).putShort((short) Integer.numberOfTrailingZeros(power)).putShort((short) (16 * (kept.size() - power)));
        for (Map.Entry<String, ByteBuffer> table : kept.entrySet()) {
            out.put(table.getKey().getBytes(StandardCharsets.US_ASCII)).putInt(0).putInt(at).putInt(table.getValue().capacity());
            out.put(at, table.getValue().array());
            out.putInt(out.position() - 12, sum(out, at, table.getValue().capacity()));
            head = table.getKey().equals("head") ? at : head;
            at += (table.getValue().capacity() + 3) / 4 * 4;
        }
        out.putInt(head + 8, MAGIC_SUM - sum(out, 0, out.capacity()));
        return out.array();
    }

    /** Of all words. */
    private static int sum(ByteBuffer bytes, int from, int length) {
        int sum = 0;
        for (int i = from; i < from + length; i += 4) {
            sum += bytes.getInt(i);
        }
        return sum;
    }

    private static ByteBuffer copy(ByteBuffer table) {
        byte[] bytes = new byte[table.capacity()];
        table.get(0, bytes);
        return ByteBuffer.wrap(bytes);
    }
}
