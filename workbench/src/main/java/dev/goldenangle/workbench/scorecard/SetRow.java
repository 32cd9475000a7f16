package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenGoals;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;

/** Chooses the goal set, shows whether it has unsaved changes, and offers to save, rename, import and delete it. */
final class SetRow extends HBox {
    private static final double CHOOSER = 168;
    private final ScorecardViewModel model;
    private final Goals goals;
    private final SearchableChoice<Library.Item> chooser;
    private final Label dot = Controls.label("●", "changed-dot", "set-dot");
    private final StackPane place;
    private final Button save = new Button(Messages.text("scorecard.set.save"));
    private final Button more = new Button(null, Icons.of(MaterialDesignD.DOTS_HORIZONTAL));
    private TextField renaming;

    SetRow(ScorecardViewModel model) {
        super(8);
        this.model = model;
        goals = model.goals();
        getStyleClass().add("set-row");
        setAlignment(Pos.CENTER_LEFT);
        chooser = new SearchableChoice<>(Library.Item::description, Library.Item::id, item -> "", model.files()::choices, this::use);
        place = new StackPane(chooser, dot);
        chooser.setId("goal-set");
        chooser.setMaxWidth(Double.MAX_VALUE);
        chooser.setMinWidth(0);
        chooser.setPrefWidth(CHOOSER);
        dot.visibleProperty().bind(goals.editedProperty().and(chooser.showingProperty().not()));
        dot.setMouseTransparent(true);
        StackPane.setAlignment(dot, Pos.CENTER_RIGHT);
        HBox.setHgrow(place, Priority.ALWAYS);
        save.setId("save-set");
        save.getStyleClass().add("save-set");
        save.setMinWidth(Region.USE_PREF_SIZE);
        save.disableProperty().bind(goals.editedProperty().not());
        save.setOnAction(event -> model.save());
        more.setId("set-menu");
        more.getStyleClass().add("set-more");
        more.setMinWidth(28);
        Controls.describe(more, Messages.text("scorecard.set.actions"));
        more.setOnAction(event -> menu().show(more, Side.BOTTOM, 0, 4));
        getChildren().addAll(place, save, more);
        goals.setProperty().addListener(observable -> show());
        show();
    }

    private void show() {
        String name = goals.open().isNone() ? Messages.text("scorecard.set.none") : goals.set().name();
        chooser.setPromptText(name);
        chooser.setAccessibleText(Messages.text("scorecard.set", name));
        chooser.setDisable(goals.open().isNone());
    }

    private void use(Library.Item chosen) {
        if (!chosen.id().equals(goals.open().id())) {
            model.files().use(chosen.id());
        }
    }

    private ContextMenu menu() {
        boolean isOwn = goals.open().origin() != OpenGoals.Origin.SHIPPED;
        boolean isThere = !goals.open().isNone();
        return new ContextMenu(
                ContextActions.item(Messages.text("scorecard.duplicate"), isThere, model.files()::duplicate),
                ContextActions.item(Messages.text("scorecard.rename"), isThere, this::rename),
                ContextActions.item(Messages.text("scorecard.set.import"), true, model::importSet),
                ContextActions.item(Messages.text("scorecard.set.measure"), isThere, model::measureWatched),
                skills(),
                new SeparatorMenuItem(),
                ContextActions.item(Messages.text("scorecard.set.delete"), isOwn, model.files()::delete));
    }

    private CheckMenuItem skills() {
        CheckMenuItem skills = new CheckMenuItem(Messages.text("scorecard.set.skills"));
        skills.setSelected(model.skillsShownProperty().get());
        skills.setOnAction(event -> model.skillsShownProperty().set(skills.isSelected()));
        return skills;
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
}
