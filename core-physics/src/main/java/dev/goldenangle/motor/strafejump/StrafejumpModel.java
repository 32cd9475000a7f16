package dev.goldenangle.motor.strafejump;

import dev.goldenangle.command.Sticks;
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

/** Quake III movement in Quake units, with the rules of the shipped game or of the strafejump document. */
public final class StrafejumpModel extends DescribedModel<BrushWorld> {
    private static final Derivations.JumpArc JUMP_ARC = new Derivations.JumpArc(StrafejumpParameter.GRAVITY, StrafejumpParameter.JUMP_SPEED, StrafejumpParameter.TICK_RATE, Derivations.Rise.MEAN_SPEED);
    private static final ParameterTable TABLE = new ParameterTable(StrafejumpParameter.TOP_SPEED, List.of(StrafejumpParameter.values()), List.of(
            Derivations.stopDistance(QuakeKnob.Groups.GROUND, StrafejumpParameter.FRICTION, StrafejumpParameter.STOP_SPEED,
                    StrafejumpParameter.REST_SPEED, StrafejumpParameter.TICK_RATE),
            Derivations.jumpHeight(QuakeKnob.Groups.JUMP, JUMP_ARC),
            Derivations.timeToApex(QuakeKnob.Groups.JUMP, JUMP_ARC)));

    public StrafejumpModel() {
        super(new ModelDescription<>("strafejump", "Strafejump", "Quake III: pushing in the air at the right angle to the velocity gains speed",
                TABLE, StrafejumpParameter.TICK_RATE, List.of(StrafejumpSignal.values()), List.of(StrafejumpRegister.values()),
                List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.GRAVITY, SpeedCause.WALL, SpeedCause.LANDING, SpeedCause.STEP, SpeedCause.DEVICE, SpeedCause.SHAPING, SpeedCause.ROUNDING),
                Unit.UNITS, Unit.UNITS_PER_SECOND, 32f, BrushWorld.class));
    }

    @Override
    protected Mover mover(ParameterSet parameters, Level level, BrushWorld world) {
        return new StrafejumpMover(parameters, level, world);
    }

    @Override
    public Sticks sticks() {
        return Sticks.SQUARE;
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.of(new StrafejumpTheory(new StrafejumpTuning(parameters)));
    }
}
