package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DeferredParts;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.text.Messages;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.collections.SetChangeListener;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.textfield.CustomTextField;
import org.controlsfx.control.textfield.TextFields;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** The knob pane: search, groups in tuning order, and buttons to save or reset the changes. */
public final class KnobsView implements PaneView {
    private final KnobsViewModel model;
    private final DeferredParts deferred;
    private final BorderPane root = new BorderPane();
    private final CustomTextField search = (CustomTextField) TextFields.createClearableTextField();
    private final ToggleButton onlyChanged = new ToggleButton();
    private final VBox list = new VBox();
    private final ScrollPane scroll = new ScrollPane(list);
    private final Label summary = Controls.label("", "muted");
    private final Button reset = new Button(Messages.text("parameters.reset"));
    private final List<KnobGroup> groups = new ArrayList<>();
    private final Deque<Group> unmade = new ArrayDeque<>();
    private ParameterTable shown;
    private boolean stale;

    /** @param deferred creates the first group immediately, those in view next, and the others after all other panes */
    public KnobsView(KnobsViewModel model, DeferredParts deferred) {
        this.model = model;
        this.deferred = deferred;
        root.getStyleClass().add("knobs-pane");
        root.setTop(new VBox(header(), searchBox()));
        root.setCenter(scroll);
        root.setBottom(footer());
        list.getStyleClass().add("knob-list");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("knob-scroll");
        model.values().addListener(observable -> stale = true);
        model.saved().addListener(observable -> stale = true);
        model.knobs().locked().addListener((SetChangeListener<Object>) change -> stale = true);
        model.suggestionProperty().addListener(observable -> stale = true);
        model.searchProperty().addListener(observable -> refilter());
        model.onlyChangedProperty().addListener(observable -> refilter());
        model.wantedProperty().addListener((observable, old, key) -> reveal(key));
        rebuild();
    }

    private Region header() {
        Label title = Controls.label(Messages.text("parameters.title"), "pane-title");
        onlyChanged.getStyleClass().add("changed-pill");
        onlyChanged.setAccessibleText(Messages.text("parameters.only-changed"));
        onlyChanged.selectedProperty().bindBidirectional(model.onlyChangedProperty());
        Button more = new Button(null, Icons.of(MaterialDesignD.DOTS_HORIZONTAL));
        more.getStyleClass().add("flat-icon");
        more.setId("knobs-menu");
        Controls.describe(more, Messages.text("parameters.actions"));
        more.setOnAction(event -> menu().show(more, Side.BOTTOM, 0, 4));
        HBox header = new HBox(8, title, Controls.space(), onlyChanged, more);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("pane-header");
        return header;
    }

    private ContextMenu menu() {
        boolean anyChanged = !model.knobs().changed().isEmpty();
        return new ContextMenu(
                ContextActions.item(Messages.text("parameters.open-groups"), true, () -> setAllOpen(true)),
                ContextActions.item(Messages.text("parameters.close-groups"), true, () -> setAllOpen(false)),
                new SeparatorMenuItem(),
                ContextActions.item(Messages.text(model.onlyChangedProperty().get() ? "parameters.show-all" : "parameters.only-changed"), true,
                        () -> model.onlyChangedProperty().set(!model.onlyChangedProperty().get())),
                ContextActions.item(Messages.text("parameters.lock-changed"), anyChanged, model::lockChanged),
                ContextActions.item(Messages.text("parameters.unlock-all"), !model.knobs().locked().isEmpty(), model::unlockAll),
                ContextActions.item(Messages.text("document.reset-all"), anyChanged, model.knobs()::resetAll));
    }

    private void setAllOpen(boolean open) {
        makeAll();
        groups.forEach(group -> group.setOpen(open));
    }

    private Region searchBox() {
        search.setLeft(Icons.of(MaterialDesignM.MAGNIFY));
        Label key = Controls.label("/", "key-cap");
        search.rightProperty().bind(Bindings.when(search.textProperty().isEmpty()).<Node>then(key).otherwise(search.getRight()));
        search.setPromptText(Messages.text("parameters.find"));
        search.setAccessibleText(search.getPromptText());
        search.getStyleClass().add("search-field");
        search.setId("knob-search");
        search.textProperty().bindBidirectional(model.searchProperty());
        search.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                search.clear();
            } else if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.DOWN) {
                focusMatch();
                event.consume();
            }
        });
        StackPane box = new StackPane(search);
        box.getStyleClass().add("search-box");
        return box;
    }

    private Region footer() {
        reset.setOnAction(event -> model.knobs().resetAll());
        Button save = new Button(Messages.text("parameters.save"));
        save.setId("save-preset");
        save.getStyleClass().add("primary");
        save.setOnAction(event -> model.save());
        Region footer = Controls.ends(summary, new HBox(8, reset, save));
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
        onlyChanged.setText(Messages.text("parameters.changed-pill", changed));
        onlyChanged.setVisible(changed > 0 || onlyChanged.isSelected());
        summary.setText(Messages.text("parameters.changed", changed));
        reset.setDisable(changed == 0);
        if (model.onlyChangedProperty().get()) {
            refilter();
        }
    }

    private void refilter() {
        makeAll();
        int listed = groups.stream().mapToInt(KnobGroup::refilter).sum();
        if (listed > 0) {
            root.setCenter(scroll);
        } else {
            EmptyState empty = model.searchProperty().get().isBlank()
                    ? new EmptyState(MaterialDesignM.MAGNIFY, Messages.text("parameters.none-changed.title"), Messages.text("parameters.none-changed"))
                    .withButton(Messages.text("parameters.none-changed.button"), this::showAll)
                    : new EmptyState(MaterialDesignM.MAGNIFY, Messages.text("parameters.none-found.title", model.searchProperty().get()),
                            Messages.text("parameters.none-found")).withButton(Messages.text("parameters.none-found.button"), this::showAll);
            root.setCenter(empty);
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
                Platform.runLater(() -> scrollTo(row));
            });
        }
        model.wantedProperty().set("");
    }

    /** Focuses the first listed knob, if possible one whose name contains the searched text. */
    private void focusMatch() {
        makeAll();
        List<KnobRow> listed = groups.stream().flatMap(KnobGroup::listed).toList();
        String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
        listed.stream().filter(row -> row.label().toLowerCase(Locale.ROOT).contains(wanted)).findFirst().or(() -> listed.stream().findFirst()).ifPresent(this::scrollTo);
    }

    private void scrollTo(KnobRow row) {
        root.layout();
        double y = list.sceneToLocal(row.localToScene(0, 0)).getY() - scroll.getViewportBounds().getHeight() / 2;
        double hidden = list.getHeight() - scroll.getViewportBounds().getHeight();
        scroll.setVvalue(hidden <= 0 ? 0 : Math.max(0, Math.min(1, y / hidden)));
        row.focusValue();
    }

    /** Focuses the search field. */
    public void focusSearch() {
        search.requestFocus();
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
        if (deferred.haveBegun() && !isFilled() && (!coversView() || deferred.isComplete())) {
            makeNext();
        }
    }

    /** Whether the groups created so far reach the lower end of the pane. The others follow after the other panes. */
    public boolean coversView() {
        return isFilled() || list.getHeight() >= scroll.getViewportBounds().getHeight();
    }

    /** Whether all groups have been created. */
    public boolean isFilled() {
        return unmade.isEmpty();
    }
}
