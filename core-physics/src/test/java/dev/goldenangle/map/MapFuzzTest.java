package dev.goldenangle.map;

import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import static dev.goldenangle.map.MapSnippets.START;
import static dev.goldenangle.map.MapSnippets.box;
import static dev.goldenangle.map.MapSnippets.entity;
import static dev.goldenangle.map.MapSnippets.key;
import static dev.goldenangle.map.MapSnippets.valveBox;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Broken map files: each gives a level within the limits, and quickly. */
final class MapFuzzTest {
    private static final int FILES = 100_000;
    private static final int BIG_EVERY = 500;
    private static final String[] POISON = {"nan", "inf", "-inf", "NaN", "1e300", "-1e300", "1e-300", "1e999", "0", "-0", "1048577", "131073", "{", "}",
        "(", ")", "[", "]", "\"", "//", "\\\"", "", "patchDef2", "brushDef", "\u0000", "9999999999999999999999"};
    private static final String[] SMALL = {
        entity("worldspawn", box(-256, -256, -16, 256, 256, 0, "floor"), valveBox(0, 0, 0, 64, 64, 64, "wall")) + START,
        entity("worldspawn", box(-64, -64, -16, 64, 64, 0, "floor")) + START
                + entity("trigger_push", key("target", "a"), box(0, 0, 0, 9, 9, 9, "trigger"))
                + entity("target_position", key("targetname", "a"), key("origin", "0 0 99")),
        "// remark\n" + entity("worldspawn", "{\npatchDef2\n{\nx\n( 3 3 0 0 0 )\n( ( ( 0 0 0 0 0 ) ) )\n}\n}", box(0, 0, 0, 64, 64, 64, "*lava"))
                + entity("trigger_checkpoint", key("index", "1"), box(0, 0, 0, 9, 9, 9, "trigger")) + START,
        entity("worldspawn", "{\n( 0 0 0 ) ( 0 64 0 ) ( 64 0 0 ) a 0 0 0 1 1\n( 0 0 0 ) ( 64 0 0 ) ( 0 0 64 ) a 0 0 0 1 1\n"
                + "( 0 0 0 ) ( 0 0 64 ) ( 0 64 0 ) a 0 0 0 1 1\n( 64 0 0 ) ( 0 64 0 ) ( 0 0 64 ) a 0 0 0 1 1\n}\n")
                + entity("trigger_teleport", key("target", "b"), box(0, 0, 0, 9, 9, 9, "t")) + entity("info_teleport_destination", key("targetname", "b"))};

    @Test
    void mutatedFilesGiveALevelWithinLimits() {
        List<String> big = List.of(sample("ramps"), sample("torture"), sample("doorways"), sample("strafe-lane"), sample("arena-loop"));
        Randomness random = new Randomness(20_240_611);
        assertTimeoutPreemptively(Duration.ofMinutes(3), () -> {
            for (int i = 0; i < FILES; i++) {
                String seed = i % BIG_EVERY == 0 ? big.get(random.nextInt(big.size())) : SMALL[random.nextInt(SMALL.length)];
                String text = mutate(seed, random);
                try {
                    checkLimits(MapReader.read("fuzz", text, random.nextInt(2) == 0 ? 32f : 1f));
                } catch (RuntimeException | StackOverflowError broken) {
                    throw new AssertionError("file " + i + ":\n" + text, broken);
                }
            }
        });
    }

    private static String sample(String id) {
        return SampleMaps.read(id + ".map").orElseThrow();
    }

