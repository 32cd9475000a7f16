package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Jumps;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.JumpGoal;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.runs.Runs;

import java.util.List;

/** What the table of jumps shows of the session. */
public final class JumpsViewModel {
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

    /** Cuts the run now into jumps anew, if it is another one; says whether it was. */
    public boolean update() {
        if (run == runs.shown()) {
            return false;
        }
        List<Jump> known = known(runs.shown());
        run = runs.shown();
        jumps = run == null || run.length() == 0 ? List.of() : Jumps.of(new RunReader(run), known);
        return true;
    }

    /** All jumps but the last, which may not have ended, when the next run is this one gone on. */
    private List<Jump> known(Run next) {
        boolean isGrown = run != null && next != null && run.length() > 0 && next.length() >= run.length() && next.hash(run.length() - 1) == run.hash();
        return isGrown && !jumps.isEmpty() ? jumps.subList(0, jumps.size() - 1) : List.of();
    }

    /** The run the jumps are of. */
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
        return jumps.size() == 1 ? "1 jump" : jumps.size() + " jumps";
    }

    public String meanGain() {
        double mean = jumps.stream().mapToDouble(Jump::gain).average().orElse(Double.NaN);
        return "mean gain " + Numbers.withUnit(Numbers.signed(mean, 2), speedUnit());
    }

    public double seconds(Jump jump) {
        return (jump.takeoffTick() + 1) / run.header().tickRate();
    }

    /** Share of the speed just before the landing that the next take-off still has; not a number for the last jump. */
    public double kept(Jump jump) {
        int next = jumps.indexOf(jump) + 1;
        if (next == 0 || next == jumps.size()) {
            return Double.NaN;
        }
        double before = new RunReader(run).speed(jump.landingTick() - 1);
        return before <= 0 ? Double.NaN : jumps.get(next).takeoffSpeed() / before;
    }

    /** Gain against the largest of all, −1 to 1, for bars. */
    public double share(Jump jump) {
        double largest = jumps.stream().mapToDouble(other -> Math.abs(other.gain())).max().orElse(0);
        return largest == 0 ? 0 : jump.gain() / largest;
    }

    /** The jump that the cursor stands in or after; −1 before the first. */
    public int current() {
        int cursor = live.playback().cursor();
        int found = -1;
        for (int i = 0; i < jumps.size() && jumps.get(i).takeoffTick() <= cursor; i++) {
            found = i;
        }
        return found;
    }

    /** Asks of the preset what a jump has come to. */
    void makeGoal(JumpGoal what, Jump jump) {
        what.make(document.goals(), jump, run, document.model());
    }

    /** Shows the tick that leaves the ground. */
    public void goTo(Jump jump) {
        live.playback().seek(jump.takeoffTick());
    }
}
