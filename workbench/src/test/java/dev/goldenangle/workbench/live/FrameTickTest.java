package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.Setup;
import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A frame does not wait for the end of a tick. */
class FrameTickTest {
    private static final double SLOWLY = 0.02;
    private final OpenPreset document = Sessions.document();
    private final Keyboard keyboard = new Keyboard();

    /** In slow motion a tick is long: a frame gets it early, including keys pressed before. */
    @Test
    void frameGetsTheTickInProgressWithAllEarlierInput() {
        try (LiveLoop live = new LiveLoop(keyboard)) {
            keyboard.press(GameKey.FORWARD, System.nanoTime());
            new Sessions.TestThread().await("a tick before its end", () -> isMadeBeforeItsEnd(live));
            Command first = new Command();
            live.takeFrame().run().command(0, first);
            assertEquals(1f, first.forward);
        }
    }

    /** In a new world: with one tick simulated, more than a tick's time remains before the second is due. */
    private boolean isMadeBeforeItsEnd(LiveLoop live) {
        LiveWorld world = new LiveWorld(1, new Setup(document.model(), Sessions.flat(), document.values(), document.values()), Source.keyboard(keyboard), List.of());
        live.begin(world).join();
        live.setSpeed(SLOWLY);
        live.setPlaying(true);
        live.submit(ignored -> { }).join();
        double tickNanos = 1e9 / world.driver().simulation().tickRate() / SLOWLY;
        return live.takeFrame().run().length() == 1 && keyboard.nextCut() - System.nanoTime() > tickNanos;
    }
}
