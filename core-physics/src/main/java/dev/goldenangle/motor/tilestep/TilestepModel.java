package dev.goldenangle.motor.tilestep;

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
import dev.goldenangle.world.tile.TileWorld;

import java.util.List;
import java.util.Optional;

/** Movement on tiles with discrete heights, in tiles. */
public final class TilestepModel implements Model {
    private static final ParameterTable TABLE = new ParameterTable(TilestepParameter.RUN_SPEED, List.of(TilestepParameter.values()), List.of(
            Derivations.jumpHeight(TilestepParameter.Groups.JUMP, TilestepParameter.GRAVITY, TilestepParameter.JUMP_SPEED),
            Derivations.timeToApex(TilestepParameter.Groups.JUMP, TilestepParameter.GRAVITY, TilestepParameter.JUMP_SPEED)));

    @Override
    public String id() {
        return "tilestep";
    }

    @Override
    public String label() {
        return "Tile steps";
    }

    @Override
    public String description() {
        return "A top-down world of tiles with heights: absolute z, steps, falls off edges, roofs to walk on, a mount to ride";
    }

    @Override
    public ParameterTable parameters() {
        return TABLE;
    }

    @Override
    public Parameter tickRate() {
        return TilestepParameter.TICK_RATE;
    }

    @Override
    public List<? extends Signal> signals() {
        return List.of(TilestepSignal.values());
    }

    @Override
    public List<? extends Enum<?>> registers() {
        return List.of(TilestepRegister.values());
    }

    @Override
    public List<SpeedCause> causes() {
        return List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.WALL, SpeedCause.OTHER);
    }

    @Override
    public Unit lengthUnit() {
        return Unit.TILES;
    }

    @Override
    public Unit speedUnit() {
        return Unit.TILES_PER_SECOND;
    }

    /** A tile is a metre. */
    @Override
    public float unitsPerMetre() {
        return 1f;
    }

    @Override
    public Class<? extends World> worldType() {
        return TileWorld.class;
    }

    @Override
    public Mover mover(ParameterSet parameters, Level level) {
        TileWorld world = tiles(level);
        ServerContext context = new ServerContext(world);
        return new TilestepMover(parameters, world, context, context.bodies());
    }

    /** Knows the world only from a snapshot. */
    @Override
    public Mover clientMover(ParameterSet parameters, Level level) {
        TileWorld world = tiles(level);
        ClientContext context = new ClientContext(world);
        return new TilestepMover(parameters, world, context, context.bodies());
    }

    private static TileWorld tiles(Level level) {
        if (level.world() instanceof TileWorld world) {
            return world;
        }
        throw new IllegalArgumentException("the tilestep model moves in tile maps, and " + level.name() + " is none");
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.empty();
    }
}
