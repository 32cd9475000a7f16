package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.toolkit.study.reach.SuggestionText;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One suggestion: the knobs it changes, the goals it reaches and loses, and buttons to preview or apply it. */
final class SuggestionCard extends VBox {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass STALE = PseudoClass.getPseudoClass("stale");
    private static final int MOST_CHANGES = 3;
    private static final int MOST_LOST = 1;
    private final ReachViewModel model;
    private final Suggestion suggestion;
    private final Label notice = Controls.wrapped("", "caption", "suggestion-notice");
    private final VBox kept = new VBox(2);
    private final Button attempt = new Button(Messages.text("find.try"));
    private final Button apply = new Button(Messages.text("find.apply"));

    SuggestionCard(ReachViewModel model, Suggestion suggestion, int number) {
        this.model = model;
        this.suggestion = suggestion;
        getStyleClass().add("suggestion-card");
        setId("suggestion-" + number);
        attempt.setId("try-" + number);
        apply.setId("apply-" + number);
        attempt.getStyleClass().add("small-button");
        apply.getStyleClass().add("small-button");
        attempt.setOnAction(event -> toggleTrial());
        apply.setOnAction(event -> model.apply(suggestion));
        setOnMouseClicked(event -> model.select(suggestion));
        setAccessibleText(SuggestionText.sentence(suggestion));
        notice.managedProperty().bind(notice.visibleProperty());
        getChildren().addAll(notice, changes(), reached(), Controls.wrapped(capital(SuggestionText.values(suggestion)), "caption"), kept, buttons());
        if (!suggestion.reachesAll()) {
            getChildren().add(4, Controls.wrapped(SuggestionText.binding(suggestion), "caption", "suggestion-binding"));
        }
        show();
    }

    Suggestion suggestion() {
        return suggestion;
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private TextFlow changes() {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add("suggestion-changes");
        List<Suggestion.Change> changes = suggestion.changes();
        int shown = changes.size() <= MOST_CHANGES ? changes.size() : MOST_CHANGES - 1;
        for (int i = 0; i < shown; i++) {
            Suggestion.Change change = changes.get(i);
            flow.getChildren().addAll(text((i > 0 ? " · " : ""), "suggestion-quiet"), text(change.knob().parameter().label(), "suggestion-knob"),
                    text(" " + SuggestionText.shown(change.from()) + "\u00A0→\u00A0", "suggestion-quiet"), text(SuggestionText.shown(change.to()), "suggestion-value"));
        }
        if (shown < changes.size()) {
            flow.getChildren().add(text(" " + Messages.text("find.changes.more", changes.size() - shown), "suggestion-quiet"));
        }
        if (changes.isEmpty()) {
            flow.getChildren().add(text(Messages.text("find.changes.none"), "suggestion-knob"));
        }
        return flow;
    }

    private static Text text(String words, String styleClass) {
        Text text = new Text(words);
        text.getStyleClass().add(styleClass);
        return text;
    }

    private HBox reached() {
        boolean isAll = suggestion.reachesAll();
        StackPane badge = new StackPane(Icons.of(isAll ? MaterialDesignC.CHECK : MaterialDesignC.CLOSE));
        badge.getStyleClass().addAll("check-badge", isAll ? "good" : "bad");
        badge.setMinSize(16, 16);
        badge.setMaxSize(16, 16);
        Label count = Controls.label(Messages.text("find.reached", suggestion.reachedCount(), suggestion.goals().size()), "strong", isAll ? "pass" : "fail");
        count.setMinWidth(Region.USE_PREF_SIZE);
        Label lost = Controls.label(lost(), "caption", suggestion.lost().isEmpty() ? "pass" : "fail");
        lost.setMinWidth(0);
        Tip.on(lost, capital(SuggestionText.lost(suggestion)));
        HBox row = new HBox(8, badge, count, Controls.space(), lost);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private String lost() {
        if (suggestion.lost().isEmpty()) {
            return model.isKeepingOthers() ? Messages.text("find.lost.none") : "";
        }
        GoalResult first = suggestion.lost().get(0);
        return Messages.text("find.lost", suggestion.lost().size() - MOST_LOST, StudyWords.lower(first.goal().name()), GoalText.value(first));
    }

    private HBox buttons() {
        Optional<Suggestion.Human> human = suggestion.human().stream().findFirst();
        Label worst = Controls.label(human.map(played -> Messages.text("find.worst-seed", GoalText.number(played.goal().limits(), played.worst()) + GoalText.unit(played.goal().limits()))).orElse(""), "subtle-caption");
        worst.setMinWidth(0);
        human.ifPresent(played -> Tip.on(worst, Messages.text("find.worst-seed.tip", played.goal().name(), played.seeds())));
        HBox row = new HBox(8, attempt, apply, Controls.space(), worst);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("suggestion-buttons");
        return row;
    }

    private void toggleTrial() {
        if (isTried()) {
            model.trial().back();
        } else {
            model.tryOut(suggestion);
        }
    }

    private boolean isTried() {
        return suggestion.equals(model.trial().triedProperty().get());
    }

    /** Updates the look when the suggestion is selected, previewed or applied, and when it no longer fits. */
    void show() {
        showFit();
        boolean isSelected = suggestion.equals(model.selectedProperty().get());
        pseudoClassStateChanged(SELECTED, isSelected);
        attempt.setText(isTried() ? Messages.text("find.back") : Messages.text("find.try"));
        apply.getStyleClass().remove("primary");
        if (isSelected) {
            apply.getStyleClass().add("primary");
        }
        boolean isListed = isSelected && !suggestion.keptGoals().isEmpty();
        Controls.show(kept, isListed);
        kept.getStyleClass().setAll("suggestion-kept");
        kept.getChildren().setAll(isListed ? suggestion.keptGoals().stream().map(this::keptRow).toList() : List.of());
    }

    private void showFit() {
        ReachViewModel.Fit fit = model.fit();
        boolean isStale = fit != ReachViewModel.Fit.FITS;
        boolean isApplied = !isStale && model.isApplied(suggestion);
        pseudoClassStateChanged(STALE, isStale);
        notice.setText(Messages.text(fit == ReachViewModel.Fit.OTHER_GOALS ? "find.stale.goals" : isStale ? "find.stale.knobs" : "find.is-applied"));
        notice.setVisible(isStale || isApplied);
        attempt.setDisable(isStale && !isTried() || isApplied);
        apply.setDisable(isStale || isApplied);
    }

    private HBox keptRow(GoalResult result) {
        boolean isLost = suggestion.lost().contains(result);
        Label name = Controls.label(Messages.text(isLost ? "find.goal.lost" : result.pass() ? "find.goal.kept" : "find.goal.missed", result.goal().name()), "caption");
        name.setMinWidth(0);
        double before = model.present(result.goal());
        Label was = Controls.label(Double.isFinite(before) ? GoalText.number(result.goal().limits(), before) + " →" : "", "caption");
        was.setMinWidth(Region.USE_PREF_SIZE);
        Label value = Controls.label(GoalText.value(result), "readout-value");
        if (isLost) {
            value.getStyleClass().add("fail");
        }
        value.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(6, name, Controls.space(), was, value);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
