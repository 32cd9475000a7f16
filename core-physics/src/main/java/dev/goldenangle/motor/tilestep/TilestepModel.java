package dev.goldenangle.motor.tilestep;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Derivations;
import dev.goldenangle.motor.DescribedModel;
import dev.goldenangle.motor.ModelDescription;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.tile.TileWorld;

import java.util.List;

/** Movement on tiles with discrete heights, in tiles. */
public final class TilestepModel extends DescribedModel<TileWorld> {
    private static final Derivations.JumpArc JUMP_ARC = new Derivations.JumpArc(TilestepParameter.GRAVITY, TilestepParameter.JUMP_SPEED, TilestepParameter.TICK_RATE, Derivations.Rise.SPEED_AFTER_GRAVITY);
    private static final ParameterTable TABLE = new ParameterTable(TilestepParameter.RUN_SPEED, List.of(TilestepParameter.values()), List.of(
            Derivations.jumpHeight(TilestepParameter.Groups.JUMP, JUMP_ARC),
            Derivations.timeToApex(TilestepParameter.Groups.JUMP, JUMP_ARC)));

    /** A tile is a metre. */
    public TilestepModel() {
        super(new ModelDescription<>("tilestep", "Tile steps", "A top-down world of tiles with heights: absolute z, steps, falls off edges, roofs to walk on, a mount to ride",
                TABLE, TilestepParameter.TICK_RATE, List.of(TilestepSignal.values()), List.of(TilestepRegister.values()),
                List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.WALL, SpeedCause.OTHER),
                Unit.TILES, Unit.TILES_PER_SECOND, 1f, TileWorld.class));
    }

    @Override
    protected Mover mover(ParameterSet parameters, Level level, TileWorld world) {
        ServerContext context = new ServerContext(world);
        return new TilestepMover(parameters, world, context, context.bodies(), TilestepMover.OthersClock.GOES_ON);
    }

    /** Uses only a copy of the world, like a client. */
    @Override
    public Mover clientMover(ParameterSet parameters, Level level) {
        TileWorld world = world(level);
        ClientContext context = new ClientContext(world);
        return new TilestepMover(parameters, world, context, context.bodies(), TilestepMover.OthersClock.AS_HEARD);
    }
}
