package dev.goldenangle.motor.quakeworld;

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

/** QuakeWorld movement in Quake units. */
public final class QuakeworldModel implements Model {
    private static final ParameterTable TABLE = new ParameterTable(QuakeworldParameter.TOP_SPEED, List.of(QuakeworldParameter.values()), List.of(
            Derivations.stopDistance(QuakeworldParameter.Groups.GROUND, QuakeworldParameter.FRICTION, QuakeworldParameter.STOP_SPEED,
                    QuakeworldParameter.REST_SPEED, QuakeworldParameter.TICK_RATE),
            Derivations.jumpHeight(QuakeworldParameter.Groups.JUMP, QuakeworldParameter.GRAVITY, QuakeworldParameter.ENTITY_GRAVITY, QuakeworldParameter.JUMP_SPEED),
            Derivations.timeToApex(QuakeworldParameter.Groups.JUMP, QuakeworldParameter.GRAVITY, QuakeworldParameter.ENTITY_GRAVITY, QuakeworldParameter.JUMP_SPEED)));

    @Override
    public String id() {
        return "quakeworld";
    }

    @Override
    public String label() {
        return "QuakeWorld";
    }

    @Override
    public String description() {
        return "QuakeWorld: sharp air control below a small cap, ledge friction, jumps that add up on slopes";
    }

    @Override
    public ParameterTable parameters() {
        return TABLE;
    }

    @Override
    public Parameter tickRate() {
        return QuakeworldParameter.TICK_RATE;
    }

    @Override
    public List<? extends Signal> signals() {
        return List.of(QuakeworldSignal.values());
    }

    @Override
    public List<? extends Enum<?>> registers() {
        return List.of(QuakeworldRegister.values());
    }

    @Override
    public List<SpeedCause> causes() {
        return List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.GRAVITY, SpeedCause.WALL, SpeedCause.LANDING, SpeedCause.STEP,
                SpeedCause.DEVICE);
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
            throw new IllegalArgumentException("quakeworld moves among brushes, which " + level.name() + " does not have");
        }
        return new QuakeworldMover(parameters, level, world);
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.of(new QuakeworldTheory(new QuakeworldTuning(parameters)));
    }
}
