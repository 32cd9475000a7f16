package dev.goldenangle.analysis;

import dev.goldenangle.command.Command;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.motor.Gunnery;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

import java.util.ArrayList;
import java.util.List;

/** The shots of a run: every press of the fire button fires one, of the kind in the command, from the shooter's position. */
public final class FiredShots {
    private static final double LONGEST_SECONDS = 10;

    /**
     * A shot that was fired.
     *
     * @param tick   tick of the run
     * @param kind   name of the kind
     * @param flight its path
     */
    public record Fired(int tick, String kind, FlownShot flight) {
        public boolean isHit() {
            return flight.hit() >= 0;
        }
    }

    private FiredShots() {
    }

    public static List<Fired> of(RunReader reader, Gunnery gunnery) {
        Run run = reader.run();
        List<Fired> shots = new ArrayList<>();
        Command command = new Command();
        boolean held = false;
        for (int tick = 0; tick < run.length(); tick++) {
            run.command(tick, command);
            boolean fires = command.holds(Command.FIRE);
            if (fires && !held) {
                shots.add(new Fired(tick, gunnery.kinds().get(command.shot() % gunnery.kinds().size()), fly(reader, gunnery, tick, command.shot())));
            }
            held = fires;
        }
        return shots;
    }

    private static FlownShot fly(RunReader reader, Gunnery gunnery, int tick, int kind) {
        MoverState state = new MoverState(reader.run().header().start().registerCount());
        reader.state(tick, state);
        return gunnery.fire(kind, state, tick, (int) (LONGEST_SECONDS * gunnery.ticksPerSecond()));
    }
}
