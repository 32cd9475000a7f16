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

                ## The rule

                What happens to a body depends on what surrounds it, never on which feature was met first or which brush the map lists first.

                1. **Contacts are a set.** A sweep finds the first moment of contact and everything touched at that moment (`ContactSet`), sorted by values.
                   An edge that lies in a touched face is a seam and is ignored. A world answers five queries, and a mesh could answer them too: what stops a
                   path, what is near, which walkable face contains a point, what is the top on a vertical line, what is stacked on it.
                2. **One solver.** A velocity is projected to the nearest one that leads into none of the planes (`Cone`). There is only one, so the order does not matter.
                3. **Ground is defined by gravity.** Contacts carry the body if the remaining part of gravity is no more than on the steepest ground: one face, an edge, a crease, a slot
                   between crates. The normal is that of the result; at an edge, that of the nearest walkable face there, of any brush.
                4. **On foot the heading is kept.** Faces no steeper than the limit, edges below the body and edges with walkable ground on both sides only make the path rise, by
                   just enough to pass over them. All other contacts are steps or walls; at walls the solver clips the velocity along the ground.
                5. **A step is measured at its riser**: from the ground right before it to the tread right behind it, both extended to the riser. Over a gap the ground stood on counts.
                6. **In the air a push gains no height on a face steeper than the limit**: the horizontal part of the velocity is clipped first, as by vertical walls. Ledges are vertical walls.
                7. **The falling speed is limited to the distance fallen.** A body that hardly fell is either carried by everything that touches it, and stands, or slides off.
                8. **The work of a tick is limited**: 64 pieces of a walk, 12 of a flight, 8 changes between the two; then it moves straight on.

                | invariant | test | study |
                |---|---|---|
                | any order of brushes gives the same bits, 30 to 500 Hz | `OrderProperties`: scenarios, shipped maps, random worlds | 100,000 worlds: 0 differ |
                | on walkable ground a runner keeps 0.9 of its speed and never stops | `WalkabilityProperties` | 100,000 worlds: 0 stop or slow down |
                | a body that does not move stands; no body is inside a solid or faster than its fall | `HangingProperties` | 100,000 drops into heaps: 0 hang, 0 inside; real levels |
                | the step limit is 0.35 m on slopes from −40° to 45° | `StepLimitTest` | 51 heights, 5 speeds, 5 rates |
                | any valid parameters run | `AnyKnobsTest` | 20,000 sets |

                ## Maps in which it once failed

                Run from their start (`core-physics/src/test/resources/kcc/maps`), over 30, 60, 128, 250 and 500 Hz: the least share of the speed on any tick at 3, 8 and 12 m/s, whether a body
                left alone ends up standing, or the height reached by holding forward and jumping (a jump alone reaches 1.245 m).

                """);
        failedMaps();
        text.append("""

                ## Against its peers

                The 39 shared scenarios (`core-physics/src/test/resources/kcc`), run by our `CapsuleController` at 60, 128 and 250 Hz, beside what
                Rapier 0.19.3 and Jolt 5.3.0 (CharacterVirtual) did at 60 and 128 Hz. Each cell reads *ours · Rapier · Jolt*. Why it is built as it
                is stands in [decision 020](decisions/020-capsule-controller.md).

                * **goal**: reached or not. Four goals are out of reach by the settings, and reaching them would be the fault: a step of 0.40 m
                  (the limit is 0.35), a step without headroom, a slope of 60° (the limit is 45°). They are marked *no* where rightly refused.
                * **speed**: least and greatest ratio of the speed along the window's direction to its ideal; plain m/s where the ideal is 0.
                * **flicker**: changes of the grounded flag after the first contact; a jump has two.
                * **gap**: least distance from the bare capsule to any surface, in mm; the skin is 20 mm, negative is penetration.
                * **rest**: how much the height still changes in the last quarter second, in mm (peers: their own jitter figure).

                Wanted velocities are horizontal, so ours runs with `slope_speed = horizontal` here; with the default, which keeps the speed along the
                surface, slopes show cos(slope) instead of 1. In the air a wanted velocity of zero leaves the velocity alone.
                This page is written by `SharedScenariosDocTest`, which fails when it is stale: `WRITE_DOCS=1 ./gradlew :core-physics:test --tests '*SharedScenariosDocTest'`.

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

                ## Where ours ties, and where speed must dip

                `PeersTest` holds ours against both peers, row by row and column by column: none is nearer to what is right anywhere. Many rows
                are ties, because a peer is exact there too: Jolt on flat ground, along walls and in corners.

                In three of the five doorways the capsule meets a jamb, so a speed ratio of 1 would be wrong: a body pressed around an edge at an
                angle φ to its normal moves on with sin²φ of the wanted speed. A disc on paper (`SlidingDisc`), which loses just the speed into the
                jamb and shares no code with the controller, gives the ratios under *right*; how deep the dip looks depends on where within the edge's
                curve a tick begins. A peer whose least ratio is higher has met the jamb late or has been thrown forward by it (Jolt's 1.113).

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
        line("goals missed, or reached against the settings", wrong.size(), wrongGoals(rapier), wrongGoals(jolt));
        line("rows with flicker without a jump", runs.stream().filter(r -> r.flicker > 0 && !r.scenario.name().startsWith("jump")).count(),
                flickering(rapier), flickering(jolt));
        text.append(String.format(Locale.ROOT, "| least gap, mm | %.1f | %.1f | %.1f |\n", 1000 * runs.stream().mapToDouble(r -> r.minDistance).min().orElse(0),
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
