package dev.goldenangle.workbench.compare;

import dev.goldenangle.command.Command;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Columns;
import dev.goldenangle.telemetry.Frame;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.RunHeader;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.tasks.Notification;
import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Uses hand-made runs along +x, so that every number can be checked by mental arithmetic. */
class WhatIfOutcomeTest {
    private static final ShippedLibrary LIBRARY = new ShippedLibrary();
    private static final OpenPreset DOCUMENT = LIBRARY.openPreset("strafejump/table");
    private static final Model MODEL = DOCUMENT.model();
    private static final ParameterSet SAVED = DOCUMENT.values();
    private static final ParameterSet TWO_KNOBS = SAVED.with("top_speed", "300").with("friction", "5");
    private static final Source RUNNER = Source.bot("runner", "Runner", (model, values, level) -> (tick, state, command) -> command.set(1f, 0f, 0f, 0f, 0f, 0));

    /** A run at constant speed that passes gates on given ticks. Gate times count from the start of the lap. */
    private static final class PaperRun {
        private final double rate;
        private final double speed;
        private final Queue<Object[]> gates = new ArrayDeque<>();
        private int started;

        PaperRun(double rate, double speed) {
            this.rate = rate;
            this.speed = speed;
        }

        PaperRun start(int tick) {
            started = tick;
            gates.add(new Object[] {tick, EventKind.START, 0});
            return this;
        }

        PaperRun pass(int tick, int checkpoint) {
            gates.add(new Object[] {tick, EventKind.CHECKPOINT, checkpoint});
            return this;
        }

        PaperRun finish(int tick) {
            gates.add(new Object[] {tick, EventKind.FINISH, 0});
            return this;
        }

        Run of(int ticks) {
            Frame frame = new Frame(new Command(), new MoverState(0), new TickReport(0));
            Columns columns = new Columns(MODEL.lengthUnit(), MODEL.speedUnit(), SAVED.w(), List.of());
            Recorder recorder = new Recorder(new RunHeader(MODEL.id(), SAVED, rate, "paper", 0, "hand", frame.state.copy()), columns);
            frame.state.velocity.set((float) speed, 0f, 0f);
            int lap = started;
            for (; frame.tick < ticks; frame.tick++) {
                frame.report.begin(frame.state.velocity);
                frame.state.position.addScaled(frame.state.velocity, (float) (1 / rate));
                while (!gates.isEmpty() && (int) gates.peek()[0] == frame.tick) {
                    Object[] gate = gates.poll();
                    lap = gate[1] == EventKind.START ? frame.tick : lap;
                    frame.report.event((EventKind) gate[1], (float) ((frame.tick - lap) / rate), (int) gate[2]);
                }
                recorder.append(frame, Double.hashCode(speed) * 31L + Double.hashCode(rate) + frame.tick);
            }
            return recorder.run();
        }
    }

    private static PaperRun paper(double speed) {
        return new PaperRun(100, speed);
    }

    private static WhatIf.Request request(ParameterSet values) {
        return new WhatIf.Request(MODEL, null, SAVED, values, List.of(), 0, WhatIf.Loop.CLOSED);
    }

    private static String outcome(Run before, Run now) {
        return WhatIfOutcome.of(request(TWO_KNOBS), new WhatIf.Pair(RUNNER, before, now)).text();
    }

    private static final List<String> GOALS = List.of("crisp_stop", "crisp_redirect", "doorway_at_speed", "bounded_speed");

    private static GoalResult result(String measure, double value, boolean pass) {
        Goal goal = Goal.usual(GoalMetrics.find(measure).orElseThrow(), 1, MODEL, SAVED.w());
        return new GoalResult(goal, value, pass, "", Optional.empty());
    }

    private static List<GoalResult> card(String... missed) {
        return GOALS.stream().map(measure -> result(measure, 1, !Set.of(missed).contains(measure))).toList();
    }

    private static Notification outcome(List<GoalResult> before, List<GoalResult> now) {
        WhatIf.Pair pair = new WhatIf.Pair(RUNNER, paper(5).of(10), paper(6).of(10));
        return WhatIfOutcome.of(request(SAVED.with("friction", "5")), pair, before, now);
    }

    @Test
    void finishedLapReportsTheTimeDifference() {
        Run before = paper(5).start(10).pass(100, 1).finish(260).of(300);
        Run now = paper(6).start(12).pass(90, 1).finish(217).of(300);
        assertEquals("What-if: 2 knobs, lap 1 finishes 0.45 s earlier", outcome(before, now), "2.50 s against 2.05 s");
        assertEquals("What-if: 2 knobs, lap 1 finishes 0.45 s later", outcome(now, before));
    }

    @Test
    void unfinishedLapReportsTheLastCommonCheckpoint() {
        Run before = paper(5).start(10).pass(100, 1).pass(180, 2).of(300);
        Run now = paper(6).start(10).pass(90, 1).pass(150, 2).pass(220, 3).finish(280).of(300);
        assertEquals("What-if: 2 knobs, 0.30 s earlier at checkpoint 2 of lap 1", outcome(before, now));
    }

