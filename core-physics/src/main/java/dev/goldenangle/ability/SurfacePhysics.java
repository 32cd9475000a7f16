package dev.goldenangle.ability;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.Signal;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.PhysicsZone;
import dev.goldenangle.world.brush.BrushShapes;
import dev.goldenangle.world.brush.Surface;
import dev.goldenangle.world.brush.Thrust;

import java.util.List;

/** The ground acts by its texture (ice, mud, rubber), conveyors carry, and zones of the map throw or change the physics inside them. */
final class SurfacePhysics extends Ability {
    private static final Group GROUP = Group.switched("surfaces", "Surfaces and zones", "Set how slippery ice is and how slow mud is, then how high rubber throws.");
    /** Half the size of the place below the body that counts as the ground it stands on. */
    private static final float SPOT = 0.02f;

    enum Knob implements Parameter {
        SURFACES(Spec.onOff(GROUP, false).doc("Whether ice, mud, rubber, conveyors, knockback and physics zones of a map act.")),
        ICE_FRICTION(Spec.number(GROUP, Unit.RATIO, 0.05).limits(0, 10).slider(0, 1)
                .doc("Share of the ground friction on ice and slick surfaces.", "nobody stops on ice", "ice is like any other floor")),
        ICE_ACCELERATION(Spec.number(GROUP, Unit.RATIO, 0.2).limits(0, 10).slider(0, 1)
                .doc("Share of the ground acceleration on ice and slick surfaces.", "nobody starts on ice", "ice does not matter to those who keep running")),
        MUD_FRICTION(Spec.number(GROUP, Unit.RATIO, 1.5).limits(0, 10).slider(0.5, 4)
                .doc("Share of the ground friction on mud.", "players slide through mud", "mud stops a run at once")),
        MUD_SPEED(Spec.number(GROUP, Unit.RATIO, 0.5).limits(0, 10).slider(0.1, 1)
                .doc("Share of the top speed on mud.", "players walk around every puddle", "mud does not matter")),
        RUBBER_BOUNCE(Spec.number(GROUP, Unit.RATIO, 0.7).limits(0, 1).slider(0, 1)
                .doc("Share of the falling speed that a landing on rubber gives back.", "rubber is like any other floor", "players never come to rest")),
        BOUNCE_LEAST_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 2).limits(0.05, 100).slider(0.5, 8)
                .doc("Upward speed below which a bounce becomes a landing.", "bodies tremble on rubber", "only long falls bounce")),
        CONVEYOR_KEEP(Spec.number(GROUP, Unit.RATIO, 1).limits(0, 1).slider(0, 1)
                .doc("Share of a conveyor's speed that is kept in a jump.", "a jump leaves the belt behind", "belts are used as catapults")),
        THRUST_SCALE(Spec.number(GROUP, Unit.RATIO, 1).limits(0, 10).slider(0, 2)
                .doc("Share of the speed of the map's knockback zones that acts.", "knockback zones do nothing", "knockback zones throw players out of the level"));

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
        /** Number of the knockback zone that the body is in, from 1. */
        THRUST
    }

    enum Telemetry implements Signal {
        ZONE;

        @Override
        public Spec spec() {
            return new Spec(Unit.NONE, "Number of the physics zone or conveyor that acts, from 1");
        }
    }

    private static final List<Surface> SPECIAL = List.of(Surface.SLICK, Surface.ICE, Surface.MUD, Surface.RUBBER);

    private final BrushShapes grounds;
    private final PhysicsZone[] zones;
    private final BrushShapes[] zoneShapes;
    private final Thrust[] thrusts;
    private final BrushShapes[] thrustShapes;
    private final Vec3 normal = new Vec3();
    private final Vec3 given = new Vec3();
    private final float radius;
    private final float height;
    private final float skin;
    private final float iceFriction;
    private final float iceAcceleration;
    private final float mudFriction;
    private final float mudSpeed;
    private final float rubberBounce;
    private final float leastBounce;
    private final float thrustScale;
    private final float keep;
    /** Of this tick. */
    private PhysicsZone belt;
    private float alongBelt;
    private float bounce;
    private boolean wasInAir;
    private float falling;
    private int acting;

    SurfacePhysics(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        grounds = new BrushShapes(special(context.world()));
        zones = context.world().features().zones().toArray(PhysicsZone[]::new);
        zoneShapes = context.world().features().zones().stream().map(zone -> new BrushShapes(zone.brushes())).toArray(BrushShapes[]::new);
        thrusts = context.world().features().thrusts().toArray(Thrust[]::new);
        thrustShapes = context.world().features().thrusts().stream().map(thrust -> new BrushShapes(thrust.brushes())).toArray(BrushShapes[]::new);
        radius = context.body().radius();
        height = context.body().height();
        skin = context.body().skin();
        iceFriction = set.getFloat(Knob.ICE_FRICTION);
        iceAcceleration = set.getFloat(Knob.ICE_ACCELERATION);
        mudFriction = set.getFloat(Knob.MUD_FRICTION);
        mudSpeed = set.getFloat(Knob.MUD_SPEED);
        rubberBounce = set.getFloat(Knob.RUBBER_BOUNCE);
        leastBounce = set.getFloat(Knob.BOUNCE_LEAST_SPEED);
        thrustScale = set.getFloat(Knob.THRUST_SCALE);
        keep = set.getFloat(Knob.CONVEYOR_KEEP);
    }

    private static List<Brush> special(BrushWorld world) {
        return world.brushes().stream().filter(brush -> SPECIAL.stream().anyMatch(brush::isAny)).toList();
    }

    @Override
    void prepare(AbilityTick tick) {
        MoverState state = tick.state;
        belt = null;
        acting = 0;
        for (int i = 0; i < zones.length; i++) {
            if (acts(i, state)) {
                acting = i + 1;
                obey(zones[i], tick);
            }
        }
        int ground = state.grounded ? ground(grounds, state) : -1;
        if (ground >= 0) {
            Brush brush = grounds.get(ground);
            if (isOn(brush, Surface.ICE, state) || isOn(brush, Surface.SLICK, state)) {
                tick.frictionScale *= iceFriction;
                tick.accelerationScale *= iceAcceleration;
            } else if (isOn(brush, Surface.MUD, state)) {
                tick.frictionScale *= mudFriction;
                tick.pushScale *= mudSpeed;
            }
        }
    }

    private boolean acts(int zone, MoverState state) {
        return zones[zone].place() == PhysicsZone.Place.ON ? state.grounded && ground(zoneShapes[zone], state) >= 0 : isIn(zoneShapes[zone], state.position);
    }

    private boolean isIn(BrushShapes shapes, Vec3 at) {
        return shapes.firstTouched(at.x - radius, at.y - radius, at.z, at.x + radius, at.y + radius, at.z + height) >= 0;
    }

    private void obey(PhysicsZone zone, AbilityTick tick) {
        tick.frictionScale *= zone.friction();
        tick.accelerationScale *= zone.acceleration();
        tick.pushScale *= zone.speed();
        tick.gravityScale *= zone.gravity();
        if (zone.place() == PhysicsZone.Place.ON) {
            belt = zone;
        }
    }

    /** The shape at the point where the body touches its ground. */
    private int ground(BrushShapes shapes, MoverState state) {
        if (shapes.isEmpty()) {
            return -1;
        }
        Vec3 n = state.groundNormal;
        float down = radius + 2 * skin;
        float x = state.position.x - n.x * down;
        float y = state.position.y - n.y * down;
        float z = state.position.z + radius - n.z * down;
        return shapes.firstTouched(x - SPOT, y - SPOT, z - SPOT, x + SPOT, y + SPOT, z + SPOT);
    }

    /** Whether the side of the brush that faces like the ground is of this kind. */
    private boolean isOn(Brush brush, Surface kind, MoverState state) {
        int best = 0;
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < brush.planeCount(); i++) {
            brush.plane(i, normal);
            float along = normal.dot(state.groundNormal);
            if (along > most) {
                most = along;
                best = i;
            }
        }
        return brush.is(kind, best);
    }

    /** Throws a body that enters a knockback zone. */
    private void enterThrusts(AbilityTick tick) {
        int inside = 0;
        for (int i = 0; i < thrusts.length && inside == 0; i++) {
            inside = isIn(thrustShapes[i], tick.state.position) ? i + 1 : 0;
        }
        if (inside != 0 && inside != get(tick, Register.THRUST)) {
            thrust(tick, thrusts[inside - 1], inside - 1);
        }
        set(tick, Register.THRUST, inside);
    }

    private void thrust(AbilityTick tick, Thrust thrust, int zone) {
        MoverState state = tick.state;
        given.set(thrust.given());
        if (thrust.speed() > 0f) {
            given.set(state.position).addScaled(thrust.middle(), -1f);
            given.z += height / 2;
            float distance = given.normalize();
            given.scale(thrust.speed() * Math.max(0f, 1f - distance / thrust.radius()));
        }
        given.scale(thrustScale);
        state.velocity.addScaled(given, 1f);
        if (tick.jumps) {
            tick.jumpSpeed += given.z;
        } else if (given.z > 0f && state.velocity.z > 0f) {
            tick.launch(state.velocity.z);
        }
        tick.report.event(EventKind.PUSH, given.length(), zone);
    }

    @Override
    void act(AbilityTick tick) {
        if (thrusts.length > 0) {
            enterThrusts(tick);
        }
        if (belt != null) {
            tick.state.velocity.x += belt.flow().x;
            tick.state.velocity.y += belt.flow().y;
            alongBelt = along(tick.state.velocity, belt.flow());
        }
        wasInAir = !tick.state.grounded;
        falling = tick.state.velocity.z;
    }

    @Override
    void finish(AbilityTick tick) {
        MoverState state = tick.state;
        if (belt != null) {
            leaveBelt(state);
            belt = null;
        }
        if (wasInAir && state.grounded && falling < 0f) {
            bounce(tick);
        }
        signal(tick, Telemetry.ZONE, acting);
    }

    /** Makes the velocity relative to the belt again. What a wall took from the belt's speed is gone already. */
    private void leaveBelt(MoverState state) {
        float speed = belt.flow().horizontalLength();
        if (speed > 0f) {
            float stopped = Math.max(0f, alongBelt - along(state.velocity, belt.flow()));
            float given = Math.max(0f, 1f - stopped / speed) * (state.grounded ? 1f : 1f - keep);
            state.velocity.x -= belt.flow().x * given;
            state.velocity.y -= belt.flow().y * given;
        }
    }

    private static float along(Vec3 velocity, Vec3 flow) {
        float speed = flow.horizontalLength();
        return speed == 0f ? 0f : (velocity.x * flow.x + velocity.y * flow.y) / speed;
    }

    private void bounce(AbilityTick tick) {
        MoverState state = tick.state;
        bounce = 0f;
        for (int i = 0; i < zones.length; i++) {
            if (zones[i].bounce() > bounce && acts(i, state)) {
                bounce = zones[i].bounce();
            }
        }
        int ground = ground(grounds, state);
        if (ground >= 0 && isOn(grounds.get(ground), Surface.RUBBER, state)) {
            bounce = Math.max(bounce, rubberBounce);
        }
        float up = -falling * bounce;
        if (up >= leastBounce) {
            tick.launch(up);
            tick.report.event(EventKind.BOUNCE, up);
        }
    }
}
