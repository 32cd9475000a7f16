package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.PlayerSkill;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.text.Messages;

import java.util.Arrays;
import java.util.List;

/** The list of wishes: goals as a designer would say them. Each is a metric with a name; the limit is typed afterwards. */
enum Wish {
    STOPS_WITHIN("scorecard.wish.stops-within", "stop_distance", Needs.NOTHING),
    STANDS_STILL_AFTER("scorecard.wish.stands-still-after", "stop_time", Needs.NOTHING),
    TURNS_AROUND_WITHIN("scorecard.wish.turns-around-within", "redirect_time", Needs.NOTHING),
    FULL_SPEED_WITHIN("scorecard.wish.full-speed-within", "time_to_w", Needs.NOTHING),
    STRAFE_JUMPS_REACH("scorecard.wish.strafe-jumps-reach", "speed_at_landing", Needs.STRAFING),
    GAINS_PER_JUMP("scorecard.wish.gains-per-jump", "gain_per_jump", Needs.STRAFING),
    JUMPS_HIGH("scorecard.wish.jumps-high", "jump_height", Needs.JUMPING),
    STAYS_IN_THE_AIR("scorecard.wish.stays-in-the-air", "airtime", Needs.JUMPING),
    KEEPS_SPEED_ON_LANDING("scorecard.wish.keeps-speed-on-landing", "jump_retention", Needs.JUMPING),
    CLIMBS_A_LEDGE("scorecard.wish.climbs-a-ledge", "ledge_height", Needs.NOTHING),
    CROSSES_A_GAP("scorecard.wish.crosses-a-gap", "gap_width", Needs.JUMPING),
    PASSES_DOORWAYS("scorecard.wish.passes-doorways", "doorway_at_speed", Needs.STRAFING),
    NEVER_FASTER_THAN("scorecard.wish.never-faster-than", "bounded_speed", Needs.STRAFING),
    FINISHES_THE_COURSE("scorecard.wish.finishes-the-course", "course_time", Needs.NOTHING);

    /** What a model must be able to do. */
    private enum Needs { NOTHING, JUMPING, STRAFING }

    private static final String JUMP_GROUP = "jump";
    private final String key;
    private final GoalMetric metric;
    private final Needs needs;

    Wish(String key, String metric, Needs needs) {
        this.key = key;
        this.metric = GoalMetrics.find(metric).orElseThrow();
        this.needs = needs;
    }

    static List<Wish> of(Model model) {
        return Arrays.stream(values()).filter(wish -> wish.metric.fits(model) && wish.canBeMet(model)).toList();
    }

    private boolean canBeMet(Model model) {
        boolean strafes = model.theory(model.parameters().defaults()).isPresent();
        boolean jumps = model.parameters().groups().stream().anyMatch(group -> group.key().equals(JUMP_GROUP));
        return needs == Needs.NOTHING || (needs == Needs.STRAFING ? strafes : jumps);
    }

    GoalMetric metric() {
        return metric;
    }

    GoalScenario scenario(Model model) {
        return metric.usual().apply(model).orElseThrow();
    }

    /** The landing that it asks about by default; 0 for none. */
    int landing() {
        return metric.kind() == GoalMetric.Kind.LANDING ? Goal.USUAL_LANDING : 0;
    }

    /** Whether there is something to choose besides the limit: the number of jumps or the skill of the player. */
    boolean asks(Model model) {
        return landing() > 0 || PlayerSkill.of(scenario(model).bot()).isPresent();
    }

    /** The entry in the list, such as "5 strafe jumps reach …". */
    String label() {
        return name(landing()) + " …";
    }

    /** The name of the goal, such as "5 strafe jumps reach". */
    String name(int landing) {
        return Messages.text(key, landing);
    }
}
