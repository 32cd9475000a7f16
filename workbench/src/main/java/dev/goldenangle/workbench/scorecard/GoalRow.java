package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.Statistic;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** One goal: whether it is reached, its value, its distance from the limit, and its value before. Every part can be edited in place. */
final class GoalRow extends Pane {
    static final double HEIGHT = 76;
    private static final double TEXT_SIZE = 12;
    private static final double ROOMY = 300;
    private static final double TOOLTIP_WIDTH = 296;
    private static final PseudoClass MISSED = PseudoClass.getPseudoClass("failed");
    private static final PseudoClass UNMEASURED = PseudoClass.getPseudoClass("idle");
    private static final PseudoClass EDITING = PseudoClass.getPseudoClass("editing");
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");
    private final ScorecardViewModel model;
    private final int index;
    private final Edits edits;
    private final FontIcon icon = Icons.of(MaterialDesignM.MINUS);
    private final StackPane badge = new StackPane(icon);
    private final FontIcon handle = Icons.of(MaterialDesignD.DRAG_VERTICAL);
    private final StackPane grip = new StackPane(handle);
    private final Label name = Controls.label("", "goal-name");
    private final DigitsLabel value = new DigitsLabel("goal-value");
    private final Label spread = Controls.label("", "goal-unit", "goal-spread");
    private final Label unit = Controls.label("", "goal-unit");
    private final Label scenario = Controls.label("", "goal-scenario");
    private final WeightDots dots;
    private final LimitBar bar = new LimitBar();
    private final Button chip = new Button();
    private final DigitsLabel was = new DigitsLabel("goal-was");
    private final Label margin = Controls.label("", "goal-margin");
    private String hint = "";
    private final SkillColumns skills = new SkillColumns();
    private final Button play = new Button(null, Icons.of(MaterialDesignP.PLAY));
    private final StringProperty why = new SimpleStringProperty(this, "why", "");
    private LimitEditor editor;
    private TextField renaming;
    private GoalLine shown;

    /** Requests from a row to the list. */
    interface Edits {
        void editLimit(int index);

        void showScenario(int index, Node anchor);
    }

