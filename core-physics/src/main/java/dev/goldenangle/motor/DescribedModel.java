package dev.goldenangle.motor;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.World;

import java.util.List;
import java.util.Optional;

/**
 * A model with its description in one place. Subclasses add the mover, and the theory if strafing gains speed.
 *
 * @param <W> the kind of world it moves in
 */
public abstract class DescribedModel<W extends World> implements Model {
    private final ModelDescription<W> is;

    protected DescribedModel(ModelDescription<W> description) {
        is = description;
    }

    /** @param world the level's world, cast to the model's kind */
    protected abstract Mover mover(ParameterSet parameters, Level level, W world);

    @Override
    public final Mover mover(ParameterSet parameters, Level level) {
        return mover(parameters, level, world(level));
    }

    /** @throws IllegalArgumentException if the level's world is of another kind */
    protected final W world(Level level) {
        if (!is.worldType().isInstance(level.world())) {
            throw new IllegalArgumentException(is.label() + " cannot move in " + level.name() + ", which is a map of another kind; choose a map for this model");
        }
        return is.worldType().cast(level.world());
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.empty();
    }

    @Override
    public final String id() {
        return is.id();
    }

    @Override
    public final String label() {
        return is.label();
    }

    @Override
    public final String description() {
        return is.description();
    }

    @Override
    public final ParameterTable parameters() {
        return is.parameters();
    }

    @Override
    public final Parameter tickRate() {
        return is.tickRate();
    }

    @Override
    public final List<? extends Signal> signals() {
        return is.signals();
    }

    @Override
    public final List<? extends Enum<?>> registers() {
        return is.registers();
    }

    @Override
    public final List<SpeedCause> causes() {
        return is.causes();
    }

    @Override
    public final Unit lengthUnit() {
        return is.lengthUnit();
    }

    @Override
    public final Unit speedUnit() {
        return is.speedUnit();
    }

    @Override
    public final float unitsPerMetre() {
        return is.unitsPerMetre();
    }

    @Override
    public final Class<? extends World> worldType() {
        return is.worldType();
    }
}
