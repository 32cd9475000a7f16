package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/** Sweeps a player's box through a compiled level: the world first, then its submodels. Scratch of one mover. */
final class BspTracer implements BoxQuery {
    private final BspRules rules;
    private final BspSweep sweep;

    BspTracer(BspRules rules) {
        this.rules = rules;
        sweep = new BspSweep(rules.tree());
    }

    @Override
    public void sweep(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, SweepHit dest) {
        dest.setFree(end);
        sweep.world(start, end, mins, maxs, gap, Contents.PLAYER_SOLID);
        take(start, end, dest);
        for (int i = 0; i < rules.models().size(); i++) {
            BspRules.Standing model = rules.models().get(i);
            if (dest.fraction > 0f && model.isNear(start, end, mins, maxs, gap)) {
                sweep.model(model.number(), model.origin(), start, end, mins, maxs, gap, Contents.PLAYER_SOLID);
                take(start, end, dest);
            }
        }
        if (dest.allSolid) {
            dest.normal.zero();
            dest.plane = -1;
        }
    }

    /** Takes a model's result if it is nearer; starting or being inside a model always counts. */
    private void take(Vec3 start, Vec3 end, SweepHit dest) {
        dest.startSolid |= sweep.isStartSolid();
        dest.allSolid |= sweep.isAllSolid();
        if (sweep.fraction() < dest.fraction) {
            dest.fraction = sweep.fraction();
            dest.end.lerp(start, end, dest.fraction);
            dest.normal.set(sweep.normalX(), sweep.normalY(), sweep.normalZ());
            dest.lastNormal.set(dest.normal);
            dest.brush = sweep.patch() >= 0 ? rules.worldPatch(sweep.patch()) : rules.worldBrush(sweep.brush());
            dest.plane = dest.brush < 0 ? -1 : sweep.patch() >= 0 ? 0 : sweep.side();
        }
    }

    @Override
    public boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs) {
        sweep.world(at, at, mins, maxs, 0f, Contents.PLAYER_SOLID);
        boolean solid = sweep.isStartSolid();
        for (int i = 0; i < rules.models().size(); i++) {
            BspRules.Standing model = rules.models().get(i);
            if (!solid && model.isNear(at, at, mins, maxs, 0f)) {
                sweep.model(model.number(), model.origin(), at, at, mins, maxs, 0f, Contents.PLAYER_SOLID);
                solid = sweep.isStartSolid();
            }
        }
        return solid;
    }
}
