package dev.goldenangle.controller.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The page that compares our controller with two others, scenario by scenario. */
final class ScenarioTable {
    private final Map<String, Map<String, String>> rapier = Scenarios.peer("rapier19");
    private final Map<String, Map<String, String>> jolt = Scenarios.peer("jolt");
    private final StringBuilder text = new StringBuilder();

    static String markdown() {
        return new ScenarioTable().write();
    }

    private String write() {
        text.append("""
                # The capsule controller

                The capsule controller moves an upright capsule through a world of brushes. The arena model uses it.

                ## Rules

                The result depends on the surroundings of the body, never on which feature was hit first or on the order of brushes in the map.

                1. **Contacts are a set.** A sweep returns the moment of the first contact and everything touched at that moment (`ContactSet`), sorted by value. An edge inside a
                   touched face is a seam and is ignored. A world, or a mesh, answers five queries: what blocks a path, what is near, which walkable face contains a point, what is the top
                   surface on a vertical line, and what lies above it.
                2. **One solver.** The result of a velocity and several planes is the nearest velocity that leads into none of them (`Cone`). There is only one, so the order does not matter.
                3. **Ground is what holds against gravity.** Contacts are ground if the part of gravity that they leave is no more than on the steepest walkable slope. This covers a face, an edge,
                   a crease and a slot between crates. At an edge, the ground normal is that of the nearest walkable face there, whichever brush it belongs to.
                4. **Walking keeps the direction.** Walkable faces, edges below the body, and edges with walkable ground on both sides only raise the path, by the smallest amount that leads into
                   none of them. All other contacts are steps or walls. Walls leave the velocity along the wall and the ground.
                5. **Steps are measured at the riser**: from the ground just before it to the tread just behind it, both extended to the riser. Over a gap, the ground under the body counts.
                6. **A push in the air gains no height on a face that is too steep to walk on.** The horizontal velocity is solved first, as if the face were vertical. Ledges count as vertical walls.
                7. **The fall speed matches the actual fall.** A body that hardly fell either stands on everything that touches it or slides in the direction they leave.
                8. **A tick is bounded**: at most 64 walking steps, 12 flight steps and 8 changes between them; then the body moves straight on.

                | invariant | test | study |
                |---|---|---|
                | the order of brushes does not change a bit, 30 to 500 Hz | `OrderProperties`: scenarios, shipped maps, random worlds | 100,000 worlds: 0 differ |
                | a runner on walkable ground keeps at least 90 % of its speed and never stops | `WalkabilityProperties` | 100,000 worlds: 0 stop or slow down |
                | a body that does not move is standing; no body is inside a solid or faster than its fall | `HangingProperties` | 100,000 drops into heaps: 0 hang, 0 inside; real levels |
                | the step limit is 0.35 m on slopes from −40° to 45° | `StepLimitTest` | 51 heights, 5 speeds, 5 rates |
                | a tick over a step on a slope is longer than requested by at most skin / 16 (1.25 mm), the distance that puts the body safely on the tread | `StepOnSlopeProperties` | 30,000 runs: 13 with such a tick, at most 1.0 mm longer |
                | any legal parameters run | `AnyKnobsTest` | 20,000 sets |

                ## Maps in which older versions failed

                The maps are in `core-physics/src/test/resources/kcc/maps`. Each is run from its start at 30, 60, 128, 250 and 500 Hz. The result is the lowest speed ratio on any tick at 3, 8 and 12 m/s,
                or whether a body without input comes to rest, or the height reached by holding forward and jumping (a jump alone reaches 1.245 m).

                """);
        failedMaps();
        text.append("""

                ## Comparison with Rapier and Jolt

                Our `CapsuleController` runs the 39 shared scenarios (`core-physics/src/test/resources/kcc`) at 60, 128 and 250 Hz. Rapier 0.19.3 and Jolt 5.3.0 (CharacterVirtual) ran
                them at 60 and 128 Hz. Each cell reads *ours · Rapier · Jolt*. [Decision 020](decisions/020-capsule-controller.md) explains the design.

                * **goal**: reached or not. Four goals must not be reached, because the settings forbid it: two with a step of 0.40 m (the limit is 0.35), one with a step without headroom,
                  one with a slope of 60° (the limit is 45°). *no* is right there.
                * **speed**: lowest and highest ratio of the speed in the scenario's direction to the ideal speed; m/s where the ideal is 0.
                * **flicker**: changes of the grounded flag after the first contact; a jump has two.
                * **gap**: smallest distance from the capsule without its skin to any surface, in mm. The skin is 20 mm; negative is penetration.
                * **rest**: change of the height in the last quarter second, in mm (for Rapier and Jolt: their own jitter figure).

                Requested velocities are horizontal, so ours runs with `slope_speed = horizontal`. With the default, which keeps the speed along the surface, slopes would show cos(slope) instead of 1.
                A requested velocity of zero in the air leaves the velocity unchanged. `SharedScenariosDocTest` writes this page and fails if it is out of date:
                `WRITE_DOCS=1 ./gradlew :core-physics:test -Ptests=SharedScenariosDocTest`.

                """);
        List<ScenarioRun> runs = SharedScenariosTest.runs();
        summary(runs);
        text.append("| scenario | Hz | goal | speed | flicker | gap mm | rest mm |\n|---|---:|---|---|---|---|---|\n");
        runs.forEach(this::row);
        doorways(runs);
        return text.toString();
    }

