package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.Setup;
import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A ghost added to a long run catches up without blocking anything and ends up the same as if simulated at once. */
class LateGhostTest {
    private static final int LONG = 3000;
    private final OpenPreset document = Sessions.document();
    private final Model model = document.model();
    private final Source driving = bot("optimal-strafer");
    private final Source late = bot("human-strafer");
    private final LiveWorld world = new LiveWorld(1, setup(document.values()), driving, List.of());

    private Source bot(String id) {
        return new ShippedBots().of(model, Sessions.flat()).stream().filter(source -> source.id().equals(id)).findFirst().orElseThrow();
    }

    private ParameterSet topSpeed(double speed) {
        return document.values().with(model.parameters().reference(), Value.of(speed));
    }

    private Setup setup(ParameterSet values) {
        return new Setup(model, Sessions.flat(), document.values(), values);
    }

    private void turn(double speed) {
        world.use(setup(topSpeed(speed)));
    }

    private void run(int ticks) {
        for (int i = 0; i < ticks; i++) {
            world.tick();
        }
    }

    private Run driver() {
        return world.driver().run();
    }

    private Run ghost() {
        return world.frame(0, 0).ghosts().get(0);
    }

    /** The ghost when simulated at once. */
    private LiveRun atOnce(ParameterSet parameters, int ticks) {
        LiveRun live = new LiveRun(late, model, parameters, Sessions.flat());
        live.runTo(ticks);
        return live;
    }

    private static void assertSame(Run expected, Run actual) {
        assertEquals(expected.length(), actual.length());
        assertEquals(-1, expected.firstDifference(actual));
        assertEquals(expected.hash(), actual.hash());
        assertEquals(expected.knobChanges(), actual.knobChanges());
    }

    @Test
    void driverContinuesWhileTheGhostCatchesUp() {
        run(LONG);
        world.setGhosts(List.of(late));
        int rounds = 0;
        for (int made = 0; made < driver().length(); rounds++) {
            assertTrue(world.catchUp());
            int now = ghost().length();
            assertEquals(Math.min(made + LiveWorld.TICKS_PER_SLICE, LONG + rounds), now, "only one slice");
            made = now;
            if (made < driver().length()) {
                world.tick();
                assertEquals(LONG + rounds + 1, driver().length());
                assertEquals(made, ghost().length(), "while it is behind, it only advances by slices");
            }
        }
        assertTrue(rounds > LONG / LiveWorld.TICKS_PER_SLICE, "it took some rounds: " + rounds);
        assertFalse(world.catchUp(), "nothing is left to simulate");
        run(10);
        assertEquals(driver().length(), ghost().length(), "from now on both advance together");
        assertSame(atOnce(document.values(), driver().length()).run(), ghost());
        LiveRun alone = new LiveRun(driving, model, document.values(), Sessions.flat());
        alone.runTo(driver().length());
        assertSame(alone.run(), driver());
    }

    @Test
    void knobsChangedMeanwhileApplyToTheGhostFromItsStart() {
        run(500);
        turn(300);
        world.setGhosts(List.of(late));
        world.catchUp();
        run(7);
        turn(250);
        turn(260);
        world.catchUp();
        run(20);
        turn(280);
        world.catchUpWholly();
        turn(290);
        run(100);
        world.catchUpWholly();
        assertSame(atOnce(topSpeed(290), 627).run(), ghost());
        assertEquals(627, driver().length());
    }

    @Test
    void rewindingIncludesTheGhost() {
        run(500);
        world.setGhosts(List.of(late));
        world.catchUp();
        run(100);
        turn(250);
        run(100);
        turn(200);
        run(100);
        world.goBackTo(650);
        world.catchUpWholly();
        run(50);
        LiveRun expected = atOnce(topSpeed(200), 700);
        assertSame(expected.run(), ghost());
        world.goBackTo(30);
        assertSame(expected.run().first(30), ghost());
    }

    @Test
    void rewindingBeforeALateGhostRewindsItToo() {
        run(500);
        world.setGhosts(List.of(late));
        world.catchUp();
        world.goBackTo(LiveWorld.TICKS_PER_SLICE / 2);
        assertSame(atOnce(document.values(), LiveWorld.TICKS_PER_SLICE / 2).run(), ghost());
        assertFalse(world.catchUp());
    }

    /** The ghost submits a task to the simulation thread, which must run before the next slice ends. */
    @Test
    void otherTasksRunBetweenTwoSlices() {
        AtomicReference<LiveLoop> loop = new AtomicReference<>();
        CompletableFuture<Integer> answered = new CompletableFuture<>();
        AtomicInteger come = new AtomicInteger();
        Source asking = Source.bot("asking", "Asking", (m, parameters, level) -> new CommandSource() {
            @Override
            public void fill(int tick, MoverState state, Command command) {
                come.set(tick);
                if (tick == LONG / 2) {
                    loop.get().submit(w -> answered.complete(come.get()));
                }
                command.set(1f, 0f, 0f, 0f, 0f, 0);
            }
        });
        try (LiveLoop live = new LiveLoop(new Keyboard())) {
            loop.set(live);
            live.begin(world);
            live.runTicks(LONG).join();
            live.submit(w -> w.setGhosts(List.of(asking))).join();
            int at = answered.join();
            assertTrue(at >= LONG / 2 && at < LONG / 2 + LiveWorld.TICKS_PER_SLICE, "the ghost was at " + at);
            live.submit(LiveWorld::catchUpWholly).join();
            assertEquals(LONG, live.takeFrame().ghosts().get(0).length());
        }
    }

    @Test
    void ghostCatchesUpWhilePaused() {
        try (LiveLoop live = new LiveLoop(new Keyboard())) {
            live.begin(world);
            live.runTicks(LONG).join();
            live.submit(w -> w.setGhosts(List.of(late))).join();
            new Sessions.TestThread().await("the ghost", () -> live.takeFrame().ghosts().get(0).length() == LONG);
            assertSame(atOnce(document.values(), LONG).run(), live.takeFrame().ghosts().get(0));
        }
    }

    @Test
    void runAtTheTickLimitStopsAndIsReported() {
        AtomicReference<String> told = new AtomicReference<>("");
        try (LiveLoop live = new LiveLoop(new Keyboard(), 100)) {
            live.begin(world);
            live.setPlaying(true);
            new Sessions.TestThread().await("the report", () -> {
                live.takeFailure().ifPresent(told::set);
                return !told.get().isEmpty();
            });
            live.submit(w -> { }).join();
            assertTrue(live.takeFrame().run().length() <= 100);
        }
        assertTrue(told.get().contains("limit of 100 ticks"), told.get());
    }
}
