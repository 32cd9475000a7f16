package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.study.StudyDraft;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The sweep view: runs over parallel axes, the table of kept runs, the trade-off of two measures and the selected run. */
public final class SweepView implements PaneView {
    private static final double BAR = 48;
    private static final double HEADING = 36;
    private static final double LEGEND = 30;
    private static final double MARGIN = 16;
    private static final double LEAST_TABLE = 36 + 26 + 4 * 24;
    private static final double EMPTY = 460;
    private static final long SHOWS_EVERY_NANOS = 250_000_000L;
    private final SweepViewModel model;
    private final Tasks tasks;
    private final Appearance look;
    private final Window window;
    private final SweepBar bar;
    private final Label runsNote = new Label();
    private final Button clear = new Button();
    private final HBox runsHeading = heading(Messages.text("sweep.runs"), runsNote, clear);
    private final AxesPane axes;
    private final ScrollPane axesScroll;
    private final HBox legend = new HBox(16, legend("run", Messages.text("sweep.legend.run")), legend("kept", Messages.text("sweep.legend.kept")), legend("selected", Messages.text("sweep.selected")),
            legend("range", Messages.text("sweep.legend.range")), legend("goal-limit", Messages.text("sweep.legend.goal-limit")));
    private final Label keptNote = new Label();
    private final Button export = new Button(Messages.text("sweep.export"));
    private final Button compare = new Button(Messages.text("sweep.compare"));
    private final HBox keptHeading = heading(Messages.text("sweep.kept"), keptNote, export, compare);
    private final KeptTable table;
    private final Label tradeNote = new Label();
    private final Button trade = Controls.iconButton("sweep-trade", MaterialDesignC.CHEVRON_DOWN, Messages.text("sweep.trade.choose"), this::offerMeasures);
    private final HBox tradeHeading = heading(Messages.text("sweep.trade"), tradeNote, trade);
    private final TradeOffChart chart;
    private final Label chartNote = Controls.label("", "caption");
    private final Label frontCount = Controls.label("", "caption");
    private final HBox frontNote = new HBox(6, mark("◇", "pass"), frontCount, mark("●", "now-mark"), mark(Messages.text("sweep.trade.dots"), "caption"), mark("○", "strong"), mark(Messages.text("sweep.selected"), "caption"));
    private final SelectedPanel panel;
    private final EmptyState empty;
    private final Root root = new Root();
    private SparkCard sparkCard;
    private int drawn = -1;
    private long shownAt;

    /**
     * Actions provided by the window.
     *
     * @param close      returns to tuning
     * @param tried      shows the previewed run
     * @param card       shows a card; closes it if it is already open
     * @param closeCard  closes the card
     * @param openStudy  asks for a study file
     * @param save       asks for a file to write
     * @param savePreset saves the selected run's knobs as a preset
     */
    public record Window(Runnable close, Runnable tried, Consumer<Region> card, Runnable closeCard, Supplier<Optional<Path>> openStudy, Asker save, Consumer<SweepViewModel> savePreset) {
    }

    /** Asks for a file to write. */
    @FunctionalInterface
    public interface Asker {
        Optional<Path> ask(String title, String suggestion, String kind, String ending);
    }

    public SweepView(SweepViewModel model, Tasks tasks, Appearance look, Window window) {
        this.model = model;
        this.tasks = tasks;
        this.look = look;
        this.window = window;
        bar = new SweepBar(model, new SweepBar.Actions(window.close, this::create, this::spark));
        axes = new AxesPane(model, look);
        axesScroll = new ScrollPane(axes);
        axesScroll.setFitToHeight(true);
        axesScroll.setFitToWidth(true);
        axesScroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        axesScroll.getStyleClass().add("check-scroll");
        table = new KeptTable(model, tasks, look);
        chart = new TradeOffChart(model, look);
        panel = new SelectedPanel(model, window.tried, () -> window.savePreset.accept(model));
        empty = new EmptyState(MaterialDesignC.CHART_TIMELINE_VARIANT, Messages.text("sweep.empty.title"),
                Messages.text("sweep.empty.text"))
                .withButton(Messages.text("sweep.new"), this::create);
        empty.setId("sweep-empty");
        wire();
        root.setId("sweep");
        root.getStyleClass().add("sweep-pane");
        root.getChildren().addAll(bar, runsHeading, axesScroll, legend, keptHeading, table, tradeHeading, chart, chartNote, frontNote, panel, empty);
        look.textScaleProperty().addListener(observable -> root.requestLayout());
    }

