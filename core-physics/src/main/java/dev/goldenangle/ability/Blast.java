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

/** The push key sets off an explosion where the view meets a surface; it throws the body away, as in a rocket jump. Or it pushes straight against the view. */
final class Blast extends Ability {
    private static final Group GROUP = Group.switched("blast", "Knockback", "Set how strong and how wide the explosion is, then how long the throw lasts on the ground.");

    /** What the push key does. */
    enum BlastShape { EXPLOSION, RECOIL }

    enum Knob implements Parameter {
        BLAST(Spec.onOff(GROUP, false).doc("Whether the push key sets off an explosion where the view meets a surface.")),
        BLAST_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 18).limits(0, 200).slider(5, 40)
                .doc("Speed given at the middle of the explosion; it falls to 0 at the radius.", "a jump is better", "one explosion crosses the map")),
        BLAST_RADIUS(Spec.number(GROUP, Unit.METRES, 4).limits(0.1, 100).slider(1, 10)
                .doc("Distance from the middle of the body at which the explosion ends.", "only a perfect aim helps", "the aim does not matter")),
        BLAST_RANGE(Spec.number(GROUP, Unit.METRES, 60).limits(0.1, 1000).slider(2, 100)
                .doc("How far away the surface can be.", "only the own feet can be hit", "the explosion has no place")),
        BLAST_COOLDOWN(Spec.number(GROUP, Unit.SECONDS, 0.8).limits(0, 60).slider(0, 3)
                .doc("Time before the next explosion.", "players fly without end", "a missed explosion is not corrected")),
        BLAST_SLIP(Spec.number(GROUP, Unit.SECONDS, 0.2).limits(0, 10).slider(0, 1)
                .doc("Time after an explosion without ground friction.", "a landing stops the throw", "the ground is ice after every explosion")),
        BLAST_SELF(Spec.number(GROUP, Unit.RATIO, 1).limits(0, 5).slider(0, 2)
                .doc("Share of the speed of an own explosion that the player gets.", "explosions cannot be used for jumps", "nobody fires near the own feet without flying")),
        BLAST_SHAPE(Spec.choice(GROUP, BlastShape.EXPLOSION)
                .doc("Whether the push comes from an explosion where the view meets a surface, or straight against the view, anywhere."));

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
        /** Remaining ticks before the next explosion. */
        BLAST_PAUSE,
        /** Remaining ticks without ground friction. */
        BLAST_SLIP_LEFT
    }

    private final BodyProbe around;
    private final Vec3 look = new Vec3();
    private final float speed;
    private final BlastShape shape;
    private final float radius;
    private final float range;
    private final int cooldown;
    private final int slip;
    private final float middle;

    Blast(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        around = context.around();
        speed = set.getFloat(Knob.BLAST_SPEED) * set.getFloat(Knob.BLAST_SELF);
        shape = set.getChoice(Knob.BLAST_SHAPE, BlastShape.class);
        radius = set.getFloat(Knob.BLAST_RADIUS);
        range = set.getFloat(Knob.BLAST_RANGE);
        cooldown = context.ticks(set.get(Knob.BLAST_COOLDOWN));
        slip = context.ticks(set.get(Knob.BLAST_SLIP));
        middle = context.body().height() / 2;
    }

    @Override
    void prepare(AbilityTick tick) {
        if (get(tick, Register.BLAST_SLIP_LEFT) > 0) {
            countDown(tick, Register.BLAST_SLIP_LEFT);
            tick.frictionScale = 0f;
        }
    }

    @Override
    void act(AbilityTick tick) {
        int pause = countDown(tick, Register.BLAST_PAUSE);
        MoverState state = tick.state;
        if (!tick.isPushPressed || pause > 0) {
            return;
        }
        if (shape == BlastShape.RECOIL) {
            set(tick, Register.BLAST_PAUSE, cooldown);
            push(tick, tick.look(look).scale(-1f), speed);
        } else if (around.look(state.position.x, state.position.y, state.position.z + state.eyeHeight, tick.look(look), range)) {
            set(tick, Register.BLAST_PAUSE, cooldown);
            explode(tick);
        }
    }

    private void explode(AbilityTick tick) {
        MoverState state = tick.state;
        look.set(state.position.x - around.point.x, state.position.y - around.point.y, state.position.z + middle - around.point.z);
        float distance = look.normalize();
        if (distance >= radius) {
            return;
        }
        push(tick, look, speed * (1f - distance / radius));
    }

    private void push(AbilityTick tick, Vec3 look, float given) {
        MoverState state = tick.state;
        state.velocity.addScaled(look, given);
        if (tick.jumps) {
            tick.jumpSpeed += look.z * given;
        } else if (look.z > 0f && state.velocity.z > 0f) {
            tick.launch(state.velocity.z);
        }
        set(tick, Register.BLAST_SLIP_LEFT, slip);
        tick.report.event(EventKind.PUSH, given, -1);
    }
}
