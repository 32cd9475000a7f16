package dev.goldenangle.workbench.app.window;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Generates a map of any size: one floor with a field of boxes. */
public final class BigMap {
    private static final int PITCH = 96;
    private static final int ROW = 256;

    private BigMap() {
    }

    public static Path write(Path file, long bytes) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            long written = line(out, "{\n\"classname\" \"worldspawn\"\n");
            written += box(out, -PITCH, -PITCH, -64, PITCH * ROW, PITCH * ROW, 0);
            for (int i = 1; written < bytes; i++) {
                int x = i % ROW * PITCH;
                int y = i / ROW * PITCH;
                written += box(out, x, y, 0, x + 32 + i % 7, y + 32 + i % 5, 16 + i % 90);
            }
            line(out, "}\n{\n\"classname\" \"info_player_start\"\n\"origin\" \"-48 -48 32\"\n}\n");
        }
        return file;
    }

    private static long line(BufferedWriter out, String text) throws IOException {
        out.write(text);
        return text.length();
    }

    private static long box(BufferedWriter out, int x0, int y0, int z0, int x1, int y1, int z1) throws IOException {
        return line(out, "{\n")
                + face(out, x0, y0, z0, x0, y0 + 1, z0, x0, y0, z0 + 1) + face(out, x0, y0, z0, x0, y0, z0 + 1, x0 + 1, y0, z0)
                + face(out, x0, y0, z0, x0 + 1, y0, z0, x0, y0 + 1, z0) + face(out, x1, y1, z1, x1, y1 + 1, z1, x1 + 1, y1, z1)
                + face(out, x1, y1, z1, x1 + 1, y1, z1, x1, y1, z1 + 1) + face(out, x1, y1, z1, x1, y1, z1 + 1, x1, y1 + 1, z1)
                + line(out, "}\n");
    }

    private static long face(BufferedWriter out, int... p) throws IOException {
        StringBuilder text = new StringBuilder(80);
        for (int i = 0; i < p.length; i += 3) {
            text.append("( ").append(p[i]).append(' ').append(p[i + 1]).append(' ').append(p[i + 2]).append(" ) ");
        }
        return line(out, text.append("stone 0 0 0 1 1\n").toString());
    }
}
