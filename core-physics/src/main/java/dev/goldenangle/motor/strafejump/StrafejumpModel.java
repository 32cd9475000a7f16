package dev.goldenangle.motor.strafejump;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Derivations;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.World;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.List;
import java.util.Optional;

/** Quake III movement in Quake units, by the shipped game's rules or the strafejump document's. */
public final class StrafejumpModel implements Model {
    private static final ParameterTable TABLE = new ParameterTable(StrafejumpParameter.TOP_SPEED, List.of(StrafejumpParameter.values()), List.of(
            Derivations.stopDistance(StrafejumpParameter.Groups.GROUND, StrafejumpParameter.FRICTION, StrafejumpParameter.STOP_SPEED,
                    StrafejumpParameter.REST_SPEED, StrafejumpParameter.TICK_RATE),
            Derivations.jumpHeight(StrafejumpParameter.Groups.JUMP, StrafejumpParameter.GRAVITY, StrafejumpParameter.JUMP_SPEED),
            Derivations.timeToApex(StrafejumpParameter.Groups.JUMP, StrafejumpParameter.GRAVITY, StrafejumpParameter.JUMP_SPEED)));

    @Override
    public String id() {
        return "strafejump";
    }

    @Override
    public String label() {
        return "Strafejump";
    }

    @Override
    public String description() {
        return "Quake III: speed is won in the air by pushing at the right angle to the velocity";
    }

    @Override
    public ParameterTable parameters() {
        return TABLE;
    }

    @Override
    public Parameter tickRate() {
        return StrafejumpParameter.TICK_RATE;
    }

    @Override
    public List<? extends Signal> signals() {
        return List.of(StrafejumpSignal.values());
    }

    @Override
    public List<? extends Enum<?>> registers() {
        return List.of(StrafejumpRegister.values());
    }

    @Override
    public List<SpeedCause> causes() {
        return List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.GRAVITY, SpeedCause.WALL, SpeedCause.LANDING, SpeedCause.STEP,
                SpeedCause.DEVICE, SpeedCause.ROUNDING);
    }

    @Override
    public Unit lengthUnit() {
        return Unit.UNITS;
    }

    @Override
    public Unit speedUnit() {
        return Unit.UNITS_PER_SECOND;
    }

    @Override
    public float unitsPerMetre() {
        return 32f;
    }

    @Override
    public Class<? extends World> worldType() {
        return BrushWorld.class;
    }

    @Override
    public Mover mover(ParameterSet parameters, Level level) {
        if (!(level.world() instanceof BrushWorld world)) {
            throw new IllegalArgumentException("strafejump moves among brushes, which " + level.name() + " does not have");
        }
        return new StrafejumpMover(parameters, level, world);
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.of(new StrafejumpTheory(new StrafejumpTuning(parameters)));
    }
}
