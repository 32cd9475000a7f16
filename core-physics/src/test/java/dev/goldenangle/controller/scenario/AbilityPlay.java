package dev.goldenangle.controller.scenario;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.command.Command;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.ClosedWalk;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.Features;
import dev.goldenangle.world.brush.MovedBrushes;
import dev.goldenangle.world.brush.PhysicsZone;
import dev.goldenangle.world.brush.Platform;
import dev.goldenangle.world.brush.Thrust;
import dev.goldenangle.world.brush.Volume;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A player with random abilities and random knobs who presses random keys in a closed room: a heap of solids, two
 * platforms, water, a ladder, zones, and a floor of some texture. Seeds that four divides have all abilities on at their
 * defaults. Abilities and knobs come from the list of abilities, so that new ones take part.
 */
final class AbilityPlay {
    private static final ArenaModel ARENA = new ArenaModel();
    private static final int[] RATES = {30, 60, 128, 240};
    private static final double SECONDS = 4;
    /** Where the walls of the room are. */
    private static final float ROOM = 12;
    private static final double DEEPEST = 0.005;
    private static final int PLATFORMS = 2;
    private static final List<String> TEXTURES = List.of("stone", "ice", "mud", "rubber");
    final MoverState state = new MoverState(ARENA.registers().size());
    private final long seed;
    private final Randomness random;
    private final int rate;
    private final ParameterSet set;
    private final Mover mover;
    private final MovedBrushes moved;
    private final CapsuleTracer standing;
    private final CapsuleTracer low;
    private final CapsuleHit hit = new CapsuleHit();
    private final Command command = new Command();
    private final TickReport report = new TickReport(ARENA.signals().size());
    private final MoverState before = new MoverState(ARENA.registers().size());
    private final Features features;

    /** @param shuffle whether the static solids are in another order */
    AbilityPlay(long seed, boolean shuffle) {
        this.seed = seed;
        random = new Randomness(seed ^ 0xAB11L);
        rate = RATES[random.nextInt(RATES.length)];
        set = abilities();
        List<Brush> brushes = new ArrayList<>(List.of(deck(), deck()));
        List<Brush> room = room();
        features = features(brushes);
        brushes.addAll(shuffle ? RandomGround.shuffled(room, seed) : room);
        BrushWorld world = BrushWorld.of(brushes, features, () -> false);
        mover = ARENA.mover(set, new Level("random", 0, 1f, world, List.of(new Spawn("start", 0f, 0f, 6f, 0f)), List.of(), List.of(), List.of()));
        CapsuleSettings body = CapsuleSettings.of(set);
        moved = new MovedBrushes(world);
        standing = new CapsuleTracer(world, moved, body.radius(), body.height(), body.skin());
        float lowHeight = isOn(AbilityType.CROUCH_SLIDE) ? Math.max(set.getFloat(knob("crouch_height")), 2 * body.radius()) : body.height();
        low = new CapsuleTracer(world, moved, body.radius(), lowHeight, body.skin());
        mover.spawn(state, between(-3, 3), between(-3, 3), between(6, 9), 0f);
    }

    private float between(double least, double most) {
        return (float) (least + (most - least) * random.nextFloat());
    }

    private static Parameter knob(String key) {
        return ARENA.parameters().find(key).orElseThrow();
    }

    private boolean isOn(AbilityType type) {
        return set.isOn(type.switchParameter());
    }

    private ParameterSet abilities() {
        ParameterSet chosen = ARENA.parameters().defaults().with("tick_rate", Integer.toString(rate));
        for (AbilityType type : AbilityType.values()) {
            boolean on = seed % 4 == 0 || random.nextInt(4) > 0;
            chosen = chosen.with(type.switchParameter().key(), Boolean.toString(on));
            for (Parameter parameter : type.parameters()) {
                if (seed % 4 != 0 && on && parameter != type.switchParameter() && random.nextInt(2) == 0) {
                    chosen = turned(chosen, parameter);
                }
            }
        }
        return chosen;
    }

    private ParameterSet turned(ParameterSet chosen, Parameter parameter) {
        Spec spec = parameter.spec();
        double w = chosen.w();
        double amount = !spec.options().isEmpty() ? random.nextInt(spec.options().size()) : between(spec.sliderMin().resolve(w), spec.sliderMax().resolve(w));
        Value value = Value.of(spec.kind() == Spec.Kind.WHOLE ? Math.rint(amount) : amount);
        return chosen.problem(parameter, value).isPresent() ? chosen : chosen.with(parameter, value);
    }

