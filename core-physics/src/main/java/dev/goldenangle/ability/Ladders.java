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
import dev.goldenangle.world.brush.BrushShapes;
import dev.goldenangle.world.brush.Surface;
import dev.goldenangle.world.brush.Volume;

import java.util.ArrayList;
import java.util.List;

/** Touching a ladder holds the body, and pressing towards it climbs, as in Half-Life: looking down climbs down. */
final class Ladders extends Ability {
    private static final Group GROUP = Group.switched("ladders", "Ladders", "Set the climbing speed first, then how players leave a ladder.");
    /** How near a ladder must be. */
    private static final float NEAR = 0.06f;

    enum Knob implements Parameter {
        LADDERS(Spec.onOff(GROUP, false).doc("Whether ladders can be climbed.")),
        LADDER_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 6.25).limits(0, 100).slider(1, 12)
                .doc("Climbing speed.", "players look for another way up", "a ladder is a lift")),
        LADDER_FRICTION(Spec.number(GROUP, Unit.PER_SECOND, 30).limits(0.1, 10_000).slider(2, 100)
                .doc("How quickly the speed on a ladder follows the keys.", "players slide past the top and the bottom", "a fall ends with a jerk")),
        LADDER_JUMP_OUT(Spec.number(GROUP, Unit.METRES_PER_SECOND, 6).limits(0, 100).slider(0, 15)
                .doc("Speed away from the ladder when jump leaves it.", "players cannot let go", "a jump off a ladder misses the next one")),
        LADDER_JUMP_UP(Spec.number(GROUP, Unit.METRES_PER_SECOND, 4).limits(0, 100).slider(0, 15)
                .doc("Upward speed of that jump.", "a jump off a ladder falls", "ladders are climbed by jumping")),
        LADDER_PAUSE(Spec.number(GROUP, Unit.SECONDS, 0.3).limits(0, 10).slider(0, 1)
                .doc("Time after that jump in which ladders do not hold.", "the ladder catches the jump at once", "the next ladder is missed"));

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
        /** Whether a ladder held the body on the last tick. */
        ON_LADDER,
        /** Remaining ticks in which ladders do not hold. */
        LADDER_PAUSE_LEFT
    }

    enum Telemetry implements Signal {
        ON_LADDER;

        @Override
        public Spec spec() {
            return new Spec(Unit.NONE, "Whether a ladder holds the body");
        }
    }

    private final BrushShapes ladders;
    private final Vec3 normal = new Vec3();
    private final Vec3 wanted = new Vec3();
    private final float radius;
    private final float height;
    private final float speed;
    private final float follow;
    private final float out;
    private final float up;
    private final int pause;

    Ladders(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        ladders = new BrushShapes(ladders(context.world()));
        radius = context.body().radius();
        height = context.body().height();
        speed = set.getFloat(Knob.LADDER_SPEED);
        follow = Math.min(1f, set.getFloat(Knob.LADDER_FRICTION) * context.dt());
        out = set.getFloat(Knob.LADDER_JUMP_OUT);
        up = set.getFloat(Knob.LADDER_JUMP_UP);
        pause = context.ticks(set.get(Knob.LADDER_PAUSE));
    }

    /** The ladder volumes, and the solids with a ladder texture. */
    private static List<Brush> ladders(BrushWorld world) {
        List<Brush> found = new ArrayList<>(world.volumes(Volume.Kind.LADDER));
        for (Brush brush : world.brushes()) {
            if (brush.isAny(Surface.LADDER)) {
                found.add(brush);
            }
        }
        return found;
    }

    @Override
    void prepare(AbilityTick tick) {
        int left = countDown(tick, Register.LADDER_PAUSE_LEFT);
        MoverState state = tick.state;
        int touched = left > 0 || ladders.isEmpty() ? -1 : touched(state.position);
        boolean holds = touched >= 0 && face(ladders.get(touched), state.position) && isWanted(tick);
        set(tick, Register.ON_LADDER, holds ? 1 : 0);
        if (holds) {
            tick.isTaken = true;
            tick.isJumpBlocked = true;
            tick.pushScale = 0f;
            tick.frictionScale = 0f;
        }
    }

    private int touched(Vec3 at) {
        float r = radius + NEAR;
        return ladders.firstTouched(at.x - r, at.y - r, at.z, at.x + r, at.y + r, at.z + height);
    }

    /** Finds the side of the ladder that faces the body; false above and below it. */
    private boolean face(Brush ladder, Vec3 at) {
        float best = Float.NEGATIVE_INFINITY;
        float bestX = 0f;
        float bestY = 0f;
        float middle = Math.max(ladder.min(2), Math.min(ladder.max(2), at.z + height / 2));
        for (int i = 0; i < ladder.planeCount(); i++) {
            float distance = ladder.plane(i, normal);
            float away = normal.x * at.x + normal.y * at.y + normal.z * middle - distance;
            if (away > best && Math.abs(normal.z) < 0.5f) {
                best = away;
                bestX = normal.x;
                bestY = normal.y;
            }
        }
        normal.set(bestX, bestY, 0f);
        return normal.normalize() > 0f;
    }

    /** In the air a ladder always holds; from the ground it is climbed only by moving towards it with the view not far down. */
    private boolean isWanted(AbilityTick tick) {
        climb(tick);
        return !tick.state.grounded || wanted.z > 0f;
    }

    /** The speed that the keys ask for: the part towards the ladder climbs. */
    private void climb(AbilityTick tick) {
        wanted.zero();
        if (tick.hasKeys) {
            tick.look(wanted).scale(tick.command.forward);
            wanted.x += tick.viewY * tick.command.right;
            wanted.y -= tick.viewX * tick.command.right;
            wanted.scale(speed / Math.max(1f, wanted.length()));
            float into = wanted.dot(normal);
            wanted.addScaled(normal, -into);
            wanted.z -= into;
        }
    }

    @Override
    void act(AbilityTick tick) {
        if (get(tick, Register.ON_LADDER) == 0 || tick.isHeld) {
            return;
        }
        MoverState state = tick.state;
        tick.isHeld = true;
        tick.gravityScale = 0f;
        if (tick.isJumpPressed) {
            state.velocity.set(normal.x * out, normal.y * out, 0f);
            tick.launch(up);
            tick.isPressUsed = true;
            set(tick, Register.LADDER_PAUSE_LEFT, pause);
            set(tick, Register.ON_LADDER, 0);
            tick.report.event(EventKind.LADDER_JUMP, out);
        } else {
            wanted.addScaled(state.velocity, -1f);
            state.velocity.addScaled(wanted, follow);
            if (state.velocity.z > 0f) {
                tick.launch(state.velocity.z);
            }
        }
    }

    @Override
    void finish(AbilityTick tick) {
        signal(tick, Telemetry.ON_LADDER, get(tick, Register.ON_LADDER));
    }
}
