package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Jumps;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.JumpGoal;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.text.Messages;

import java.util.List;
import java.util.stream.Collectors;

/** The state of the jump table. */
public final class JumpsViewModel {
    private static final double LARGE_SPEED = 100;
    private final Document document;
    private final LivePlay live;
    private final Runs runs;
    private Run run;
    private List<Jump> jumps = List.of();

    public JumpsViewModel(Document document, LivePlay live, Runs runs) {
        this.document = document;
        this.live = live;
        this.runs = runs;
    }

    /** Finds the jumps again if the current run has changed. Returns whether it has. */
    public boolean update() {
        if (run == runs.shown() || runs.isPart()) {
            return false;
        }
        List<Jump> known = known(runs.shown());
        run = runs.shown();
        jumps = run == null || run.length() == 0 ? List.of() : Jumps.of(new RunReader(run), known);
        return true;
    }

    /** The jumps that are still valid when the run has only grown: all but the last, which may not have ended. */
    private List<Jump> known(Run next) {
        boolean isGrown = run != null && next != null && run.length() > 0 && next.length() >= run.length() && next.hash(run.length() - 1) == run.hash();
        return isGrown && !jumps.isEmpty() ? jumps.subList(0, jumps.size() - 1) : List.of();
    }

    public Run run() {
        return run;
    }

    public List<Jump> jumps() {
        return jumps;
    }

    public String speedUnit() {
        return document.model().speedUnit().symbol();
    }

    public String title() {
        return Messages.text("results.jumps.count", jumps.size());
    }

    public String meanGain() {
        double mean = jumps.stream().mapToDouble(Jump::gain).average().orElse(Double.NaN);
        return Messages.text("results.jumps.mean", Numbers.withUnit(Numbers.signed(mean, gainDigits()), speedUnit()));
    }

    /** Gains of a hundred units and more are shown with one decimal, so that a column holds them. */
    public int gainDigits() {
        return document.knobs().values().w() >= LARGE_SPEED ? 1 : 2;
    }

    public double seconds(Jump jump) {
        return (jump.takeoffTick() + 1) / run.header().tickRate();
    }

    /** The share of the speed just before the landing that is left at the next take-off; NaN for the last jump. */
    public double kept(Jump jump) {
        int next = jumps.indexOf(jump) + 1;
        if (next == 0 || next == jumps.size()) {
            return Double.NaN;
        }
        double before = new RunReader(run).speed(jump.landingTick() - 1);
        return before <= 0 ? Double.NaN : jumps.get(next).takeoffSpeed() / before;
    }

    /** The gain divided by the largest gain, −1 to 1, for bars. */
    public double share(Jump jump) {
        double largest = jumps.stream().mapToDouble(other -> Math.abs(other.gain())).max().orElse(0);
        return largest == 0 ? 0 : jump.gain() / largest;
    }

    /** Whether the model has abilities, so that the column is useful. */
    public boolean hasAbilities() {
        return document.model().causes().contains(SpeedCause.ABILITY);
    }

    /** The abilities used from a take-off to the next, in order. */
    public String abilities(Jump jump) {
        int next = jumps.indexOf(jump) + 1;
        int end = next > 0 && next < jumps.size() ? jumps.get(next).takeoffTick() : run.length();
        return run.events().stream().filter(event -> event.kind().isOfAbility() && event.tick() >= jump.takeoffTick() && event.tick() < end)
                .map(event -> event.kind().label()).collect(Collectors.joining(", "));
    }

    /** The index of the jump that the cursor is in or after; −1 before the first. */
    public int current() {
        int cursor = live.playback().cursor();
        int found = -1;
        for (int i = 0; i < jumps.size() && jumps.get(i).takeoffTick() <= cursor; i++) {
            found = i;
        }
        return found;
    }

    /** Adds a goal with the value of this jump as its limit. */
    void makeGoal(JumpGoal what, Jump jump) {
        what.make(document.goals(), jump, run, document.model());
    }

    /** Moves the cursor to the take-off. */
    public void goTo(Jump jump) {
        live.playback().seek(jump.takeoffTick());
    }
}