    GoalRow(ScorecardViewModel model, int index, Edits edits) {
        this.model = model;
        this.index = index;
        this.edits = edits;
        setId("goal-" + index);
        getStyleClass().add("goal-row");
        badge.getStyleClass().add("check-badge");
        grip.getStyleClass().add("goal-grip");
        grip.setCursor(Cursor.MOVE);
        Tip.on(grip, Messages.text("scorecard.reorder"));
        dots = new WeightDots(weight -> model.setWeight(index, weight));
        chip.getStyleClass().add("limit-chip");
        chip.setOnAction(event -> edit());
        play.getStyleClass().addAll("flat-icon", "show-me");
        Tip.on(play, Messages.text("scorecard.play.tip"));
        play.setOnAction(event -> model.play(index));
        scenario.setCursor(Cursor.HAND);
        scenario.setOnMouseClicked(event -> edits.showScenario(index, scenario));
        name.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                rename();
            }
        });
        bar.setMoves(new LimitBar.Moves() {
            @Override
            public void moved(Limits moved) {
                model.tryLimits(index, moved);
            }

            @Override
            public void kept(Limits moved) {
                model.setLimits(index, moved);
            }
        });
        getChildren().addAll(grip, badge, name, value, spread, unit, dots, play, scenario, bar, chip, was, margin, skills);
        addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::openMenu);
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        Tip.on(name, this::explanation);
        Tip.on(value, this::explanation);
        Tip.on(spread, this::explanation);
    }

    private Tooltip explanation() {
        Tooltip tooltip = new Tooltip();
        tooltip.setWrapText(true);
        tooltip.setPrefWidth(TOOLTIP_WIDTH);
        tooltip.textProperty().bind(why);
        return tooltip;
    }

    /** The handle by which the row is dragged. */
    Node grip() {
        return grip;
    }

    void show(GoalLine line) {
        shown = line;
        Goal goal = line.goal();
        GoalResult now = line.now().orElse(null);
        GoalResult before = line.before().orElse(null);
        GoalLine.State state = line.state();
        pseudoClassStateChanged(MISSED, state == GoalLine.State.MISSED || state == GoalLine.State.NEARLY);
        pseudoClassStateChanged(UNMEASURED, state == GoalLine.State.UNMEASURED);
        pseudoClassStateChanged(OFF, !goal.counts());
        icon.setIconCode(mark(state));
        name.setText(goal.name());
        scenario.setText(goal.landing() > 0 ? Messages.text("scorecard.scenario.at-landing", goal.scenario().words(), goal.landing()) : goal.scenario().words());
        dots.show(goal.weight());
        chip.setText(goal.limits().text());
        chip.setAccessibleText(Messages.text("scorecard.limit", goal.name(), goal.limits().text()));
        play.setAccessibleText(Messages.text("scorecard.play", goal.name()));
        showNumbers(goal.limits(), now, before);
        bar.show(goal.limits(), goal.measure().quantity(), now, before);
        skills.show(line.skills());
        why.set(explained(now, now == null ? goal.measure().doc() : now.why()));
        requestLayout();
    }

    private void showNumbers(Limits limits, GoalResult now, GoalResult before) {
        boolean isKnown = now != null && now.isMeasured();
        GoalFormat.Digits digits = isKnown ? GoalFormat.digits(limits, now.value(), 0) : GoalFormat.Digits.NONE;
        value.show(isKnown ? digits.usual() : now == null ? Messages.text("scorecard.measuring") : Messages.text("scorecard.not-measurable"), digits.extra());
        unit.setText(isKnown && Double.isFinite(now.value()) ? limits.unit() : "");
        spread.setText(isKnown ? seedText(now) : "");
        margin.setText(isKnown ? GoalFormat.margin(now) : "");
        if (before != null && before.isMeasured()) {
            GoalFormat.Digits old = GoalFormat.digits(limits, before.value(), least(digits));
            was.show(Messages.text(margin.getText().isEmpty() ? "scorecard.was" : "scorecard.was.after-margin", old.usual()), old.extra());
        } else {
            was.show("", "");
        }
    }

    /** The spread over the seeds, or the percentile that is shown. */
    private static String seedText(GoalResult now) {
        Statistic statistic = now.goal().scenario().statistic();
        return statistic.isMean() ? GoalText.plusMinus(now) : statistic.text();
    }

    /** The reason, after the spread over the seeds of a random bot. */
    private static String explained(GoalResult now, String reason) {
        String spread = now == null ? "" : GoalText.spread(now);
        return spread.isEmpty() ? reason : (Messages.text("scorecard.spread", spread, now.goal().scenario().statistic().percentile()) + "\n" + reason).strip();
    }

    /** The previous value gets as many digits as the current one. */
    private static int least(GoalFormat.Digits digits) {
        int point = digits.text().indexOf('.');
        return point < 0 ? 0 : digits.text().length() - point - 1;
    }

    private static Ikon mark(GoalLine.State state) {
        return switch (state) {
            case REACHED -> MaterialDesignC.CHECK;
            case MISSED -> MaterialDesignC.CLOSE;
            case NEARLY -> MaterialDesignE.EXCLAMATION;
            case UNMEASURED -> MaterialDesignM.MINUS;
        };
    }

    boolean isEditing() {
        return editor != null;
    }

    /** Starts editing the limit, with its number selected. */
    void edit() {
        if (editor != null) {
            return;
        }
        Goal goal = shown.goal();
        editor = new LimitEditor(goal, model.model(), new LimitEditor.Actions() {
            @Override
            public void tried(Limits limits) {
                model.tryLimits(index, limits);
            }

            @Override
            public void refused(String reason) {
                model.dropDraft();
                model.notifications().info(Messages.text("scorecard.limit", goal.name(), reason));
            }

            @Override
            public void kept(Limits limits) {
                closeEditor();
                model.setLimits(index, limits);
            }

            @Override
            public void restored() {
                closeEditor();
                model.dropDraft();
            }

            @Override
            public void go(int step) {
                edits.editLimit(index + step);
            }
        });
        scenario.visibleProperty().bind(editor.reason().textProperty().isEmpty());
        getChildren().addAll(editor, editor.reason());
        chip.setVisible(false);
        pseudoClassStateChanged(EDITING, true);
        String number = LimitInput.text(goal).split(" ")[0];
        hint = Messages.text("scorecard.editing", trimmed(LimitInput.step(number, LimitInput.Fineness.DIGIT)),
                trimmed(LimitInput.step(number, LimitInput.Fineness.TENTH)), goal.limits().text());
        model.notifications().info(hint);
        requestLayout();
        editor.start();
    }

    private static String trimmed(double step) {
        return Numbers.trimmed(step, 9);
    }

    private void closeEditor() {
        if (editor != null) {
            LimitEditor closed = editor;
            boolean hadFocus = closed.isFocusWithin();
            editor = null;
            scenario.visibleProperty().unbind();
            scenario.setVisible(true);
            getChildren().removeAll(closed, closed.reason());
            chip.setVisible(true);
            pseudoClassStateChanged(EDITING, false);
            model.notifications().withdraw(hint);
            requestLayout();
            if (hadFocus) {
                chip.requestFocus();
            }
        }
    }

    private void rename() {
        renaming = new TextField(name.getText());
        renaming.getStyleClass().add("goal-rename");
        renaming.setId("goal-rename");
        renaming.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                renaming.setText(name.getText());
            }
            if (event.getCode() == KeyCode.ESCAPE || event.getCode() == KeyCode.ENTER) {
                chip.requestFocus();
                event.consume();
            }
        });
        renaming.focusedProperty().addListener((observable, old, focused) -> {
            if (!focused && renaming != null) {
                String typed = renaming.getText();
                getChildren().remove(renaming);
                renaming = null;
                model.rename(index, typed);
            }
        });
        getChildren().add(renaming);
        requestLayout();
        renaming.requestFocus();
        renaming.selectAll();
    }

    private void openMenu(ContextMenuEvent event) {
        menu().show(this, event.getScreenX(), event.getScreenY());
        event.consume();
    }

    private ContextMenu menu() {
        int last = model.linesProperty().get().size() - 1;
        return new ContextMenu(
                ContextActions.item(Messages.text("scorecard.edit-limit"), true, this::edit),
                ContextActions.item(Messages.text("scorecard.scenario"), true, () -> edits.showScenario(index, scenario)),
                ContextActions.item(Messages.text("scorecard.rename"), true, this::rename),
                ContextActions.item(Messages.text("scorecard.play-run"), true, () -> model.play(index)),
                new SeparatorMenuItem(),
                ContextActions.item(Messages.text("find.which-knobs-change", shown.goal().name()), model.canExplain(), () -> model.explain(index)),
                ContextActions.item(Messages.text("scorecard.reach-this"), model.canReach(), () -> model.reach(index)),
                new SeparatorMenuItem(),
                ContextActions.item(Messages.text("scorecard.duplicate"), true, () -> model.duplicate(index)),
                ContextActions.item(Messages.text("scorecard.move-up"), index > 0, () -> model.move(index, index - 1)),
                ContextActions.item(Messages.text("scorecard.move-down"), index < last, () -> model.move(index, index + 1)),
                new SeparatorMenuItem(),
                ContextActions.item(Messages.text("scorecard.remove"), true, () -> model.remove(index)));
    }

    private void key(KeyEvent event) {
        boolean isTyping = editor != null || renaming != null;
        if (isTyping) {
            return;
        }
        if (event.getCode() == KeyCode.DELETE) {
            model.remove(index);
            event.consume();
        } else if (event.isAltDown() && (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN)) {
            model.move(index, index + (event.getCode() == KeyCode.UP ? -1 : 1));
            event.consume();
        }
    }

    /** Rows grow with the text size. */
    double scale() {
        return Math.max(1, name.getFont().getSize() / TEXT_SIZE);
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.rint((HEIGHT + (skills.isVisible() ? SkillColumns.HEIGHT : 0)) * scale());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefWidth(double height) {
        return 280;
    }

    @Override
    protected void layoutChildren() {
        double s = scale();
        double right = getWidth() - 36;
        grip.resizeRelocate(2, 5 * s, 14, 18);
        badge.resizeRelocate(18, 6 * s, 16, 16);
        play.resizeRelocate(getWidth() - 28, 4 * s, 22, 22);
        double unitWidth = unit.getText().isEmpty() ? 0 : unit.prefWidth(-1);
        double valueWidth = value.prefWidth(-1);
        double spreadWidth = spread.getText().isEmpty() ? 0 : spread.prefWidth(-1);
        // The spread belongs to the number; a percentile comes after the unit.
        boolean isSpreadLast = !shown.goal().scenario().statistic().isMean();
        double lastWidth = isSpreadLast ? spreadWidth : unitWidth;
        double middleWidth = isSpreadLast ? unitWidth : spreadWidth;
        double middleX = right - lastWidth - (lastWidth == 0 ? 0 : 4) - middleWidth;
        double valueX = middleX - (middleWidth == 0 ? 0 : 4) - valueWidth;
        spread.resizeRelocate(isSpreadLast ? right - spreadWidth : middleX, 5.5 * s, spreadWidth, 18 * s);
        value.resizeRelocate(valueX, 5 * s, valueWidth, 18 * s);
        unit.resizeRelocate(isSpreadLast ? middleX : right - unitWidth, 5.5 * s, unitWidth, 18 * s);
        name.resizeRelocate(40, 5 * s, Math.max(10, valueX - 48), 18 * s);
        scenario.resizeRelocate(40, 21 * s, Math.max(10, Math.min(scenario.prefWidth(-1), right - WeightDots.WIDTH - 48)), 15 * s);
        dots.resizeRelocate(right - WeightDots.WIDTH, 29 * s - WeightDots.HEIGHT / 2, WeightDots.WIDTH, WeightDots.HEIGHT);
        bar.resizeRelocate(40, 42 * s - LimitBar.HEIGHT / 2, right - 40, LimitBar.HEIGHT);
        double chipWidth = chip.prefWidth(-1);
        chip.resizeRelocate(40, 52 * s, chipWidth, Math.rint(20 * s));
        double marginWidth = margin.prefWidth(-1);
        double wasWidth = was.prefWidth(-1);
        double taken = 40 + (editor == null ? chipWidth : editor.prefWidth(-1));
        was.setVisible(getWidth() >= ROOMY && right - marginWidth - wasWidth > taken + 8);
        was.resizeRelocate(right - wasWidth, 52 * s, wasWidth, 20 * s);
        double marginX = right - marginWidth - (was.isVisible() ? wasWidth : 0);
        margin.setVisible(marginX > taken);
        margin.resizeRelocate(marginX, 52 * s, marginWidth, 20 * s);
        skills.resizeRelocate(40, 74 * s, right - 40, SkillColumns.HEIGHT * s);
        if (editor != null) {
            editor.resizeRelocate(39, 51 * s, editor.prefWidth(-1), Math.rint(22 * s));
            editor.reason().resizeRelocate(40, 21 * s, Math.max(10, right - WeightDots.WIDTH - 48), 15 * s);
        }
        if (renaming != null) {
            renaming.resizeRelocate(36, 3 * s, Math.max(80, valueX - 40), Math.rint(22 * s));
        }
    }
}
