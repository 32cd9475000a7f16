package dev.goldenangle.world.brush;

import dev.goldenangle.world.World;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Brushes to move among. Immutable and shared between threads; each mover has its own tracer. The planes of all brushes
 * stand in one array in brush order, because a sweep reads them one after the other.
 */
public final class BrushWorld implements World {
    private final List<Brush> brushes;
    private final Bounds bounds;
    private final BrushIndex index;
    private final float[] planes;
    private final int[] firstPlane;
    private final int[] chain;
    private final float stride;
    private final BoxRules boxRules;
    private final BoxRules hullRules;
    /** Made on first use, for the core length last asked for; a value, so any thread may see or replace it. */
    private volatile CapsuleHulls capsuleHulls;

    private BrushWorld(List<Brush> brushes, IndexKind kind, BooleanSupplier isGivenUp, BoxRules boxRules, BoxRules hullRules) {
        this.brushes = List.copyOf(brushes);
        this.boxRules = boxRules != null ? boxRules : () -> new BoxTracer(this);
        this.hullRules = hullRules != null ? hullRules : () -> new HullTracer(this);
        bounds = new Bounds(this.brushes);
        index = kind.build(this.brushes, bounds, isGivenUp);
        stride = kind == IndexKind.BRUTE ? Float.POSITIVE_INFINITY : strideOf(bounds);
        firstPlane = new int[brushes.size() + 1];
        for (int i = 0; i < brushes.size(); i++) {
            firstPlane[i + 1] = firstPlane[i] + brushes.get(i).planeCount();
        }
        planes = new float[4 * firstPlane[brushes.size()]];
        chain = new int[firstPlane[brushes.size()]];
        for (int i = 0; i < brushes.size(); i++) {
            Brush brush = brushes.get(i);
            System.arraycopy(brush.planes(), 0, planes, 4 * firstPlane[i], brush.planes().length);
            for (int k = 0; k < brush.chain().length; k++) {
                chain[firstPlane[i] + k] = firstPlane[i] + brush.chain()[k];
            }
        }
    }

    /** A world with the index for play. Brush numbers in traces are positions in this list. */
    public static BrushWorld of(List<Brush> brushes) {
        return of(brushes, IndexKind.BVH);
    }

    /**
     * As above, unless it is given up.
     *
     * @param isGivenUp asked every so often
     * @throws java.util.concurrent.CancellationException soon after it says yes
     */
    public static BrushWorld of(List<Brush> brushes, BooleanSupplier isGivenUp) {
        return new BrushWorld(brushes, IndexKind.BVH, isGivenUp, null, null);
    }

    /** A world with a chosen index. */
    public static BrushWorld of(List<Brush> brushes, IndexKind kind) {
        return new BrushWorld(brushes, kind, () -> false, null, null);
    }

    /**
     * A compiled level: the brushes are what is drawn and what capsules meet, while boxes are met by the level's own rules.
     *
     * @param boxRules  for Quake III's boxes; null stands for those of the brushes
     * @param hullRules for QuakeWorld's hulls; null stands for those of the brushes
     */
    public static BrushWorld compiled(List<Brush> brushes, BoxRules boxRules, BoxRules hullRules, BooleanSupplier isGivenUp) {
        return new BrushWorld(brushes, IndexKind.BVH, isGivenUp, boxRules, hullRules);
    }

    /** A tracer by Quake III's rules for one mover. */
    public BoxQuery boxTracer() {
        return boxRules.tracer();
    }

    /** A tracer by QuakeWorld's rules for one mover. */
    public BoxQuery hullTracer() {
        return hullRules.tracer();
    }

    public List<Brush> brushes() {
        return brushes;
    }

    @Override
    public float min(int axis) {
        return bounds.min(axis);
    }

    @Override
    public float max(int axis) {
        return bounds.max(axis);
    }

    private static float strideOf(Bounds bounds) {
        float widest = 0f;
        for (int axis = 0; axis < 3; axis++) {
            widest = Math.max(widest, bounds.max(axis) - bounds.min(axis));
        }
        return widest / 32 + 1f;
    }

    /** How much of a long way to search at once: a diagonal's bounds would hold most of the world. */
    float stride() {
        return stride;
    }

    /** The hulls for capsules with a core of this length. */
    CapsuleHulls capsuleHulls(double length) {
        CapsuleHulls hulls = capsuleHulls;
        if (hulls == null || hulls.length != length) {
            hulls = new CapsuleHulls(brushes, length);
            capsuleHulls = hulls;
        }
        return hulls;
    }

    BrushIndex index() {
        return index;
    }

    Bounds bounds() {
        return bounds;
    }

    /** All planes, nx ny nz dist each. */
    float[] planes() {
        return planes;
    }

    /** Where each brush's planes begin, in planes; one more entry marks the end. */
    int[] firstPlane() {
        return firstPlane;
    }

    /** For each brush, at {@link #firstPlane}, its plane numbers in the order a point hull walks them. */
    int[] chain() {
        return chain;
    }
}
