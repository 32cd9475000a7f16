package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.Route;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.tasks.Notification;
import dev.goldenangle.workbench.text.Messages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Describes the effect of changed knobs in one sentence: how many, how the run changed, and which goals are now met or missed.
 *
 * <p>The change of the run is the time of the first lap, or at the last checkpoint that both passed. Without a course it is the top speed,
 * or the distance if the top speed is the same.
 */
public final class WhatIfOutcome {
    private static final int SECONDS_DIGITS = 2;

    private WhatIfOutcome() {
    }

    /** Describes only the run, while the goals are not known. */
    public static Notification of(WhatIf.Request request, WhatIf.Pair pair) {
        return new Notification(Notification.Kind.SUCCESS, run(request, pair));
    }

    /** Describes the run and the goals under the same knobs. It is a warning if a goal is newly missed. */
    public static Notification of(WhatIf.Request request, WhatIf.Pair pair, List<GoalResult> before, List<GoalResult> now) {
        List<String> failing = changed(before, now);
        List<String> passing = changed(now, before);
        List<String> parts = new ArrayList<>();
        if (!failing.isEmpty()) {
            parts.add(Messages.text("compare.what-if.missed", goals(failing)));
        }
        if (!passing.isEmpty()) {
            parts.add(Messages.text("compare.what-if.met", goals(passing)));
        }
        String text = parts.isEmpty() ? run(request, pair) : Messages.text("compare.what-if.with-goals", run(request, pair), String.join(", ", parts));
        return new Notification(failing.isEmpty() ? Notification.Kind.SUCCESS : Notification.Kind.WARNING, text);
    }

    private static String run(WhatIf.Request request, WhatIf.Pair pair) {
        int knobs = request.values().differences(request.before()).size();
        return Messages.text("compare.what-if", knobs, change(request.model(), pair.before(), pair.now()));
    }

    private static String change(Model model, Run before, Run now) {
        if (before.length() == now.length() && before.firstDifference(now) < 0) {
            return Messages.text("compare.what-if.same");
        }
        return gate(before, now).map(WhatIfOutcome::atGate).orElseGet(() -> withoutCourse(model, before, now));
    }

    /** The first finish, so that the message does not change during later laps; before the finish, the last checkpoint. */
    private static Optional<Route.Gate> gate(Run before, Run now) {
        Route.Gate last = null;
        for (Route.Gate gate : Route.commonGates(before, now)) {
            if (gate.kind() == EventKind.FINISH) {
                return Optional.of(gate);
            }
            last = gate.kind() == EventKind.CHECKPOINT ? gate : last;
        }
        return Optional.ofNullable(last);
    }

    private static String atGate(Route.Gate gate) {
        String number = Numbers.fixed(Math.abs(gate.seconds()), SECONDS_DIGITS);
        double sign = number.equals(Numbers.fixed(0, SECONDS_DIGITS)) ? 0 : Math.signum(gate.seconds());
        return gate.kind() == EventKind.FINISH ? Messages.text("compare.what-if.finish", number, sign) : Messages.text("compare.what-if.checkpoint", number, sign, gate.index());
    }

    /** Compares over the time that both ran, because the tick rate may have changed. */
    private static String withoutCourse(Model model, Run before, Run now) {
        double seconds = Math.min(before.length() / before.header().tickRate(), now.length() / now.header().tickRate());
        RunReader was = reader(before, seconds);
        RunReader is = reader(now, seconds);
        return difference(model, Metric.TOP_SPEED, was, is).or(() -> difference(model, Metric.DISTANCE, was, is)).orElse(Messages.text("compare.what-if.same-metrics"));
    }

    private static RunReader reader(Run run, double seconds) {
        return new RunReader(run.first((int) Math.round(seconds * run.header().tickRate())));
    }

    /** The difference between the rounded numbers; empty if they are the same. */
    private static Optional<String> difference(Model model, Metric metric, RunReader was, RunReader is) {
        double change = metric.quantity().shown(metric.of(is)) - metric.quantity().shown(metric.of(was));
        int digits = metric.quantity().digits();
        String number = Numbers.signed(change, digits);
        return number.equals(Numbers.fixed(0, digits)) ? Optional.empty()
                : Optional.of(lower(metric.label()) + " " + Numbers.withUnit(number, metric.symbol(model.lengthUnit().symbol(), model.speedUnit().symbol())));
    }

    /** The goals reached in one list and missed in the other. Goals that cannot be measured are ignored. */
    private static List<String> changed(List<GoalResult> reached, List<GoalResult> missed) {
        return IntStream.range(0, Math.min(reached.size(), missed.size())).filter(i -> reached.get(i).pass() && missed.get(i).isMissed() && missed.get(i).isMeasured())
                .mapToObj(i -> lower(missed.get(i).goal().name())).toList();
    }

    /** The name of one goal, the names of two, or the number of more. */
    private static String goals(List<String> names) {
        return switch (names.size()) {
            case 1 -> names.get(0);
            case 2 -> Messages.text("compare.what-if.two-goals", names.get(0), names.get(1));
            default -> Messages.text("compare.what-if.goals", names.size());
        };
    }

    private static String lower(String label) {
        return label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1);
    }
}
