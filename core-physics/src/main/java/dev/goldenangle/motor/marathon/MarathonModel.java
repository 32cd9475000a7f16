package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.Sticks;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Gunnery;
import dev.goldenangle.motor.DescribedModel;
import dev.goldenangle.motor.ModelDescription;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.sector.SectorWorld;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Marathon movement in world units: whole numbers, 30 ticks per second, no jump. */
public final class MarathonModel extends DescribedModel<SectorWorld> {
    static final ParameterTable TABLE = new ParameterTable(MarathonParameter.RUN_FORWARD_SPEED, knobs(), List.of());

    private static List<Parameter> knobs() {
        List<Parameter> knobs = new ArrayList<>(List.of(MarathonParameter.values()));
        knobs.addAll(List.of(ShotParameter.values()));
        return knobs;
    }

    /** A player of 0.8 world units is 1.6 m tall. */
    public MarathonModel() {
        super(new ModelDescription<>("marathon", "Marathon", "A 1994 game on whole numbers: speed tied to the heading, walls that never cost speed, floors that lift and rebound, no jump",
                TABLE, MarathonParameter.TICK_RATE, List.of(MarathonSignal.values()), List.of(MarathonRegister.values()),
                List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.DEVICE, SpeedCause.OTHER),
                Unit.WORLD_UNITS, Unit.WORLD_UNITS_PER_SECOND, 0.5f, SectorWorld.class));
    }

    @Override
    protected Mover mover(ParameterSet parameters, Level level, SectorWorld world) {
        return new MarathonMover(parameters, world, level.zones());
    }

    @Override
    public Sticks sticks() {
        return Sticks.KEYS;
    }

    @Override
    public Optional<Gunnery> gunnery(ParameterSet parameters, Level level) {
        return level.world() instanceof SectorWorld world ? Optional.of(new MarathonGunnery(parameters, world)) : Optional.empty();
    }
}
