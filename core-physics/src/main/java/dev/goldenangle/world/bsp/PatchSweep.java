package dev.goldenangle.world.bsp;

/** Sweeps a box against one patch. */
final class PatchSweep {
    private static final float NEVER = 99999f;
    private final BoxMove move;
    private boolean[] isFront = new boolean[0];
    private float[] crossing = new float[0];

    PatchSweep(BoxMove move) {
        this.move = move;
    }

    /** Lowers the move's fraction if the patch is hit earlier; returns whether it was. */
    boolean sweep(Patch patch) {
        if (!move.meets(patch.bounds, 0)) {
            return false;
        }
        float before = move.fraction;
        if (move.isPoint) {
            sweepPoint(patch);
        } else {
            for (int facet = 0; facet < patch.surface.length; facet++) {
                sweepFacet(patch, facet);
            }
        }
        return move.fraction < before;
    }

    private void sweepFacet(Patch patch, int facet) {
        move.beginSolid();
        float[] planes = patch.planes;
        int at = 4 * patch.surface[facet];
        float dist = planes[at + 3] - move.offset(planes[at], planes[at + 1], planes[at + 2]);
        float d1 = move.startX * planes[at] + move.startY * planes[at + 1] + move.startZ * planes[at + 2] - dist;
        float d2 = move.endX * planes[at] + move.endY * planes[at + 1] + move.endZ * planes[at + 2] - dist;
        if (BoxMove.misses(d1, d2, move.gap)) {
            return;
        }
        float bestX = 0f;
        float bestY = 0f;
        float bestZ = 0f;
        if ((d1 > 0f || d2 > 0f) && move.cross(d1, d2)) {
            bestX = planes[at];
            bestY = planes[at + 1];
            bestZ = planes[at + 2];
        }
        int hit = BoxMove.NONE;
        int end = patch.firstBorder[facet + 1];
        for (int k = patch.firstBorder[facet]; k < end; k++) {
            at = 4 * patch.border[k];
            float sign = patch.inward[k] ? -1f : 1f;
            float px = sign * planes[at];
            float py = sign * planes[at + 1];
            float pz = sign * planes[at + 2];
            dist = sign * planes[at + 3] + Math.abs(borderOffset(planes, at, px, py, pz));
            d1 = move.startX * px + move.startY * py + move.startZ * pz - dist;
            d2 = move.endX * px + move.endY * py + move.endZ * pz - dist;
            if (BoxMove.misses(d1, d2, move.gap)) {
                return;
            }
            if ((d1 > 0f || d2 > 0f) && move.cross(d1, d2)) {
                hit = k;
                bestX = px;
                bestY = py;
                bestZ = pz;
            }
        }
        boolean throughBack = hit == end - 1 && hit != BoxMove.NONE;
        if (!throughBack && move.enter() < move.leave() && move.enter() >= 0f && move.enter() < move.fraction) {
            move.fraction = move.enter();
            move.nx = bestX;
            move.ny = bestY;
            move.nz = bestZ;
        }
    }

    /** The stored plane selects the corner, even if the plane is reversed. */
    private float borderOffset(float[] planes, int at, float px, float py, float pz) {
        return (planes[at] < 0f ? move.halfX : -move.halfX) * px + (planes[at + 1] < 0f ? move.halfY : -move.halfY) * py
                + (planes[at + 2] < 0f ? move.halfZ : -move.halfZ) * pz;
    }

    /** A point passes through a facet if it crosses the surface before it leaves the borders. */
    private void sweepPoint(Patch patch) {
        cutPlanes(patch);
        for (int facet = 0; facet < patch.surface.length; facet++) {
            int surface = patch.surface[facet];
            if (isFront[surface] && !(crossing[surface] > move.fraction) && isBetweenBorders(patch, facet)) {
                int at = 4 * surface;
                float[] planes = patch.planes;
                float d1 = move.startX * planes[at] + move.startY * planes[at + 1] + move.startZ * planes[at + 2] - planes[at + 3];
                float d2 = move.endX * planes[at] + move.endY * planes[at + 1] + move.endZ * planes[at + 2] - planes[at + 3];
                float f = (float) (((double) d1 - move.gap) / (d1 - d2));
                move.fraction = f < 0f ? 0f : f;
                move.nx = planes[at];
                move.ny = planes[at + 1];
                move.nz = planes[at + 2];
            }
        }
    }

    private void cutPlanes(Patch patch) {
        int count = patch.planeCount();
        if (crossing.length < count) {
            crossing = new float[count];
            isFront = new boolean[count];
        }
        for (int i = 0; i < count; i++) {
            int at = 4 * i;
            float[] planes = patch.planes;
            float offset = move.offset(planes[at], planes[at + 1], planes[at + 2]);
            float d1 = move.startX * planes[at] + move.startY * planes[at + 1] + move.startZ * planes[at + 2] - planes[at + 3] + offset;
            float d2 = move.endX * planes[at] + move.endY * planes[at + 1] + move.endZ * planes[at + 2] - planes[at + 3] + offset;
            isFront[i] = d1 > 0f;
            float x = d1 == d2 ? NEVER : d1 / (d1 - d2);
            crossing[i] = x <= 0f ? NEVER : x;
        }
    }

    private boolean isBetweenBorders(Patch patch, int facet) {
        float through = crossing[patch.surface[facet]];
        for (int k = patch.firstBorder[facet]; k < patch.firstBorder[facet + 1]; k++) {
            int border = patch.border[k];
            if (isFront[border] != patch.inward[k] ? crossing[border] > through : crossing[border] < through) {
                return false;
            }
        }
        return true;
    }

    /** Whether the box at the move's start is inside a plate of the patch. */
    boolean contains(Patch patch) {
        for (int facet = 0; facet < patch.surface.length && !move.isPoint; facet++) {
            if (contains(patch, facet)) {
                return true;
            }
        }
        return false;
    }

    private boolean contains(Patch patch, int facet) {
        float[] planes = patch.planes;
        int at = 4 * patch.surface[facet];
        float dist = planes[at + 3] - move.offset(planes[at], planes[at + 1], planes[at + 2]);
        if (move.startX * planes[at] + move.startY * planes[at + 1] + move.startZ * planes[at + 2] - dist > 0f) {
            return false;
        }
        for (int k = patch.firstBorder[facet]; k < patch.firstBorder[facet + 1]; k++) {
            at = 4 * patch.border[k];
            float sign = patch.inward[k] ? -1f : 1f;
            float px = sign * planes[at];
            float py = sign * planes[at + 1];
            float pz = sign * planes[at + 2];
            dist = sign * planes[at + 3] + Math.abs(borderOffset(planes, at, px, py, pz));
            if (move.startX * px + move.startY * py + move.startZ * pz - dist > 0f) {
                return false;
            }
        }
        return true;
    }
}
