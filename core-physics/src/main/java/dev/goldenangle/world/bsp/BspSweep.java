package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;

/**
 * Sweeps a box through a compiled level, or against one of its submodels, with the rules of the original engine and in
 * the same order.
 *
 * <p>How it works: (1) the box is centred, so that only half sizes count; (2) the tree is walked from the start to the
 * end of the path, nearer half first, and halves behind a hit are skipped; (3) in a leaf its brushes and then its
 * patches are tested, each once per sweep; (4) if several hits are equally near, the first is kept. A path of zero length asks which
 * solid contains the box.
 *
 * <p>Not thread-safe: it is the scratch of one mover.
 */
public final class BspSweep {
    private static final int MOST_LEAFS = 1024;
    private static final float FAR = 2048f;
    private final BspTree tree;
    private final BoxMove move = new BoxMove();
    private final PatchSweep patchSweep = new PatchSweep(move);
    private final int[] brushSeen;
    private final int[] surfaceSeen;
    private final int[] touched = new int[MOST_LEAFS];
    private final Vec3 from = new Vec3();
    private final Vec3 to = new Vec3();
    private int touchedCount;
    private int sweeps;

    public BspSweep(BspTree tree) {
        this.tree = tree;
        brushSeen = new int[tree.brushCount()];
        surfaceSeen = new int[tree.surfaceCount()];
    }

    /** Sweeps through the world without submodels. */
    public void world(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, int mask) {
        begin(start, end, mins, maxs, gap, mask);
        if (!move.isFinite()) {
            move.bury(0);
        } else if (move.isAtRest) {
            testPosition();
        } else {
            walk(0, 0f, 1f, move.startX, move.startY, move.startZ, move.endX, move.endY, move.endZ);
        }
    }

    /** Sweeps against one submodel at a position: its brushes, then its patches. */
    public void model(int model, Vec3 origin, Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, int mask) {
        begin(from.set(start).sub(origin), to.set(end).sub(origin), mins, maxs, gap, mask);
        if (!move.isFinite()) {
            move.bury(0);
            return;
        }
        int first = tree.firstBrush(model);
        for (int i = 0; i < tree.brushesOf(model) && move.fraction != 0f; i++) {
            brush(first + i);
        }
        first = tree.firstSurface(model);
        for (int i = 0; i < tree.surfacesOf(model) && move.fraction != 0f; i++) {
            surface(first + i);
        }
    }

    private void begin(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, int mask) {
        sweeps++;
        move.begin(start, end, mins, maxs, gap, mask);
    }

    public float fraction() {
        return move.fraction;
    }

    public float normalX() {
        return move.nx;
    }

    public float normalY() {
        return move.ny;
    }

    public float normalZ() {
        return move.nz;
    }

    public boolean isStartSolid() {
        return move.startSolid;
    }

    public boolean isAllSolid() {
        return move.allSolid;
    }

    /** Contents of the hit, 0 if there is none. */
    public int contents() {
        return move.contents;
    }

    /** Surface flags of the hit. */
    public int flags() {
        return move.flags;
    }

    /** Number of the brush hit last, −1 for none or a patch. */
    public int brush() {
        return move.brush;
    }

    /** Number of that brush's side, −1 if the box is inside the brush. */
    public int side() {
        return move.side;
    }

    /** Surface number of the patch hit last, −1 for none or a brush. */
    public int patch() {
        return move.patch;
    }

