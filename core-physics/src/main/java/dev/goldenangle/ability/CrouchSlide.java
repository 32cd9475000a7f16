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

/** Crouching makes the body low and slow; crouching at speed on the ground slides. */
final class CrouchSlide extends Ability {
    private static final Group GROUP = Group.switched("crouch_slide", "Crouch and slide", "Set the low body first, then from which speed it slides, how far, and what a slope adds.");

    enum Knob implements Parameter {
        CROUCH_SLIDE(Spec.onOff(GROUP, false).doc("Whether crouching lowers the body, and slides at speed.")),
        CROUCH_HEIGHT(Spec.number(GROUP, Unit.METRES, 1).limits(0.1, 20).slider(0.8, 1.6)
                .doc("Height of the crouched body; at least two radii are used.", "the body fits through every vent", "crouching opens no way")),
        CROUCH_SPEED(Spec.number(GROUP, Unit.RATIO, 0.4).limits(0, 1).slider(0.1, 1)
                .doc("Top speed while crouched on the ground, as a share of W.", "a crouched player can hardly move", "crouching costs nothing")),
        CROUCH_LIFT(Spec.number(GROUP, Unit.RATIO, 0.5).limits(0, 1).slider(0, 1)
                .doc("Share of the lost height by which crouching in the air raises the feet; the rest lowers the head.",
                        "a crouched jump reaches no further up", "every jump must be crouched to reach a ledge")),
        SLIDE_ENTRY_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 8).limits(0, 1000).slider(2, 15)
                .doc("Least speed at which crouching starts a slide.", "sneaking around a corner slides", "slides need a perfect run-up")),
        SLIDE_BOOST(Spec.number(GROUP, Unit.METRES_PER_SECOND, 2).limits(0, 50).slider(0, 8)
                .doc("Speed added at the start of a slide.", "a slide is slower than running", "sliding replaces running")),
        SLIDE_DURATION(Spec.number(GROUP, Unit.SECONDS, 0.6).limits(0, 60).slider(0, 3)
                .doc("How long a slide keeps its low friction.", "a slide ends before the gap it passes under", "one slide crosses the map")),
        SLIDE_FADE(Spec.number(GROUP, Unit.SECONDS, 0.3).limits(0, 10).slider(0, 1)
                .doc("Time after that in which the friction returns.", "a slide ends with a jerk", "the end of a slide is not felt")),
        SLIDE_PAUSE(Spec.number(GROUP, Unit.SECONDS, 0.5).limits(0, 10).slider(0, 2)
                .doc("Time after a slide before the next can start.", "tapping crouch slides without end", "a second slide is refused when it is needed")),
        SLIDE_FRICTION(Spec.number(GROUP, Unit.RATIO, 0.1).limits(0, 2).slider(0, 1)
                .doc("Share of the ground friction that acts in a slide.", "a slide never slows down", "a slide stops at once")),
        SLIDE_STEERING(Spec.number(GROUP, Unit.RATIO, 0.3).limits(0, 1).slider(0, 1)
                .doc("Share of the ground push that acts in a slide.", "a slide cannot be steered", "sliding turns as tightly as running")),
        SLIDE_SLOPE_GAIN(Spec.number(GROUP, Unit.RATIO, 0.6).limits(0, 5).slider(0, 2)
                .doc("Share of the gravity along a slope that speeds a slide up or slows it down.", "slopes do not matter", "a short ramp is the fastest way to travel")),
        SLIDE_JUMP(Spec.onOff(GROUP, true).doc("Whether a slide can be left by a jump."));

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
        /** Remaining ticks of the slide, including the fade. */
        SLIDE_LEFT,
        /** Remaining ticks before the next slide. */
        SLIDE_PAUSE_LEFT,
        /** Distance slid, a number. */
        SLID,
        /** Whether the last tick ended in the air. */
        WAS_IN_AIR
    }

    enum Telemetry implements Signal {
        SLIDE_LEFT("Time left of a slide"), SLIDE_PAUSE_LEFT("Time before the next slide");

        private final String doc;

        Telemetry(String doc) {
            this.doc = doc;
        }

        @Override
        public Spec spec() {
            return new Spec(Unit.SECONDS, doc);
        }
    }

    private final BodyProbe around;
    private final Vec3 feet = new Vec3();
    private final float dt;
    private final float gravity;
    private final float lost;
    private final float lift;
    private final float crouchSpeed;
    private final float entrySpeed;
    private final float boost;
    private final int ticks;
    private final int fade;
    private final int pause;
    private final float friction;
    private final float steering;
    private final float slopeGain;
    private final boolean canJump;

    CrouchSlide(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        around = context.around();
        dt = context.dt();
        gravity = context.body().gravity();
        lost = Math.max(context.body().height(), 2 * context.body().radius()) - height(context.body().radius(), set);
        lift = set.getFloat(Knob.CROUCH_LIFT) * lost;
        crouchSpeed = set.getFloat(Knob.CROUCH_SPEED);
        entrySpeed = set.getFloat(Knob.SLIDE_ENTRY_SPEED);
        boost = set.getFloat(Knob.SLIDE_BOOST);
        fade = context.ticks(set.get(Knob.SLIDE_FADE));
        ticks = context.ticks(set.get(Knob.SLIDE_DURATION)) + fade;
        pause = context.ticks(set.get(Knob.SLIDE_PAUSE));
        friction = set.getFloat(Knob.SLIDE_FRICTION);
        steering = set.getFloat(Knob.SLIDE_STEERING);
        slopeGain = set.getFloat(Knob.SLIDE_SLOPE_GAIN);
        canJump = set.isOn(Knob.SLIDE_JUMP);
    }

    /** Height of the crouched body. */
    static float height(float radius, ParameterSet set) {
        return Math.max(set.getFloat(Knob.CROUCH_HEIGHT), 2 * radius);
    }

    @Override
    void prepare(AbilityTick tick) {
        countDown(tick, Register.SLIDE_PAUSE_LEFT);
        lower(tick);
        int left = get(tick, Register.SLIDE_LEFT);
        if (left > 0 && (!staysLow(tick) || !tick.state.grounded || left == 1)) {
            end(tick);
        } else if (left > 0) {
            set(tick, Register.SLIDE_LEFT, left - 1);
        } else if (mayStart(tick)) {
            start(tick);
        }
        if (get(tick, Register.SLIDE_LEFT) > 0) {
            slide(tick);
        } else if (tick.state.crouched && tick.state.grounded) {
            tick.pushScale *= crouchSpeed;
        }
    }

    /** Whether the body should be low: the crouch key is down, or jump is pressed during a slide that a jump cannot end. */
    private boolean staysLow(AbilityTick tick) {
        return tick.command.crouches() || !canJump && tick.command.jumps() && get(tick, Register.SLIDE_LEFT) > 0;
    }

    private void lower(AbilityTick tick) {
        MoverState state = tick.state;
        boolean low = staysLow(tick);
        if (low && !state.crouched) {
            state.crouched = true;
            state.position.z += state.grounded ? 0f : Math.min(lift, Math.max(0f, lost));
        } else if (!low && state.crouched) {
            feet.set(state.position);
            feet.z -= state.grounded ? 0f : lift;
            if (around.isFree(feet)) {
                stand(state);
            } else if (around.isFree(state.position)) {
                feet.set(state.position);
                stand(state);
            }
        }
    }

    private void stand(MoverState state) {
        state.crouched = false;
        state.position.set(feet);
    }

    private boolean mayStart(AbilityTick tick) {
        boolean begins = tick.isCrouchPressed || get(tick, Register.WAS_IN_AIR) != 0;
        return begins && ticks > 0 && tick.command.crouches() && tick.state.grounded && get(tick, Register.SLIDE_PAUSE_LEFT) == 0
                && tick.state.velocity.horizontalLength() >= entrySpeed;
    }

    private void start(AbilityTick tick) {
        set(tick, Register.SLIDE_LEFT, ticks);
        setFloat(tick, Register.SLID, 0f);
        float speed = tick.state.velocity.horizontalLength();
        if (speed > 0f) {
            tick.state.velocity.scale((speed + boost) / speed);
        }
    }

    private void slide(AbilityTick tick) {
        int left = get(tick, Register.SLIDE_LEFT);
        float back = left < fade ? 1f - (float) Math.sqrt(left / (double) fade) : 0f;
        tick.frictionScale *= friction + (1f - friction) * back;
        tick.pushScale *= steering;
        tick.isJumpBlocked |= !canJump;
        float down = slopeGain * gravity * dt * tick.state.groundNormal.z;
        tick.state.velocity.x += tick.state.groundNormal.x * down;
        tick.state.velocity.y += tick.state.groundNormal.y * down;
    }

    private void end(AbilityTick tick) {
        tick.report.event(EventKind.SLIDE, getFloat(tick, Register.SLID));
        set(tick, Register.SLIDE_LEFT, 0);
        setFloat(tick, Register.SLID, 0f);
        set(tick, Register.SLIDE_PAUSE_LEFT, pause);
    }

    @Override
    void finish(AbilityTick tick) {
        set(tick, Register.WAS_IN_AIR, tick.state.grounded ? 0 : 1);
        if (get(tick, Register.SLIDE_LEFT) > 0) {
            setFloat(tick, Register.SLID, getFloat(tick, Register.SLID) + tick.state.velocity.horizontalLength() * dt);
        }
        signal(tick, Telemetry.SLIDE_LEFT, get(tick, Register.SLIDE_LEFT) * dt);
        signal(tick, Telemetry.SLIDE_PAUSE_LEFT, get(tick, Register.SLIDE_PAUSE_LEFT) * dt);
    }
}
