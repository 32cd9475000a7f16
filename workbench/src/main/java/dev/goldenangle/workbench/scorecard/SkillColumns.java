package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.PlayerSkill;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.ColumnConstraints;

import java.util.List;

/** The value of one goal for each skill of a player, as columns of equal width, so that the skills of all rows line up. */
final class SkillColumns extends GridPane {
    static final double HEIGHT = 32;

    SkillColumns() {
        getStyleClass().add("skill-columns");
        for (int i = 0; i < PlayerSkill.all().size(); i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / PlayerSkill.all().size());
            getColumnConstraints().add(column);
        }
        setManaged(false);
        setVisible(false);
    }

    /** @param results one for each skill; empty to show nothing */
    void show(List<GoalResult> results) {
        setVisible(!results.isEmpty());
        getChildren().clear();
        for (int i = 0; i < results.size(); i++) {
            GoalResult result = results.get(i);
            Label value = Controls.label(GoalText.value(result), "skill-value", result.pass() ? "pass" : "fail");
            value.setMinWidth(0);
            Tip.on(value, Messages.text(result.pass() ? "scorecard.skill.met" : "scorecard.skill.missed", GoalText.withSpread(result), result.goal().limits().text()));
            add(Controls.label(PlayerSkill.all().get(i).id(), "subtle-caption"), i, 0);
            add(value, i, 1);
        }
    }
}
