package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.look.CheckPopOver;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Swatch;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.runs.OverlayBy;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import org.controlsfx.control.PopOver;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The header of the timeline: the runs, the legend, the tick at the cursor, and the buttons. */
final class TimelineHeader extends HBox {
    private static final double PADDING = 28;
    private static final double WIDEST_CHIP = 160;
    private final TimelineViewModel model;
    private final HBox chips = new HBox(6);
    private final HBox legend = new HBox(14);
    private boolean hasNames = true;
    /** Of the chips with the names of their runs. */
    private double namesWidth;
    private final Label tick = Controls.label("", "strong");
    /** The parts that are hidden when space is tight, in this order. */
    private final List<List<Node>> yielding;
    private final ToggleButton follow = new ToggleButton(null, Icons.of(MaterialDesignA.ARROW_COLLAPSE_RIGHT));

    /** The actions that are not part of the model. */
    record Handlers(Consumer<ChartExport.Format> export, Runnable collapse) {
    }

    TimelineHeader(TimelineViewModel model, Handlers handlers) {
        this.model = model;
        getStyleClass().addAll("pane-header", "timeline-header");
        setAlignment(Pos.CENTER_LEFT);
        setSpacing(8);
        Label title = Controls.label(Messages.text("charts.title"), "pane-title");
        title.setMinWidth(USE_PREF_SIZE);
        chips.setAlignment(Pos.CENTER_LEFT);
        chips.setMinWidth(0);
        legend();
        Label word = Controls.label(Messages.text("charts.tick"), "muted");
        word.setMinWidth(USE_PREF_SIZE);
        tick.setId("tick-of");
        tick.setMinWidth(USE_PREF_SIZE);
        Region rule = new Region();
        rule.getStyleClass().add("upright-line");
        ToggleButton showAll = showAll();
        MenuButton align = align();
        Button collapse = Controls.iconButton("collapse-timeline", MaterialDesignC.CHEVRON_DOWN, Messages.text("charts.collapse"), handlers.collapse);
        MenuButton keep = keep();
        Button lanes = lanes();
        MenuButton export = export(handlers);
        getChildren().addAll(title, chips, keep, Controls.space(), legend, rule, word, tick, align, lanes, export, follow(), showAll, collapse);
        yielding = List.of(List.of(legend), List.of(rule, word, tick), List.of(export), List.of(align), List.of(keep, lanes), List.of(showAll), List.of(follow));
        model.runs().entries().addListener((ListChangeListener<RunEntry>) change -> showChips());
        showChips();
    }

    private void legend() {
        legend.setAlignment(Pos.CENTER_RIGHT);
        legend.setMinWidth(0);
        Polygon triangle = new Polygon(0, 6.5, 3.5, 0, 7, 6.5);
        triangle.getStyleClass().add("mark-jump");
        Circle ring = new Circle(3);
        ring.getStyleClass().add("mark-land");
        legend.getChildren().addAll(entry(triangle, Messages.text("charts.jump")), entry(ring, Messages.text("charts.land")));
        for (CauseGroup group : CauseGroup.values()) {
            legend.getChildren().add(entry(Swatch.of(group.colour(), null), group.label()));
        }
    }

