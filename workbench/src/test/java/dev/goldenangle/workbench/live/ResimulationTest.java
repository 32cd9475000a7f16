package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.Setup;
import dev.goldenangle.workbench.session.Sessions;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Changed knobs re-simulate the played run from its first tick while play continues. */
class ResimulationTest {
    private static final ParameterSet KNOBS = Sessions.document().values();
    private final OpenPreset document = Sessions.document();
    private final Model model = document.model();
    private final Keyboard keyboard = new Keyboard();

    private Source bot(String id) {
        return new ShippedBots().of(model, Sessions.flat()).stream().filter(source -> source.id().equals(id)).findFirst().orElseThrow();
    }

    private Setup knobs(ParameterSet values) {
        return new Setup(model, Sessions.flat(), KNOBS, values);
    }

    private ParameterSet topSpeed(double speed) {
        return KNOBS.with(model.parameters().reference(), Value.of(speed));
    }

    private LiveWorld world(Source source) {
        return new LiveWorld(1, knobs(KNOBS), source, List.of());
    }

    private static void tick(LiveWorld world, int ticks) {
        for (int i = 0; i < ticks; i++) {
            world.tick();
        }
    }

    private Run alone(Source source, ParameterSet values, int ticks) {
        LiveRun run = new LiveRun(source, model, values, Sessions.flat());
        run.runTo(ticks);
        return run.run();
    }

    private static void assertSame(Run expected, Run actual) {
        assertEquals(expected.length(), actual.length());
        assertEquals(-1, expected.firstDifference(actual));
        assertEquals(expected.header().parameters(), actual.header().parameters());
        assertEquals(List.of(), actual.knobChanges());
    }

    private void press(GameKey key) {
        keyboard.press(key, 0);
    }

    @Test
    void playersInputsAreReplayedAndThePlayerContinues() {
        LiveWorld world = world(Source.keyboard(keyboard));
        press(GameKey.FORWARD);
        tick(world, 200);
        press(GameKey.JUMP);
        tick(world, 100);
        Run before = world.driver().run();
        world.use(knobs(topSpeed(200)));
        tick(world, 3);
        world.catchUpWholly();
        Run now = world.driver().run();
        assertSame(alone(Source.trace("t", "t", world.frame(0, 0).before()), topSpeed(200), 303), now);
        assertSame(before, world.frame(0, 0).before().first(300));
        press(GameKey.RIGHT);
        tick(world, 50);
        Run later = world.driver().run();
        Command there = new Command();
        Command here = new Command();
        for (int tick = 0; tick < 353; tick++) {
            later.command(tick, here);
            world.frame(0, 0).before().command(tick, there);
            assertEquals(there, here, "tick " + tick);
        }
        later.command(340, here);
        assertEquals(1f, here.right, "the keyboard is in control again");
        assertEquals(353, world.frame(0, 0).before().length(), "the previous run continues beside it");
    }

    @Test
    void oldRunContinuesAndProgressIsReportedWhileResimulating() {
        LiveWorld world = world(bot("optimal-strafer"));
        tick(world, 2000);
        world.use(knobs(topSpeed(250)));
        double last = 0;
        int rounds = 0;
        while (world.frame(0, 0).run().header().parameters().equals(KNOBS)) {
            world.catchUp();
            tick(world, 1);
            LiveFrame frame = world.frame(0, 0);
            assertTrue(frame.progress() > last, "progress increases");
            assertTrue(frame.before().length() >= 2000 && frame.run().length() == 2000 + ++rounds, "no run becomes shorter meanwhile");
            last = frame.progress() == 1 ? 0 : frame.progress();
        }
        assertTrue(rounds >= 2000 / LiveWorld.TICKS_PER_SLICE, "in slices: " + rounds);
        assertSame(alone(bot("optimal-strafer"), KNOBS, 2000 + rounds), world.frame(0, 0).before());
    }

