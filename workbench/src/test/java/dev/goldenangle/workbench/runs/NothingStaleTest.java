package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.live.Bots;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Whatever the user does during slow what-ifs, the results shown match the current knobs, map, source and loop. */
class NothingStaleTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final Random random = new Random(42);
    private final List<String> stale = new ArrayList<>();
    private final Library library = new ShippedLibrary();
    private final Level flat = library.openMap("flat", Sessions.document().model());
    private final Level ramps = library.openMap("ramps", Sessions.document().model());
    private TuningSession session;
    private int shown;

    /** A bot that reads the state and is slow at random times. */
    private static final class SlowBot implements CommandSource {
        private final Random dawdling;
        private final float turn;

        SlowBot(long seed, float turn) {
            dawdling = new Random(seed);
            this.turn = turn;
        }

        @Override
        public void fill(int tick, MoverState state, Command command) {
            if (tick % 128 == 0 && Thread.currentThread().getName().startsWith("what-if")) {
                LockSupport.parkNanos(dawdling.nextInt(600_000));
            }
            command.set(1f, 0f, 0f, turn * state.position.x, 0f, 0);
        }
    }

    private static final class SlowBots implements Bots {
        @Override
        public List<Source> of(Model model, Level level) {
            return List.of(bot("ann", 1, 0.001f), bot("ben", 2, 0.002f), bot("cid", 3, 0.003f));
        }

        private static Source bot(String name, long seed, float turn) {
            return Source.bot(name, name, (model, parameters, level) -> new SlowBot(seed, turn));
        }
    }

    @BeforeEach
    void open() {
        session = TuningSession.open(library, new SlowBots(), thread, Sessions.document(), flat);
        session.settle();
        session.runs().whatIf().resultProperty().addListener((observable, old, result) -> {
            look();
            look(result);
        });
        session.runs().list().before().runProperty().addListener((observable, old, run) -> {
            if (run != null) {
                look();
            }
        });
    }

    @AfterEach
    void close() {
        session.close();
    }

    private void require(boolean condition, String what) {
        if (!condition) {
            stale.add(what);
        }
    }

    /** Checks the results on screen whenever one arrives. */
    private void look() {
        shown++;
        Run before = session.runs().list().before().run();
        if (before != null) {
            require(before.header().parameters().equals(session.document().knobs().saved()), "before is of other knobs");
            require(before.header().mapHash() == session.document().level().hash(), "before is of another map");
            require(before.header().source().equals(session.live().sources().driving().label()), "before is of another source");
        }
        for (RunEntry entry : session.runs().list().entries()) {
            if (entry.role() == RunEntry.Role.PINNED_NOW) {
                require(entry.run().header().parameters().equals(session.document().knobs().values()), "a pinned run of other knobs");
                require(entry.run().header().mapHash() == session.document().level().hash(), "a pinned run of another map");
            }
        }
    }

    private void look(WhatIf.Result result) {
        if (result.request().level() == session.document().level()) {
            require(result.request().values().equals(session.document().knobs().values()), "a result of other knobs");
            require(result.request().loop() == session.runs().whatIfLoopProperty().get(), "a result of the other loop");
        }
    }

    private void doSomething(int step) {
        List<Source> sources = session.live().sources().list();
        Source any = sources.get(random.nextInt(3));
        switch (random.nextInt(10)) {
            case 0 -> session.live().sources().drive(any);
            case 1 -> session.live().sources().pin(any);
            case 2 -> session.live().sources().unpin(any);
            case 3 -> session.runs().whatIfLoopProperty().set(random.nextBoolean() ? WhatIf.Loop.OPEN : WhatIf.Loop.CLOSED);
            case 4 -> session.document().open("Another map", session.document().preset(), session.document().knobs().values(), session.document().level() == flat ? ramps : flat);
            case 5 -> session.document().history().undo();
            default -> Sessions.setTopSpeed(session, 200 + step);
        }
    }

    @Test
    void shownResultsAreNeverStale() {
        for (int step = 0; step < 150; step++) {
            doSomething(step);
            long until = System.nanoTime() + random.nextInt(50) * 1_000_000L;
            while (System.nanoTime() < until) {
                thread.runPending();
                session.pulse();
            }
        }
        session.live().sources().drive(session.live().sources().find("ann").orElseThrow());
        Sessions.setTopSpeed(session, 400);
        thread.await("the last result", () -> {
            session.pulse();
            return session.runs().whatIf().resultProperty().get() != null && session.runs().whatIf().resultProperty().get().request().values().equals(session.document().knobs().values())
                    && session.runs().list().now().run() != null && session.runs().list().now().run().header().parameters().equals(session.document().knobs().values());
        });
        assertEquals(List.of(), stale);
        assertTrue(shown > 5, "enough results were shown: " + shown);
    }

    @Test
    void openLoopRepeatsInputsAndPlayingContinuesThatRun() {
        session.runs().whatIfLoopProperty().set(WhatIf.Loop.OPEN);
        Sessions.setTopSpeed(session, 250);
        thread.await("the open loop", () -> session.runs().list().now().run() != null && session.runs().list().now().run().length() > 1000
                && session.runs().list().now().run().header().parameters().equals(session.document().knobs().values()));
        Run open = session.runs().list().now().run();
        Run before = session.runs().list().before().run();
        Command was = new Command();
        Command is = new Command();
        for (int tick = 0; tick < 1000; tick += 50) {
            before.command(tick, was);
            open.command(tick, is);
            assertEquals(was, is);
        }
        assertFalse(open.hash() == before.hash());
        session.live().playback().seek(600);
        session.live().playback().step();
        session.live().playback().seek(600);
        session.live().playback().play();
        session.live().playback().pause();
        session.settle();
        assertEquals(open.hash(600), session.runs().shown().hash(600), "play continues the run that was shown");
        session.live().playback().seek(300);
        session.live().playback().play();
        session.live().playback().pause();
        session.settle();
        assertEquals(open.hash(300), session.runs().shown().hash(300), "also after going back");
        session.runs().whatIfLoopProperty().set(WhatIf.Loop.CLOSED);
        thread.await("the closed loop", () -> session.runs().whatIf().resultProperty().get().request().loop() == WhatIf.Loop.CLOSED);
        assertFalse(open.hash() == session.runs().whatIf().resultProperty().get().pairs().get(0).now().hash(), "a bot that reacts presses other keys");
    }
}