    private void failedMaps() {
        text.append("| map | result |\n|---|---|\n");
        for (String name : FailedMapsTest.NAMES) {
            double least = Double.POSITIVE_INFINITY;
            double highest = 0;
            boolean stands = true;
            for (int rate : FailedMapsTest.RATES) {
                if (name.startsWith("slot")) {
                    stands &= FailedMapsTest.comesToStand(name, rate);
                }
                for (double speed : new double[] {3, 8, 12}) {
                    if (name.startsWith("steep")) {
                        highest = Math.max(highest, FailedMapsTest.highest(name, rate, speed));
                    } else if (!name.startsWith("slot")) {
                        least = Math.min(least, FailedMapsTest.leastRatio(name, rate, speed));
                    }
                }
            }
            String result = name.startsWith("slot") ? stands ? "stands" : "hangs"
                    : String.format(Locale.ROOT, name.startsWith("steep") ? "%.3f m" : "%.3f", name.startsWith("steep") ? highest : least);
            text.append("| ").append(name).append(" | ").append(result).append(" |\n");
        }
    }

    private void doorways(List<ScenarioRun> runs) {
        text.append("""

                ## Ties and doorways

                `PeersTest` compares ours with Rapier and Jolt, row by row and column by column: neither is closer to the right value anywhere. Many rows are ties, because Jolt is exact too on flat
                ground, along walls and in corners.

                In three of the five doorways the capsule touches a jamb, so a speed ratio of 1 would be wrong: a body pressed around an edge at an angle φ to its normal keeps sin²φ of the requested
                speed. `SlidingDisc` computes the right ratios without any code of the controller: it loses only the speed into the jamb. The depth of the dip depends on where on the curve of the edge a
                tick begins. A higher lowest ratio means that the body met the jamb late or was thrown forward by it (Jolt's 1.113).

                | scenario | Hz | right | ours | Rapier | Jolt |
                |---|---:|---|---|---|---|
                """);
        for (ScenarioRun run : runs) {
            if (run.scenario.name().startsWith("door") && run.minRatio < 0.99) {
                SlidingDisc disc = new SlidingDisc(run.scenario, run.rate);
                String key = run.scenario.name() + " " + run.rate;
                String theirs = speed(rapier.getOrDefault(key, Map.of()));
                String others = speed(jolt.getOrDefault(key, Map.of()));
                text.append(String.format(Locale.ROOT, "| %s | %d | %s | %s | %s | %s |\n", run.scenario.name(), run.rate,
                        range(disc.minRatio, disc.maxRatio), range(run.minRatio, run.maxRatio), theirs == null ? "" : theirs, others == null ? "" : others));
            }
        }
    }

    private void summary(List<ScenarioRun> runs) {
        text.append("| over all rows | ours | Rapier | Jolt |\n|---|---:|---:|---:|\n");
        List<String> wrong = new ArrayList<>();
        for (ScenarioRun run : runs) {
            if (run.reached() == Scenarios.OUT_OF_REACH.contains(run.scenario.name())) {
                wrong.add(run.scenario.name());
            }
        }
        line("wrong goals: missed, or reached against the settings", wrong.size(), wrongGoals(rapier), wrongGoals(jolt));
        line("rows with flicker without a jump", runs.stream().filter(r -> r.flicker > 0 && !r.scenario.name().startsWith("jump")).count(),
                flickering(rapier), flickering(jolt));
        text.append(String.format(Locale.ROOT, "| smallest gap, mm | %.1f | %.1f | %.1f |\n", 1000 * runs.stream().mapToDouble(r -> r.minDistance).min().orElse(0),
                1000 * least(rapier), 1000 * least(jolt)));
        text.append(String.format(Locale.ROOT, "| speed on coplanar seams | %s | %s | %s |\n\n", seams(runs), seams(rapier), seams(jolt)));
    }