    @Test
    void constantlyChangingKnobStillShowsResults() {
        LiveWorld world = world(bot("optimal-strafer"));
        tick(world, 2000);
        int renewed = 0;
        Run shown = world.driver().run();
        for (int i = 0; i < 200; i++) {
            world.use(knobs(topSpeed(200 + i)));
            world.catchUp();
            renewed += world.driver().run().header() == shown.header() ? 0 : 1;
            shown = world.driver().run();
        }
        assertTrue(renewed >= 4, "renewed " + renewed + " times");
        world.catchUpWholly();
        assertSame(alone(bot("optimal-strafer"), topSpeed(399), 2000), world.driver().run());
    }

    @Test
    void runsAtAnotherTickRateCoverTheSameTime() {
        for (Source source : List.of(bot("runner"), Source.keyboard(keyboard))) {
            LiveWorld world = world(source);
            press(GameKey.FORWARD);
            tick(world, 250);
            double seconds = world.driver().run().seconds();
            world.use(knobs(KNOBS.with(model.tickRate(), Value.of(60))));
            world.catchUpWholly();
            tick(world, 6);
            world.catchUpWholly();
            LiveFrame frame = world.frame(0, 0);
            assertEquals(60, frame.run().header().tickRate());
            assertEquals(seconds + 0.1, frame.run().seconds(), 0.02);
            assertEquals(seconds + 0.1, frame.before().seconds(), 0.02);
            assertEquals(KNOBS.get(model.tickRate()), frame.before().header().tickRate());
        }
    }

    @Test
    void repeatedInputsAreThoseOfThePreviousRun() {
        LiveWorld world = world(bot("human-strafer"));
        world.use(LiveWorld.Keys.SAME);
        tick(world, 400);
        world.use(knobs(topSpeed(220)));
        tick(world, 5);
        world.catchUpWholly();
        tick(world, 40);
        LiveFrame frame = world.frame(0, 0);
        assertEquals(445, frame.run().length());
        assertEquals(-1, alone(Source.trace("t", "t", frame.before()), topSpeed(220), 445).firstDifference(frame.run()));
        world.use(LiveWorld.Keys.REACT);
        world.catchUpWholly();
        assertSame(alone(bot("human-strafer"), topSpeed(220), 445), world.driver().run());
        world.use(LiveWorld.Keys.SAME);
        world.use(knobs(KNOBS));
        world.catchUpWholly();
        tick(world, 10);
        assertSame(alone(bot("human-strafer"), KNOBS, 455), world.driver().run());
    }

    /** After any sequence of operations, every run matches its knobs. */
    @Property(tries = 60)
    void everyRunEventuallyMatchesItsKnobs(@ForAll @Size(min = 1, max = 12) List<@IntRange(min = 0, max = 999) Integer> deeds) {
        LiveWorld world = world(bot("human-strafer"));
        ParameterSet values = KNOBS;
        for (int deed : deeds) {
            switch (deed % 5) {
                case 0 -> tick(world, deed);
                case 1 -> world.catchUp();
                case 2 -> world.goBackTo(deed / 2);
                case 3 -> world.setGhosts(deed > 500 ? List.of(bot("runner")) : List.of());
                default -> {
                    values = deed > 800 ? KNOBS : topSpeed(200 + deed);
                    world.use(knobs(values));
                }
            }
        }
        world.catchUpWholly();
        LiveFrame frame = world.frame(0, 0);
        int ticks = frame.run().length();
        assertSame(alone(bot("human-strafer"), values, ticks), frame.run());
        assertSame(alone(bot("human-strafer"), KNOBS, ticks), frame.before());
        for (Run ghost : frame.ghosts()) {
            assertSame(alone(bot("runner"), values, ticks), ghost);
        }
    }

    @Test
    void pastIsKeptWhileRecording() {
        LiveWorld world = world(bot("runner"));
        tick(world, 100);
        LiveRun run = world.driver();
        Run soFar = run.run();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        run.simulation().record(new TraceRecorder(file, run.simulation().traceHeader(soFar, "p", "s")), soFar);
        world.use(knobs(topSpeed(100)));
        world.catchUpWholly();
        tick(world, 100);
        assertEquals(-1, soFar.firstDifference(world.driver().run().first(100)));
        assertEquals(100, world.driver().run().knobChanges().get(0).tick());
        assertNotEquals(alone(bot("runner"), KNOBS, 200).hash(), world.driver().run().hash());
    }
}
