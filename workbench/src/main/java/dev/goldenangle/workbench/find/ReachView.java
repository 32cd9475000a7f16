package dev.goldenangle.workbench.find;

import atlantafx.base.controls.ToggleSwitch;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.workbench.look.CheckPopOver;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The suggestion search: the goals to reach, the knobs that may change, the progress and the suggestions found. */
final class ReachView extends BorderPane {
    private final FindViewModel find;
    private final ReachViewModel model;
    private final Label chosen = Controls.wrapped("", "caption");
    private final FlowPane chips = new FlowPane(8, 8);
    private final Label knobs = Controls.wrapped("", "muted");
    private final Button choose = new Button(Messages.text("find.choose"));
    private final ToggleButton[] atMost = IntStream.rangeClosed(1, ReachQuestion.MOST_KNOBS)
            .mapToObj(most -> Segments.segment("reach-at-most-" + most, String.valueOf(most))).toArray(ToggleButton[]::new);
    private final Label others = Controls.wrapped("", "muted");
    private final ToggleSwitch keep = new ToggleSwitch();
    private final Label count = Controls.wrapped("", "strong");
    private final Label stage = Controls.wrapped("", "subtle-caption");
    private final ProgressBar progress = new ProgressBar();
    private final Button action = new Button();
    private final VBox cards = new VBox(12);
    private final ScrollPane scroll = Controls.scroll(cards);
    private final StackPane centre = new StackPane();
    private final MenuButton sort = new MenuButton();
    private final Button add = new Button(null, Icons.of(MaterialDesignP.PLUS));
    private final Button compare = new Button(Messages.text("find.compare"));
    private final List<SuggestionCard> shownCards = new ArrayList<>();
    private Object shown;

    ReachView(FindViewModel find) {
        this.find = find;
        model = find.reach();
        getStyleClass().add("reach-pane");
        setTop(new VBox(header(), question(), progress()));
        setCenter(centre);
        setBottom(footer());
        cards.getStyleClass().add("suggestion-list");
        setMinSize(0, 0);
        model.setOnChange(() -> shown = null);
        model.trial().triedProperty().addListener(observable -> shownCards.forEach(SuggestionCard::show));
        model.selectedProperty().addListener(observable -> shownCards.forEach(SuggestionCard::show));
    }

    private Region header() {
        Label title = Controls.label(Messages.text("find.reach"), "pane-title");
        title.setMinWidth(USE_PREF_SIZE);
        chosen.setId("reach-chosen");
        HBox header = new HBox(8, title, Controls.space(), chosen);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("pane-header");
        return header;
    }

    private Region question() {
        chips.setId("reach-goals");
        chips.getChildren().add(add);
        knobs.setId("reach-knobs");
        choose.getStyleClass().add("link-button");
        choose.setId("reach-choose");
        choose.setMinWidth(Region.USE_PREF_SIZE);
        Tip.on(choose, Messages.text("find.choose.tip"));
        CheckPopOver choice = new CheckPopOver(Messages.text("parameters.find"), atMostRow());
        choice.setArrowLocation(PopOver.ArrowLocation.TOP_RIGHT);
        choose.setOnAction(event -> {
            atMost[model.atMost() - 1].setSelected(true);
            choice.open(choose, model.knobs().all().stream()
                    .map(knob -> new CheckPopOver.Item(knob.spec().group().label(), knob.label(), "", knob.key() + " " + knob.spec().doc(), model.knobs().mayChange(knob), on -> model.setMayChange(knob, on))).toList());
        });
        CheckPopOver goals = new CheckPopOver(Messages.text("find.find-goal"));
        goals.setArrowLocation(PopOver.ArrowLocation.TOP_RIGHT);
        add.getStyleClass().add("round-button");
        add.setId("reach-add");
        Controls.describe(add, Messages.text("find.choose-goals"));
        add.setOnAction(event -> goals.open(add, model.goals().stream()
                .map(goal -> new CheckPopOver.Item("", goal.name(), goal.limits().text(), "", isWanted(goal), on -> want(goal, on))).toList()));
        HBox knobLine = new HBox(6, knobs, Controls.space(), choose);
        knobLine.setAlignment(Pos.CENTER_LEFT);
        keep.getStyleClass().add("knob-switch");
        keep.setId("reach-keep");
        keep.setMinWidth(Region.USE_PREF_SIZE);
        keep.setAccessibleText(Messages.text("find.keep"));
        keep.selectedProperty().addListener((observable, old, on) -> {
            if (on != model.isKeepingOthers()) {
                model.setKeepOthers(on);
            }
        });
        HBox keepLine = new HBox(6, others, Controls.space(), keep);
        keepLine.setAlignment(Pos.CENTER_LEFT);
        VBox box = new VBox(6, chips, knobLine, keepLine);
        box.getStyleClass().add("reach-question");
        return box;
    }

