package dev.goldenangle.workbench.viewport.scenery;

import java.util.Arrays;

/** Removes everything above a height from a scenery, so that floors under ceilings are visible. */
public final class CutScenery {
    private static final int MOST_CORNERS = 128;
    private final Scenery whole;
    private final double height;
    private final Scenery.Builder builder = new Scenery.Builder();
    private final float[] kept = new float[3 * MOST_CORNERS];
    private int count;

    private CutScenery(Scenery whole, double height) {
        this.whole = whole;
        this.height = height;
    }

    /** The part of a scenery at or below a height, with the cut solids closed. */
    public static Scenery below(SceneryMaker maker, Scenery whole, double height) {
        CutScenery cut = new CutScenery(whole, height);
        for (int i = 0; i < whole.polygonCount(); i++) {
            cut.addPolygon(i);
        }
        for (int i = 0; i < whole.lineCount(); i++) {
            cut.addLine(i);
        }
        maker.addCaps(cut.builder, height);
        return cut.builder.build();
    }

    private void addPolygon(int i) {
        float[] corners = whole.corners();
        int from = 3 * whole.firstCorner(i);
        int to = 3 * whole.firstCorner(i + 1);
        count = 0;
        for (int at = from; at < to && count < MOST_CORNERS - 1; at += 3) {
            int next = at + 3 == to ? from : at + 3;
            if (corners[at + 2] <= height) {
                keep(corners[at], corners[at + 1], corners[at + 2]);
            }
            if (corners[at + 2] <= height != corners[next + 2] <= height) {
                double share = (height - corners[at + 2]) / (corners[next + 2] - corners[at + 2]);
                keep((float) (corners[at] + share * (corners[next] - corners[at])), (float) (corners[at + 1] + share * (corners[next + 1] - corners[at + 1])), (float) height);
            }
        }
        if (count >= 3) {
            float[] planes = whole.planes();
            builder.polygon(whole.kind(i), planes[4 * i], planes[4 * i + 1], planes[4 * i + 2], planes[4 * i + 3], Arrays.copyOf(kept, 3 * count), 3 * count);
        }
    }

    private void keep(float x, float y, float z) {
        kept[3 * count] = x;
        kept[3 * count + 1] = y;
        kept[3 * count++ + 2] = z;
    }

    private void addLine(int i) {
        float[] ends = whole.lines();
        int a = 6 * i;
        int b = a + 3;
        if (ends[a + 2] > height && ends[b + 2] > height) {
            return;
        }
        double[] from = end(ends, a, b);
        double[] to = end(ends, b, a);
        builder.line(whole.lineKind(i), from[0], from[1], from[2], to[0], to[1], to[2]);
    }

    /** One end of a line, or the point where the line crosses the cut. */
    private double[] end(float[] ends, int at, int other) {
        double share = ends[at + 2] <= height ? 0 : (height - ends[at + 2]) / (ends[other + 2] - ends[at + 2]);
        return new double[] {ends[at] + share * (ends[other] - ends[at]), ends[at + 1] + share * (ends[other + 1] - ends[at + 1]),
            ends[at + 2] + share * (ends[other + 2] - ends[at + 2])};
    }
}