    private Brush deck() {
        float x = between(-8, 8);
        float y = between(-8, 8);
        float z = between(-1.5, 6);
        return Brush.box(x - 1.5f, y - 1.5f, z - 0.5f, x + 1.5f, y + 1.5f, z);
    }

    private Brush part(double widest) {
        float x = between(-9, 9);
        float y = between(-9, 9);
        float z = between(-2, 5);
        return Brush.box(x, y, z, x + between(0.2, widest), y + between(0.2, widest), z + between(0.5, 8));
    }

    private Features features(List<Brush> decks) {
        List<Volume> volumes = List.of(new Volume(Volume.Kind.WATER, part(8)), new Volume(Volume.Kind.LADDER, part(1)), new Volume(Volume.Kind.LADDER, part(3)));
        Vec3 flow = new Vec3(between(-5, 5), between(-5, 5), 0f);
        List<PhysicsZone> zones = List.of(new PhysicsZone(PhysicsZone.Place.ON, List.of(part(8)), 1f, 1f, 1f, 1f, 0f, flow),
                new PhysicsZone(PhysicsZone.Place.INSIDE, List.of(part(8)), between(0, 3), between(0, 3), between(0, 2), between(0, 2), between(0, 1), new Vec3()));
        Brush middle = part(3);
        Vec3 at = new Vec3((middle.min(0) + middle.max(0)) / 2, (middle.min(1) + middle.max(1)) / 2, (middle.min(2) + middle.max(2)) / 2);
        List<Thrust> thrusts = List.of(new Thrust(List.of(part(3)), new Vec3(between(-20, 20), between(-20, 20), between(-20, 20)), 0f, new Vec3(), 0f),
                new Thrust(List.of(middle), new Vec3(), between(0, 30), at, 4f));
        List<Platform> platforms = new ArrayList<>();
        for (int i = 0; i < PLATFORMS; i++) {
            Vec3 end = new Vec3(between(-3, 3), between(-3, 3), between(-3, 3));
            platforms.add(new Platform(i, List.of(decks.get(i)), new ClosedWalk(List.of(new Vec3(), end, new Vec3(end.y, end.x, 0f)), between(0.5, 12))));
        }
        return new Features(volumes, zones, thrusts, platforms);
    }

    /** A heap in a closed room. */
    private List<Brush> room() {
        List<Brush> brushes = new ArrayList<>(RandomGround.heap(seed));
        brushes.add(Brush.box(-ROOM - 1, -ROOM - 1, -3, -ROOM, ROOM + 1, 20));
        brushes.add(Brush.box(ROOM, -ROOM - 1, -3, ROOM + 1, ROOM + 1, 20));
        brushes.add(Brush.box(-ROOM, -ROOM - 1, -3, ROOM, -ROOM, 20));
        brushes.add(Brush.box(-ROOM, ROOM, -3, ROOM, ROOM + 1, 20));
        brushes.add(Brush.box(-ROOM - 1, -ROOM - 1, 20, ROOM + 1, ROOM + 1, 21));
        BrushBuilder floor = new BrushBuilder(1);
        String texture = TEXTURES.get(random.nextInt(TEXTURES.size()));
        for (int axis = 0; axis < 3; axis++) {
            double far = axis == 2 ? -2 : ROOM + 1;
            double near = axis == 2 ? 3 : ROOM + 1;
            floor.addPlane(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0, far, texture);
            floor.addPlane(axis == 0 ? -1 : 0, axis == 1 ? -1 : 0, axis == 2 ? -1 : 0, near, texture);
        }
        brushes.add(floor.build().brush());
        return brushes;
    }

    /** What is checked on each tick: that the body is outside of solids, and also that its speed comes from a knob. */
    enum Check { PLACE, PLACE_AND_SPEED }

