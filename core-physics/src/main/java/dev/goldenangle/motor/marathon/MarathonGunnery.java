package dev.goldenangle.motor.marathon;

import dev.goldenangle.math.IntegerTrig;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.motor.Gunnery;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.sector.ShotPath;
import dev.goldenangle.world.sector.SolidObject;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Fires the sample shots from a player's eyes along the view; guided shots seek the object nearest to the view direction. */
final class MarathonGunnery implements Gunnery {
    /** Guided shots lock on objects within an eighth of a circle of the heading. */
    private static final int WIDEST_LOCK = IntegerTrig.CIRCLE / 8;
    private final SectorWorld world;
    private final ShotMover mover;
    private final List<ShotKind> kinds;

    MarathonGunnery(ParameterSet parameters, SectorWorld world) {
        kinds = Arsenal.of(parameters);
        this.world = world;
        mover = new ShotMover(world);
    }

    @Override
    public List<String> kinds() {
        return Arsenal.names();
    }

    @Override
    public double ticksPerSecond() {
        return ShotParameter.TICKS_PER_SECOND;
    }

    @Override
    public FlownShot fire(int kindIndex, MoverState from, int tick, int mostTicks) {
        ShotKind kind = kinds.get(kindIndex % kinds.size());
        Shot shot = load(from, tick);
        SolidObject target = target(shot);
        float[] path = new float[3 * (mostTicks + 1)];
        write(shot.x, shot.y, shot.z, path, 0);
        int flown = 0;
        while (flown < mostTicks && !shot.removed) {
            int worldTick = tick + ++flown;
            if (target != null) {
                mover.guide(shot, kind, worldTick, target.x(), target.y(), target.z() + target.height() / 2);
            }
            mover.step(shot, kind, worldTick);
            boolean met = shot.removed && shot.contact != ShotPath.Contact.NONE;
            write(met ? shot.contactX : shot.x, met ? shot.contactY : shot.y, met ? shot.contactZ : shot.z, path, flown);
        }
        return new FlownShot(Arrays.copyOf(path, 3 * (flown + 1)), end(shot), shot.bounces, shot.hit);
    }

    private static Shot load(MoverState from, int tick) {
        Shot shot = new Shot();
        shot.x = from.get(MarathonRegister.WORLD_X);
        shot.y = from.get(MarathonRegister.WORLD_Y);
        shot.z = from.get(MarathonRegister.CAMERA_Z);
        shot.polygon = from.get(MarathonRegister.POLYGON);
        shot.facing = from.get(MarathonRegister.DIRECTION) >> 16 & IntegerTrig.CIRCLE - 1;
        shot.elevation = from.get(MarathonRegister.ELEVATION) >> 16 & IntegerTrig.CIRCLE - 1;
        // The random generator must not start at zero, where it would stay.
        shot.random = tick * 0x9E37 + 0x79B9 & 0xFFFF | 1;
        return shot;
    }

    private SolidObject target(Shot shot) {
        SolidObject best = null;
        int least = WIDEST_LOCK;
        for (SolidObject object : world.objects()) {
            int bearing = IntegerTrig.arctangent(object.x() - shot.x, object.y() - shot.y);
            int half = IntegerTrig.CIRCLE / 2;
            int off = Math.abs((bearing - shot.facing + half & IntegerTrig.CIRCLE - 1) - half);
            if (off < least) {
                least = off;
                best = object;
            }
        }
        return best;
    }

    private static void write(int x, int y, int z, float[] path, int tick) {
        path[3 * tick] = x / (float) SectorWorld.ONE;
        path[3 * tick + 1] = -y / (float) SectorWorld.ONE;
        path[3 * tick + 2] = z / (float) SectorWorld.ONE;
    }

    private static String end(Shot shot) {
        if (!shot.removed) {
            return "";
        }
        String last = shot.contact == ShotPath.Contact.NONE ? "range" : shot.contact == ShotPath.Contact.MEDIUM ? "liquid" : shot.contact.name().toLowerCase(Locale.ROOT);
        return shot.hit < 0 || shot.contact == ShotPath.Contact.OBJECT ? last : "object, then " + last;
    }
}