    private void walk(int node, float p1f, float p2f, float x1, float y1, float z1, float x2, float y2, float z2) {
        if (move.fraction <= p1f) {
            return;
        }
        if (node < 0) {
            leaf(-1 - node);
            return;
        }
        int plane = tree.nodes[3 * node];
        int at = 4 * plane;
        float[] planes = tree.planes;
        float t1;
        float t2;
        float extent;
        switch (tree.axis[plane]) {
            case 0 -> {
                t1 = x1 - planes[at + 3];
                t2 = x2 - planes[at + 3];
                extent = move.halfX;
            }
            case 1 -> {
                t1 = y1 - planes[at + 3];
                t2 = y2 - planes[at + 3];
                extent = move.halfY;
            }
            case 2 -> {
                t1 = z1 - planes[at + 3];
                t2 = z2 - planes[at + 3];
                extent = move.halfZ;
            }
            default -> {
                t1 = Plane32.distance(planes, at, x1, y1, z1);
                t2 = Plane32.distance(planes, at, x2, y2, z2);
                extent = move.isPoint ? 0f : FAR;
            }
        }
        if (t1 >= extent + 1f && t2 >= extent + 1f) {
            walk(tree.nodes[3 * node + 1], p1f, p2f, x1, y1, z1, x2, y2, z2);
            return;
        }
        if (t1 < -extent - 1f && t2 < -extent - 1f) {
            walk(tree.nodes[3 * node + 2], p1f, p2f, x1, y1, z1, x2, y2, z2);
            return;
        }
        boolean rises = t1 < t2;
        float nearPart = 1f;
        float farPart = 0f;
        if (t1 != t2) {
            float inverse = 1f / (t1 - t2);
            double gap = move.gap;
            farPart = rises ? (float) ((t1 + extent + gap) * inverse) : (float) ((t1 - extent - gap) * inverse);
            nearPart = rises ? (float) ((t1 - extent + gap) * inverse) : (float) ((t1 + extent + gap) * inverse);
        }
        nearPart = nearPart < 0f ? 0f : nearPart > 1f ? 1f : nearPart;
        farPart = farPart < 0f ? 0f : farPart > 1f ? 1f : farPart;
        walk(tree.nodes[3 * node + (rises ? 2 : 1)], p1f, p1f + (p2f - p1f) * nearPart, x1, y1, z1,
                x1 + nearPart * (x2 - x1), y1 + nearPart * (y2 - y1), z1 + nearPart * (z2 - z1));
        walk(tree.nodes[3 * node + (rises ? 1 : 2)], p1f + (p2f - p1f) * farPart, p2f,
                x1 + farPart * (x2 - x1), y1 + farPart * (y2 - y1), z1 + farPart * (z2 - z1), x2, y2, z2);
    }

    private void leaf(int leaf) {
        int first = tree.leafs[4 * leaf + 2];
        for (int i = 0; i < tree.leafs[4 * leaf + 3]; i++) {
            brush(tree.leafBrushes[first + i]);
            if (move.fraction == 0f) {
                return;
            }
        }
        first = tree.leafs[4 * leaf];
        for (int i = 0; i < tree.leafs[4 * leaf + 1]; i++) {
            surface(tree.leafSurfaces[first + i]);
            if (move.fraction == 0f) {
                return;
            }
        }
    }

    private void brush(int brush) {
        if (brushSeen[brush] == sweeps) {
            return;
        }
        brushSeen[brush] = sweeps;
        if ((tree.brushes[3 * brush + 2] & move.mask) == 0 || tree.brushes[3 * brush + 1] == 0) {
            return;
        }
        if (move.isAtRest) {
            if (contains(brush)) {
                move.bury(tree.contents(brush));
                move.brush = brush;
            }
        } else if (move.meets(tree.brushBounds, 6 * brush)) {
            sweep(brush);
        }
    }

    private void surface(int surface) {
        if (tree.patches[surface] == null || surfaceSeen[surface] == sweeps) {
            return;
        }
        surfaceSeen[surface] = sweeps;
        if ((tree.patchShaders[2 * surface] & move.mask) == 0) {
            return;
        }
        if (move.isAtRest) {
            if (patchSweep.contains(tree.patches[surface])) {
                move.bury(tree.patchShaders[2 * surface]);
                move.patch = surface;
            }
        } else if (patchSweep.sweep(tree.patches[surface])) {
            move.contents = tree.patchShaders[2 * surface];
            move.flags = tree.patchShaders[2 * surface + 1];
            move.patch = surface;
            move.brush = BoxMove.NONE;
            move.side = BoxMove.NONE;
        }
    }

