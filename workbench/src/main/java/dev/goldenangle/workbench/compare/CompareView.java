package dev.goldenangle.workbench.compare;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.RunViewport;
import dev.goldenangle.workbench.viewport.frame.ViewTarget;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

import java.util.List;
import java.util.Optional;

/** The comparison of two runs: two viewports or one with a ghost, graphs below, tables on the right. */
public final class CompareView implements PaneView {
    private static final double BAR = 40;
    private static final double TABLES_SHARE = 0.311;
    private static final double MOST_TABLES = 0.45;
    private static final double CHART_SHARE = 0.375;
    private final CompareViewModel model;
    private final Appearance look;
    private final ObjectProperty<Picture> picture = new SimpleObjectProperty<>(this, "picture", Picture.SPLIT);
    private final BooleanProperty locked = new SimpleBooleanProperty(this, "locked", true);
    private final CompareBar bar;
    private final RunViewport viewA;
    private final RunViewport viewB;
    private final SideChips chipsA = new SideChips(Side.A);
    private final SideChips chipsB = new SideChips(Side.B);
    private final Label elsewhereA = elsewhere();
    private final Label elsewhereB = elsewhere();
    private final ChartPane charts;
    private final TablesPane tables;
    private final EmptyState empty = new EmptyState(MaterialDesignV.VIEW_SPLIT_VERTICAL, Messages.text("compare.empty.title"),
            Messages.text("compare.empty.text"));
    private final Root root = new Root();
    private long lastNanos;

    /** Each run in its own viewport, or both in one. */
    enum Picture { SPLIT, GHOSTS }

    /** @param onClose returns to tuning */
    public CompareView(CompareViewModel model, Appearance look, Runnable onClose) {
        this.model = model;
        this.look = look;
        bar = new CompareBar(model, picture, locked, onClose);
        viewA = new RunViewport(model.document(), model.live(), model.runs(), look, this::shotA);
        viewB = new RunViewport(model.document(), model.live(), model.runs(), look, this::shotB);
        viewA.setId("compare-view-a");
        viewB.setId("compare-view-b");
        viewA.place(chipsA.title(), Pos.TOP_LEFT);
        viewA.place(chipsA.clock(), Pos.TOP_RIGHT);
        viewB.place(chipsB.title(), Pos.TOP_LEFT);
        viewB.place(chipsB.clock(), Pos.TOP_RIGHT);
        viewA.place(elsewhereA, Pos.CENTER);
        viewB.place(elsewhereB, Pos.CENTER);
        viewB.showLegend();
        viewB.lockTo(viewA);
        charts = new ChartPane(model, look);
        tables = new TablesPane(model, look);
        root.getChildren().addAll(bar, viewA, viewB, charts, tables, empty);
        root.setId("compare");
        root.getStyleClass().add("compare-pane");
        locked.addListener(observable -> lockCameras());
        picture.addListener(observable -> lockCameras());
        look.textScaleProperty().addListener(observable -> root.requestLayout());
    }

    private void lockCameras() {
        viewB.unlock();
        if (locked.get() && picture.get() == Picture.SPLIT) {
            viewB.lockTo(viewA);
        }
        viewB.setTalkative(picture.get() == Picture.GHOSTS);
        root.requestLayout();
    }

    private Optional<ViewTarget> shotA() {
        return model.compared().flatMap(pair -> shot(pair.a().run(), model.tickA(), model.momentA(), List.of()));
    }

    private Optional<ViewTarget> shotB() {
        return model.compared().flatMap(pair -> shot(pair.b().run(), model.tickB(), model.momentB(), ghosts(pair)));
    }

    private List<ViewTarget.Beside> ghosts(Compared pair) {
        return picture.get() == Picture.SPLIT || !isHere(pair.a().run()) ? List.of()
                : List.of(new ViewTarget.Beside(RunEntry.Role.BEFORE, "A", Side.A.series(), pair.a().run(), model.tickA(), share(model.momentA(), model.tickA())));
    }

    private static Label elsewhere() {
        Label label = Controls.label("", "muted", "elsewhere");
        label.setMouseTransparent(true);
        label.setWrapText(true);
        return label;
    }

    private boolean isHere(Run run) {
        return run.header().model().equals(model.document().model().id()) && run.header().mapHash() == model.document().level().hash();
    }

    private void tellElsewhere(Label label, Run run) {
        label.setVisible(!isHere(run));
        if (label.isVisible()) {
            label.setText(Messages.text("compare.elsewhere", run.header().model(), run.header().map()));
        }
    }

    /** Only a run made on the open map can be shown. */
    private Optional<ViewTarget> shot(Run run, int tick, double ticksDone, List<ViewTarget.Beside> beside) {
        return isHere(run) ? Optional.of(new ViewTarget(run, tick, share(ticksDone, tick), run.header().parameters(), !model.replay().isPlaying(), beside)) : Optional.empty();
    }

    /** The elapsed share of a tick. */
    private static float share(double ticksDone, int tick) {
        return (float) Math.max(0, Math.min(1, ticksDone - tick));
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        long now = System.nanoTime();
        double seconds = lastNanos == 0 ? 0 : (now - lastNanos) * 1e-9;
        lastNanos = now;
        model.update();
        Optional<Compared> compared = model.compared();
        boolean some = compared.isPresent();
        empty.setVisible(!some);
        charts.setVisible(some);
        tables.setVisible(some);
        viewB.setVisible(some);
        viewA.setVisible(some && picture.get() == Picture.SPLIT);
        compared.ifPresent(pair -> {
            model.replay().advance(seconds);
            chipsA.show(pair.entryA(), pair, model.tickA());
            chipsB.show(pair.entryB(), pair, model.tickB());
            tellElsewhere(elsewhereA, pair.a().run());
            tellElsewhere(elsewhereB, pair.b().run());
            if (picture.get() == Picture.SPLIT) {
                viewA.refresh();
            }
            viewB.refresh();
            charts.refresh(pair);
            tables.refresh(pair);
        });
    }

    /** Lays out the toolbar and viewports above the graphs, and the tables beside them. */
    private final class Root extends Pane {
        @Override
        protected void layoutChildren() {
            double width = getWidth();
            double height = getHeight();
            double scale = Math.max(1, look.textScaleProperty().get());
            double side = Math.rint(Math.min(MOST_TABLES * width, scale * Math.max(416, Math.min(640, TABLES_SHARE * width))));
            double left = width - side;
            double chart = Math.rint(Math.max(190, Math.min(420, CHART_SHARE * height)));
            double views = height - BAR - chart;
            double half = Math.floor(left / 2);
            bar.resizeRelocate(0, 0, left, BAR);
            boolean split = picture.get() == Picture.SPLIT;
            viewA.resizeRelocate(0, BAR, half - 1, views);
            viewB.resizeRelocate(split ? half : 0, BAR, split ? left - half : left, views);
            charts.resizeRelocate(0, BAR + views, left, chart);
            tables.resizeRelocate(left, 0, side, height);
            empty.resizeRelocate(0, BAR, width, height - BAR);
        }
    }
}
