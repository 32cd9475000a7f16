package dev.goldenangle.motor;

import dev.goldenangle.command.Move;
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
import java.util.Set;

/** A movement model: its tables, and how to build its mover. Listed by the catalog. */
public interface Model {
    /** Short name in files and commands: {@code arena}. */
    String id();

    String label();

    /** One sentence for a list of models. */
    String description();

    ParameterTable parameters();

    /** The parameter that holds the tick rate in hertz. */
    Parameter tickRate();

    /** Numbers it reports in addition to the common columns, in enum order. */
    List<? extends Signal> signals();

    /** The name of the requested direction in its columns. */
    default String asked() {
        return "wish";
    }

    /** How it interprets a stick that is pushed part of the way. */
    default Sticks sticks() {
        return Sticks.ROUND;
    }

    /** The registers it keeps in a state, in enum order. */
    List<? extends Enum<?>> registers();

    /** The causes its rules can book speed changes to. */
    List<SpeedCause> causes();

    /** Unit of lengths: metres, Quake units, world units or tiles. */
    Unit lengthUnit();

    /** Unit of speeds. */
    Unit speedUnit();

    /** Native length units per metre. */
    float unitsPerMetre();

    /** The kind of world it moves in. */
    Class<? extends World> worldType();

    /** @throws IllegalArgumentException if the level's world is of another kind */
    Mover mover(ParameterSet parameters, Level level);

    /**
     * A mover for a predicting client. It moves in the same way but knows only what a client knows about the level; for
     * most models it is the same mover.
     */
    default Mover clientMover(ParameterSet parameters, Level level) {
        return mover(parameters, level);
    }

    /** The shots that can be fired in a level; most models have none. */
    default Optional<Gunnery> gunnery(ParameterSet parameters, Level level) {
        return Optional.empty();
    }

    /** What players can do under these parameters besides running and plain jumps; bots and the path search use it. */
    default Set<Move> moves(ParameterSet parameters) {
        return Set.of();
    }

    /** The best angle under these parameters, for models where strafing gains speed. */
    Optional<StrafeTheory> theory(ParameterSet parameters);
}
