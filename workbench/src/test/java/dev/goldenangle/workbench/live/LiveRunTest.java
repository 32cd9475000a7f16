package dev.goldenangle.workbench.live;

import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.Test;


import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class LiveRunTest {
    private final OpenPreset document = Sessions.document();
    private final Model model = document.model();

    private Source bot(String id) {
        return new ShippedBots().of(model, Sessions.flat()).stream().filter(source -> source.id().equals(id)).findFirst().orElseThrow();
    }

    private LiveRun play(Source source) {
        return new LiveRun(source, model, document.values(), Sessions.flat());
    }

    @Test
    void rewindingAndContinuingGivesTheSameRunBitForBit() {
        LiveRun live = play(bot("human-strafer"));
        live.runTo(700);
        Run first = live.run();
        for (int tick : new int[] {650, 333, 320, 31, 0}) {
            live.goBackTo(tick);
            assertEquals(tick, live.run().length());
            live.runTo(700);
            assertEquals(-1, live.run().firstDifference(first), "resumed from " + tick);
        }
    }

    @Test
    void rewindingBeforeAKnobChangeRestoresTheOldKnob() {
        LiveRun live = play(bot("optimal-strafer"));
        live.runTo(100);
        live.use(document.values().with(model.parameters().reference(), Value.of(200)));
        live.runTo(300);
        Run first = live.run();
        live.goBackTo(60);
        live.runTo(100);
        assertEquals(-1, reference(100).firstDifference(live.run()));
        live.use(document.values().with(model.parameters().reference(), Value.of(200)));
        live.runTo(300);
        assertEquals(-1, live.run().firstDifference(first));
    }

    /** Snapshots cover two minutes; earlier ticks are simulated again. */
    @Test
    void rewindingBeforeTheOldestSnapshotWorks() {
        LiveRun live = play(bot("human-strafer"));
        live.runTo(100);
        live.use(document.values().with(model.parameters().reference(), Value.of(300)));
        live.runTo(150);
        Run early = live.run();
        int end = (int) (live.simulation().tickRate() * (LiveRun.REWIND_SECONDS + 20));
        live.runTo(end);
        assertTrue(live.earliest() > 150);
        live.goBackTo(120);
        assertEquals(120, live.run().length());
        live.runTo(150);
        assertEquals(-1, live.run().firstDifference(early));
        assertEquals(early.knobChanges(), live.run().knobChanges());
    }

    private Run reference(int ticks) {
        LiveRun live = play(bot("optimal-strafer"));
        live.runTo(ticks);
        return live.run();
    }

    @Test
    void keyboardRunIsRewoundFromItsRecord() {
        Keyboard keyboard = new Keyboard();
        LiveRun live = play(Source.keyboard(keyboard));
        keyboard.press(GameKey.FORWARD, 0);
        live.runTo(40);
        keyboard.press(GameKey.JUMP, 0);
        live.runTo(90);
        Run first = live.run();
        live.goBackTo(70);
        assertEquals(70, live.run().length());
        assertEquals(first.hash(69), live.run().hash());
        live.runTo(90);
        assertEquals(first.hash(), live.run().hash(), "the same keys are still down");
    }

    @Test
    void branchDoesNotChangeTheOriginalRun() {
        LiveRun live = play(bot("optimal-strafer"));
        live.runTo(300);
        Run old = live.run();
        long hash = old.hash();
        live.goBackTo(150);
        live.use(document.values().with(model.parameters().reference(), Value.of(150)));
        live.runTo(300);
        assertEquals(hash, old.hash());
        assertNotEquals(hash, live.run().hash());
        assertEquals(150, live.run().firstDifference(old));
    }

    @Test
    void snapshotsCoverTwoMinutesAndNotMuchMore() {
        LiveRun live = play(bot("runner"));
        double rate = document.values().get(model.tickRate());
        int ticks = (int) (150 * rate);
        live.runTo(ticks);
        assertTrue(live.earliest() <= ticks - 120 * rate, "two minutes back");
        assertTrue(live.earliest() >= ticks - 121 * rate, "but no more is kept");
    }

    @Test
    void traceOfARunReplaysToTheSameHash() {
        LiveRun live = play(bot("human-strafer"));
        live.runTo(500);
        Run run = live.run();
        LiveRun again = play(Source.trace("t", "Trace", run));
        again.runTo(500);
        assertEquals(-1, again.run().firstDifference(run));
    }
}
