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
import dev.goldenangle.world.brush.MovedBrushes;

/** The trains of a map move by the level's clock. They carry who stands on them and push who is in their way. */
final class Platforms extends Ability {
    private static final Group GROUP = Group.switched("platforms", "Moving platforms", "Decide what a jump takes along, then how fast a platform can sink below its rider.");
    private static final float SPOT = 0.03f;
    /** A body that is deeper in a platform after being pushed is crushed. */
    private static final float CRUSHED = 0.01f;

    /** What happens to a body between a platform and a wall. */
    enum PlatformCrush { SEND_BACK, PASS }

    enum Knob implements Parameter {
        PLATFORMS(Spec.onOff(GROUP, false).doc("Whether the trains of a map move, carry and push.")),
        PLATFORM_INHERIT(Spec.number(GROUP, Unit.RATIO, 1).limits(0, 2).slider(0, 1.5)
                .doc("Share of a platform's velocity that a jump takes along.", "the platform leaves from under a jump", "platforms are catapults")),
        PLATFORM_STICK(Spec.number(GROUP, Unit.METRES_PER_SECOND, 8).limits(0, 200).slider(0, 20)
                .doc("Sinking speed of a platform up to which its rider stays on it.", "riders hop on every lift that goes down", "a falling lift takes its rider along")),
        PLATFORM_CRUSH(Spec.choice(GROUP, PlatformCrush.SEND_BACK)
                .doc("Whether a body between a platform and a wall is sent back to its checkpoint, or the platform passes through it."));

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
        /** Number of the platform under the feet, from 1. */
        RIDES,
        /** Number of the platform that passes through the body, from 1. */
        PASSED_BY
    }

    enum Telemetry implements Signal {
        PLATFORM;

        @Override
        public Spec spec() {
            return new Spec(Unit.NONE, "Number of the platform that carries the body, from 1");
        }
    }

    private final MovedBrushes moved;
    private final BodyProbe around;
    private final BodyProbe aroundLow;
    private final Vec3[] before;
    private final Vec3[] way;
    private final Vec3 from = new Vec3();
    private final float inherit;
    private final float stick;
    private final PlatformCrush crush;
    private final double dt;
    private final float radius;
    private final float skin;
    /** Time at the end of this tick. */
    private double later;

    Platforms(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        moved = context.moved();
        around = context.around();
        aroundLow = new BodyProbe(context.body().withHeight(Abilities.crouchedHeight(set, context.body())), context.world(), moved);
        before = new Vec3[moved.count()];
        way = new Vec3[moved.count()];
        for (int i = 0; i < way.length; i++) {
            before[i] = new Vec3();
            way[i] = new Vec3();
        }
        inherit = set.getFloat(Knob.PLATFORM_INHERIT);
        stick = set.getFloat(Knob.PLATFORM_STICK);
        crush = set.getChoice(Knob.PLATFORM_CRUSH, PlatformCrush.class);
        dt = 1 / context.tickRate();
        radius = context.body().radius();
        skin = context.body().skin();
    }

    /** Moves all platforms to where they are at the level's clock. */
    static void place(MovedBrushes platforms, int worldTick, double dt) {
        for (int i = 0; i < platforms.count(); i++) {
            platforms.place(i, worldTick * dt);
        }
    }

    @Override
    void prepare(AbilityTick tick) {
        if (way.length == 0) {
            return;
        }
        MoverState state = tick.state;
        double now = state.worldTick * dt;
        later = (state.worldTick + 1) * dt;
        for (int i = 0; i < way.length; i++) {
            moved.get(i).walk().at(now, before[i]);
            moved.get(i).walk().at(later, way[i]).addScaled(before[i], -1f);
        }
        place(moved, state.worldTick + 1, dt);
        BodyProbe body = state.crouched ? aroundLow : around;
        int passing = get(tick, Register.PASSED_BY) - 1;
        if (passing >= 0 && passing < way.length) {
            pass(tick, body, passing);
        }
        int ridden = get(tick, Register.RIDES) - 1;
        if (ridden >= 0 && ridden < way.length && state.grounded) {
            if (-way[ridden].z <= stick * dt) {
                carry(state.position, body, ridden);
            } else {
                state.leaveGround();
            }
        }
        for (int i = 0; i < way.length; i++) {
            int deep = body.deeperThan(state.position, 0f);
            int platform = deep < 0 ? -1 : moved.platformOf(deep);
            if (platform < 0) {
                return;
            }
            push(tick, body, platform);
        }
    }

    /** Lets a platform pass through the body as long as it is inside. */
    private void pass(AbilityTick tick, BodyProbe body, int platform) {
        int deep = body.deeperThan(tick.state.position, 0f);
        if (deep >= 0 && moved.platformOf(deep) == platform) {
            moved.hide(platform);
        } else {
            set(tick, Register.PASSED_BY, 0);
        }
    }

    /** Moves a body along with a platform as far as everything else lets it. */
    private void carry(Vec3 feet, BodyProbe body, int platform) {
        moved.hide(platform);
        body.carry(feet, way[platform]);
        moved.place(platform, later);
    }

    private void push(AbilityTick tick, BodyProbe body, int platform) {
        MoverState state = tick.state;
        from.set(state.position);
        carry(state.position, body, platform);
        int deep = body.deeperThan(state.position, CRUSHED);
        if (deep >= 0 && moved.platformOf(deep) == platform) {
            state.position.set(from);
            set(tick, Register.PASSED_BY, platform + 1);
            set(tick, Register.RIDES, 0);
            moved.hide(platform);
            if (crush == PlatformCrush.SEND_BACK) {
                tick.report.event(EventKind.CRUSH, way[platform].length() / (float) dt, platform);
            }
        }
    }

    @Override
    void settle(AbilityTick tick) {
        set(tick, Register.RIDES, tick.state.grounded ? under(tick.state) + 1 : 0);
    }

    @Override
    void finish(AbilityTick tick) {
        if (way.length == 0) {
            return;
        }
        int before = get(tick, Register.RIDES);
        int now = tick.state.grounded ? under(tick.state) + 1 : 0;
        if (before != now) {
            give(tick.state, before, inherit);
            give(tick.state, now, -inherit);
            set(tick, Register.RIDES, now);
        }
        signal(tick, Telemetry.PLATFORM, now);
    }

    /** Adds a share of a platform's velocity; downwards only gravity takes a body along. */
    private void give(MoverState state, int platform, float share) {
        if (platform > 0 && platform <= way.length) {
            float perSecond = share / (float) dt;
            state.velocity.x += way[platform - 1].x * perSecond;
            state.velocity.y += way[platform - 1].y * perSecond;
            state.velocity.z += state.grounded ? 0f : Math.max(0f, way[platform - 1].z) * perSecond;
        }
    }

    /** The platform at the point where the body touches its ground, or −1. */
    private int under(MoverState state) {
        Vec3 n = state.groundNormal;
        float down = radius + 2 * skin;
        float x = state.position.x - n.x * down;
        float y = state.position.y - n.y * down;
        float z = state.position.z + radius - n.z * down;
        for (int i = 0; i < way.length; i++) {
            if (moved.touches(i, x - SPOT, y - SPOT, z - SPOT, x + SPOT, y + SPOT, z + SPOT)) {
                return i;
            }
        }
        return -1;
    }
}