    private Region progress() {
        count.setId("reach-count");
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.managedProperty().bind(progress.visibleProperty());
        action.setId("reach-action");
        action.setMinWidth(Region.USE_PREF_SIZE);
        action.setOnAction(event -> act());
        VBox words = new VBox(4, count, progress, stage);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(12, words, action);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("reach-progress");
        return row;
    }

    private Region footer() {
        sort.getStyleClass().addAll("flat-menu", "link-menu");
        sort.setId("reach-sort");
        sort.setMinWidth(USE_PREF_SIZE);
        sort.setPopupSide(Side.TOP);
        for (SuggestionOrder order : SuggestionOrder.values()) {
            sort.getItems().add(ContextActions.item(order.label(), true, () -> model.setOrder(order)));
        }
        compare.setId("reach-compare");
        compare.getStyleClass().add("small-button");
        compare.setMinWidth(Region.USE_PREF_SIZE);
        Tip.on(compare, Messages.text("find.compare.tip"));
        compare.setOnAction(event -> find.compareAll());
        Region footer = Controls.ends(sort, compare);
        footer.getStyleClass().add("pane-footer");
        return footer;
    }

    private void act() {
        if (model.isRunning()) {
            model.cancel();
        } else {
            model.search();
        }
    }

    private Region atMostRow() {
        for (ToggleButton number : atMost) {
            number.selectedProperty().addListener((observable, old, on) -> {
                if (on) {
                    model.setAtMost(Integer.parseInt(number.getText()));
                }
            });
        }
        HBox row = new HBox(8, new Label(Messages.text("find.most-knobs")), Controls.space(), Segments.row(atMost));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private boolean isWanted(Goal goal) {
        return model.wanted().stream().anyMatch(wanted -> wanted.name().equals(goal.name()));
    }

    private void want(Goal goal, boolean on) {
        if (on) {
            model.add(goal);
        } else {
            model.remove(goal);
        }
    }

    /** Updates the pane; called once per frame. */
    void refresh() {
        Object state = Arrays.asList(model.wanted(), model.others(), model.outcomeProperty().get(), model.isRunning(), model.fit(), find.locks(), find.values(), model.canSearch(), find.isMeasured());
        if (!state.equals(shown)) {
            shown = state;
            showQuestion();
            showCards();
        }
        showProgress();
    }

    private void showQuestion() {
        List<Goal> wanted = model.wanted();
        chosen.setText(Messages.text("find.chosen", wanted.size(), model.goals().size()));
        // Keep the button while the chips before it change; removing it would close its pop-over.
        chips.getChildren().remove(0, chips.getChildren().size() - 1);
        chips.getChildren().addAll(0, wanted.stream().map(this::chip).toList());
        add.setDisable(model.goals().isEmpty());
        int free = model.isOfThisModel() ? model.space().size() : 0;
        int all = model.isOfThisModel() ? model.knobs().all().size() : 0;
        knobs.setText(Messages.text("find.free-knobs", free, all));
        int kept = model.others().size();
        others.setText(Messages.text("find.others", kept));
        keep.setDisable(kept == 0);
        keep.setSelected(model.isKeepingOthers());
        sort.setText(model.order().label());
        sort.setDisable(model.suggestions().size() < 2);
        compare.setDisable(model.suggestions().isEmpty());
    }

    private Node chip(Goal goal) {
        Button chip = new Button(goal.name() + " " + goal.limits().text().replace(" – ", "–"), Icons.of(MaterialDesignC.CLOSE));
        chip.setContentDisplay(ContentDisplay.RIGHT);
        chip.getStyleClass().add("goal-chip");
        chip.setAccessibleText(Messages.text("find.remove-goal", goal.name()));
        chip.setOnAction(event -> model.remove(goal));
        return chip;
    }

    private void showProgress() {
        Optional<Progress> monitor = model.progress();
        List<Suggestion> suggestions = model.outcomeProperty().get().suggestions();
        progress.setVisible(monitor.isPresent());
        if (monitor.isPresent()) {
            Progress running = monitor.get();
            count.setText(Messages.text("find.settings-made", running.done(), Numbers.fixed(running.seconds(), 1)));
            String found = suggestions.isEmpty() ? "" : Messages.text("find.found", suggestions.size());
            stage.setText(StudyWords.joined(found, running.stage(), Messages.text("find.progress.rate", Numbers.fixed(running.rate(), 0)), StudyWords.left(running)));
            progress.setProgress(running.total() == 0 ? 0 : Math.min(1, (double) running.done() / running.total()));
        } else {
            ended(suggestions);
        }
        action.setText(Messages.text(monitor.isPresent() ? "find.cancel" : model.outcomeProperty().get().answer() == null ? "find.search" : model.isStale() ? "find.search.update" : "find.search.again"));
        boolean isPrimary = monitor.isEmpty() && suggestions.isEmpty();
        action.getStyleClass().remove("primary");
        if (isPrimary) {
            action.getStyleClass().add("primary");
        }
        action.setDisable(monitor.isEmpty() && !model.canSearch());
    }

    /** Counts only suggestions that lose no other goal, if the others are kept. */
    private static String verdict(List<Suggestion> suggestions) {
        long clean = suggestions.stream().filter(Suggestion::reachesAllAndKeepsOthers).count();
        long all = suggestions.stream().filter(Suggestion::reachesAll).count();
        return clean == 0 && all > 0 ? Messages.text("find.reach-losing", all) : Messages.text("find.reach-all", clean);
    }

    private void ended(List<Suggestion> suggestions) {
        boolean isAsked = model.outcomeProperty().get().answer() != null;
        count.setText(!isAsked ? Messages.text("find.search.none") : verdict(suggestions));
        stage.setText(!isAsked ? Messages.text("find.search.plan", model.atMost()) : model.isStale() ? Messages.text(model.fit() == ReachViewModel.Fit.OTHER_GOALS ? "find.stale.goals" : "find.stale.knobs")
                : Messages.text("find.settings-made", model.outcomeProperty().get().answer().runs(), Numbers.fixed(model.outcomeProperty().get().answer().seconds(), 1)));
    }

    private void showCards() {
        List<Suggestion> suggestions = model.suggestions();
        List<Suggestion> before = shownCards.stream().map(SuggestionCard::suggestion).toList();
        if (!suggestions.equals(before)) {
            shownCards.clear();
            for (int i = 0; i < suggestions.size(); i++) {
                shownCards.add(new SuggestionCard(model, suggestions.get(i), i + 1));
            }
        }
        shownCards.forEach(SuggestionCard::show);
        boolean isNothing = model.outcomeProperty().get().isEnded() && model.outcomeProperty().get().answer() != null && suggestions.stream().noneMatch(Suggestion::reachesAll);
        List<Node> nodes = new ArrayList<>(shownCards);
        if (isNothing) {
            nodes.add(Math.min(1, nodes.size()), wayOut());
        }
        cards.getChildren().setAll(nodes);
        centre.getChildren().setAll(nodes.isEmpty() ? empty() : scroll);
    }

    private Node wayOut() {
        SearchAdvice way = SearchAdvice.of(find);
        Button button = new Button(way.button());
        button.setId("reach-way-out");
        button.setOnAction(event -> way.action().run());
        VBox box = new VBox(8, Controls.wrapped(way.words(), "muted"), button);
        box.getStyleClass().add("way-out");
        return box;
    }

    private EmptyState empty() {
        if (model.isRunning()) {
            return new EmptyState(MaterialDesignT.TARGET, Messages.text("find.searching.title"), Messages.text("find.searching"));
        }
        if (model.goals().isEmpty()) {
            return new EmptyState(MaterialDesignT.TARGET, Messages.text("find.no-goals.title"), Messages.text("find.no-goals"));
        }
        if (model.wanted().isEmpty()) {
            return !find.isMeasured() ? new EmptyState(MaterialDesignT.TARGET, Messages.text("find.not-measured.title"), Messages.text("find.not-measured"))
                    : find.isAllMet() ? new EmptyState(MaterialDesignT.TARGET, Messages.text("find.all-met.title"), Messages.text("find.all-met"))
                    : new EmptyState(MaterialDesignT.TARGET, Messages.text("find.none-chosen.title"), Messages.text("find.none-chosen"));
        }
        return model.isOfThisModel() && model.space().knobs().isEmpty() ? new EmptyState(MaterialDesignL.LOCK_OUTLINE, Messages.text("find.all-locked.title"), Messages.text("find.all-locked"))
                : new EmptyState(MaterialDesignT.TARGET, Messages.text("find.empty.title"), Messages.text("find.empty"));
    }
}