    /** What is wrong; null if nothing is. */
    String complaint(Check check) {
        double startDepth = depth();
        boolean wasInside = startDepth > 0;
        for (int tick = 0; tick < SECONDS * rate; tick++) {
            if (tick % Math.max(1, rate / 12) == 0) {
                press();
            }
            before.copyFrom(state);
            report.begin(state.velocity);
            mover.step(command, state, report);
            state.worldTick++;
            if (!state.isFinite()) {
                return "seed " + seed + " is not finite at tick " + tick;
            }
            boolean isOutside = Math.abs(state.position.x) > ROOM || Math.abs(state.position.y) > ROOM || state.position.z < -2.01 || state.position.z > 20;
            double depth = depth();
            double given = check == Check.PLACE ? 0 : report.cause(SpeedCause.ABILITY) - most();
            if (isOutside || !wasInside && depth > DEEPEST || given > 0) {
                String what = isOutside ? "left the room" : given > 0 ? "got " + given + " m/s from no ability" : "is inside a solid";
                return String.format(Locale.ROOT, "seed %d %s at %d Hz, tick %d: %s %s before %s %s crouched %s depth %.4f ability %.3f events %s", seed, what, rate, tick,
                        state.position, state.velocity, before.position, before.velocity, state.crouched, depth, report.cause(SpeedCause.ABILITY), events());
            }
        }
        return null;
    }

    /** Events, registers and causes of the tick. */
    private String events() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < report.eventCount(); i++) {
            text.append(report.eventKind(i)).append(' ').append(report.eventValue(i)).append(' ');
        }
        for (int i = 0; i < state.registerCount(); i++) {
            if (state.register(i) != 0 || before.register(i) != 0) {
                text.append(ARENA.registers().get(i).name()).append(' ').append(before.register(i)).append('>').append(state.register(i)).append(' ');
            }
        }
        for (SpeedCause cause : SpeedCause.values()) {
            text.append(report.cause(cause) == 0f ? "" : cause + " " + report.cause(cause) + " ");
        }
        return text.toString();
    }

    /** How deep the body is in anything that does not move. */
    private double depth() {
        for (int i = 0; i < PLATFORMS; i++) {
            moved.hide(i);
        }
        return (state.crouched ? low : standing).penetration(state.position, hit);
    }

    private double number(String key) {
        return set.get(knob(key));
    }

    private int register(String name) {
        for (int i = 0; i < ARENA.registers().size(); i++) {
            if (ARENA.registers().get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(name);
    }

    private boolean was(String register) {
        return before.register(register(register)) != 0 || state.register(register(register)) != 0;
    }

    /** The most horizontal speed that the abilities of this tick can give by their knobs. */
    private double most() {
        double dt = 1.0 / rate;
        double speed = before.velocity.length();
        double most = 1e-3 * (1 + speed);
        for (int i = 0; i < report.eventCount(); i++) {
            double value = report.eventValue(i);
            EventKind kind = report.eventKind(i);
            most += kind == EventKind.DASH ? number("dash_speed")
                    : kind == EventKind.WALL_JUMP ? number("wall_jump_out") + number("wall_jump_least_speed") + number("wall_run_exit_out")
                    : kind == EventKind.PUSH || kind == EventKind.LADDER_JUMP ? value : 0;
        }
        most += was("SLIDE_LEFT") ? number("slide_boost") + number("slide_slope_gain") * number("gravity") * dt : 0;
        most += was("LINE_LENGTH") ? number("grapple_pull") * dt + Math.max(0, number("grapple_release") - 1) * (speed + state.velocity.length()) + Math.abs(before.velocity.z) + Math.abs(state.velocity.z) : 0;
        most += was("MANTLE_LEFT") ? Math.hypot(Float.intBitsToFloat(before.register(register("MANTLE_X"))), Float.intBitsToFloat(before.register(register("MANTLE_Y")))) : 0;
        most += was("WALL_SIDE") ? number("wall_run_stick") * dt : 0;
        most += was("ON_LADDER") ? number("ladder_speed") : 0;
        most += was("WATER_LEVEL") ? number("swim_accel") * dt * number("swim_speed") * set.w() + number("sink_speed") : 0;
        most += was("RIDES") ? 2 * 12 * Math.max(1, number("platform_inherit")) : 0;
        return most + (report.signal(signal("ZONE")) != 0 ? features.zones().get(0).flow().length() : 0);
    }

    private int signal(String name) {
        for (int i = 0; i < ARENA.signals().size(); i++) {
            if (ARENA.signals().get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(name);
    }

    private void press() {
        int buttons = (random.nextInt(4) == 0 ? Command.DASH : 0) | (random.nextInt(3) == 0 ? Command.USE : 0) | (random.nextInt(6) == 0 ? Command.PUSH : 0);
        command.set(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(3) - 1, 6f * random.nextFloat() - 3f, 2f * random.nextFloat() - 1f, buttons);
    }
}
