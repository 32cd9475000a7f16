package dev.goldenangle.world.brush;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The worlds of the reference figures, from figures/q3 in the test resources. */
public final class FigureWorlds {
    private FigureWorlds() {
    }

    /** The benchmark field: 2,206 boxes and wedges. */
    public static List<Brush> field() {
        return rows("world_field_brushes.csv").stream().map(FigureWorlds::cutBox).toList();
    }

    /** The rooms of the one-step figures of Quake III. */
    public static List<Brush> q3Hard() {
        return rows("q3_world_hard.csv").stream().map(FigureWorlds::cutBox).toList();
    }

    /** The hulls of the one-step figures of QuakeWorld. */
    public static List<Brush> qwHard() {
        return rows("qw_world_hard.csv").stream().map(row -> Brush.chain(floats(row, 0))).toList();
    }

    /** The fields of every line but the first. */
    public static List<String[]> rows(String file) {
        try (InputStream stream = FigureWorlds.class.getResourceAsStream("/figures/q3/" + file)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().skip(1).map(line -> line.split(",", -1)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Brush cutBox(String[] row) {
        float[] n = floats(row, 1);
        float[] cuts = new float[n.length - 6];
        System.arraycopy(n, 6, cuts, 0, cuts.length);
        return Brush.cutBox(n[0], n[1], n[2], n[3], n[4], n[5], cuts);
    }

    private static float[] floats(String[] row, int from) {
        int to = row.length;
        while (row[to - 1].isEmpty()) {
            to--;
        }
        float[] numbers = new float[to - from];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Float.parseFloat(row[from + i]);
        }
        return numbers;
    }
}
