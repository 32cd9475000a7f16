package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.Setup;
import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A device reader can find out when the next tick takes its input. */
class NextCutTest {
    private static final int TICKS = 12;
    private static final long STALL_NANOS = 900_000_000L;
    private final OpenPreset document = Sessions.document();
    private final Keyboard keyboard = new Keyboard();
    private final List<Long> announced = new CopyOnWriteArrayList<>();

    private final Source listening = Source.bot("listening", "Listening", (model, parameters, level) -> new CommandSource() {
        @Override
        public void fill(int tick, MoverState state, Command command) {
            announced.add(keyboard.nextCut());
        }
    });

    /** Ticks keep a fixed rhythm however late their thread wakes up, and so do the announced times. */
    @Test
    void announcedInputTimesAreWholeTicksApart() {
        LiveWorld world = new LiveWorld(1, new Setup(document.model(), Sessions.flat(), document.values(), document.values()), listening, List.of());
        try (LiveLoop live = new LiveLoop(keyboard)) {
            live.begin(world);
            live.setPlaying(true);
            new Sessions.TestThread().await("some ticks", () -> announced.size() > TICKS);
        }
        double tick = 1e9 / world.driver().simulation().tickRate();
        for (int i = 1; i < TICKS; i++) {
            long apart = announced.get(i) - announced.get(i - 1);
            if (apart < STALL_NANOS) {
                assertEquals(0, Math.IEEEremainder(apart, tick), 0.01 * tick, "after tick " + i);
            }
        }
        assertTrue(announced.get(TICKS) - announced.get(0) > tick, "the times advance");
    }
}
