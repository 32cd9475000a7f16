package dev.goldenangle.ability;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.Signal;

/** A burst of speed on a press of dash: an impulse, or a stretch of straight flight. */
final class Dashing extends Ability {
    private static final Group GROUP = Group.switched("dash", "Dash", "Set speed and length first, then how often.");

    /** The direction of a dash. */
    enum DashDirection { KEYS, VIEW }

    enum Knob implements Parameter {
        DASH(Spec.onOff(GROUP, false).doc("Whether the dash key dashes.")),
        DASH_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 16).limits(0, 200).slider(5, 40)
                .doc("Speed of a dash; a faster player keeps the speed.", "a dash is slower than running", "no corner can be taken after a dash")),
        DASH_UP(Spec.number(GROUP, Unit.METRES_PER_SECOND, 0).limits(0, 50).slider(0, 10)
                .doc("Upward speed of a dash; above 0 it leaves the ground.", "a kerb stops a dash", "a dash is a jump")),
        DASH_DURATION(Spec.number(GROUP, Unit.SECONDS, 0.15).limits(0, 5).slider(0, 0.6)
                .doc("How long a dash flies straight, without gravity, friction and push; 0 is an impulse.", "a dash is over before it is seen", "players watch themselves dash")),
        DASH_KEEP(Spec.number(GROUP, Unit.RATIO, 0.7).limits(0, 1).slider(0, 1)
                .doc("Share of the speed kept at the end of that time.", "a dash ends in a stop", "dashing is the way to build speed")),
        DASH_COOLDOWN(Spec.number(GROUP, Unit.SECONDS, 1).limits(0, 60).slider(0, 5)
                .doc("Time in which a charge returns.", "players dash without end", "a missed dash decides the fight")),
        DASH_CHARGES(Spec.whole(GROUP, Unit.NONE, 1).limits(1, 10).slider(1, 4)
                .doc("How many dashes can follow each other without waiting.", "a dash cannot be corrected", "distance does not protect")),
        DASH_IN_AIR(Spec.onOff(GROUP, true).doc("Whether it dashes in the air.")),
        DASH_DIRECTION(Spec.choice(GROUP, DashDirection.KEYS).doc("Whether a dash goes where the keys point, level, or where the view points, up and down too."));

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
        /** Charges used. */
        DASHES_USED,
        /** Remaining ticks until a charge returns. */
        DASH_RECHARGE,
        /** Remaining ticks of straight flight. */
        DASH_LEFT
    }

    enum Telemetry implements Signal {
        DASH_CHARGES_LEFT(Unit.NONE, "Dashes that can start now"), DASH_COOLDOWN_LEFT(Unit.SECONDS, "Time until a dash returns");

        private final Unit unit;
        private final String doc;

        Telemetry(Unit unit, String doc) {
            this.unit = unit;
            this.doc = doc;
        }

        @Override
        public Spec spec() {
            return new Spec(unit, doc);
        }
    }

    private final Vec3 direction = new Vec3();
    private final float speed;
    private final float up;
    private final int ticks;
    private final float keep;
    private final int cooldown;
    private final int charges;
    private final boolean inAir;
    private final DashDirection by;
    private final float dt;

    Dashing(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        speed = set.getFloat(Knob.DASH_SPEED);
        up = set.getFloat(Knob.DASH_UP);
        ticks = context.ticks(set.get(Knob.DASH_DURATION));
        keep = set.getFloat(Knob.DASH_KEEP);
        cooldown = context.ticks(set.get(Knob.DASH_COOLDOWN));
        charges = set.getInt(Knob.DASH_CHARGES);
        inAir = set.isOn(Knob.DASH_IN_AIR);
        by = set.getChoice(Knob.DASH_DIRECTION, DashDirection.class);
        dt = context.dt();
    }

    @Override
    void prepare(AbilityTick tick) {
        if (get(tick, Register.DASHES_USED) > 0 && countDown(tick, Register.DASH_RECHARGE) == 0) {
            int used = get(tick, Register.DASHES_USED) - 1;
            set(tick, Register.DASHES_USED, used);
            set(tick, Register.DASH_RECHARGE, used > 0 ? cooldown : 0);
        }
        if (get(tick, Register.DASH_LEFT) > 0) {
            if (countDown(tick, Register.DASH_LEFT) == 0) {
                tick.state.velocity.scale(keep);
            } else {
                flyStraight(tick);
            }
        }
    }

    private static void flyStraight(AbilityTick tick) {
        tick.isHeld = true;
        tick.gravityScale = 0f;
        tick.frictionScale = 0f;
        tick.pushScale = 0f;
    }

    @Override
    void act(AbilityTick tick) {
        boolean may = tick.isDashPressed && !tick.jumps && !tick.isTaken && (tick.state.grounded || inAir) && get(tick, Register.DASHES_USED) < charges;
        if (!may) {
            return;
        }
        int used = get(tick, Register.DASHES_USED);
        set(tick, Register.DASHES_USED, used + 1);
        set(tick, Register.DASH_RECHARGE, used == 0 ? cooldown : get(tick, Register.DASH_RECHARGE));
        set(tick, Register.DASH_LEFT, ticks);
        if (by == DashDirection.VIEW) {
            tick.look(direction);
        } else {
            direction.set(tick.keysX, tick.keysY, 0f);
        }
        float fast = Math.max(speed, tick.state.velocity.horizontalLength());
        tick.state.velocity.set(direction.x * fast, direction.y * fast, 0f);
        float rise = direction.z * fast + up;
        if (rise > 0f || !tick.state.grounded) {
            tick.launch(rise);
        }
        if (ticks > 0) {
            flyStraight(tick);
        }
        tick.hasDashed = true;
        tick.report.event(EventKind.DASH, tick.state.velocity.horizontalLength());
    }

    @Override
    void finish(AbilityTick tick) {
        signal(tick, Telemetry.DASH_CHARGES_LEFT, charges - get(tick, Register.DASHES_USED));
        signal(tick, Telemetry.DASH_COOLDOWN_LEFT, get(tick, Register.DASH_RECHARGE) * dt);
    }
}
