package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.command.Command;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.motor.Gunnery;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The shots in the viewport. A run contains only the fire button and the kind that was fired. Shots are computed from the shooter's state on
 * the tick of firing, so they look the same whenever that tick is shown, and they do not affect the run.
 */
public final class Firing {
    /** The longest flight, and how long its arc is shown after it has ended. */
    static final double LONGEST_SECONDS = 10;
    private static final double SHOWN_AFTER_SECONDS = 1.5;
    private static final int MOST_REMEMBERED = 256;
    private final IntegerProperty kind = new SimpleIntegerProperty(this, "kind", 0);
    private final BooleanProperty preview = new SimpleBooleanProperty(this, "preview", true);
    private final List<Launch> byHand = new ArrayList<>();
    private final Map<Launch, FlownShot> flights = new HashMap<>();
    private Gunnery gunnery;

    /** Identifies a shot. The digest is that of the run up to the tick of firing. */
    private record Launch(long digest, int tick, int kind) {
    }

    /** @param age ticks of flight since the shot was fired */
    public record Flying(FlownShot flight, double age) {
        public boolean hasEnded() {
            return age >= flight.ticks();
        }
    }

    /** The kind of shot that is loaded. */
    public IntegerProperty kindProperty() {
        return kind;
    }

    /** Whether the path of the next shot is drawn. */
    public BooleanProperty previewProperty() {
        return preview;
    }

    /** Applies changed knobs; shots already fired are computed again. */
    void tune(Gunnery newGunnery) {
        gunnery = newGunnery;
        flights.clear();
    }

    /** @param newGunnery the shots of the model, or null for none */
    void use(Gunnery newGunnery) {
        gunnery = newGunnery;
        byHand.clear();
        flights.clear();
        if (gunnery != null && kind.get() >= gunnery.kinds().size()) {
            kind.set(0);
        }
    }

    public List<String> kinds() {
        return gunnery == null ? List.of() : gunnery.kinds();
    }

    /** Fires at a tick of a run with any input source. */
    void fire(Run run, int tick) {
        if (gunnery != null && run != null && tick >= 0 && tick < run.length()) {
            byHand.add(new Launch(run.hash(tick), tick, kind.get()));
        }
    }

    /** The shots in the air at an instant, or ended recently, oldest first. */
    List<Flying> flying(RunReader reader, int tick, float alpha) {
        if (gunnery == null) {
            return List.of();
        }
        forgetSome();
        Run run = reader.run();
        List<Flying> flying = new ArrayList<>();
        int first = Math.max(0, tick - (int) (LONGEST_SECONDS / reader.tickSeconds()));
        Command command = new Command();
        boolean held = first > 0 && isFiring(run, first - 1, command);
        for (int t = first; t <= tick; t++) {
            boolean firing = isFiring(run, t, command);
            if (firing && !held) {
                long digest = run.hash(t);
                add(reader, new Launch(digest, t, command.shot() % kinds().size()), tick, alpha, flying);
            }
            held = firing;
        }
        for (Launch launch : byHand) {
            if (launch.tick <= tick && run.hash(launch.tick) == launch.digest) {
                add(reader, launch, tick, alpha, flying);
            }
        }
        return flying;
    }

    private void forgetSome() {
        if (flights.size() > MOST_REMEMBERED) {
            flights.clear();
        }
        if (byHand.size() > MOST_REMEMBERED) {
            byHand.subList(0, MOST_REMEMBERED / 2).clear();
        }
    }

    private static boolean isFiring(Run run, int tick, Command command) {
        run.command(tick, command);
        return command.holds(Command.FIRE);
    }

    private void add(RunReader reader, Launch launch, int tick, float alpha, List<Flying> flying) {
        FlownShot flight = flights.computeIfAbsent(launch, l -> fly(reader, l.tick, l.kind));
        double age = (tick - launch.tick - (1 - alpha)) * reader.tickSeconds() * gunnery.ticksPerSecond();
        if (age <= flight.ticks() + SHOWN_AFTER_SECONDS * gunnery.ticksPerSecond()) {
            flying.add(new Flying(flight, Math.max(0, age)));
        }
    }

    private FlownShot fly(RunReader reader, int tick, int what) {
        MoverState state = new MoverState(reader.run().header().start().registerCount());
        reader.state(tick, state);
        return gunnery.fire(what, state, tick, (int) (LONGEST_SECONDS * gunnery.ticksPerSecond()));
    }

    /** The path of a shot that would be fired now. */
    Optional<FlownShot> preview(RunReader reader, int tick) {
        return gunnery == null || !preview.get() ? Optional.empty()
                : Optional.of(flights.computeIfAbsent(new Launch(reader.run().hash(tick), tick, kind.get()), l -> fly(reader, l.tick, l.kind)));
    }
}