    private void sweep(int brush) {
        move.beginSolid();
        int first = tree.brushes[3 * brush];
        int count = tree.brushes[3 * brush + 1];
        float[] planes = tree.planes;
        boolean startsOut = false;
        boolean getsOut = false;
        int lead = BoxMove.NONE;
        for (int i = 0; i < count; i++) {
            int at = 4 * tree.sides[2 * (first + i)];
            float dist = planes[at + 3] - move.offset(planes[at], planes[at + 1], planes[at + 2]);
            float d1 = move.startX * planes[at] + move.startY * planes[at + 1] + move.startZ * planes[at + 2] - dist;
            float d2 = move.endX * planes[at] + move.endY * planes[at + 1] + move.endZ * planes[at + 2] - dist;
            getsOut |= d2 > 0f;
            startsOut |= d1 > 0f;
            if (BoxMove.misses(d1, d2, move.gap)) {
                return;
            }
            if ((d1 > 0f || d2 > 0f) && move.cross(d1, d2)) {
                lead = i;
            }
        }
        if (!startsOut) {
            move.startSolid = true;
            if (!getsOut) {
                move.allSolid = true;
                move.fraction = 0f;
                move.contents = tree.contents(brush);
                remember(brush, BoxMove.NONE);
            }
        } else if (move.enter() < move.leave() && move.enter() > -1f && move.enter() < move.fraction) {
            int at = 4 * tree.sides[2 * (first + lead)];
            move.fraction = move.enter() < 0f ? 0f : move.enter();
            move.nx = planes[at];
            move.ny = planes[at + 1];
            move.nz = planes[at + 2];
            move.flags = tree.sides[2 * (first + lead) + 1];
            move.contents = tree.contents(brush);
            remember(brush, lead);
        }
    }

    private void remember(int brush, int side) {
        move.brush = brush;
        move.side = side;
        move.patch = BoxMove.NONE;
    }

    private boolean contains(int brush) {
        float[] bounds = tree.brushBounds;
        int b = 6 * brush;
        if (move.startX - move.halfX > bounds[b + 3] || move.startX + move.halfX < bounds[b]
                || move.startY - move.halfY > bounds[b + 4] || move.startY + move.halfY < bounds[b + 1]
                || move.startZ - move.halfZ > bounds[b + 5] || move.startZ + move.halfZ < bounds[b + 2]) {
            return false;
        }
        int first = tree.brushes[3 * brush];
        float[] planes = tree.planes;
        for (int i = 6; i < tree.brushes[3 * brush + 1]; i++) {
            int at = 4 * tree.sides[2 * (first + i)];
            float dist = planes[at + 3] - move.offset(planes[at], planes[at + 1], planes[at + 2]);
            if (move.startX * planes[at] + move.startY * planes[at + 1] + move.startZ * planes[at + 2] - dist > 0f) {
                return false;
            }
        }
        return true;
    }

    private void testPosition() {
        touchedCount = 0;
        collect(0);
        for (int i = 0; i < touchedCount && !move.allSolid; i++) {
            leaf(touched[i]);
        }
    }

    /** Collects the leafs that the box, grown by one unit, touches; front before back. */
    private void collect(int node) {
        if (node < 0) {
            if (touchedCount < MOST_LEAFS) {
                touched[touchedCount++] = -1 - node;
            }
            return;
        }
        int plane = tree.nodes[3 * node];
        boolean front;
        boolean back;
        float dist = tree.planes[4 * plane + 3];
        if (tree.axis[plane] < 3) {
            int k = tree.axis[plane];
            float centre = k == 0 ? move.startX : k == 1 ? move.startY : move.startZ;
            float half = k == 0 ? move.halfX : k == 1 ? move.halfY : move.halfZ;
            front = dist <= centre - half - 1f;
            back = !front && dist >= centre + half + 1f;
            boolean both = !front && !back;
            front |= both;
            back |= both;
        } else {
            front = cornerDot(plane, 1f) >= dist;
            back = cornerDot(plane, -1f) < dist;
        }
        if (front) {
            collect(tree.nodes[3 * node + 1]);
        }
        if (back) {
            collect(tree.nodes[3 * node + 2]);
        }
    }

    /** Distance along a normal of the corner of the grown box that points along it (1) or against it (−1). */
    private float cornerDot(int plane, float sign) {
        float nx = tree.planes[4 * plane];
        float ny = tree.planes[4 * plane + 1];
        float nz = tree.planes[4 * plane + 2];
        float x = sign * nx < 0f || nx == 0f && sign < 0f ? move.startX - move.halfX - 1f : move.startX + move.halfX + 1f;
        float y = sign * ny < 0f || ny == 0f && sign < 0f ? move.startY - move.halfY - 1f : move.startY + move.halfY + 1f;
        float z = sign * nz < 0f || nz == 0f && sign < 0f ? move.startZ - move.halfZ - 1f : move.startZ + move.halfZ + 1f;
        return nx * x + ny * y + nz * z;
    }
}