    private static String mutate(String seed, Randomness random) {
        StringBuilder text = new StringBuilder(seed);
        for (int left = 1 + random.nextInt(4); left > 0 && text.length() > 1; left--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(7)) {
                case 0 -> text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(8)));
                case 1 -> text.setLength(Math.max(1, text.length() - random.nextInt(1 + text.length() / 4)));
                case 2 -> swapTokens(text, at, random.nextInt(text.length()));
                case 3, 4 -> replaceToken(text, at, POISON[random.nextInt(POISON.length)]);
                case 5 -> text.delete(at, Math.min(text.length(), at + random.nextInt(40)));
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(80))));
            }
        }
        return text.toString();
    }

    private static int[] token(CharSequence text, int at) {
        int from = at;
        while (from > 0 && text.charAt(from - 1) > ' ') {
            from--;
        }
        int to = at;
        while (to < text.length() && text.charAt(to) > ' ') {
            to++;
        }
        return new int[] {from, to};
    }

    private static void replaceToken(StringBuilder text, int at, String other) {
        int[] token = token(text, at);
        text.replace(token[0], token[1], other);
    }

    private static void swapTokens(StringBuilder text, int one, int two) {
        int[] low = token(text, Math.min(one, two));
        int[] high = token(text, Math.max(one, two));
        if (low[1] <= high[0]) {
            String lower = text.substring(low[0], low[1]);
            String higher = text.substring(high[0], high[1]);
            text.replace(high[0], high[1], lower).replace(low[0], low[1], higher);
        }
    }

    /** Everything a level holds is finite and within {@link MapLimits}. */
    private static void checkLimits(Level level) {
        Vec3 corner = new Vec3();
        List<Brush> brushes = new ArrayList<>(((BrushWorld) level.world()).brushes());
        for (Zone zone : level.zones()) {
            zone.volumes().forEach(volume -> brushes.add((Brush) volume));
            assertTrue(zone.push().isFinite() && zone.destination().isFinite() && Float.isFinite(zone.yaw()));
        }
        assertTrue(brushes.size() <= MapLimits.MAX_BRUSHES);
        for (Brush brush : brushes) {
            assertTrue(brush.faces().size() >= 4 && brush.faces().size() <= MapLimits.MAX_FACES_PER_BRUSH);
            for (int i = 0; i < brush.vertexCount(); i++) {
                brush.vertex(i, corner);
                assertTrue(Math.max(Math.abs(corner.x), Math.max(Math.abs(corner.y), Math.abs(corner.z))) <= MapLimits.MAX_COORDINATE);
            }
        }
        assertTrue(level.entities().size() <= MapLimits.MAX_ENTITIES);
        for (MapEntity entity : level.entities()) {
            entity.properties().forEach((key, value) ->
                    assertTrue(key.length() <= MapLimits.MAX_KEY_LENGTH && value.length() <= MapLimits.MAX_VALUE_LENGTH));
        }
        assertTrue(level.spawns().size() >= 1);
        for (Spawn spawn : level.spawns()) {
            assertTrue(Float.isFinite(spawn.x() + spawn.y() + spawn.z() + spawn.yaw()));
        }
        level.waypoints().forEach(waypoint -> assertTrue(waypoint.feet().isFinite()));
        assertTrue(level.problems().size() <= MapLimits.MAX_PROBLEMS);
        level.problems().forEach(problem -> assertTrue(problem.line() >= 1 && problem.column() >= 1 && !problem.reason().isEmpty()));
    }

    private static Level readSoon(String text) {
        Level level = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> MapReader.read("big", text, 32f));
        checkLimits(level);
        return level;
    }

    private static void assertReported(String text, String reason) {
        List<MapProblem> problems = readSoon(text).problems();
        assertTrue(problems.stream().anyMatch(problem -> problem.reason().contains(reason)), reason + " is not in " + problems.subList(0, Math.min(9, problems.size())));
    }

    @Test
    void everyExceededLimitIsReported() {
        assertReported(" ".repeat(MapLimits.MAX_CHARACTERS + 1), "the file was not read");
        assertReported("{}\n".repeat(MapLimits.MAX_ENTITIES + 1), "more than 65536 entities");
        assertReported("{\n" + "{\n( 0 0 0 ) ( 0 1 0 ) ( 0 0 1 ) a 0 0 0 1 1\n}\n".repeat(MapLimits.MAX_BRUSHES + 1) + "}", "problems are not listed");
        assertReported("{\n{\n" + "( 0 0 0 ) ( 0 1 0 ) ( 0 0 1 ) a 0 0 0 1 1\n".repeat(129) + "}\n}", "more than 128 faces");
        assertReported("{\n{ patchDef2 " + "{".repeat(9) + "}".repeat(9) + "}\n}", "nested deeper than 8");
        assertReported("{\n\"" + "k".repeat(257) + "\" \"v\"\n}", "longer than 256");
        assertReported("{\n\"k\" \"" + "v".repeat(16_385) + "\"\n}", "16384 characters");
        assertReported("{\n{\n( 0 0 0 ) ( 0 1 0 ) ( 0 0 1 ) " + "t".repeat(257) + " 0 0 0 1 1\n}\n}", "at most 256 characters");
        StringBuilder keys = new StringBuilder("{\n");
        for (int i = 0; i <= MapLimits.MAX_PROPERTIES_PER_ENTITY; i++) {
            keys.append("\"k").append(i).append("\" \"v\"\n");
        }
        assertReported(keys + "}", "more than 1024 keys");
        assertReported("{\n{\n( 1048577 0 0 ) ( 0 1 0 ) ( 0 0 1 ) a 0 0 0 1 1\n}\n}", "coordinate beyond 1048576");
    }

    /** Files that would make a careless reader recurse, search the same line repeatedly, or collect without limit. */
    @Test
    void hostileFilesAreReadQuickly() {
        int size = 4 << 20;
        for (String pattern : List.of("{", "}", "{ } x ", "( ", "\"", "\\\" ", "\"\\\"", "[", "a", "{ ( 0 0 0 ) } ", "{ patchDef2 ", "\n", "//", "{\"a\"\"b\"", "9")) {
            readSoon(pattern.repeat(size / pattern.length()));
            readSoon("{\n{\n" + pattern.repeat(size / 4 / pattern.length()));
        }
    }

    /** A brush with the maximum number of faces is the most work that a few lines can cause. */
    @Test
    void brushWithTheMaximumNumberOfFacesIsBuilt() {
        StringBuilder text = new StringBuilder("{\n{\n");
        int sides = MapLimits.MAX_FACES_PER_BRUSH - 2;
        for (int i = 0; i < sides; i++) {
            double angle = 2 * Math.PI * i / sides;
            double x = 1000 * StrictMath.cos(angle);
            double y = 1000 * StrictMath.sin(angle);
            text.append(MapSnippets.face(x, y, 0, x, y, 1, x - y / 1000, y + x / 1000, 0)).append(" a 0 0 0 1 1\n");
        }
        text.append("( 0 0 0 ) ( 1 0 0 ) ( 0 1 0 ) a 0 0 0 1 1\n( 0 0 64 ) ( 0 1 64 ) ( 1 0 64 ) a 0 0 0 1 1\n}\n}\n");
        Level level = readSoon(text.toString());
        assertEquals(1, ((BrushWorld) level.world()).brushes().size(), level.problems().toString());
        assertEquals(MapLimits.MAX_FACES_PER_BRUSH, ((BrushWorld) level.world()).brushes().get(0).faces().size());
    }
}
