package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Measure;
import dev.goldenangle.goal.Measures;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;

import java.util.List;

/** The reference of goals: how a set is written, what can be measured, and the shipped sets. */
final class GoalDocs {
    private static final String HEAD = """
            # Goals

            Generated from the tables of measures and the shipped sets by `./gradlew docs`; change those, not this file.

            A goal says where a number of a preset should lie; a goal set is a TOML file, `presets/<model>/goals/<name>.toml` or any other.
            A preset names its set in its head (`goals = "arena/default"`, or a file beside it); without that it has its model's `default`.

            ```toml
            name = "Duel feel"
            model = "arena"

            # Comments are kept when the workbench saves the file.
            [[goal]]
            name = "Five jumps"            # the measure's label unless said
            measure = "speed_at_landing"
            landing = 5                    # which one, for a measure that asks
            about = "1.6W"                 # or at_most, at_least, between = ["1.5W", "1.7W"]
            tolerance = "0.05W"
            weight = 2                     # 1 unless said; 0 is not counted, 3 is the most
            map = "flat"                   # where: each measure has its own map, bot, seconds and seed to begin with
            bot = "optimal-strafer"

            [[goal]]
            measure = "stop_distance"
            at_most = "1m"
            ```

            Meeting a limit exactly is enough. A file with a mistake gives the file, the line and the reason, and the last good set stays in force.
            `workbench check --preset arena/default --goals duel.toml` holds a preset against a set; `--record DIR` writes one trace per goal,
            `--trace FILE` scores recorded keys, `--junit FILE` writes test cases for a build server. The exit code is 1 when a goal is missed.

            In the window the scorecard lists the set in use. A click on a limit edits it where it stands: the arrows turn the number at the caret, Shift
            makes the steps finer, Enter keeps, Esc restores, Tab goes on; `<= 1.2`, `14 m/s`, `1.5 – 1.7` and `1.6 ± 0.05` can be typed. Two limits have
            handles on the bar. The dots are the weight, the text under the name opens the scenario, the handle in front moves the row, a right click
            offers the rest. Everything is undone by Ctrl+Z, a limit is judged from what was measured, and a turned knob measures only what it can change.
            A set that is saved is followed when an editor changes its file; unsaved edits come back after a crash.

            Maps called `ledge-1.25`, `gap-4` or `ramp-30` (and `sector-ledge-341`, `tile-ledge-0.5`, …) are made to measure: the size stands
            in the name, in metres, degrees, 1024ths of a world unit or tiles.

            """;

    private GoalDocs() {
    }

    static String text() {
        StringBuilder text = new StringBuilder(HEAD);
        text.append("## Measures\n\nUnits are those of the arena; other models write lengths and speeds in their own units, in metres, or in W.\n\n");
        text.append("| measure | unit | taken on | what it is |\n|---|---|---|---|\n");
        for (Measure measure : Measures.all()) {
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
        text.append(presets.isEmpty() ? "" : " Presets: `" + String.join("`, `", presets) + "`.").append("\n\n| goal | measure | limit |\n|---|---|---|\n");
        for (Goal goal : set.goals()) {
            text.append("| ").append(goal.name()).append(" | `").append(goal.measure().key()).append('`').append(goal.landing() > 0 ? " " + goal.landing() : "")
                    .append(" | ").append(goal.limits().text()).append(" |\n");
        }
    }
}
