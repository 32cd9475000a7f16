package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.workbench.look.DeferredParts;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Tip;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.collections.SetChangeListener;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The knob pane: search, groups in tuning order, and what to do with the changes. */
public final class KnobsView implements PaneView {
    private final KnobsViewModel model;
    private final DeferredParts deferred;
    private final BorderPane root = new BorderPane();
    private final StackPane searchBox = new StackPane();
    /** Made after the first frames, because a field brings more with it than all the rest of the pane. */
    private TextField search;
    private final HBox header = new HBox(8);
    /** Made when a knob has changed. */
    private ToggleButton onlyChanged;
    private final VBox list = new VBox();
    /** Made after the first frames: the first group needs none. */
    private ScrollPane scroll;
    private final StackPane centre = new StackPane();
    private final Label summary = new Label();
    private final Button reset = new Button("Reset");
    private final List<KnobGroup> groups = new ArrayList<>();
    private final Deque<Group> unmade = new ArrayDeque<>();
    private ParameterTable shown;
    private boolean stale;

    /** @param deferred the first group is there at once, the others follow with them */
    public KnobsView(KnobsViewModel model, DeferredParts deferred) {
        this.model = model;
        this.deferred = deferred;
        root.getStyleClass().add("knobs-pane");
        fillSearchBox();
        root.setTop(new VBox(header(), searchBox));
        root.setCenter(centre);
        root.setBottom(footer());
        list.getStyleClass().add("knob-list");
        centre.getChildren().add(list);
        model.values().addListener(observable -> stale = true);
        model.saved().addListener(observable -> stale = true);
        model.knobs().locked().addListener((SetChangeListener<Object>) change -> stale = true);
        model.recipeProperty().addListener(observable -> stale = true);
        model.searchProperty().addListener(observable -> refilter());
        model.onlyChangedProperty().addListener(observable -> refilter());
        model.wantedProperty().addListener((observable, old, key) -> reveal(key));
        rebuild();
        deferred.add(this::search);
        deferred.add(this::scroll);
    }

    private Region header() {
        Label title = new Label("Knobs");
        title.getStyleClass().add("pane-title");
        Button more = new Button(null, Icons.of(MaterialDesignD.DOTS_HORIZONTAL));
        more.getStyleClass().add("flat-icon");
        more.setId("knobs-menu");
        more.setAccessibleText("More about knobs");
        Tip.on(more, "More about knobs");
        more.setOnAction(event -> menu().show(more, Side.BOTTOM, 0, 4));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        header.getChildren().addAll(title, space, more);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("pane-header");
        return header;
    }

    private ContextMenu menu() {
        boolean anyChanged = !model.knobs().changed().isEmpty();
        return new ContextMenu(item("Open all groups", true, () -> setAllOpen(true)), item("Fold all groups", true, () -> setAllOpen(false)),
                new SeparatorMenuItem(),
                item(model.onlyChangedProperty().get() ? "Show all knobs" : "Show only changed knobs", true,
                        () -> model.onlyChangedProperty().set(!model.onlyChangedProperty().get())),
                item("Lock changed knobs", anyChanged, model::lockChanged),
                item("Unlock all knobs", !model.knobs().locked().isEmpty(), model::unlockAll),
                item("Reset all knobs", anyChanged, model.knobs()::resetAll));
    }

    private static MenuItem item(String text, boolean enabled, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setDisable(!enabled);
        item.setOnAction(event -> action.run());
        return item;
    }

    private void setAllOpen(boolean open) {
        makeAll();
        groups.forEach(group -> group.setOpen(open));
    }

    /** What looks like the field stands in its place until it is there. */
    private void fillSearchBox() {
        Region place = new Region();
        place.getStyleClass().addAll("text-field", "search-field");
        Node icon = Icons.of(MaterialDesignM.MAGNIFY);
        icon.setMouseTransparent(true);
        icon.setTranslateX(9);
        Label key = new Label("/");
        key.getStyleClass().add("key-cap");
        key.setMouseTransparent(true);
        key.setTranslateX(-7);
        StackPane.setAlignment(icon, Pos.CENTER_LEFT);
        StackPane.setAlignment(key, Pos.CENTER_RIGHT);
        searchBox.getChildren().addAll(place, icon, key);
        searchBox.getStyleClass().add("search-box");
    }

    private TextField search() {
        if (search == null) {
            search = new TextField();
            search.setPromptText("Find a knob");
            search.getStyleClass().add("search-field");
            search.setId("knob-search");
            search.textProperty().bindBidirectional(model.searchProperty());
            search.setOnKeyPressed(event -> {
                if (event.getCode() == KeyCode.ESCAPE) {
                    search.clear();
                }
            });
            searchBox.getChildren().get(2).visibleProperty().bind(Bindings.not(search.focusedProperty()));
            searchBox.getChildren().set(0, search);
        }
        return search;
    }

