package dev.goldenangle.workbench.bench;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;

import java.util.Arrays;
import java.util.List;

/**
 * Recorded sweeps of Quake III players: some run and some strafe-jump through a world. Each tick adds its ground
 * probes, its move and, if something was in the way, the three sweeps of a step.
 */
final class PlayerSweeps {
    private static final Vec3 MINS = new Vec3(-15f, -15f, -24f);
    private static final Vec3 MAXS = new Vec3(15f, 15f, 32f);
    private static final float GAP = 0.125f;
    private static final float SECONDS = 0.008f;
    private static final float STEP = 18f;
    private static final int EPISODE_TICKS = 512;

    private final BrushWorld world;
    private float[] ways = new float[1 << 16];
    private int size;

    private PlayerSweeps(BrushWorld world) {
        this.world = world;
    }

    /** Plays this many episodes from the level's spawns, or from random free positions if it has none. */
    static PlayerSweeps record(BrushWorld world, List<Spawn> spawns, int episodes) {
        PlayerSweeps sweeps = new PlayerSweeps(world);
        Workload.Lcg random = new Workload.Lcg(999);
        BoxTracer tracer = new BoxTracer(world);
        Vec3 at = new Vec3();
        for (int i = 0; i < episodes; i++) {
            if (spawns.isEmpty()) {
                do {
                    at.set(-4000 + random.next(8001), -4000 + random.next(8001), 32f);
                } while (tracer.isSolid(at, MINS, MAXS));
            } else {
                Spawn spawn = spawns.get(i % spawns.size());
                at.set(spawn.x(), spawn.y(), spawn.z() - MINS.z + 1f);
            }
            sweeps.play(at, random, i % 2 == 0);
        }
        return sweeps;
    }

    int count() {
        return size / 6;
    }

    /** The first sweeps only, for a slow index. */
    PlayerSweeps first(int count) {
        PlayerSweeps part = new PlayerSweeps(world);
        part.ways = ways;
        part.size = Math.min(size, 6 * count);
        return part;
    }

    /** Repeats all sweeps; the sum depends on every result. */
    double replay(BoxTracer tracer, SweepHit trace) {
        Vec3 from = new Vec3();
        Vec3 to = new Vec3();
        double sum = 0;
        for (int i = 0; i < size; i += 6) {
            from.set(ways[i], ways[i + 1], ways[i + 2]);
            to.set(ways[i + 3], ways[i + 4], ways[i + 5]);
            tracer.sweep(from, to, MINS, MAXS, GAP, trace);
            sum += trace.fraction + trace.normal.z;
        }
        return sum;
    }

    private void play(Vec3 start, Workload.Lcg random, boolean strafes) {
        StrafejumpModel model = new StrafejumpModel();
        Level level = new Level("workload", 0, model.unitsPerMetre(), world, List.of(), List.of(), List.of(), List.of(), List.of());
        Mover mover = model.mover(model.parameters().defaults(), level);
        MoverState state = new MoverState(model.registers().size());
        mover.spawn(state, start.x, start.y, start.z + MINS.z, 0f);
        TickReport report = new TickReport(model.signals().size());
        Command command = new Command();
        float heading = 0f;
        Vec3 before = new Vec3();
        for (int tick = 0; tick < EPISODE_TICKS; tick++) {
            heading = tick % 64 == 0 ? Angles.fromShort(random.next(65536)) : heading;
            if (strafes) {
                steer(state, tick, command);
            } else {
                command.set(1f, 0f, 0f, heading, 0f, 0);
            }
            before.set(state.position);
            report.begin(state.velocity);
            mover.step(command, state, report);
            addTick(before, state);
        }
    }

    /** Strafe-jumps: moves along the velocity, offset by the best angle, and changes sides twice a second. */
    private static void steer(MoverState state, int tick, Command command) {
        float speed = state.velocity.horizontalLength();
        float side = tick / 64 % 2 == 0 ? 1f : -1f;
        float wish = 320f;
        float push = wish * SECONDS;
        float along = Angles.atan2(state.velocity.y, state.velocity.x);
        float off = speed > wish - push ? Angles.acos((wish - push) / speed) : 0f;
        command.set(1f, side, state.grounded ? 1f : 0f, along - side * off + side * Angles.PI / 4, 0f, 0);
    }

    private void addTick(Vec3 before, MoverState state) {
        Vec3 after = state.position;
        Vec3 v = state.velocity;
        add(before, before.x, before.y, before.z - 0.25f);
        Vec3 goal = new Vec3(before).addScaled(v, SECONDS);
        add(before, goal.x, goal.y, goal.z);
        if (Math.abs(goal.x - after.x) + Math.abs(goal.y - after.y) + Math.abs(goal.z - after.z) > 0.1f) {
            add(before, before.x, before.y, before.z + STEP);
            add(new Vec3(before.x, before.y, before.z + STEP), goal.x, goal.y, goal.z + STEP);
            add(new Vec3(goal.x, goal.y, goal.z + STEP), goal.x, goal.y, goal.z);
        }
        add(after, after.x, after.y, after.z - 0.25f);
    }

    private void add(Vec3 from, float x, float y, float z) {
        if (size + 6 > ways.length) {
            ways = Arrays.copyOf(ways, 2 * ways.length);
        }
        ways[size++] = from.x;
        ways[size++] = from.y;
        ways[size++] = from.z;
        ways[size++] = x;
        ways[size++] = y;
        ways[size++] = z;
    }
}
