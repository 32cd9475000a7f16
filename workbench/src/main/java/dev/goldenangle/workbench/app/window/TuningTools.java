package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.files.ReportAction;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.parameters.BisectCard;
import dev.goldenangle.workbench.parameters.BisectViewModel;
import dev.goldenangle.workbench.parameters.MorphCard;
import dev.goldenangle.workbench.parameters.MorphViewModel;
import dev.goldenangle.workbench.session.TuningSession;

/** What helps to tune besides the knobs themselves: morph, bisect, and the report of what came of it. */
final class TuningTools {
    private final TuningSession session;
    private final Overlay overlay;
    private final ReportAction report;
    private final BisectViewModel bisecting;
    private MorphCard morph;
    private BisectCard bisect;

    TuningTools(TuningSession session, Overlay overlay, FilePicker picker, CompareMode comparison) {
        this.session = session;
        this.overlay = overlay;
        report = new ReportAction(session, picker, comparison::sides);
        comparison.setOnReport(this::report);
        bisecting = new BisectViewModel(session.document());
    }

    void report() {
        report.ask();
    }

    void morph() {
        morph = morph == null ? new MorphCard(new MorphViewModel(session.document(), session.library(), session.tasks()), () -> overlay.remove(morph)) : morph;
        overlay.add(morph, Overlay.Place.BESIDE_KNOBS);
    }

    void bisect() {
        bisect = bisect == null ? new BisectCard(bisecting, this::closeBisect) : bisect;
        overlay.add(bisect, Overlay.Place.BESIDE_KNOBS);
    }

    void bisect(Parameter knob) {
        bisect();
        bisecting.start(knob);
    }

    /** The knobs that can be bisected now. */
    Iterable<Parameter> bisectable() {
        return bisecting.choices();
    }

    private void closeBisect() {
        bisecting.cancel();
        overlay.remove(bisect);
    }
}