    private ScrollPane scroll() {
        if (scroll == null) {
            centre.getChildren().clear();
            scroll = new ScrollPane(list);
            scroll.setFitToWidth(true);
            scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
            scroll.getStyleClass().add("knob-scroll");
            centre.getChildren().add(scroll);
        }
        return scroll;
    }

    private Region footer() {
        reset.setOnAction(event -> model.knobs().resetAll());
        Button save = new Button("Save preset");
        save.setId("save-preset");
        save.getStyleClass().add("primary");
        save.setOnAction(event -> model.save());
        summary.getStyleClass().add("muted");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox footer = new HBox(8, summary, space, reset, save);
        footer.setAlignment(Pos.CENTER_LEFT);
        footer.getStyleClass().add("pane-footer");
        return footer;
    }

    private void rebuild() {
        shown = model.table();
        groups.clear();
        list.getChildren().clear();
        unmade.clear();
        unmade.addAll(shown.groups());
        makeNext();
        update();
    }

    private void makeNext() {
        KnobGroup group = new KnobGroup(model, unmade.remove());
        groups.add(group);
        group.fill();
        list.getChildren().add(group);
    }

    private void makeAll() {
        while (!isFilled()) {
            makeNext();
        }
    }

    private void update() {
        stale = false;
        if (model.table() != shown) {
            rebuild();
            return;
        }
        groups.forEach(KnobGroup::update);
        int changed = model.knobs().changed().size();
        showChanged(changed);
        summary.setText(changed == 0 ? "As saved" : changed + " changed");
        reset.setDisable(changed == 0);
        if (model.onlyChangedProperty().get()) {
            refilter();
        }
    }

    private void showChanged(int changed) {
        if (onlyChanged == null && (changed > 0 || model.onlyChangedProperty().get())) {
            onlyChanged = new ToggleButton();
            onlyChanged.getStyleClass().add("changed-pill");
            onlyChanged.setSelected(model.onlyChangedProperty().get());
            onlyChanged.selectedProperty().addListener((observable, old, on) -> model.onlyChangedProperty().set(on));
            model.onlyChangedProperty().addListener((observable, old, on) -> onlyChanged.setSelected(on));
            onlyChanged.setAccessibleText("Show only changed knobs");
            header.getChildren().add(header.getChildren().size() - 1, onlyChanged);
        }
        if (onlyChanged != null) {
            onlyChanged.setText("● changed " + changed);
            onlyChanged.setVisible(changed > 0 || onlyChanged.isSelected());
        }
    }

    private void refilter() {
        makeAll();
        int listed = groups.stream().mapToInt(KnobGroup::refilter).sum();
        if (listed > 0) {
            centre.getChildren().setAll(scroll());
        } else {
            EmptyState empty = model.searchProperty().get().isBlank()
                    ? new EmptyState(MaterialDesignM.MAGNIFY, "No knob is changed", "Drag a slider, and it is listed here.").withButton("Show all", this::showAll)
                    : new EmptyState(MaterialDesignM.MAGNIFY, "No knob matches “" + model.searchProperty().get() + "”",
                            "Try “jump”, “air” or a parameter name.").withButton("Clear search", this::showAll);
            centre.getChildren().setAll(empty);
        }
    }

    private void showAll() {
        model.searchProperty().set("");
        model.onlyChangedProperty().set(false);
    }

    private void reveal(String key) {
        if (key.isEmpty()) {
            return;
        }
        showAll();
        makeAll();
        for (KnobGroup group : groups) {
            group.find(key).ifPresent(row -> {
                group.setOpen(true);
                Platform.runLater(() -> scrollTo(row, group));
            });
        }
        model.wantedProperty().set("");
    }

    private void scrollTo(KnobRow row, KnobGroup group) {
        root.layout();
        double y = group.getLayoutY() + row.getLayoutY() - scroll().getViewportBounds().getHeight() / 2;
        double hidden = list.getHeight() - scroll.getViewportBounds().getHeight();
        scroll.setVvalue(hidden <= 0 ? 0 : Math.max(0, Math.min(1, y / hidden)));
        row.focusValue();
    }

    /** Puts the keyboard into the search field. */
    public void focusSearch() {
        search().requestFocus();
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        if (stale) {
            update();
        }
        if (deferred.haveBegun() && !isFilled()) {
            scroll();
            makeNext();
        }
    }

    /** Whether every group has its knobs. */
    public boolean isFilled() {
        return unmade.isEmpty();
    }
}
