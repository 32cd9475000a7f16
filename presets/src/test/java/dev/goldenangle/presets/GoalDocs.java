package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;

import java.util.List;

/** Writes docs/goals.md: the format of goal sets, the metrics and the shipped sets. */
final class GoalDocs {
    private static final String HEAD = """
            # Goals

            `./gradlew docs` generates this page from the table of metrics and the shipped goal sets.

            A goal says what value a metric of a preset should have. A goal set is a TOML file, such as `presets/<model>/goals/<name>.toml`. A preset names its set in its header
            (`goals = "arena/default"`, or a file in the same folder). The default is the model's set `default`.

            ```toml
            name = "Duel feel"
            model = "arena"

            # The workbench keeps the comment above a goal when it writes the file.
            [[goal]]
            name = "Five jumps"            # default: the name of the metric
            measure = "speed_at_landing"   # the metric
            landing = 5                    # which landing; only for metrics that need it
            about = "1.6W"                 # or at_most, at_least, between = ["1.5W", "1.7W"]
            tolerance = "0.05W"
            weight = 2                     # default 1; 0 is not counted, 3 is the highest
            map = "flat"                   # the scenario; default: the metric's own map, bot, seconds and seed
            bot = "optimal-strafer"

            [[goal]]
            measure = "stop_distance"
            at_most = "1m"
            ```

            A goal with a random bot, such as `human-strafer`, is the mean over 16 seeds, starting with `seed`; `seeds = 4` chooses another number. `statistic = "p10"` asks for a
            percentile instead of the mean: the value that one seed in ten stays below. The scorecard, Find, suggestions, sweeps, reports and commands all compute this one value. `± 0.08`
            beside a mean is half the width of the range that contains 80 % of the seeds. A number from fewer seeds than the goal has is an estimate, marked with `≈`. In the window the value of all seeds replaces it as soon as it is measured.

            A value equal to the limit reaches the goal. So does a value past the limit by less than the digits shown (at most 0.05 %): a stop of 1.000001 m meets "at most 1 m".
            Mistakes in a file are reported with file, line and reason, and the last valid set stays active.

            `workbench check --preset arena/default --goals duel.toml` checks a preset against a set. `--record DIR` writes one trace per goal, `--trace FILE` scores recorded keys,
            `--junit FILE` writes test cases for a build server. The exit code is 1 if a goal is missed.

            In the window the scorecard lists the goals of the open set:

            - The list at the top opens another set; type to find it.
            - **Add a goal** lists wishes, such as *Stops within …* or *5 strafe jumps reach …*, and then all metrics. Everyday words find them: five jumps, human, stop, turn, how high.
              A wish with a strafing player asks for the player: casual, practised, champion or perfect. The new goal demands the present value; type your own limit.
            - *Show skill levels* in the menu of the set shows each goal with a strafing player for all four players, as columns.
            - Click a limit to edit it: Up and Down change the number at the caret, Shift makes the steps finer, Enter keeps, Esc restores, Tab goes to the next limit. You can type
              `<= 1.2`, `14 m/s`, `1.5 – 1.7` or `1.6 ± 0.05`; a wrong limit is marked with its reason. Two limits have handles on the bar.
            - The names of the goals in a set differ. If you add or rename a goal to a name that is taken, it gets a number.
            - The dots are the weight. The text under the name opens the form of the scenario, which marks every wrong field with its reason.
            - Drag the handle in front to move a row. Right-click a row for other actions. Ctrl+Z undoes every change.
            - A changed limit needs no new run, and a changed knob measures only the goals that it can affect.
            - The window follows edits of a saved set in a text editor. Unsaved edits are restored after a crash.

            Maps named `ledge-1.25`, `gap-4` or `ramp-30` (and `sector-ledge-341`, `tile-ledge-0.5`, …) are generated in the size that the name gives, in metres, degrees, 1024ths of a
            world unit or tiles.

            """;

    private GoalDocs() {
    }

    static String text() {
        StringBuilder text = new StringBuilder(HEAD);
        text.append("## Metrics\n\nUnits are those of the arena. Other models use their own units, metres, or W.\n\n");
        text.append("| metric | unit | scenario | meaning |\n|---|---|---|---|\n");
        for (GoalMetric measure : GoalMetrics.all()) {
            Model model = ModelCatalog.models().stream().filter(measure::fits).findFirst().orElseThrow();
            List<String> units = UnitScale.units(measure.quantity(), model).stream().filter(unit -> !unit.isEmpty()).toList();
            text.append("| `").append(measure.key()).append("` | ").append(String.join(", ", units)).append(" | ")
                    .append(measure.usual().apply(model).map(GoalScenario::text).orElse("")).append(" | ").append(measure.doc()).append(" |\n");
        }
        text.append("\n## Shipped sets\n");
        ShippedPresets.goalSets().forEach(id -> set(text, GoalStore.read(id).orThrow()));
        return text.toString();
    }

    private static void set(StringBuilder text, GoalSet set) {
        List<String> presets = ShippedPresets.ids().stream().filter(id -> GoalStore.setOf(ShippedPresets.load(id)).filter(set.id()::equals).isPresent()).toList();
        text.append("\n### ").append(set.name()).append(" (`").append(set.id()).append("`)\n\n").append(set.note());
        text.append(presets.isEmpty() ? "" : " Presets: `" + String.join("`, `", presets) + "`.").append("\n\n| goal | metric | limit |\n|---|---|---|\n");
        for (Goal goal : set.goals()) {
            text.append("| ").append(goal.name()).append(" | `").append(goal.measure().key()).append('`').append(goal.landing() > 0 ? " " + goal.landing() : "")
                    .append(" | ").append(goal.limits().text()).append(" |\n");
        }
    }
}
