package dev.goldenangle.motor;

import dev.goldenangle.command.Sticks;
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

/** A movement model as the catalog lists it: its tables, and how to build its mover. */
public interface Model {
    /** Short name in files and commands: {@code arena}. */
    String id();

    String label();

    /** One sentence for a chooser. */
    String description();

    ParameterTable parameters();

    /** The parameter that holds the tick rate in hertz. */
    Parameter tickRate();

    /** What it reports beyond the common columns, in the order of the enum. */
    List<? extends Signal> signals();

    /** What its columns call the direction asked for. */
    default String asked() {
        return "wish";
    }

    /** How it reads a stick that is pushed part of the way. */
    default Sticks sticks() {
        return Sticks.ROUND;
    }

    /** The registers it keeps in a state, in the order of the enum. */
    List<? extends Enum<?>> registers();

    /** The causes its rules can book. */
    List<SpeedCause> causes();

    /** What it measures lengths in: metres, Quake units, world units or tiles. */
    Unit lengthUnit();

    /** What it measures speed in. */
    Unit speedUnit();

    /** Native length units per metre. */
    float unitsPerMetre();

    /** The kind of world it moves in. */
    Class<? extends World> worldType();

    /** @throws IllegalArgumentException when the level's world is of another kind */
    Mover mover(ParameterSet parameters, Level level);

    /** A mover that knows the level as a predicting client does; it moves as the other one, which most models simply use twice. */
    default Mover clientMover(ParameterSet parameters, Level level) {
        return mover(parameters, level);
    }

    /** What can be fired in a level; most models have nothing to fire. */
    default Optional<Gunnery> gunnery(ParameterSet parameters, Level level) {
        return Optional.empty();
    }

    /** The best angle under these parameters, for models where strafing pays. */
    Optional<StrafeTheory> theory(ParameterSet parameters);
}
