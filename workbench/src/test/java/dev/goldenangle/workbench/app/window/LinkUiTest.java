package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.toolkit.link.LinkClient;
import dev.goldenangle.toolkit.link.LinkFixture;
import dev.goldenangle.toolkit.link.Tuned;
import dev.goldenangle.workbench.runs.RunEntry;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A connected game in the window: it receives knob changes, its run is shown beside the model's, and the user can go
 * to the tick where they diverge.
 */
class LinkUiTest {
    @TempDir
    private static Path folder;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", folder.resolve("settings"));
        run(() -> ui.act("Live link to a game"));
        await("the address", () -> ui.node("#link-address") != null && address().startsWith("ws://127.0.0.1:"));
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static String address() {
        return ((Label) ui.node("#link-address")).getText();
    }

    private static Optional<RunEntry> game() {
        return ui.session.runs().list().entries().stream().filter(entry -> entry.role() == RunEntry.Role.GHOST && entry.name().equals("Game")).findFirst();
    }

    private static int shown() {
        return ui.session.runs().shown() == null ? 0 : ui.session.runs().shown().length();
    }

    @Test
    void gameRunIsShownBesideTheModelsRunAndTheDivergingTickIsReported() {
        Tuned tuned = LinkFixture.tuned("strafejump/vq3", "flat");
        try (LinkClient client = LinkClient.connect(fx(LinkUiTest::address))) {
            int revision = client.next("hello").get("revision").asInt();
            Simulation game = LinkFixture.game(tuned, tuned.values(), "optimal-strafer");
            client.send(LinkClient.state(0, game, revision));
            WindowFixture.waitForPulses(20);        // a run without ticks was shown; it must not count as already known
            game.tick();
            client.send(LinkClient.state(1, game, revision));
            LinkFixture.play(client, game, 299, revision);
            await("both runs", () -> shown() == 300 && game().map(entry -> entry.run().length()).orElse(0) == 300);
            await("it agrees", () -> ((Label) ui.node("#link-state")).getText().equals("Matches the model for 300 ticks"));
            assertEquals(299, fx(() -> ui.session.live().playback().cursor()), "the newest tick is looked at");

            run(() -> ui.session.document().knobs().set(ui.session.document().knobs().values().table().find("gravity").orElseThrow(), Value.of(650)));
            assertEquals(650, client.next("set").get("value").asDouble());
            LinkFixture.play(client, game, 100, revision + 1);        // it says that it has taken it up, but has not
            await("they diverge", () -> ((Label) ui.node("#link-state")).getText().startsWith("Diverges from the model at tick 3"));
            await("all of it", () -> shown() == 400);
            run(() -> ((Button) ui.node("#link-show")).fire());
            int cursor = fx(() -> ui.session.live().playback().cursor());
            assertTrue(cursor >= 300 && fx(() -> ((Label) ui.node("#link-state")).getText()).endsWith(" " + cursor), "tick " + cursor);
            assertTrue(fx(() -> ((Label) ui.node("#link-detail")).getText()).startsWith("vz is "));
            run(() -> ui.session.document().history().undo());
        }
        run(() -> ui.session.live().playback().play());
        await("the played run is shown again", () -> game().isEmpty() && ui.session.runs().shown() != null && ui.session.runs().shown() == ui.session.live().playback().playedRun());
        run(() -> ui.session.live().playback().pause());
        run(() -> ((Button) ui.node("#link-follow")).fire());
        await("the game's run again", () -> shown() == 400 && game().isPresent());
    }
}
