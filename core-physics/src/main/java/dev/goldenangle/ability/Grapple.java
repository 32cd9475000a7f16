package dev.goldenangle.ability;

import dev.goldenangle.command.Command;
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

/** While the use key is held, a hook where the view meets a surface pulls the body. */
final class Grapple extends Ability {
    private static final Group GROUP = Group.switched("grapple", "Grapple", "Set how far it reaches and how it pulls, then what remains of the swing.");
    /** Below this distance the hook lets go. */
    private static final float NEAR = 1f;

    /** How the line pulls: a rope never gets longer, rubber pulls harder the longer it is. */
    enum GrappleLine { ROPE, RUBBER }

    enum Knob implements Parameter {
        GRAPPLE(Spec.onOff(GROUP, false).doc("Whether the use key fires a hook.")),
        GRAPPLE_RANGE(Spec.number(GROUP, Unit.METRES, 25).limits(1, 1000).slider(5, 60)
                .doc("How far away the surface can be.", "the hook reaches only what a jump reaches", "one hook crosses the map")),
        GRAPPLE_PULL(Spec.number(GROUP, Unit.METRES_PER_SECOND_SQUARED, 30).limits(0, 500).slider(0, 80)
                .doc("Acceleration towards the hook; with rubber, at full range.", "the line only holds", "a swing is a straight line")),
        GRAPPLE_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 20).limits(1, 200).slider(5, 40)
                .doc("Speed towards the hook above which it stops pulling.", "walking is faster", "players hit the wall before they see it")),
        GRAPPLE_LINE(Spec.choice(GROUP, GrappleLine.ROPE).doc("Whether the line is a rope, which never gets longer, or rubber, which pulls harder the longer it is.")),
        GRAPPLE_RELEASE(Spec.number(GROUP, Unit.RATIO, 1).limits(0, 2).slider(0.5, 1.3)
                .doc("Share of the speed kept when the key is released.", "letting go ends the flight", "every swing gains speed"));

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
        /** Length of the line, a number; 0 without a hook. */
        LINE_LENGTH,
        /** Place of the hook, numbers. */
        HOOK_X, HOOK_Y, HOOK_Z
    }

    enum Telemetry implements Signal {
        LINE_LENGTH;

        @Override
        public Spec spec() {
            return new Spec(Unit.METRES, "Length of the grapple's line; 0 without a hook");
        }
    }

    private final BodyProbe around;
    private final Vec3 line = new Vec3();
    private final float range;
    private final float pull;
    private final float most;
    private final GrappleLine kind;
    private final float release;
    private final float middle;

    Grapple(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        around = context.around();
        range = set.getFloat(Knob.GRAPPLE_RANGE);
        pull = set.getFloat(Knob.GRAPPLE_PULL) * context.dt();
        most = set.getFloat(Knob.GRAPPLE_SPEED);
        kind = set.getChoice(Knob.GRAPPLE_LINE, GrappleLine.class);
        release = set.getFloat(Knob.GRAPPLE_RELEASE);
        middle = context.body().height() / 2;
    }

    @Override
    void act(AbilityTick tick) {
        MoverState state = tick.state;
        if (tick.isUsePressed && !tick.isTaken && around.look(state.position.x, state.position.y, state.position.z + state.eyeHeight, tick.look(line), range)) {
            hook(tick);
        }
        float length = getFloat(tick, Register.LINE_LENGTH);
        if (length > 0f) {
            line.set(getFloat(tick, Register.HOOK_X) - state.position.x, getFloat(tick, Register.HOOK_Y) - state.position.y,
                    getFloat(tick, Register.HOOK_Z) - state.position.z - middle);
            hang(tick, length, line.normalize());
        }
    }

    private void hook(AbilityTick tick) {
        setFloat(tick, Register.HOOK_X, around.point.x);
        setFloat(tick, Register.HOOK_Y, around.point.y);
        setFloat(tick, Register.HOOK_Z, around.point.z);
        setFloat(tick, Register.LINE_LENGTH, Math.max(NEAR, around.distance));
        tick.report.event(EventKind.GRAPPLE, around.distance);
    }

    private void hang(AbilityTick tick, float length, float distance) {
        Vec3 velocity = tick.state.velocity;
        if (!tick.command.holds(Command.USE) || tick.isTaken) {
            velocity.scale(release);
            letGo(tick);
        } else if (distance < NEAR) {
            letGo(tick);
        } else {
            float along = velocity.dot(line);
            float given = kind == GrappleLine.RUBBER ? pull * Math.min(1f, distance / range) : pull;
            float gained = Math.max(0f, Math.min(given, most - along));
            float held = kind == GrappleLine.ROPE && distance >= length ? Math.max(0f, -along - gained) : 0f;
            velocity.addScaled(line, gained + held);
            setFloat(tick, Register.LINE_LENGTH, Math.min(length, Math.max(NEAR, distance)));
            if (velocity.z > 0f) {
                tick.launch(velocity.z);
            }
        }
    }

    private void letGo(AbilityTick tick) {
        set(tick, Register.LINE_LENGTH, 0);
        set(tick, Register.HOOK_X, 0);
        set(tick, Register.HOOK_Y, 0);
        set(tick, Register.HOOK_Z, 0);
    }

    @Override
    void finish(AbilityTick tick) {
        signal(tick, Telemetry.LINE_LENGTH, getFloat(tick, Register.LINE_LENGTH));
    }
}