    @Test
    void laterLapsDoNotChangeTheReportOfTheFirst() {
        Run before = paper(5).start(10).finish(110).start(120).finish(220).of(300);
        Run now = paper(6).start(10).finish(90).start(100).finish(130).of(300);
        assertEquals("What-if: 2 knobs, lap 1 finishes 0.20 s earlier", outcome(before, now));
    }

    @Test
    void differenceBelowTheShownPrecisionIsTheSameTime() {
        Run before = new PaperRun(1000, 5).start(0).finish(500).of(600);
        Run now = new PaperRun(1000, 6).start(0).finish(504).of(600);
        assertEquals("What-if: 2 knobs, lap 1 finishes at the same time", outcome(before, now));
    }

    @Test
    void withoutACourseTheTopSpeedIsReported() {
        assertEquals("What-if: 2 knobs, top speed +1.5 u/s", outcome(paper(5).of(10), paper(6.5).of(10)));
        assertEquals("What-if: 2 knobs, top speed −1.5 u/s", outcome(paper(6.5).of(10), paper(5).of(10)));
    }

    @Test
    void distanceIsReportedWhenTheTopSpeedIsTheSame() {
        // Both top speeds are shown as 5.0; ten seconds at 0.04 more add 0.4.
        assertEquals("What-if: 2 knobs, distance +0.4 u", outcome(paper(5).of(1000), paper(5.04).of(1000)));
    }

    @Test
    void runsWithDifferentTickRatesAreComparedOverTheSameTime() {
        assertEquals("What-if: 2 knobs, top speed and distance stay the same", outcome(new PaperRun(100, 1).of(200), new PaperRun(50, 1).of(200)), "two seconds of each");
    }

    @Test
    void knobWithoutEffectReportsTheSameRun() {
        assertEquals("What-if: 2 knobs, the run stays the same", outcome(paper(5).start(0).finish(9).of(10), paper(5).start(0).finish(9).of(10)));
    }

    @Test
    void newlyMissedGoalIsAWarning() {
        Notification outcome = outcome(card(), card("doorway_at_speed"));
        assertEquals("What-if: 1 knob, top speed +1.0 u/s; doorway at speed now missed", outcome.text());
        assertEquals(Notification.Kind.WARNING, outcome.kind());
    }

    @Test
    void newlyReachedGoalIsNotAWarning() {
        Notification outcome = outcome(card("crisp_stop", "bounded_speed"), card("bounded_speed"));
        assertEquals("What-if: 1 knob, top speed +1.0 u/s; crisp stop now met", outcome.text());
        assertEquals(Notification.Kind.SUCCESS, outcome.kind());
    }

    @Test
    void upToTwoGoalsAreNamedAndMoreAreCounted() {
        assertEquals("What-if: 1 knob, top speed +1.0 u/s; crisp stop and bounded speed now missed", outcome(card(), card("crisp_stop", "bounded_speed")).text());
        assertEquals("What-if: 1 knob, top speed +1.0 u/s; 3 goals now missed, doorway at speed now met",
                outcome(card("doorway_at_speed"), card("crisp_stop", "bounded_speed", "crisp_redirect")).text());
    }

    @Test
    void unmeasurableOrUncountedGoalsAreNotReported() {
        List<GoalResult> without = Stream.concat(Stream.of(result("crisp_stop", Double.NaN, false)), card().stream().skip(1)).toList();
        assertEquals("What-if: 1 knob, top speed +1.0 u/s", outcome(card(), without).text());
        GoalResult off = new GoalResult(result("crisp_stop", 1, false).goal().withWeight(0), 1, false, "", Optional.empty());
        assertEquals("What-if: 1 knob, top speed +1.0 u/s", outcome(card(), Stream.concat(Stream.of(off), card().stream().skip(1)).toList()).text());
    }

    /** A runner on level ground reaches the top speed of the parameters and keeps it: 320, and then 300. */
    @Test
    void simulatedRunnerLosesTheSpeedThatTheKnobWasLoweredBy() throws InterruptedException {
        BlockingQueue<Runnable> handedOver = new LinkedBlockingQueue<>();
        try (WhatIf whatIf = new WhatIf(handedOver::add, 1)) {
            ParameterSet slower = SAVED.with("top_speed", "300");
            whatIf.request(new WhatIf.Request(MODEL, LIBRARY.openMap("flat", MODEL), SAVED, slower, List.of(RUNNER), 256 / SAVED.get(MODEL.tickRate()), WhatIf.Loop.CLOSED));
            handedOver.poll(60, TimeUnit.SECONDS).run();
            WhatIf.Result result = whatIf.resultProperty().get();
            assertEquals("What-if: 1 knob, top speed −20.0 u/s", WhatIfOutcome.of(result.request(), result.of(RUNNER).orElseThrow()).text());
        }
    }
}
