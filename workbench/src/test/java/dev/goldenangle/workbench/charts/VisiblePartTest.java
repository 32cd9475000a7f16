package dev.goldenangle.workbench.charts;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.Semaphore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** While a knob is dragged in a long run, the time in view shows the new values before the rest is simulated. */
class VisiblePartTest {
    private static final double RUN_SECONDS = 40;
    private static final double BLOCKED_SECONDS = 20;
    private final Sessions.TestThread thread = new Sessions.TestThread();
    /** A what-if needs a permit for each run that goes on after {@link #BLOCKED_SECONDS}. */
    private final Semaphore permits = new Semaphore(100);
    private TuningSession session;
    private TimelineViewModel timeline;

    private final class BlockedBot implements CommandSource {
        private final int blockedTick;

        BlockedBot(double rate) {
            blockedTick = (int) (BLOCKED_SECONDS * rate);
        }

        @Override
        public void fill(int tick, MoverState state, Command command) {
            if (tick == blockedTick && Thread.currentThread().getName().startsWith("what-if")) {
                permits.acquireUninterruptibly();
            }
            command.set(1f, 0f, 0f, 0.001f * state.position.x, 0f, 0);
        }
    }

    @BeforeEach
    void playAndGoBackToTheBeginning() {
        session = TuningSession.open(new ShippedLibrary(), (model, level) -> List.of(Source.bot("ann", "ann", (m, parameters, l) -> new BlockedBot(parameters.get(m.tickRate())))),
                thread, Sessions.document(), Sessions.flat());
        timeline = new TimelineViewModel(session.live(), session.runs(), session.tasks());
        session.live().playback().skip((int) (RUN_SECONDS * session.document().tickRate()));
        session.settle();
        session.live().playback().seek((int) (3 * session.document().tickRate()));
        await("the whole run", () -> !session.isBusy() && session.runs().shown().seconds() >= RUN_SECONDS);
        permits.drainPermits();
    }

    @AfterEach
    void close() {
        permits.release(100);
        session.close();
    }

    private void await(String what, java.util.function.BooleanSupplier condition) {
        thread.await(what, () -> {
            session.pulse();
            timeline.advance();
            return condition.getAsBoolean();
        });
    }

    private ParameterSet turn(double topSpeed) {
        Sessions.setTopSpeed(session, topSpeed);
        return session.document().knobs().values();
    }

    private boolean isShown(ParameterSet values) {
        return session.runs().shown().header().parameters().equals(values);
    }

    @Test
    void timeInViewIsShownWhileTheRestIsStillSimulated() {
        int cursor = session.live().playback().cursor();
        double to = timeline.window().to();
        ParameterSet turned = turn(250);
        await("the visible part", () -> isShown(turned));
        Run part = session.runs().shown();
        assertTrue(part.seconds() >= to && part.seconds() < BLOCKED_SECONDS, part.seconds() + " s");
        assertEquals(cursor, session.live().playback().cursor());
        assertEquals(to, timeline.window().to(), "the time in view stays");
        assertEquals(RUN_SECONDS, session.runs().shownSeconds(), 1e-9);
        permits.release(100);
        await("the whole run", () -> session.runs().shown().seconds() >= RUN_SECONDS);
        assertEquals(part.hash(), session.runs().shown().hash(part.length() - 1));
    }

    @Test
    void newerValuesDoNotWaitForOlderWork() {
        for (int i = 0; i < 5; i++) {
            ParameterSet turned = turn(250 + i);
            await("the visible part of turn " + i, () -> isShown(turned));
        }
        assertTrue(session.runs().isPart());
        permits.release(100);
        await("the whole run", () -> !session.runs().isPart() && session.runs().shown().seconds() >= RUN_SECONDS);
        assertTrue(isShown(session.document().knobs().values()));
    }

    @Test
    void runThatIsKeptEarlyIsKeptWhole() {
        ParameterSet turned = turn(250);
        await("the visible part", () -> isShown(turned));
        session.runs().keepShown();
        assertEquals(List.of(), session.runs().list().kept());
        permits.release(100);
        await("the kept run", () -> !session.runs().list().kept().isEmpty());
        RunEntry kept = session.runs().list().kept().get(0);
        assertEquals(RUN_SECONDS, kept.run().seconds(), 1e-9);
        assertFalse(session.runs().isPart());
    }
}
