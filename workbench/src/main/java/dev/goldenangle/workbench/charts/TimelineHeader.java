package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.look.CheckPopOver;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.LaneSignal;
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
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
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
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The header of the timeline: as many runs as fit, the legend, the tick at the cursor, and the buttons. */
final class TimelineHeader extends HBox {
    private static final double PADDING = 28;
    private static final double WIDEST_CHIP = 160;
    private static final double CHIP_GAP = 6;
    private static final int MOST_RUNS = 10_000;
    private final TimelineViewModel model;
    private final HBox chips = new HBox(CHIP_GAP);
    private final HBox legend = new HBox(14);
    /** The chips in the order of the list, and their runs. */
    private final Map<ToggleButton, RunEntry> chipRuns = new LinkedHashMap<>();
    private List<RunEntry> listed = List.of();
    private final Button more = new Button();
    private final Label tick = Controls.label("", "strong");
    private final Label title = Controls.label(Messages.text("charts.title"), "pane-title");
    private final List<Node> place;
    /** Buttons without room beside a wide pane such as Find, the least used first, each with its entry in the menu that replaces it. */
    private final Map<Node, Supplier<MenuItem>> spare = new LinkedHashMap<>();
    /** Opens the buttons that have no room. */
    private final MenuButton rest = menu(MaterialDesignD.DOTS_HORIZONTAL, "timeline-rest", Messages.text("charts.rest"));
    /** The buttons at the end. */
    private final HBox tools = new HBox(2);
    private final ToggleButton follow = new ToggleButton(null, Icons.of(MaterialDesignA.ARROW_COLLAPSE_RIGHT));

    /** The actions that are not part of the model. */
    record Handlers(Consumer<ChartExport.Format> export, Runnable collapse, Consumer<Node> runs) {
    }

