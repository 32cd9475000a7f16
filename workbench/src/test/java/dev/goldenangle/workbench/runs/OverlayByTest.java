package dev.goldenangle.workbench.runs;

import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class OverlayByTest {
    private final OpenPreset preset = Sessions.document();

    private Run run(double topSpeed) throws Exception {
        var values = preset.values().with(preset.model().parameters().reference(), Value.of(topSpeed));
        BotSpec bot = BotSpec.parse("optimal-strafer");
        return RunMaker.make(preset.model(), values, Sessions.flat(), bot.create(preset.model(), values, Sessions.flat()), bot.text(), 1000);
    }

    @Test
    void runsAreAlignedAtTheJumpUnderTheCursor() throws Exception {
        Run now = run(320);
        Run other = run(200);
        int here = now.events(EventKind.JUMP).get(2).tick();
        int there = other.events(EventKind.JUMP).get(2).tick();
        double shift = OverlayBy.JUMP.shift(now, here + 5, other);
        assertEquals((here + 1) / now.header().tickRate(), (there + 1) / other.header().tickRate() + shift, 1e-9);
        assertEquals(0, OverlayBy.TIME.shift(now, here, other));
    }

    @Test
    void runsAreAlignedAtThePlaceUnderTheCursor() throws Exception {
        Run now = run(320);
        Run other = run(200);
        assertEquals(0, OverlayBy.ROUTE.shift(now, 400, now), 1e-9);
        assertTrue(OverlayBy.ROUTE.shift(now, 200, other) < 0, "the slower run arrives later, so it is shifted earlier");
    }
}
