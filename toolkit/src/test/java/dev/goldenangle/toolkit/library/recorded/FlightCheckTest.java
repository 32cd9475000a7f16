package dev.goldenangle.toolkit.library.recorded;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.quakeworld.QuakeworldParameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.recording.RecordingReader;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Real recordings: reading, prediction tick by tick, and display. */
class FlightCheckTest {
    private static GameRecording recording;
    private static Model model;
    private static ParameterSet parameters;
    private static FlightCheck check;

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = FlightCheckTest.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    private static List<String[]> rows(String name) throws IOException {
        return new String(bytes(name), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#") && !line.startsWith("tick")).map(line -> line.split(",")).toList();
    }

    @BeforeAll
    static void read() throws Exception {
        recording = RecordingReader.read(bytes("run-b.dm_68"));
        model = ModelCatalog.find("strafejump").orElseThrow();
        parameters = ImportedRun.atRate(recording, model, ShippedPresets.load("strafejump/vq3").parameters());
        check = FlightCheck.inEmptySpace(recording, model, parameters);
    }

    @Test
    void statesAndKeysMatchAReferenceReader() throws IOException {
        assertEquals(6014, recording.ticks());
        assertEquals("lucy-vchrkn", recording.map());
        for (String[] row : rows("run-b.csv")) {
            int tick = Integer.parseInt(row[0]);
            assertEquals(Float.parseFloat(row[1]), recording.stepMs(tick));
            assertEquals(Float.parseFloat(row[2]), recording.x(tick));
            assertEquals(Float.parseFloat(row[3]), recording.y(tick));
            assertEquals(Float.parseFloat(row[4]) - 24, recording.z(tick), 1e-3);
            assertEquals(Float.parseFloat(row[5]), recording.vx(tick));
            assertEquals(Float.parseFloat(row[6]), recording.vy(tick));
            assertEquals(Float.parseFloat(row[7]), recording.vz(tick));
            assertEquals(Float.parseFloat(row[9]), recording.yaw(tick));
            int keys = Integer.parseInt(row[10]);
            assertEquals((keys & 1) - (keys >> 1 & 1), recording.forward(tick));
            assertEquals((keys >> 4 & 1) - (keys >> 3 & 1), recording.right(tick));
            assertEquals(row[11].equals("1"), recording.is(tick, GameRecording.GROUNDED));
        }
    }

    @Test
    void airborneTicksMatchTheRecordingInWholeNumbers() {
        assertEquals(5052, check.airborne());
        assertTrue(check.share() >= 0.963, () -> check.share() + " of " + check.airborne() + ": " + check.counts());
        assertEquals(0, check.counts().get(Difference.UNKNOWN), "every other tick has a cause");
    }

    /** Ticks that the reference program calls exact are exact here, and most causes agree. */
    @Test
    void causesMatchAReferenceProgram() throws IOException {
        Map<Integer, String> other = rows("run-b-air.csv").stream().collect(Collectors.toMap(row -> Integer.parseInt(row[0]), row -> row[1]));
        int same = 0;
        for (int tick = 1; tick < recording.ticks(); tick++) {
            Difference found = check.at(tick);
            if (found != null && !other.containsKey(tick)) {
                assertTrue(found.isExplained(), "tick " + tick + ": " + found);
            } else if (found != null) {
                boolean agrees = switch (other.get(tick)) {
                    case "knockback" -> found == Difference.PUSH;
                    case "wall", "wall_oblique" -> found == Difference.WALL || found == Difference.SLOPE;
                    case "gap_16ms" -> found == Difference.GAP;
                    case "key_edge" -> found == Difference.KEY_EDGE;
                    case "slope_or_ceiling" -> found == Difference.SLOPE || found == Difference.WALL;
                    case "teleport" -> found == Difference.TELEPORT;
                    default -> found == Difference.CONTACT;
                };
                same += agrees ? 1 : 0;
            }
        }
        assertTrue(same >= 0.85 * other.size(), same + " of " + other.size());
    }

    /** Among them jump keys, for example at tick 451: a held jump shortens the push, so releasing it looked like a wall. */
    @Test
    void everyKeyEdgeOfTheReferenceIsAKeyEdge() throws IOException {
        for (String[] row : rows("run-b-air.csv")) {
            if (row[1].equals("key_edge")) {
                assertEquals(Difference.KEY_EDGE, check.at(Integer.parseInt(row[0])), "tick " + row[0]);
            }
        }
    }

    /** The first 2,000 ticks of a real run on kz_mac (Metapyziks/GOKZReplayViewer, MIT; names removed). */
    @Test
    void airborneTicksOfAGokzReplayFollowTheAirRulesOfCsgo() throws Exception {
        GameRecording replay = RecordingReader.read(bytes("kz-1-part.replay"));
        FlightCheck gokz = FlightCheck.ofGokz(replay);
        assertEquals(1392, gokz.airborne());
        assertTrue(gokz.share() >= 0.939, () -> gokz.share() + ": " + gokz.counts());
        assertTrue(gokz.counts().get(Difference.UNKNOWN) <= 14, () -> gokz.counts().toString());
        Model quakeworld = ModelCatalog.find("quakeworld").orElseThrow();
        ParameterSet classic = ImportedRun.atRate(replay, quakeworld, quakeworld.parameters().defaults());
        double plain = FlightCheck.inEmptySpace(replay, quakeworld, classic).share();
        assertTrue(plain < gokz.share() - 0.05, "the numbers of QuakeWorld explain fewer ticks: " + plain);
        double falling = FlightCheck.inEmptySpace(replay, quakeworld, classic.with(QuakeworldParameter.AIR_ACCELERATION, Value.of(0))).share();
        assertTrue(falling < 0.45, "gravity alone explains less than half: " + falling);
    }

    @Test
    void ghostShowsTheRecording() {
        Run ghost = GhostRun.of(recording, model, parameters);
        assertEquals(recording.ticks() - 1, ghost.length());
        for (int tick = 0; tick < ghost.length(); tick += 97) {
            assertEquals(recording.x(tick + 1), ghost.get(CommonColumn.X, tick));
            assertEquals(recording.vy(tick + 1), ghost.get(CommonColumn.VY, tick));
            assertEquals(recording.right(tick + 1), ghost.get(CommonColumn.RIGHT, tick));
        }
    }
}
