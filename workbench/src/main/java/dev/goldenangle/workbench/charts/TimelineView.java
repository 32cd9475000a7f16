package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.LaneSignal;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** The timeline pane: lanes over one time axis, with a cursor shared with the viewport. */
public final class TimelineView implements PaneView {
    private static final int MIN_EXPORT_WIDTH = 960;
    private static final int MIN_EXPORT_HEIGHT = 320;
    private final TimelineViewModel model;
    private final Appearance look;
    private final TimelineHeader header;
    private final TimelineBody body;
    private final EmptyState empty = new EmptyState(MaterialDesignC.CHART_LINE, Messages.text("charts.empty.title"), Messages.text("charts.empty.text"));
    private final VBox root;
    private FileAsker files = (suggestion, format) -> Optional.empty();
    private Runnable onCollapse = () -> { };
    private Consumer<Node> onRuns = anchor -> { };

    /** Asks the user for a file. */
    @FunctionalInterface
    public interface FileAsker {
        Optional<Path> ask(String suggestion, ChartExport.Format format);
    }

    public TimelineView(TimelineViewModel model, Appearance look) {
        this.model = model;
        this.look = look;
        header = new TimelineHeader(model, new TimelineHeader.Handlers(this::export, () -> onCollapse.run(), anchor -> onRuns.accept(anchor)));
        body = new TimelineBody(model, look);
        StackPane stack = new StackPane(body, empty);
        VBox.setVgrow(stack, Priority.ALWAYS);
        stack.setMinHeight(0);
        root = new VBox(header, stack);
        root.getStyleClass().add("charts-pane");
        LaneSignal.drop(root);
    }

    public void setFileAsker(FileAsker asker) {
        files = asker;
    }

    public void setOnCollapse(Runnable action) {
        onCollapse = action;
    }

    /** @param action opens the table of all runs at a node */
    public void setOnRuns(Consumer<Node> action) {
        onRuns = action;
    }

    /** Shows a lane for a column of the runs. */
    public void showLane(String column) {
        model.show(column);
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        boolean something = model.now() != null;
        empty.setVisible(!something);
        body.setVisible(something);
        if (something) {
            model.advance();
            body.refresh();
        }
        header.refresh();
    }

    /** Reads and draws everything at the next refresh. */
    public void invalidate() {
        body.invalidate();
    }

    /** Asks for a file and exports what is shown. */
    public void export(ChartExport.Format format) {
        Run now = model.now();
        if (now == null) {
            model.notifications().warn(Messages.text("charts.export.nothing"));
            return;
        }
        files.ask(model.fileName() + "." + format.ending(), format).ifPresent(file -> ExportJob.start(model.tasks(), picture(), format, file));
    }

    private ChartExport.Picture picture() {
        int width = Math.max(MIN_EXPORT_WIDTH, (int) body.getWidth());
        int height = Math.max(MIN_EXPORT_HEIGHT, (int) body.getHeight());
        return new ChartExport.Picture(model.lanes(), model.shown(), model.now(), model.window().from(), model.window().to(), width, height,
                new Inks(look.theme(), 1));
    }
}
