package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.BoxRules;
import dev.goldenangle.world.brush.SweepHit;

import java.util.List;

/**
 * The clip hulls of a Quake level: trees whose solids were enlarged by the player's box when the level was compiled, so
 * that only a point has to be traced. The models are listed in order, the world first.
 *
 * @param planes nx ny nz dist each
 * @param nodes  three numbers per node: plane, front, back; a negative child is the content there (−2 is solid)
 * @param models the root of each model's tree, and its position
 */
public record ClipHull(float[] planes, int[] nodes, List<Standing> models) implements BoxRules {
    static final int SOLID = -2;
    static final int EMPTY = -1;
    /** Low corner of the box by which the hull was enlarged. */
    private static final Vec3 GROWN_FROM = new Vec3(-16f, -16f, -24f);

    /**
     * A model of the level at its position.
     *
     * @param head   first node of its tree; negative if the whole model has a single contents value
     * @param origin its position
     */
    public record Standing(int head, Vec3 origin) {
    }

    @Override
    public BoxQuery tracer() {
        return new Tracer(this);
    }

    private static final class Tracer implements BoxQuery {
        private static final double PULL_BACK = 0.1;
        private final ClipHull hull;
        private final Vec3 from = new Vec3();
        private final Vec3 to = new Vec3();
        private final Vec3 stop = new Vec3();
        private int head;
        private float gap;
        private float fraction;
        private boolean allSolid;
        private boolean startSolid;
        private float nx;
        private float ny;
        private float nz;

        Tracer(ClipHull hull) {
            this.hull = hull;
        }

        /**
         * Each model is traced on its own; the nearest hit is kept, or the first if several are equally near. A start inside a model
         * counts as a path of zero length.
         */
        @Override
        public void sweep(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float contactGap, SweepHit dest) {
            dest.setFree(end);
            float shiftX = GROWN_FROM.x - mins.x;
            float shiftY = GROWN_FROM.y - mins.y;
            float shiftZ = GROWN_FROM.z - mins.z;
            if (!Float.isFinite(start.x + start.y + start.z + end.x + end.y + end.z + shiftX + shiftY + shiftZ)) {
                dest.setBuried(start, -1);
                return;
            }
            for (int i = 0; i < hull.models.size(); i++) {
                Standing model = hull.models.get(i);
                float ox = model.origin.x + shiftX;
                float oy = model.origin.y + shiftY;
                float oz = model.origin.z + shiftZ;
                trace(model.head, start.x - ox, start.y - oy, start.z - oz, end.x - ox, end.y - oy, end.z - oz, contactGap);
                float way = startSolid ? 0f : fraction;
                if (way < dest.fraction) {
                    dest.fraction = way;
                    dest.startSolid = startSolid;
                    dest.allSolid = allSolid;
                    dest.end.set(stop.x + ox, stop.y + oy, stop.z + oz);
                    dest.normal.set(nx, ny, nz);
                    dest.lastNormal.set(dest.normal);
                }
            }
            if (dest.startSolid) {
                dest.end.set(start);
            }
        }

        @Override
        public boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs) {
            for (int i = 0; i < hull.models.size(); i++) {
                Standing model = hull.models.get(i);
                head = model.head;
                if (contents(head, at.x - model.origin.x - GROWN_FROM.x + mins.x, at.y - model.origin.y - GROWN_FROM.y + mins.y,
                        at.z - model.origin.z - GROWN_FROM.z + mins.z) == SOLID) {
                    return true;
                }
            }
            return false;
        }

        private void trace(int root, float x1, float y1, float z1, float x2, float y2, float z2, float contactGap) {
            head = root;
            gap = contactGap;
            fraction = 1f;
            allSolid = true;
            startSolid = false;
            nx = 0f;
            ny = 0f;
            nz = 0f;
            from.set(x1, y1, z1);
            to.set(x2, y2, z2);
            stop.set(to);
            walk(root, 0f, 1f, x1, y1, z1, x2, y2, z2);
            startSolid |= allSolid;
        }

        /** The content at a point of the hull. */
        private int contents(int node, float x, float y, float z) {
            int at = node;
            while (at >= 0) {
                at = hull.nodes[3 * at + (distance(at, x, y, z) < 0f ? 2 : 1)];
            }
            return at;
        }

        private float distance(int node, float x, float y, float z) {
            int plane = 4 * hull.nodes[3 * node];
            float[] p = hull.planes;
            return p[plane] * x + p[plane + 1] * y + p[plane + 2] * z - p[plane + 3];
        }

        /** Whether the part of the path below a node is free; stores the hit if it is not. */
        private boolean walk(int node, float f1, float f2, float x1, float y1, float z1, float x2, float y2, float z2) {
            if (node < 0) {
                if (node == SOLID) {
                    startSolid = true;
                } else {
                    allSolid = false;
                }
                return true;
            }
            float t1 = distance(node, x1, y1, z1);
            float t2 = distance(node, x2, y2, z2);
            if (t1 >= 0f && t2 >= 0f) {
                return walk(hull.nodes[3 * node + 1], f1, f2, x1, y1, z1, x2, y2, z2);
            }
            if (t1 < 0f && t2 < 0f) {
                return walk(hull.nodes[3 * node + 2], f1, f2, x1, y1, z1, x2, y2, z2);
            }
            boolean fromBack = t1 < 0f;
            float part = clamp((fromBack ? t1 + gap : t1 - gap) / (t1 - t2));
            float middle = f1 + (f2 - f1) * part;
            float mx = x1 + part * (x2 - x1);
            float my = y1 + part * (y2 - y1);
            float mz = z1 + part * (z2 - z1);
            int near = hull.nodes[3 * node + (fromBack ? 2 : 1)];
            int far = hull.nodes[3 * node + (fromBack ? 1 : 2)];
            if (!walk(near, f1, middle, x1, y1, z1, mx, my, mz)) {
                return false;
            }
            if (contents(far, mx, my, mz) != SOLID) {
                return walk(far, middle, f2, mx, my, mz, x2, y2, z2);
            }
            if (!allSolid) {
                hit(node, fromBack ? -1f : 1f);
                pullBack(part, f1, f2, x1, y1, z1, x2, y2, z2);
            }
            return false;
        }

        private void hit(int node, float sign) {
            int plane = 4 * hull.nodes[3 * node];
            nx = sign * hull.planes[plane];
            ny = sign * hull.planes[plane + 1];
            nz = sign * hull.planes[plane + 2];
        }

        /** Rounding can leave the point inside; it is pulled back a tenth of the piece at a time. */
        private void pullBack(float contact, float f1, float f2, float x1, float y1, float z1, float x2, float y2, float z2) {
            float part = contact;
            stop.set(x1 + part * (x2 - x1), y1 + part * (y2 - y1), z1 + part * (z2 - z1));
            fraction = f1 + (f2 - f1) * part;
            while (contents(head, stop.x, stop.y, stop.z) == SOLID) {
                part = (float) (part - PULL_BACK);
                if (part < 0f) {
                    return;
                }
                stop.set(x1 + part * (x2 - x1), y1 + part * (y2 - y1), z1 + part * (z2 - z1));
                fraction = f1 + (f2 - f1) * part;
            }
        }

        private static float clamp(float t) {
            return t < 0f ? 0f : t > 1f ? 1f : t;
        }
    }
}
