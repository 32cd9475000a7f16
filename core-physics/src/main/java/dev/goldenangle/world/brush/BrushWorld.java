package dev.goldenangle.world.brush;

import dev.goldenangle.world.World;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A collision world of brushes. Immutable and shared between threads; each mover has its own tracer. The planes of all
 * brushes are in one array in brush order, because a sweep reads them sequentially.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
public final class BrushWorld implements World {
    private final List<Brush> brushes;
    private final Features features;
    private final Bounds bounds;
    private final BrushIndex index;
    private final float[] planes;
    private final int[] firstPlane;
    private final int[] chain;
    private final float stride;
    private final BoxRules boxRules;
    private final BoxRules hullRules;
    /** Created on demand for the core length last used; immutable, so any thread can read or replace it. */
    private volatile CapsuleHulls capsuleHulls;

    private BrushWorld(List<Brush> brushes, Features features, IndexKind kind, BooleanSupplier isCancelled, BoxRules boxRules, BoxRules hullRules) {
        this.brushes = List.copyOf(brushes);
        this.features = features;
        this.boxRules = boxRules != null ? boxRules : () -> new BoxTracer(this);
        this.hullRules = hullRules != null ? hullRules : () -> new HullTracer(this);
        bounds = new Bounds(this.brushes);
        index = kind.build(this.brushes, bounds, isCancelled);
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

    /** A world with the default index. Brush numbers in sweep hits are positions in this list. */
    public static BrushWorld of(List<Brush> brushes) {
        return of(brushes, IndexKind.BVH);
    }

    /**
     * The same, but can be cancelled.
     *
     * @param isCancelled checked regularly
     * @throws java.util.concurrent.CancellationException soon after it returns true
     */
    public static BrushWorld of(List<Brush> brushes, BooleanSupplier isCancelled) {
        return new BrushWorld(brushes, Features.NONE, IndexKind.BVH, isCancelled, null, null);
    }

    /** A world with a chosen index. */
    public static BrushWorld of(List<Brush> brushes, IndexKind kind) {
        return new BrushWorld(brushes, Features.NONE, kind, () -> false, null, null);
    }

    /**
     * A compiled level: the brushes are drawn and collide with capsules, while boxes collide by the level's own rules.
     *
     * @param boxRules  for Quake III's boxes; null uses the brushes
     * @param hullRules for QuakeWorld's hulls; null uses the brushes
     */
    public static BrushWorld compiled(List<Brush> brushes, Features features, BoxRules boxRules, BoxRules hullRules, BooleanSupplier isCancelled) {
        return new BrushWorld(brushes, features, IndexKind.BVH, isCancelled, boxRules, hullRules);
    }

    /** The same, with what only some models notice. */
    public static BrushWorld of(List<Brush> brushes, Features features, BooleanSupplier isCancelled) {
        return new BrushWorld(brushes, features, IndexKind.BVH, isCancelled, null, null);
    }

    /** A tracer with Quake III's rules for one mover. */
    public BoxQuery boxTracer() {
        return boxRules.tracer();
    }

    /** A tracer with QuakeWorld's rules for one mover. */
    public BoxQuery hullTracer() {
        return hullRules.tracer();
    }

    public List<Brush> brushes() {
        return brushes;
    }

    public Features features() {
        return features;
    }

    /** The shapes of all water or of all ladders, which nothing collides with. */
    public List<Brush> volumes(Volume.Kind kind) {
        return features.volumes().stream().filter(volume -> volume.kind() == kind).map(Volume::brush).toList();
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

    /** How much of a long path to search at once: the bounds of a long diagonal would contain most of the world. */
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

    /** Index of each brush's first plane, plus one entry for the end. */
    int[] firstPlane() {
        return firstPlane;
    }

    /** For each brush, at {@link #firstPlane}, its plane numbers in the order in which a point hull tests them. */
    int[] chain() {
        return chain;
    }
}
