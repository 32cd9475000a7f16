package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.files.ReportAction;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.gamelink.LinkCard;
import dev.goldenangle.workbench.gamelink.LinkViewModel;
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
    private final LinkViewModel linking;
    private LinkCard link;

    /** @param token what a game must know to connect */
    TuningTools(TuningSession session, Overlay overlay, FilePicker picker, CompareMode comparison, String token) {
        linking = new LinkViewModel(session.document(), session.live(), session.runs(), session.tasks().notifications(), token);
        this.session = session;
        this.overlay = overlay;
        report = new ReportAction(session, picker, comparison::sides);
        comparison.setOnReport(this::report);
        bisecting = new BisectViewModel(session.document());
    }

    /** Shows the card of the live link and switches the link on; where it is shown, it goes, and the link stays. */
    void link() {
        link = link == null ? new LinkCard(linking, () -> overlay.remove(link)) : link;
        if (overlay.has(link)) {
            overlay.remove(link);
        } else {
            linking.start();
            overlay.add(link, Overlay.Place.BESIDE_KNOBS);
        }
    }

    /** Takes over what a game has done; once per frame. */
    void refresh() {
        linking.refresh();
    }

    /** Whether a game may do something on every frame. */
    boolean isMoving() {
        return linking.isMoving();
    }

    void close() {
        linking.close();
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