    TimelineHeader(TimelineViewModel model, Handlers handlers) {
        this.model = model;
        getStyleClass().addAll("pane-header", "timeline-header");
        setAlignment(Pos.CENTER_LEFT);
        setSpacing(8);
        // Chips that do not fit are hidden; they must not widen the header.
        setMinWidth(0);
        title.setMinWidth(USE_PREF_SIZE);
        chips.setAlignment(Pos.CENTER_LEFT);
        chips.setMinWidth(USE_PREF_SIZE);
        more.setId("more-runs");
        more.getStyleClass().addAll("chip", "more-runs");
        more.setMinWidth(USE_PREF_SIZE);
        more.setOnAction(event -> handlers.runs.accept(more));
        legend();
        Label word = Controls.label(Messages.text("charts.tick"), "muted");
        word.setMinWidth(USE_PREF_SIZE);
        tick.setId("tick-of");
        tick.setMinWidth(USE_PREF_SIZE);
        Region rule = new Region();
        rule.getStyleClass().add("upright-line");
        Button collapse = Controls.iconButton("collapse-timeline", MaterialDesignC.CHEVRON_DOWN, Messages.text("charts.collapse"), handlers.collapse);
        MenuButton keep = keep();
        keep.setMinWidth(USE_PREF_SIZE);
        tools.setAlignment(Pos.CENTER_RIGHT);
        tools.setMinWidth(USE_PREF_SIZE);
        MenuButton export = menu(MaterialDesignE.EXPORT_VARIANT, "export-chart", Messages.text("charts.export.help"));
        export.getItems().addAll(exportItems(handlers));
        MenuButton align = align();
        CheckPopOver chooser = new CheckPopOver(Messages.text("charts.lanes.find"));
        Button lanes = lanes(chooser);
        tools.getChildren().addAll(align, lanes, export, rest, follow(), showAll(), collapse);
        spare.put(export, () -> submenu(export, exportItems(handlers)));
        spare.put(align, () -> submenu(align, alignItems()));
        spare.put(keep, () -> submenu(keep, keepItems()));
        spare.put(lanes, () -> Controls.item(Messages.text("charts.lanes"), () -> chooser.open(rest, laneItems())));
        rest.setOnShowing(event -> rest.getItems().setAll(spare.entrySet().stream().filter(entry -> !entry.getKey().isVisible()).map(entry -> entry.getValue().get()).toList()));
        rest.getItems().add(new MenuItem());
        place = List.of(rule, word, tick);
        getChildren().addAll(title, chips, keep, Controls.space(), legend, rule, word, tick, tools);
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
        Label label = Controls.label(text, mark, "legend-entry");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private MenuButton keep() {
        MenuButton plus = menu(MaterialDesignP.PLUS, "keep-run", Messages.text("charts.keep.help"));
        plus.getItems().addAll(keepItems());
        plus.setOnShowing(event -> plus.getItems().forEach(item -> item.setDisable(model.now() == null)));
        return plus;
    }

    private List<MenuItem> keepItems() {
        List<MenuItem> items = List.of(Controls.item(Messages.text("charts.keep.baseline"), model::keepNowAsBaseline), Controls.item(Messages.text("runs.keep"), model::keepNow));
        items.forEach(item -> item.setDisable(model.now() == null));
        return items;
    }

    private static Menu submenu(Node button, List<MenuItem> items) {
        Menu menu = new Menu(button.getAccessibleText());
        menu.getItems().addAll(items);
        return menu;
    }

    private static MenuButton menu(Ikon icon, String id, String purpose) {
        MenuButton button = new MenuButton(null, Icons.of(icon));
        button.setId(id);
        button.getStyleClass().add("flat-icon");
        button.setPopupSide(Side.TOP);
        Controls.describe(button, purpose);
        return button;
    }

    private Button lanes(CheckPopOver chooser) {
        chooser.setArrowLocation(PopOver.ArrowLocation.BOTTOM_RIGHT);
        Button button = Controls.iconButton("choose-lanes", MaterialDesignC.CHART_TIMELINE_VARIANT, Messages.text("charts.lanes"), () -> { });
        button.setOnAction(event -> chooser.open(button, laneItems()));
        return button;
    }

    /** The lanes shown by default, then all columns. */
    private List<CheckPopOver.Item> laneItems() {
        return Stream.concat(Lane.DEFAULTS.stream().map(lane -> new CheckPopOver.Item("", lane.title(), "", "", model.lanes().contains(lane), on -> model.toggle(lane))),
                model.columns().stream().filter(column -> !Lane.SPEED.isFor(column))
                        .map(column -> new CheckPopOver.Item("", column.label(), column.unit().symbol(), column.key() + " " + column.doc(), model.hasLane(column), on -> model.toggle(column), Optional.of(new LaneSignal(column.key(), column.label()))))).toList();
    }

    private static List<MenuItem> exportItems(Handlers handlers) {
        return Arrays.stream(ChartExport.Format.values()).map(format -> Controls.item(Messages.text("charts.export", format), () -> handlers.export.accept(format))).toList();
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
        List<MenuItem> items = alignItems();
        button.getItems().addAll(items);
        // Replacing the items would leave an open menu behind.
        model.overlayBy().addListener((observable, old, by) -> ((RadioMenuItem) items.get(by.ordinal())).setSelected(true));
        return button;
    }

    private List<MenuItem> alignItems() {
        ToggleGroup group = new ToggleGroup();
        return Arrays.stream(OverlayBy.values()).<MenuItem>map(by -> {
            RadioMenuItem item = Controls.choice(by.label(), model.overlayBy().get() == by, () -> model.overlayBy().set(by));
            item.setToggleGroup(group);
            return item;
        }).toList();
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
        listed = listed();
        chipRuns.clear();
        listed.forEach(entry -> chipRuns.put(chip(entry), entry));
        chips.getChildren().setAll(chipRuns.keySet());
        chips.getChildren().add(more);
    }

    private List<RunEntry> listed() {
        return model.runs().entries().stream().filter(RunEntry::isListed).toList();
    }

    private ToggleButton chip(RunEntry entry) {
        ToggleButton chip = new ToggleButton(entry.name(), Swatch.of(Token.series(entry.series()), Dash.number(entry.dash())));
        chip.getStyleClass().addAll("chip", "run-chip");
        chip.setSelected(entry.visibleProperty().get());
        chip.setMaxWidth(isNowOrBefore(entry) ? USE_PREF_SIZE : WIDEST_CHIP);
        chip.setOnAction(event -> model.toggle(entry));
        Tip.on(chip, Messages.text(entry.visibleProperty().get() ? "runs.hide" : "runs.show", entry.name()));
        return chip;
    }

    private static boolean isNowOrBefore(RunEntry entry) {
        return entry.role() == RunEntry.Role.NOW || entry.role() == RunEntry.Role.BEFORE;
    }

    /**
     * The name of the current run and the last three buttons always have room. Of the rest, the legend is hidden first, then the tick,
     * then runs, which a button with their number opens, then the title, and last the other buttons, which a menu replaces.
     */
    @Override
    protected void layoutChildren() {
        double wanted = chipRuns.keySet().stream().mapToDouble(TimelineHeader::chipWidth).sum();
        double legendWidth = widthOf(List.of(legend));
        double placeWidth = widthOf(place);
        double titleWidth = widthOf(List.of(title));
        double room = fitButtons();
        show(List.of(legend), wanted + titleWidth + placeWidth + legendWidth <= room);
        boolean hasPlace = wanted + titleWidth + placeWidth <= room;
        show(place, hasPlace);
        boolean hasTitle = leastChips() + titleWidth <= room;
        show(List.of(title), hasTitle);
        fitChips(room - (hasTitle ? titleWidth : 0) - (hasPlace ? placeWidth : 0));
        super.layoutChildren();
    }

    /** Hides spare buttons until the current run has room. Returns the width that the buttons leave. */
    private double fitButtons() {
        double always = getChildren().stream().filter(child -> child != chips && child != legend && child != title && child != tools && !place.contains(child) && !spare.containsKey(child)).mapToDouble(child -> child.prefWidth(-1) + getSpacing()).sum();
        double last = tools.getChildren().stream().filter(button -> button != rest && !spare.containsKey(button)).mapToDouble(button -> button.prefWidth(-1) + tools.getSpacing()).sum();
        double room = getWidth() - PADDING - always - last + tools.getSpacing() - getSpacing() - spare.keySet().stream().mapToDouble(TimelineHeader::buttonWidth).sum();
        boolean isCrowded = room < nowWidth();
        Controls.show(rest, isCrowded);
        room -= isCrowded ? buttonWidth(rest) : 0;
        for (Node button : spare.keySet()) {
            boolean hasRoom = room >= nowWidth();
            Controls.show(button, hasRoom);
            room += hasRoom ? 0 : buttonWidth(button);
        }
        return room;
    }

    private static double buttonWidth(Node button) {
        return button.prefWidth(-1) + ((HBox) button.getParent()).getSpacing();
    }

    /** The width of now and the button for the others. */
    private double nowWidth() {
        return chipRuns.entrySet().stream().filter(chip -> chip.getValue().role() == RunEntry.Role.NOW).mapToDouble(chip -> chipWidth(chip.getKey())).sum() + moreWidth();
    }

    private double widthOf(List<Node> nodes) {
        return nodes.stream().mapToDouble(child -> child.prefWidth(-1) + getSpacing()).sum();
    }

    private static double chipWidth(ToggleButton chip) {
        double wanted = chip.prefWidth(-1);
        return (chip.getMaxWidth() < 0 ? wanted : Math.min(WIDEST_CHIP, wanted)) + CHIP_GAP;
    }

    /** The width of now, before and the button for the others. */
    private double leastChips() {
        return chipRuns.entrySet().stream().filter(chip -> isNowOrBefore(chip.getValue())).mapToDouble(chip -> chipWidth(chip.getKey())).sum() + moreWidth();
    }

    private double moreWidth() {
        return more.prefWidth(-1) + CHIP_GAP;
    }

    /** Shows the most important chips that fit, in the order of the list. */
    private void fitChips(double room) {
        more.setText(Messages.text("charts.more-runs", chipRuns.size() - 1));
        List<ToggleButton> ranked = chipRuns.keySet().stream().sorted(Comparator.comparingInt(chip -> rank(chipRuns.get(chip)))).toList();
        Set<ToggleButton> fitting = new HashSet<>();
        double used = 0;
        for (ToggleButton chip : ranked) {
            used += chipWidth(chip);
            boolean isLast = fitting.size() == ranked.size() - 1;
            if (!fitting.isEmpty() && used + (isLast ? 0 : moreWidth()) > room) {
                break;
            }
            fitting.add(chip);
        }
        chipRuns.keySet().forEach(chip -> show(List.of(chip), fitting.contains(chip)));
        int left = ranked.size() - fitting.size();
        show(List.of(more), left > 0);
        more.setText(Messages.text("charts.more-runs", left));
        Controls.describe(more, Messages.text("charts.more-runs.help", left));
    }

    /** Lower is more important: now, before, drawn runs, hidden runs; of these the baseline and pinned ones first, then newer ones. */
    private int rank(RunEntry entry) {
        if (isNowOrBefore(entry)) {
            return entry.role().ordinal();
        }
        boolean isMarked = entry.isBaseline() || entry.pinnedProperty().get();
        return ((entry.visibleProperty().get() ? 1 : 3) + (isMarked ? 0 : 1)) * MOST_RUNS + MOST_RUNS - listed.indexOf(entry);
    }

    private static void show(List<Node> nodes, boolean shown) {
        nodes.forEach(node -> {
            Controls.show(node, shown);
        });
    }

    void refresh() {
        tick.setText(model.tickText());
        if (!listed.equals(listed())) {
            showChips();
        }
    }
}
