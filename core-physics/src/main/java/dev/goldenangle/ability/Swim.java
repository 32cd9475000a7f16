package dev.goldenangle.ability;

import dev.goldenangle.controller.BodyProbe;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.Signal;
import dev.goldenangle.world.brush.BrushShapes;
import dev.goldenangle.world.brush.Volume;

/** In water to the middle of the body, the keys swim along the view without gravity; at the surface a wall can be jumped out at. */
final class Swim extends Ability {
    private static final Group GROUP = Group.switched("water", "Water", "Set the swimming speed first, then friction and acceleration, then the way out.");
    private static final float WALL_REACH = 0.3f;
    private static final float WALL_LEAN = 0.3f;

    enum Knob implements Parameter {
        WATER(Spec.onOff(GROUP, false).doc("Whether water can be swum in; without it water does nothing.")),
        SWIM_SPEED(Spec.number(GROUP, Unit.RATIO, 0.7).limits(0, 3).slider(0.2, 1.5)
                .doc("Top speed in water, as a share of W.", "players avoid water", "swimming replaces running")),
        SWIM_ACCEL(Spec.number(GROUP, Unit.PER_SECOND, 8).limits(0, 200).slider(1, 20)
                .doc("How quickly swimming reaches its top speed.", "strokes are not felt", "water feels like air")),
        SWIM_FRICTION(Spec.number(GROUP, Unit.PER_SECOND, 3).limits(0, 100).slider(0, 10)
                .doc("How quickly water slows a body down.", "a dive never ends", "falling into water stops at once")),
        SINK_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 1.5).limits(0, 50).slider(0, 5)
                .doc("Speed of sinking without keys.", "players hang in the water", "players cannot rest in the water")),
        SWIM_UP_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 3.125).limits(0, 50).slider(0, 10)
                .doc("Upward speed while jump is held.", "players drown looking for the surface", "players leap out of the water")),
        WATER_JUMP(Spec.number(GROUP, Unit.METRES_PER_SECOND, 8).limits(0, 50).slider(0, 12)
                .doc("Upward speed of the jump out of water at a wall.", "pools need a ramp", "every quay is low enough"));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    enum Register {
        /** How deep the body is: 0 dry, 1 to the feet, 2 to the middle, 3 to the eyes. */
        WATER_LEVEL
    }

    enum Telemetry implements Signal {
        WATER_LEVEL;

        @Override
        public Spec spec() {
            return new Spec(Unit.NONE, "How deep the body is in water: 1 feet, 2 middle, 3 eyes");
        }
    }

    private final BrushShapes water;
    private final BodyProbe around;
    private final Vec3 wanted = new Vec3();
    private final float half;
    private final float eyes;
    private final float speed;
    private final float accel;
    private final float kept;
    private final float sink;
    private final float up;
    private final float out;

    Swim(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        water = new BrushShapes(context.world().volumes(Volume.Kind.WATER));
        around = context.around();
        half = context.body().height() / 2;
        eyes = context.body().height() * 0.9f;
        speed = set.getFloat(Knob.SWIM_SPEED) * (float) set.w();
        accel = set.getFloat(Knob.SWIM_ACCEL) * context.dt() * speed;
        kept = Math.max(0f, 1f - set.getFloat(Knob.SWIM_FRICTION) * context.dt());
        sink = set.getFloat(Knob.SINK_SPEED);
        up = set.getFloat(Knob.SWIM_UP_SPEED);
        out = set.getFloat(Knob.WATER_JUMP);
    }

    private int level(Vec3 at) {
        if (water.isEmpty() || !water.contains(at.x, at.y, at.z)) {
            return 0;
        }
        return !water.contains(at.x, at.y, at.z + half) ? 1 : water.contains(at.x, at.y, at.z + eyes) ? 3 : 2;
    }

    @Override
    void prepare(AbilityTick tick) {
        int level = level(tick.state.position);
        set(tick, Register.WATER_LEVEL, level);
        if (level >= 2) {
            tick.isTaken = true;
            tick.isJumpBlocked = true;
            tick.pushScale = 0f;
            tick.frictionScale = 0f;
        }
    }

    @Override
    void act(AbilityTick tick) {
        int level = get(tick, Register.WATER_LEVEL);
        if (level < 2 || tick.isHeld) {
            return;
        }
        MoverState state = tick.state;
        tick.gravityScale = 0f;
        tick.isPressUsed = true;
        state.velocity.scale(kept);
        push(tick);
        if (tick.command.jumps() && state.velocity.z < up) {
            state.velocity.z = up;
        }
        if (level == 2 && tick.hasKeys && state.velocity.z < out && tick.command.forward > 0f
                && around.findWall(state.position, tick.keysX, tick.keysY, WALL_REACH, WALL_LEAN)) {
            state.velocity.z = out;
            tick.report.event(EventKind.WATER_JUMP, out);
        }
        if (state.velocity.z > 0f) {
            tick.launch(state.velocity.z);
        }
    }

    /** Accelerates along the keys in the direction of the view; without keys the body sinks. */
    private void push(AbilityTick tick) {
        wanted.set(0f, 0f, tick.hasKeys || tick.command.jumps() ? 0f : -1f);
        float most = sink;
        float gained = accel;
        if (tick.hasKeys) {
            tick.look(wanted).scale(tick.command.forward);
            wanted.x += tick.viewY * tick.command.right;
            wanted.y -= tick.viewX * tick.command.right;
            most = speed * Math.min(1f, wanted.normalize());
        }
        float missing = most - tick.state.velocity.dot(wanted);
        if (missing > 0f) {
            tick.state.velocity.addScaled(wanted, Math.min(missing, gained));
        }
    }

    @Override
    void finish(AbilityTick tick) {
        signal(tick, Telemetry.WATER_LEVEL, get(tick, Register.WATER_LEVEL));
    }
}
