package dev.goldenangle.presets;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.World;

import java.util.List;
import java.util.Optional;

/** A model with parameters but without movement, for tests of presets. */
final class PracticeModel implements Model {
    private final ParameterTable table;

    PracticeModel() {
        this(PracticeParameter.TABLE);
    }

    PracticeModel(ParameterTable table) {
        this.table = table;
    }

    static Optional<Model> find(String id) {
        return id.equals("practice") ? Optional.of(new PracticeModel()) : Optional.empty();
    }

    @Override
    public String id() {
        return "practice";
    }

    @Override
    public String label() {
        return "Practice";
    }

    @Override
    public String description() {
        return "For tests.";
    }

    @Override
    public ParameterTable parameters() {
        return table;
    }

    @Override
    public Parameter tickRate() {
        return PracticeParameter.TICK_RATE;
    }

    @Override
    public List<? extends Signal> signals() {
        return List.of();
    }

    @Override
    public List<? extends Enum<?>> registers() {
        return List.of();
    }

    @Override
    public List<SpeedCause> causes() {
        return List.of();
    }

    @Override
    public Unit lengthUnit() {
        return Unit.METRES;
    }

    @Override
    public Unit speedUnit() {
        return Unit.METRES_PER_SECOND;
    }

    @Override
    public float unitsPerMetre() {
        return 1f;
    }

    @Override
    public Class<? extends World> worldType() {
        return World.class;
    }

    @Override
    public Mover mover(ParameterSet parameters, Level level) {
        throw new UnsupportedOperationException("the practice model does not move");
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.empty();
    }
}