    private void wire() {
        legend.getStyleClass().add("sweep-legend");
        legend.setAlignment(Pos.CENTER_LEFT);
        clear.setId("sweep-ranges");
        clear.getStyleClass().add("link-button");
        clear.setOnAction(event -> {
            if (model.study().orElseThrow().brushes().count() > 0) {
                model.runs().change(AxisBrushes::clear);
            } else {
                model.runs().keepWhatMeetsTheGoals();
            }
        });
        export.setId("sweep-export");
        export.setOnAction(event -> offerExports());
        compare.setId("sweep-compare");
        compare.setOnAction(event -> model.compare());
        Tip.on(compare, Messages.text("sweep.compare.help"));
        tradeNote.setWrapText(true);
        chartNote.setAlignment(Pos.CENTER);
        frontCount.setId("sweep-front");
        frontNote.setAlignment(Pos.CENTER_LEFT);
    }

    private static Label legend(String style, String text) {
        Region mark = new Region();
        mark.getStyleClass().addAll("sweep-mark", "sweep-mark-" + style);
        Label label = Controls.label(text, "caption");
        label.setGraphic(mark);
        label.setGraphicTextGap(6);
        return label;
    }

    private static Label mark(String text, String style) {
        Label mark = Controls.label(text, style);
        mark.setMinWidth(Region.USE_PREF_SIZE);
        return mark;
    }

    private static HBox heading(String title, Label note, Button... buttons) {
        Label name = Controls.label(title, "pane-title");
        name.setMinWidth(Region.USE_PREF_SIZE);
        note.getStyleClass().add("caption");
        note.setMinWidth(0);
        HBox box = new HBox(8, name, note, Controls.space());
        for (Button button : buttons) {
            button.setMinWidth(Region.USE_PREF_SIZE);
            box.getChildren().add(button);
        }
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("sweep-heading");
        return box;
    }

    /** Opens the form for a new study, and rebuilds it if the goals are loaded later. */
    public void create() {
        if (model.document().goals().open().isNone()) {
            model.document().goals().setProperty().addListener(new InvalidationListener() {
                @Override
                public void invalidated(Observable set) {
                    set.removeListener(this);
                    window.closeCard.run();
                    ask();
                }
            });
        }
        ask();
    }

    private void ask() {
        window.card.accept(new NewStudyCard(new StudyForm(model.document()), tasks, new NewStudyCard.Actions(model::create, this::saveDraft, this::openStudy, window.closeCard)));
    }

    private void openStudy() {
        window.openStudy.get().ifPresent(model::openFile);
    }

    private void saveDraft(String name, StudyDraft draft) {
        window.save.ask(Messages.text("sweep.save.title"), fileName(name) + ".toml", Messages.text("sweep.study"), "*.toml").ifPresent(file -> model.export().draft(draft, file));
    }

    private void spark() {
        sparkCard = new SparkCard(model.spark(), model.store().spark(), window.closeCard);
        window.card.accept(sparkCard);
    }

