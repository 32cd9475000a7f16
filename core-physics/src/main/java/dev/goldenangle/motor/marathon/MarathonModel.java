package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Gunnery;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.World;
import dev.goldenangle.world.sector.SectorWorld;

import java.util.List;
import java.util.Optional;

/** Marathon movement in world units: whole numbers, 30 ticks a second, no jump. */
public final class MarathonModel implements Model {
    static final ParameterTable TABLE = new ParameterTable(MarathonParameter.RUN_FORWARD_SPEED, List.of(MarathonParameter.values()), List.of());

    @Override
    public String id() {
        return "marathon";
    }

    @Override
    public String label() {
        return "Marathon";
    }

    @Override
    public String description() {
        return "A 1994 game on whole numbers: heading-bound speed, walls that never cost speed, floors that lift and rebound, no jump";
    }

    @Override
    public ParameterTable parameters() {
        return TABLE;
    }

    @Override
    public Parameter tickRate() {
        return MarathonParameter.TICK_RATE;
    }

    @Override
    public List<? extends Signal> signals() {
        return List.of(MarathonSignal.values());
    }

    @Override
    public List<? extends Enum<?>> registers() {
        return List.of(MarathonRegister.values());
    }

    @Override
    public List<SpeedCause> causes() {
        return List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.DEVICE, SpeedCause.OTHER);
    }

    @Override
    public Unit lengthUnit() {
        return Unit.WORLD_UNITS;
    }

    @Override
    public Unit speedUnit() {
        return Unit.WORLD_UNITS_PER_SECOND;
    }

    /** A player of 0.8 world units stands 1.6 m tall. */
    @Override
    public float unitsPerMetre() {
        return 0.5f;
    }

    @Override
    public Class<? extends World> worldType() {
        return SectorWorld.class;
    }

    @Override
    public Mover mover(ParameterSet parameters, Level level) {
        if (!(level.world() instanceof SectorWorld world)) {
            throw new IllegalArgumentException("the marathon model moves in sector maps, and " + level.name() + " is none");
        }
        return new MarathonMover(parameters, world);
    }

    @Override
    public Optional<Gunnery> gunnery(Level level) {
        return level.world() instanceof SectorWorld world ? Optional.of(new MarathonGunnery(world)) : Optional.empty();
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.empty();
    }
}
