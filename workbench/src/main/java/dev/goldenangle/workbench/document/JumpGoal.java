package dev.goldenangle.workbench.document;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.text.Messages;

import java.util.function.ToDoubleFunction;

/** The goals that can be created from a selected jump. */
public enum JumpGoal {
    LANDING_SPEED("speed_at_landing", Jump::landingSpeed),
    GAIN("gain_per_jump", Jump::gain),
    HEIGHT("jump_height", Jump::height),
    LENGTH("jump_length", Jump::distance),
    AIRTIME("airtime", Jump::airtime);

    private final GoalMetric measure;
    private final ToDoubleFunction<Jump> value;

    JumpGoal(String measure, ToDoubleFunction<Jump> value) {
        this.measure = GoalMetrics.find(measure).orElseThrow();
        this.value = value;
    }

    /** The text of the menu entry. */
    public String text() {
        return Messages.text("document.create-goal", measure.label());
    }

    /** Creates a goal with this jump's value as the target. */
    public void make(Goals goals, Jump jump, Run run, Model model) {
        boolean isLanding = measure.kind() == GoalMetric.Kind.LANDING;
        int landing = (int) run.events(EventKind.LAND).stream().filter(event -> event.tick() <= jump.landingTick()).count();
        goals.make(measure, isLanding ? Math.max(1, landing) : 0, run, value.applyAsDouble(jump), model);
    }
}