    private static String fileName(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    private void offerExports() {
        String name = fileName(model.study().orElseThrow().study().name());
        ContextMenu menu = new ContextMenu();
        MenuItem kept = Controls.item(Messages.text("sweep.export.kept"), () -> window.save.ask(Messages.text("sweep.export.kept.title"), name + ".csv", Messages.text("sweep.export.table"), "*.csv")
                .ifPresent(file -> model.export().rows(model.study().orElseThrow(), model.runs().kept(), file)));
        kept.setId("sweep-export-kept");
        MenuItem plan = Controls.item(Messages.text("sweep.export.plan"), () -> window.save.ask(Messages.text("sweep.export.plan.title"), name + ".toml", Messages.text("sweep.export.plan.kind"), "*.toml")
                .ifPresent(file -> model.export().plan(model.study().orElseThrow(), file)));
        plan.setId("sweep-export-plan");
        menu.getItems().addAll(kept, plan);
        menu.show(export, Side.BOTTOM, 0, 4);
    }

    private void offerMeasures() {
        ContextMenu menu = new ContextMenu();
        OpenStudy study = model.study().orElseThrow();
        Menu up = new Menu(Messages.text("sweep.trade.up"));
        Menu across = new Menu(Messages.text("sweep.trade.across"));
        for (SweepAxis axis : study.measures()) {
            up.getItems().add(choice(axis, model.runs().up(), () -> model.runs().trade(model.runs().across(), axis)));
            across.getItems().add(choice(axis, model.runs().across(), () -> model.runs().trade(axis, model.runs().up())));
        }
        menu.getItems().addAll(up, across, Controls.item(Messages.text("sweep.trade.swap"), () -> model.runs().trade(model.runs().up(), model.runs().across())));
        menu.show(trade, Side.BOTTOM, 0, 4);
    }

    private static RadioMenuItem choice(SweepAxis axis, SweepAxis chosen, Runnable action) {
        return Controls.choice(axis.labelAndUnit(), axis.index() == chosen.index(), action);
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        long nanos = System.nanoTime();
        model.update(nanos);
        boolean isNew = model.version() != drawn;
        if (isNew || nanos - shownAt >= SHOWS_EVERY_NANOS) {
            shownAt = nanos;
            bar.show();
            if (sparkCard != null) {
                sparkCard.show();
            }
        }
        if (isNew) {
            drawn = model.version();
            show();
        }
    }

    private void show() {
        boolean some = model.study().isPresent();
        empty.setVisible(!some);
        for (Region part : new Region[] {runsHeading, axesScroll, legend, keptHeading, table, tradeHeading, chart, chartNote, frontNote, panel}) {
            part.setVisible(some);
        }
        if (!some) {
            return;
        }
        OpenStudy study = model.study().get();
        int ranges = study.brushes().count();
        int kept = model.runs().kept().size();
        int all = study.rows().size();
        runsNote.setText(ranges == 0 ? Messages.text("sweep.runs.all", all) : Messages.text("sweep.runs.kept", kept, ranges));
        clear.setText(ranges > 0 ? Messages.text("sweep.ranges.clear") : Messages.text("sweep.ranges.goals"));
        clear.setVisible(ranges > 0 || model.runs().hasGoals());
        keptNote.setText(table.order().isEmpty() ? Messages.text("sweep.kept.count", kept, all) : Messages.text("sweep.kept.count-sorted", kept, all, table.order()));
        compare.setText(model.runs().marked().size() > 1 ? Messages.text("sweep.compare.count", model.runs().marked().size()) : Messages.text("sweep.compare"));
        tradeNote.setText(Messages.text("sweep.trade.metrics", model.runs().up().label(), model.runs().across().label().toLowerCase(Locale.ROOT)));
        chartNote.setText(Messages.text("sweep.trade.better", model.runs().across().labelAndUnit()));
        frontCount.setText(frontText(study, model.runs().front().size()));
        axes.show();
        table.show();
        chart.show();
        panel.show();
    }

    /** The size of the front, and the first range goal that limits it. */
    private static String frontText(OpenStudy study, int runs) {
        return study.measures().stream().flatMap(axis -> axis.limits().stream()).filter(limits -> limits.relation().hasTwoLimits()).findFirst()
                .map(limits -> Messages.text("sweep.front.count-at", runs, limits.text())).orElseGet(() -> Messages.text("sweep.front.count", runs));
    }

    /** Layout: the bar on top; left, the axes above the table; right, the trade-off above the selected run. */
    private final class Root extends Pane {
        @Override
        protected void layoutChildren() {
            double width = getWidth();
            double height = getHeight();
            double scale = Math.max(1, look.textScaleProperty().get());
            double side = Math.rint(Math.min(0.4 * width, scale * (width < 1080 ? 280 : Math.max(320, 0.28 * width))));
            double left = width - side;
            bar.resizeRelocate(0, 0, width, BAR);
            double words = Math.min(width, EMPTY * scale);
            empty.resizeRelocate(Math.rint((width - words) / 2), BAR, words, height - BAR);
            double room = height - BAR;
            double plot = Math.rint(Math.max(150, Math.min(0.52 * room - HEADING - LEGEND + 60, room - 2 * HEADING - LEGEND - LEAST_TABLE)));
            double y = BAR;
            runsHeading.resizeRelocate(0, y, left, HEADING);
            axesScroll.resizeRelocate(MARGIN, y + HEADING, left - 2 * MARGIN, plot);
            legend.resizeRelocate(MARGIN, y + HEADING + plot, left - 2 * MARGIN, LEGEND);
            y += HEADING + plot + LEGEND;
            keptHeading.resizeRelocate(0, y, left, HEADING + 4);
            table.resizeRelocate(0, y + HEADING + 4, left, height - y - HEADING - 4);
            double picture = Math.rint(Math.min(240, Math.max(120, 0.3 * room)));
            tradeHeading.resizeRelocate(left, BAR, side, HEADING);
            chart.resizeRelocate(left + 8, BAR + HEADING, side - 16, picture);
            chartNote.resizeRelocate(left + 36, BAR + HEADING + picture, side - 44, 18);
            frontNote.resizeRelocate(left + MARGIN, BAR + HEADING + picture + 22, side - 2 * MARGIN, 20);
            double below = BAR + HEADING + picture + 50;
            panel.resizeRelocate(left, below, side, height - below);
        }
    }
}
