package dev.goldenangle.workbench.app.files;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.share.SharedPage;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Writes the current run as a web page in which the knobs work. */
public final class ShareAction {
    private final TuningSession session;
    private final FilePicker picker;

    public ShareAction(TuningSession session, FilePicker picker) {
        this.session = session;
        this.picker = picker;
    }

    public void ask() {
        Run run = session.runs().list().now().run();
        Level level = session.document().level();
        Optional<MapContent> map = session.library().openedMap(level.hash()).map(MapLibrary.NamedMap::content);
        if (run == null || run.length() == 0 || map.isEmpty()) {
            session.tasks().notifications().warn(Messages.text("app.files.nothing-to-share"));
            return;
        }
        String name = session.document().preset().name();
        String about = Messages.text("app.files.shared-run", session.document().preset().id(), level.name(), run.header().source(), Decimals.fixed(run.seconds(), 1));
        SharedPage page = new SharedPage(name, about, run, session.document().preset().id(), map.get());
        picker.save(Messages.text("app.files.share"), LibraryActions.fileName(name).replaceFirst("\\.toml$", ".html"), Messages.text("app.files.pages"), "*.html")
                .ifPresent(file -> write(page, ReportAction.withEnding(file)));
    }

    private void write(SharedPage page, Path file) {
        session.tasks().load(Messages.text("app.files.writing-report", file.getFileName()), progress -> {
            try {
                page.write(file);
            } catch (IOException | BadInput | RuntimeException refused) {
                throw new IOException(Messages.text("app.files.report-failed", file.getFileName(), refused.getMessage()), refused);
            }
            return () -> session.tasks().notifications().success(Messages.text("app.files.shared", file.getFileName()), Messages.text("app.files.open"), () -> DesktopOpener.open(file));
        });
    }
}
