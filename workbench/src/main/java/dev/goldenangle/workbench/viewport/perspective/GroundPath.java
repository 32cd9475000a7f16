package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;

import java.util.Arrays;
import java.util.Map;
import java.util.WeakHashMap;

/** The height of the ground under a run, computed once per tick. */
final class GroundPath {
    private final Map<Run, float[]> heights = new WeakHashMap<>();
    private SceneryMaker asked;

    double at(SceneryMaker painter, RunReader run, int tick, double bottom) {
        if (painter != asked) {
            asked = painter;
            heights.clear();
        }
        float[] known = heights.compute(run.run(), (key, old) -> grown(old, run.length()));
        if (Float.isNaN(known[tick])) {
            known[tick] = (float) painter.groundBelow(run.x(tick), run.y(tick), run.z(tick) + bottom);
        }
        return known[tick];
    }

    private static float[] grown(float[] old, int length) {
        if (old != null && old.length >= length) {
            return old;
        }
        float[] grown = new float[length + length / 2 + 16];
        Arrays.fill(grown, Float.NaN);
        if (old != null) {
            System.arraycopy(old, 0, grown, 0, old.length);
        }
        return grown;
    }
}
