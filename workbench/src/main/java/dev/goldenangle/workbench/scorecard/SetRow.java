package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenGoals;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.SearchPopup;
import dev.goldenangle.workbench.look.Tip;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** Which goal set is in use, whether it is edited, and what can be done with it as a whole. */
final class SetRow extends HBox {
    private static final double CHOOSER = 168;
    private final ScorecardViewModel model;
    private final Goals goals;
    private final Label name = new Label();
    private final Label dot = new Label("●");
    private final Button chooser = new Button();
    private final StackPane place = new StackPane(chooser);
    private final Button save = new Button("Save set");
    private final Button more = new Button(null, Icons.of(MaterialDesignD.DOTS_HORIZONTAL));
    private Sets popup;
    private TextField renaming;

    SetRow(ScorecardViewModel model) {
        super(8);
        this.model = model;
        goals = model.goals();
        getStyleClass().add("set-row");
        setAlignment(Pos.CENTER_LEFT);
        name.getStyleClass().add("strong");
        name.setMinWidth(0);
        dot.getStyleClass().add("changed-dot");
        dot.setMinWidth(Region.USE_PREF_SIZE);
        dot.visibleProperty().bind(goals.editedProperty());
        dot.managedProperty().bind(dot.visibleProperty());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox content = new HBox(6, Icons.of(MaterialDesignF.FOLDER_OUTLINE), name, dot, space, Icons.of(MaterialDesignC.CHEVRON_DOWN));
        content.setAlignment(Pos.CENTER_LEFT);
        content.prefWidthProperty().bind(chooser.widthProperty().subtract(18));
        content.setMaxWidth(Region.USE_PREF_SIZE);
        chooser.setGraphic(content);
        chooser.getStyleClass().add("chooser");
        chooser.setId("goal-set");
        chooser.setMaxWidth(Double.MAX_VALUE);
        chooser.setMinWidth(0);
        chooser.setPrefWidth(CHOOSER);
        chooser.setOnAction(event -> choose());
        HBox.setHgrow(place, Priority.ALWAYS);
        save.setId("save-set");
        save.getStyleClass().add("save-set");
        save.setMinWidth(Region.USE_PREF_SIZE);
        save.disableProperty().bind(goals.editedProperty().not());
        save.setOnAction(event -> model.save());
        more.setId("set-menu");
        more.setAccessibleText("More about goal sets");
        more.getStyleClass().add("set-more");
        more.setMinWidth(28);
        Tip.on(more, "More about goal sets");
        more.setOnAction(event -> menu().show(more, Side.BOTTOM, 0, 4));
        getChildren().addAll(place, save, more);
        goals.setProperty().addListener(observable -> show());
        show();
    }

    private void show() {
        String text = goals.open().isNone() ? "no goal set" : goals.set().name();
        name.setText(text);
        chooser.setAccessibleText("Goal set " + text);
        chooser.setDisable(goals.open().isNone());
    }

    private ContextMenu menu() {
        boolean isOwn = goals.open().origin() != OpenGoals.Origin.SHIPPED;
        boolean isThere = !goals.open().isNone();
        return new ContextMenu(item("Duplicate", isThere, model.files()::duplicate), item("Rename", isThere, this::rename), item("Import…", true, model::importSet),
                item("Measure again", isThere, model::measureWatched), new SeparatorMenuItem(), item("Delete", isOwn, model.files()::delete));
    }

    private static MenuItem item(String text, boolean isEnabled, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setDisable(!isEnabled);
        item.setOnAction(event -> action.run());
        return item;
    }

    private void rename() {
        renaming = new TextField(goals.set().name());
        renaming.setId("set-rename");
        renaming.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                renaming.setText(goals.set().name());
            }
            if (event.getCode() == KeyCode.ESCAPE || event.getCode() == KeyCode.ENTER) {
                chooser.requestFocus();
                event.consume();
            }
        });
        renaming.focusedProperty().addListener((observable, old, focused) -> {
            if (!focused && renaming != null) {
                String typed = renaming.getText().strip();
                place.getChildren().remove(renaming);
                renaming = null;
                if (!typed.isEmpty()) {
                    model.files().rename(typed);
                }
            }
        });
        place.getChildren().add(renaming);
        renaming.requestFocus();
        renaming.selectAll();
    }

    private void choose() {
        popup = popup == null ? new Sets() : popup;
        popup.fill(model.files().choices(), getScene());
        Bounds bounds = chooser.localToScreen(chooser.getBoundsInLocal());
        popup.show(getScene().getWindow(), bounds.getMinX(), bounds.getMaxY() + 4);
    }

    /** The sets of the model. */
    private final class Sets extends SearchPopup<Library.Item> {
        Sets() {
            super("Find a goal set", 296, 40);
        }

        @Override
        protected String words(Library.Item item) {
            return item.id() + " " + item.description();
        }

        @Override
        protected Node row(Library.Item item) {
            Label id = new Label(item.id());
            id.getStyleClass().add("caption");
            Label shown = new Label(item.description());
            shown.getStyleClass().add("strong");
            VBox lines = new VBox(1, shown, id);
            lines.setAlignment(Pos.CENTER_LEFT);
            lines.setMaxWidth(260);
            return lines;
        }

        @Override
        protected int rows(int found) {
            return Math.min(9, Math.max(1, found));
        }

        @Override
        protected void choose(Library.Item item) {
            hide();
            model.files().use(item.id());
        }
    }
}
