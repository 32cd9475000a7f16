package dev.goldenangle.ability;

import dev.goldenangle.controller.BodyProbe;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.EventKind;

/** Pulls the body onto a ledge that it flies towards. */
final class Mantle extends Ability {
    private static final Group GROUP = Group.switched("mantle", "Ledge climb", "Set which ledges can be reached, then how long the climb takes and what speed remains.");
    /** How far above the place to stand the climb ends, so that the edge is not touched. */
    private static final float CLEARANCE = 0.03f;

    enum Knob implements Parameter {
        MANTLE(Spec.onOff(GROUP, false).doc("Whether a body in the air climbs a ledge it moves towards.")),
        MANTLE_REACH(Spec.number(GROUP, Unit.METRES, 0.3).limits(0.01, 5).slider(0.05, 1)
                .doc("Distance to a wall at which its ledge is grabbed.", "the body must touch the wall", "ledges pull players in")),
        MANTLE_HEIGHT(Spec.number(GROUP, Unit.METRES, 1).limits(0.05, 10).slider(0.3, 2)
                .doc("How far above the feet a ledge can be.", "the jump must nearly reach the ledge", "a jump reaches every roof")),
        MANTLE_DURATION(Spec.number(GROUP, Unit.SECONDS, 0.25).limits(0.01, 5).slider(0.05, 1)
                .doc("How long the climb takes.", "the body snaps onto the ledge", "climbing breaks the flow of a run")),
        MANTLE_EXIT_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 3).limits(0.5, 50).slider(1, 10)
                .doc("Least speed onto the ledge.", "every climb ends in a stop", "a climb throws the player across the ledge")),
        MANTLE_KEEP(Spec.number(GROUP, Unit.RATIO, 0.6).limits(0, 1).slider(0, 1)
                .doc("Share of the speed before the climb that is kept.", "climbing at speed is not rewarded", "ledges do not interrupt a run at all"));

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
        /** Remaining ticks of the climb, up and then over the edge. */
        MANTLE_LEFT,
        /** Height where it ends, a number. */
        MANTLE_TOP,
        /** Direction and speed onto the ledge, numbers. */
        MANTLE_X, MANTLE_Y
    }

    private final BodyProbe around;
    private final float reach;
    private final float most;
    private final float step;
    private final int ticks;
    private final float exitSpeed;
    private final float keep;
    private final float ahead;
    private final float dt;

    Mantle(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        around = context.around();
        reach = set.getFloat(Knob.MANTLE_REACH);
        most = set.getFloat(Knob.MANTLE_HEIGHT);
        step = context.body().skin();
        ticks = context.ticks(set.get(Knob.MANTLE_DURATION));
        exitSpeed = set.getFloat(Knob.MANTLE_EXIT_SPEED);
        keep = set.getFloat(Knob.MANTLE_KEEP);
        ahead = reach + context.body().radius();
        dt = context.dt();
    }

    @Override
    void act(AbilityTick tick) {
        int left = get(tick, Register.MANTLE_LEFT);
        if (left > 0) {
            climb(tick, left);
        } else if (!tick.state.grounded && tick.hasKeys && !tick.jumps && !tick.isTaken && !tick.state.crouched && isAtLedge(tick)) {
            start(tick);
        }
    }

    private boolean isAtLedge(AbilityTick tick) {
        return around.findWall(tick.state.position, tick.keysX, tick.keysY, reach, 0.3f)
                && around.findLedge(tick.state.position, tick.keysX, tick.keysY, ahead, most) && around.point.z - tick.state.position.z > step;
    }

    private void start(AbilityTick tick) {
        float height = around.point.z - tick.state.position.z;
        float speed = Math.max(exitSpeed, keep * tick.state.velocity.horizontalLength());
        setFloat(tick, Register.MANTLE_TOP, around.point.z + CLEARANCE);
        setFloat(tick, Register.MANTLE_X, tick.keysX * speed);
        setFloat(tick, Register.MANTLE_Y, tick.keysY * speed);
        int all = ticks + ticksOver(speed);
        set(tick, Register.MANTLE_LEFT, all);
        tick.report.event(EventKind.MANTLE, height);
        climb(tick, all);
    }

    /** The time from the wall until the middle of the body is over the ledge. */
    private int ticksOver(float speed) {
        return (int) Math.ceil(ahead / (speed * dt));
    }

    private void climb(AbilityTick tick, int left) {
        float x = getFloat(tick, Register.MANTLE_X);
        float y = getFloat(tick, Register.MANTLE_Y);
        int rising = left - ticksOver((float) Math.sqrt(x * x + y * y));
        tick.isTaken = true;
        tick.isHeld = true;
        tick.isPressUsed = true;
        tick.gravityScale = 0f;
        if (rising > 0) {
            float rise = (getFloat(tick, Register.MANTLE_TOP) - tick.state.position.z) / (rising * dt);
            tick.state.velocity.zero();
            tick.launch(Math.max(0f, rise));
        } else {
            tick.state.velocity.set(x, y, 0f);
        }
        set(tick, Register.MANTLE_LEFT, left - 1);
        if (left == 1) {
            forget(tick);
        }
    }

    private void forget(AbilityTick tick) {
        set(tick, Register.MANTLE_LEFT, 0);
        set(tick, Register.MANTLE_TOP, 0);
        set(tick, Register.MANTLE_X, 0);
        set(tick, Register.MANTLE_Y, 0);
    }
}