    private void line(String what, long ours, long theirs, long others) {
        text.append(String.format(Locale.ROOT, "| %s | %d | %d | %d |\n", what, ours, theirs, others));
    }

    private static long wrongGoals(Map<String, Map<String, String>> peer) {
        return peer.values().stream().filter(r -> !r.get("goal").isEmpty())
                .filter(r -> r.get("goal").equals("PASS") == Scenarios.OUT_OF_REACH.contains(r.get("scenario"))).count();
    }

    private static long flickering(Map<String, Map<String, String>> peer) {
        return peer.values().stream().filter(r -> !r.get("scenario").startsWith("jump") && !r.get("flicker").equals("0")).count();
    }

    private static double least(Map<String, Map<String, String>> peer) {
        return peer.values().stream().mapToDouble(r -> Double.parseDouble(r.get("min_dist"))).min().orElse(0);
    }

    private static String seams(List<ScenarioRun> runs) {
        List<ScenarioRun> seams = runs.stream().filter(r -> r.scenario.name().startsWith("seam")).toList();
        return range(seams.stream().mapToDouble(r -> r.minRatio).min().orElse(0), seams.stream().mapToDouble(r -> r.maxRatio).max().orElse(0));
    }

    private static String seams(Map<String, Map<String, String>> peer) {
        List<Map<String, String>> seams = peer.values().stream().filter(r -> r.get("scenario").startsWith("seam")).toList();
        return range(seams.stream().mapToDouble(r -> Double.parseDouble(r.get("min_ratio"))).min().orElse(0),
                seams.stream().mapToDouble(r -> Double.parseDouble(r.get("max_ratio"))).max().orElse(0));
    }

    private void row(ScenarioRun run) {
        String key = run.scenario.name() + " " + run.rate;
        Map<String, String> r = rapier.getOrDefault(key, Map.of());
        Map<String, String> j = jolt.getOrDefault(key, Map.of());
        boolean hasGoal = !run.scenario.goal().isEmpty();
        text.append("| ").append(run.scenario.name()).append(" | ").append(run.rate)
                .append(" | ").append(cell(hasGoal ? run.reached() ? "yes" : "no" : "", goal(r), goal(j)))
                .append(" | ").append(cell(range(run.minRatio, run.maxRatio), speed(r), speed(j)))
                .append(" | ").append(cell(Integer.toString(run.flicker), r.get("flicker"), j.get("flicker")))
                .append(" | ").append(cell(millimetres(run.minDistance), gap(r, "min_dist"), gap(j, "min_dist")))
                .append(" | ").append(cell(millimetres(run.jitter), gap(r, "y_jitter"), gap(j, "y_jitter"))).append(" |\n");
    }

    private static String cell(String ours, String theirs, String others) {
        return theirs == null ? ours : ours.isEmpty() ? "" : ours + " · " + theirs + " · " + others;
    }

    private static String goal(Map<String, String> row) {
        return row.isEmpty() ? null : row.get("goal").equals("PASS") ? "yes" : "no";
    }

    private static String speed(Map<String, String> row) {
        return row.isEmpty() ? null : range(Double.parseDouble(row.get("min_ratio")), Double.parseDouble(row.get("max_ratio")));
    }

    private static String gap(Map<String, String> row, String column) {
        return row.isEmpty() ? null : millimetres(Double.parseDouble(row.get(column)));
    }

    private static String range(double low, double high) {
        String from = number(low);
        String to = number(high);
        return from.equals(to) ? from : from + "–" + to;
    }

    private static String number(double value) {
        String digits = String.format(Locale.ROOT, "%.3f", value);
        return digits.equals("-0.000") ? "0.000" : digits.replace('-', '−');
    }

    private static String millimetres(double metres) {
        String digits = String.format(Locale.ROOT, "%.1f", 1000 * metres);
        return digits.equals("-0.0") ? "0.0" : digits.replace('-', '−');
    }
}