    private static Label entry(Node mark, String text) {
        Label label = new Label(text, mark);
        label.getStyleClass().add("legend-entry");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private MenuButton keep() {
        MenuButton plus = menu(MaterialDesignP.PLUS, "keep-run", Messages.text("charts.keep.help"));
        plus.getItems().addAll(Controls.item(Messages.text("charts.keep.baseline"), model::keepNowAsBaseline), Controls.item(Messages.text("runs.keep"), model::keepNow));
        plus.setOnShowing(event -> plus.getItems().forEach(item -> item.setDisable(model.now() == null)));
        return plus;
    }

    private static MenuButton menu(Ikon icon, String id, String purpose) {
        MenuButton button = new MenuButton(null, Icons.of(icon));
        button.setId(id);
        button.getStyleClass().add("flat-icon");
        button.setPopupSide(Side.TOP);
        Controls.describe(button, purpose);
        return button;
    }

    private Button lanes() {
        CheckPopOver chooser = new CheckPopOver(Messages.text("charts.lanes.find"));
        chooser.setArrowLocation(PopOver.ArrowLocation.BOTTOM_RIGHT);
        Button button = Controls.iconButton("choose-lanes", MaterialDesignC.CHART_TIMELINE_VARIANT, Messages.text("charts.lanes"), () -> { });
        button.setOnAction(event -> chooser.open(button, laneItems()));
        return button;
    }

    /** The lanes shown by default, then all columns. */
    private List<CheckPopOver.Item> laneItems() {
        return Stream.concat(Lane.DEFAULTS.stream().map(lane -> new CheckPopOver.Item("", lane.title(), "", "", model.lanes().contains(lane), on -> model.toggle(lane))),
                model.columns().stream().filter(column -> !Lane.SPEED.isFor(column))
                        .map(column -> new CheckPopOver.Item("", column.label(), column.unit().symbol(), column.key() + " " + column.doc(), model.hasLane(column), on -> model.toggle(column)))).toList();
    }

    private MenuButton export(Handlers handlers) {
        MenuButton button = menu(MaterialDesignE.EXPORT_VARIANT, "export-chart", Messages.text("charts.export.help"));
        for (ChartExport.Format format : ChartExport.Format.values()) {
            button.getItems().add(Controls.item(Messages.text("charts.export", format), () -> handlers.export.accept(format)));
        }
        return button;
    }

    private ToggleButton showAll() {
        ToggleButton all = new ToggleButton(null, Icons.of(MaterialDesignA.ARROW_EXPAND_HORIZONTAL));
        all.setId("show-all");
        all.getStyleClass().add("flat-icon");
        Controls.describe(all, Messages.text("charts.show-all"));
        all.setOnAction(event -> {
            model.showAll();
            all.setSelected(true);
        });
        model.fittingProperty().addListener((observable, old, on) -> all.setSelected(on));
        return all;
    }

    /** Aligns other runs with the current one by time, or by the jump or place at the cursor. */
    private MenuButton align() {
        MenuButton button = menu(MaterialDesignF.FORMAT_ALIGN_CENTER, "overlay-by", Messages.text("charts.align.help"));
        ToggleGroup group = new ToggleGroup();
        for (OverlayBy by : OverlayBy.values()) {
            RadioMenuItem item = Controls.choice(by.label(), model.overlayBy().get() == by, () -> model.overlayBy().set(by));
            item.setToggleGroup(group);
            button.getItems().add(item);
        }
        model.overlayBy().addListener((observable, old, by) -> group.selectToggle(group.getToggles().get(by.ordinal())));
        return button;
    }

    private ToggleButton follow() {
        follow.setId("follow");
        follow.getStyleClass().add("flat-icon");
        Controls.describe(follow, Messages.text("charts.follow"));
        follow.setSelected(true);
        follow.setOnAction(event -> {
            model.follow();
            follow.setSelected(true);
        });
        model.followingProperty().addListener((observable, old, on) -> follow.setSelected(on));
        return follow;
    }

    private void showChips() {
        chips.getChildren().setAll(model.runs().entries().stream().map(this::chip).toList());
        hasNames = true;
    }

    private Node chip(RunEntry entry) {
        ToggleButton chip = new ToggleButton(entry.name(), Swatch.of(Token.series(entry.series()), Dash.number(entry.dash())));
        chip.getStyleClass().addAll("chip", "run-chip");
        chip.setSelected(entry.visibleProperty().get());
        chip.setMaxWidth(WIDEST_CHIP);
        chip.setOnAction(event -> model.toggle(entry));
        Tip.on(chip, Messages.text(entry.visibleProperty().get() ? "runs.hide" : "runs.show", entry.name()));
        return chip;
    }

    /** Hides the legend first, then other parts one by one; finally the names of the runs. */
    @Override
    protected void layoutChildren() {
        namesWidth = hasNames ? chips.prefWidth(-1) : namesWidth;
        double wanted = getChildren().stream().mapToDouble(child -> (child == chips ? namesWidth : child.prefWidth(-1)) + getSpacing()).sum() + PADDING;
        for (List<Node> nodes : yielding) {
            boolean room = wanted <= getWidth();
            show(nodes, room);
            wanted -= room ? 0 : nodes.stream().mapToDouble(child -> child.prefWidth(-1) + getSpacing()).sum();
        }
        showNames(wanted <= getWidth());
        super.layoutChildren();
    }

    private void showNames(boolean shown) {
        hasNames = shown;
        chips.getChildren().forEach(chip -> ((ToggleButton) chip).setContentDisplay(shown ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY));
    }

    private static void show(List<Node> nodes, boolean shown) {
        nodes.forEach(node -> {
            node.setVisible(shown);
            node.setManaged(shown);
        });
    }

    void refresh() {
        tick.setText(model.tickText());
    }
}
