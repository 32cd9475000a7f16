package dev.goldenangle.toolkit.link;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.CommonColumn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

import static dev.goldenangle.toolkit.link.LinkClient.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The link sends knobs to a game and compares the game with the model. */
class GameLinkTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @ParameterizedTest
    @CsvSource({"strafejump/vq3,flat,optimal-strafer", "arena/default,arena-loop,waypoint", "quakeworld/classic,stairs,fuzzer", "tilestep/default,tile-stairs,runner", "marathon/running,sector-steps,runner"})
    void gameWithTheModelsRulesAgreesOnAllTicks(String preset, String map, String bot) {
        Tuned tuned = LinkFixture.tuned(preset, map);
        try (GameLink link = LinkFixture.open(tuned); LinkClient client = LinkClient.connect(link.address())) {
            assertEquals(tuned.model().id(), client.next("hello").get("model").asText());
            Simulation game = LinkFixture.game(tuned, tuned.values(), bot);
            LinkFixture.play(client, game, 400, 1);
            await("all states", () -> link.view().ticks() == 400);
            LinkView view = link.view();
            assertTrue(view.parting().isEmpty(), view.sentence());
            assertEquals(game.state().position.x, view.game().get(CommonColumn.X, 399));
            assertEquals(game.state().position.x, view.model().get(CommonColumn.X, 399));
            assertEquals("Run 1 agrees with the model over 400 ticks", view.sentence());
        }
    }

    @Test
    void wrongRuleIsReportedWithTheFirstTickAndField() {
        Tuned tuned = LinkFixture.tuned("strafejump/vq3", "flat");
        Simulation right = LinkFixture.game(tuned, tuned.values(), "optimal-strafer");
        Simulation wrong = LinkFixture.game(tuned, tuned.values().with("gravity", "700"), "optimal-strafer");
        int expected = -1;
        do {
            right.tick();
            wrong.tick();
            expected++;
        } while (Math.abs(right.state().position.z - wrong.state().position.z) <= 0.001);
        try (GameLink link = LinkFixture.open(tuned); LinkClient client = LinkClient.connect(link.address())) {
            client.next("hello");
            LinkFixture.play(client, LinkFixture.game(tuned, tuned.values().with("gravity", "700"), "optimal-strafer"), 100, 1);
            await("all states", () -> link.view().ticks() == 100);
            Divergence parting = link.view().parting().orElseThrow();
            assertEquals(expected, parting.tick());
            assertEquals("z", parting.field(), "these rules round the velocity, so lower gravity first shows in the height");
            assertTrue(parting.model() < parting.game(), parting.toString());
            assertTrue(link.view().sentence().contains("diverges from the model at tick " + expected), link.view().sentence());
        }
    }

    @Test
    void changedKnobAppliesToGameAndModelOnTheSameTick() {
        Tuned tuned = LinkFixture.tuned("strafejump/vq3", "flat");
        Tuned turned = LinkFixture.turned(tuned, "friction", "2.5");
        try (GameLink link = LinkFixture.open(tuned); LinkClient client = LinkClient.connect(link.address())) {
            int first = client.next("hello").get("revision").asInt();
            Simulation game = LinkFixture.game(tuned, tuned.values(), "runner");
            LinkFixture.play(client, game, 50, first);
            link.use(turned);
            JsonNode set = client.next("set");
            assertEquals("friction", set.get("key").asText());
            assertEquals(2.5, set.get("value").asDouble());
            assertEquals(0, set.get("more").asInt());
            LinkFixture.play(client, game, 10, first);        // the game takes it up when it likes
            game.use(turned.values());
            LinkFixture.play(client, game, 100, set.get("revision").asInt());
            await("all states", () -> link.view().ticks() == 160);
            assertTrue(link.view().parting().isEmpty(), link.view().sentence());
            assertEquals(60, link.view().model().knobChanges().get(0).tick());
        }
    }

    @Test
    void dependentKnobsAreSentToo() {
        Tuned tuned = LinkFixture.tuned("arena/default", "arena-loop");
        try (GameLink link = LinkFixture.open(tuned); LinkClient client = LinkClient.connect(link.address())) {
            client.next("hello");
            link.use(LinkFixture.turned(tuned, tuned.values().table().reference().key(), "12"));
            Set<String> keys = new java.util.TreeSet<>();
            JsonNode set = client.next("set");
            int revision = set.get("revision").asInt();
            for (keys.add(set.get("key").asText()); set.get("more").asInt() > 0; keys.add(set.get("key").asText())) {
                set = client.next("set");
                assertEquals(revision, set.get("revision").asInt());
            }
            assertTrue(keys.contains(tuned.values().table().reference().key()) && keys.contains("stop_speed"), keys.toString());
        }
    }

    @Test
    void gapInTheTicksBeginsANewRun() {
        Tuned tuned = LinkFixture.tuned("strafejump/vq3", "flat");
        try (GameLink link = LinkFixture.open(tuned); LinkClient client = LinkClient.connect(link.address())) {
            client.next("hello");
            Simulation game = LinkFixture.game(tuned, tuned.values(), "runner");
            LinkFixture.play(client, game, 30, 1);
            game.run(5);
            LinkFixture.play(client, game, 20, 1);
            await("two runs", () -> link.view().number() == 2 && link.view().ticks() == 19);
            assertTrue(link.view().parting().isEmpty(), "it begins where the game is");
        }
    }

    @Test
    void anotherMapSendsAHelloAndUnknownRevisionsAreRefused() {
        Tuned tuned = LinkFixture.tuned("strafejump/vq3", "flat");
        try (GameLink link = LinkFixture.open(tuned); LinkClient client = LinkClient.connect(link.address())) {
            client.next("hello");
            link.use(LinkFixture.tuned("strafejump/vq3", "stairs"));
            assertEquals("stairs", client.next("hello").get("map").asText());
            client.send(LinkClient.state(0, LinkFixture.game(tuned, tuned.values(), "runner"), 999));
            assertEquals("there is no revision 999 of these knobs", client.next("error").get("reason").asText());
            assertEquals(0, link.view().number());
        }
    }

    @Test
    void everyMessageMatchesTheDocumentedSchema() throws IOException {
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(Files.readString(Path.of("../docs/live-link.schema.json")));
        Tuned tuned = LinkFixture.tuned("arena/default", "arena-loop");
        try (GameLink link = LinkFixture.open(tuned); LinkClient client = LinkClient.connect(link.address())) {
            link.use(LinkFixture.turned(tuned, "friction", "5.5"));
            assertEquals(Set.of(), schema.validate(client.next("hello")));
            client.send("{\"type\":\"nonsense\"}");
            assertEquals(Set.of(), schema.validate(client.next("error")));
            link.use(tuned);
            assertEquals(Set.of(), schema.validate(client.next("set")));
        }
        assertEquals(Set.of(), schema.validate(JSON.readTree(LinkClient.state(3, LinkFixture.game(tuned, tuned.values(), "runner"), 1))));
        assertEquals(Set.of(), schema.validate(JSON.readTree("{\"type\":\"hello\",\"game\":\"Mine\"}")));
        assertTrue(!schema.validate(JSON.readTree("{\"type\":\"state\",\"tick\":1}")).isEmpty(), "the schema refuses it too");
    }

    @Test
    void linkListensOnlyOnLoopbackAndReportsATakenPort() throws IOException {
        Tuned tuned = LinkFixture.tuned("strafejump/vq3", "flat");
        try (GameLink link = LinkFixture.open(tuned)) {
            assertTrue(link.address().startsWith("ws://127.0.0.1:"), link.address());
            IOException taken = assertThrows(IOException.class, () -> GameLink.open(tuned, link.port(), LinkFixture.TOKEN));
            assertTrue(taken.getMessage().startsWith("cannot listen on port " + link.port() + ": "), taken.getMessage());
        }
    }
}
