package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.app.cards.MeshCard;
import dev.goldenangle.workbench.app.cards.MeshChoice;
import dev.goldenangle.workbench.app.files.FileActions;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.files.ReportAction;
import dev.goldenangle.workbench.app.files.ShareAction;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.gamelink.LinkCard;
import dev.goldenangle.workbench.gamelink.LinkViewModel;
import dev.goldenangle.workbench.games.GamesCard;
import dev.goldenangle.workbench.games.GamesViewModel;
import dev.goldenangle.workbench.parameters.BisectCard;
import dev.goldenangle.workbench.parameters.BisectViewModel;
import dev.goldenangle.workbench.parameters.MorphCard;
import dev.goldenangle.workbench.parameters.MorphViewModel;
import dev.goldenangle.workbench.session.TuningSession;

import java.nio.file.Path;

/** Opens the cards beside the knobs: morph, bisect, live link and mesh import settings. Also writes the report. */
final class TuningTools {
    private final TuningSession session;
    private final Overlay overlay;
    private final ReportAction report;
    private final ShareAction share;
    private final BisectViewModel bisecting;
    private MorphCard morph;
    private BisectCard bisect;
    private final LinkViewModel linking;
    private LinkCard link;
    private final MeshChoice meshes;
    private MeshCard mesh;
    private Path shownMesh;
    private GamesCard games;

    /** @param token the secret a game needs to connect */
    TuningTools(TuningSession session, Overlay overlay, FilePicker picker, FileActions files, CompareMode comparison, String token) {
        linking = new LinkViewModel(session.document(), session.live(), session.runs(), session.tasks(), token);
        this.session = session;
        this.overlay = overlay;
        report = new ReportAction(session, picker, comparison::sides);
        share = new ShareAction(session, picker);
        comparison.setOnReport(this::report);
        bisecting = new BisectViewModel(session.document());
        meshes = new MeshChoice(session.document(), session.library(), session.tasks(), files::openMap);
        session.document().levelProperty().addListener(observable -> followMesh());
    }

    /** Writes the current run as a web page. */
    void share() {
        share.ask();
    }

    /** Shows the mesh import settings when a mesh is opened and hides them for other levels. */
    private void followMesh() {
        Path file = meshes.file().orElse(null);
        if (file == null && mesh != null) {
            overlay.remove(mesh);
        } else if (file != null && !file.equals(shownMesh)) {
            mesh();
        }
        shownMesh = file;
    }

    MeshChoice meshes() {
        return meshes;
    }

    void mesh() {
        mesh = mesh == null ? new MeshCard(meshes, () -> overlay.remove(mesh)) : mesh;
        overlay.open(mesh, Overlay.Place.BESIDE_KNOBS, () -> overlay.remove(mesh));
    }

    /** Shows the live link card and turns the link on. If the card is open, closes it; the link stays on. */
    void link() {
        link = link == null ? new LinkCard(linking, () -> overlay.remove(link)) : link;
        if (overlay.isTopmost(link)) {
            overlay.remove(link);
        } else {
            linking.start();
            overlay.open(link, Overlay.Place.BESIDE_KNOBS, () -> overlay.remove(link));
        }
    }

    /** Applies messages from a connected game. Called once per frame. */
    void refresh() {
        linking.refresh();
    }

    /** Whether a connected game may change something on every frame. */
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
        morph = morph == null ? new MorphCard(new MorphViewModel(session.document(), session.library(), session.presets(), session.tasks()), () -> overlay.remove(morph)) : morph;
        overlay.open(morph, Overlay.Place.BESIDE_KNOBS, () -> overlay.remove(morph));
    }

    void bisect() {
        bisect = bisect == null ? new BisectCard(bisecting, this::closeBisect) : bisect;
        overlay.open(bisect, Overlay.Place.BESIDE_KNOBS, this::closeBisect);
    }

    /** Shows the card that compares the preset with games. */
    void games() {
        games = games == null ? new GamesCard(new GamesViewModel(session.document(), session.library(), session.runs(), session.tasks()), () -> overlay.remove(games)) : games;
        overlay.open(games, Overlay.Place.BESIDE_KNOBS, () -> overlay.remove(games));
    }

    void identify() {
        games();
        games.identify();
    }

    void bisect(Parameter knob) {
        bisect();
        bisecting.start(knob);
    }

    /** The knobs that can be bisected at the moment. */
    Iterable<Parameter> bisectable() {
        return bisecting.choices();
    }

    private void closeBisect() {
        bisecting.cancel();
        overlay.remove(bisect);
    }
}
