package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Derivations;
import dev.goldenangle.motor.DescribedModel;
import dev.goldenangle.motor.ModelDescription;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.QuakeKnob;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.List;
import java.util.Optional;

/** QuakeWorld movement in Quake units. */
public final class QuakeworldModel extends DescribedModel<BrushWorld> {
    private static final Derivations.JumpArc JUMP_ARC = new Derivations.JumpArc(QuakeworldParameter.GRAVITY, set -> set.get(QuakeworldParameter.ENTITY_GRAVITY), QuakeworldParameter.JUMP_SPEED, QuakeworldParameter.TICK_RATE, Derivations.Rise.SPEED_AFTER_GRAVITY);
    private static final ParameterTable TABLE = new ParameterTable(QuakeworldParameter.TOP_SPEED, List.of(QuakeworldParameter.values()), List.of(
            Derivations.stopDistance(QuakeKnob.Groups.GROUND, QuakeworldParameter.FRICTION, QuakeworldParameter.STOP_SPEED,
                    QuakeworldParameter.REST_SPEED, QuakeworldParameter.TICK_RATE),
            Derivations.jumpHeight(QuakeKnob.Groups.JUMP, JUMP_ARC),
            Derivations.timeToApex(QuakeKnob.Groups.JUMP, JUMP_ARC)));

    public QuakeworldModel() {
        super(new ModelDescription<>("quakeworld", "QuakeWorld", "QuakeWorld: sharp air control below a small cap, friction near ledges, jumps that add up on slopes",
                TABLE, QuakeworldParameter.TICK_RATE, List.of(QuakeworldSignal.values()), List.of(QuakeworldRegister.values()),
                List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.GRAVITY, SpeedCause.WALL, SpeedCause.LANDING, SpeedCause.STEP, SpeedCause.DEVICE),
                Unit.UNITS, Unit.UNITS_PER_SECOND, 32f, BrushWorld.class));
    }

    @Override
    protected Mover mover(ParameterSet parameters, Level level, BrushWorld world) {
        return new QuakeworldMover(parameters, level, world);
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.of(new QuakeworldTheory(new QuakeworldTuning(parameters)));
    }
}
