package dev.goldenangle.map;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;
import dev.goldenangle.world.bsp.Patch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.Collectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Parses short texts and checks the result and the line and column of every problem. */
class MapParserTest {
    private static final String POINTS = "( 1 2 3 ) ( 4 5 6 ) ( 7 8 9 ) ";
    private static final String FACE = POINTS + "wall 0 0 0 1 1\n";
    private static final String PRIMITIVE = POINTS + "( ( 1 0 0 ) ( 0 1 0 ) ) wall 0 0 0\n";

    private final Problems problems = new Problems();

    private MapSource parse(String text) {
        return new MapParser(text, problems, () -> false).parse();
    }

    private String reported() {
        return problems.list().stream().map(problem -> problem.line() + ":" + problem.column() + " " + problem.reason()).collect(Collectors.joining(" | "));
    }

    /** Parses words on the second line of an entity and checks that the text after them is read. */
    private MapSource.Entity entity(String words) {
        MapSource source = parse("{\n" + words + "\n\"after\" \"all\"\n}\n{ }");
        assertEquals(2, source.entities().size(), reported());
        assertEquals("all", source.entities().get(0).text("after"));
        return source.entities().get(0);
    }

    private static String keys(int key, int value) {
        return "\"" + "k".repeat(key) + "\" \"" + "v".repeat(value) + "\"";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', quoteCharacter = '`', value = {
        "nonsense and more of it # 2:1 expected a key in quotes or a brace; line skipped",
        "\"key\" 5 6 # 2:7 key \"key\" has no value in quotes; ignored | 2:7 expected a key in quotes or a brace; line skipped",
        "\"key\" \"value # 2:7 the value of \"key\" is not closed on its line; ignored",
        "\"key # 2:1 a quote is not closed on its line; line skipped",
        "\"a\" \"1\" \"a\" \"2\" # 2:13 \"a\" is given twice; the last one counts",
        "{ foo { bar { 1 } } \"}\" baz } # 2:3 skipped an unknown block (foo)",
        "{ brushDef 1 2 { 3 } 4 } # 2:12 expected '{' after brushDef; dropped",
        "{ } # 2:1 brush without faces; dropped",
        "{ 5 what is this NEWLINE } # 2:3 expected a face or '}'; line skipped and brush dropped"})
    void problemsInAnEntityAreReportedOnce(String words, String told) {
        entity(words.replace("NEWLINE", "\n"));
        assertEquals(told, reported());
    }

    @Test
    void lengthOfKeysAndValuesIsLimited() {
        assertEquals("v", entity(keys(256, 1)).text("k".repeat(256)));
        assertEquals(16384, entity(keys(1, 16384)).text("k").length());
        assertEquals("", reported());
        assertFalse(entity(keys(257, 1)).has("k".repeat(257)));
        assertFalse(entity(keys(40, 16385)).has("k".repeat(40)));
        String reason = "or its value is longer than 256 or 16384 characters; ignored";
        assertEquals("2:261 key \"" + "k".repeat(40) + "…\" " + reason + " | 2:44 key \"" + "k".repeat(40) + "\" " + reason, reported());
    }

    /** The entity and the block account for two braces, so six more make eight. */
    @Test
    void bracesMayBeNestedEightDeepButNoDeeper() {
        entity("{ foo " + "{ ".repeat(6) + "} ".repeat(6) + "}");
        assertEquals("2:3 skipped an unknown block (foo)", reported());
        entity("{ foo " + "{ ".repeat(8) + "} ".repeat(8) + "}");
        assertEquals("2:3 skipped an unknown block (foo) | 2:3 skipped an unknown block (foo) | 2:19 braces nested deeper than 8", reported());
    }

    /** Unreadable faces: the reason is reported, and the brush is kept but marked as not whole. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"( 1 2 3 ) 4 5 6 ) ( 7 8 9 ) wall 0 0 0 1 1; 2:13 expected '(' and three coordinates",
        "( 1 2 3 ) ( 4 x 6 ) ( 7 8 9 ) wall 0 0 0 1 1; 2:17 expected a coordinate, a finite decimal number",
        "( 1 2 3 ) ( 4 5 1048577 ) ( 7 8 9 ) wall 0 0 0 1 1; 2:19 coordinate beyond 1048576",
        "( 1 2 3 ) ( 4 5 6 7 ) ( 7 8 9 ) wall 0 0 0 1 1; 2:21 expected ')' after three coordinates",
        "( 1 2 3 ) ( 4 5 6 ) ( 7 8 9 ) ~~ 0 0 0 1 1; 2:33 face without a texture name of at most 256 characters"})
    void unreadableFaceMakesItsBrushUnusable(String face, String reason) {
        MapSource.Entity entity = entity("{ " + face.replace("~~", "\"\"") + "\n" + FACE + "}");
        boolean texture = reason.contains("texture");
        assertEquals(reason + "; brush dropped" + (texture ? " | 2:36 expected a face or '}'; line skipped and brush dropped" : ""), reported());
        MapSource.Brush brush = entity.brushes().get(0);
        assertEquals("false 1 2:1", brush.whole() + " " + brush.faces().size() + " " + brush.line() + ":" + brush.column());
    }

    @Test
    void coordinatesAndTexturesAtTheLimitAreRead() {
        MapSource.Entity entity = entity("{ ( 1048576 2 -1048576 ) ( 4 5 6 ) ( 7 8 9 ) " + "x".repeat(256) + " 0 0 0 1 1 }");
        assertEquals("", reported());
        assertTrue(entity.brushes().get(0).whole());
        assertFalse(entity("{ " + POINTS + "x".repeat(257) + " 0 0 0 1 1 }").brushes().get(0).whole());
    }

    @ParameterizedTest
    @CsvSource({"{ 128 }, true", "{ 129 }, false", "{ brushDef { 128 } }, true", "{ brushDef { 129 } }, false"})
    void brushHasAtMost128Faces(String block, boolean fine) {
        boolean primitive = block.contains("brushDef");
        int count = Integer.parseInt(block.replaceAll("\\D", ""));
        MapSource.Entity entity = entity(block.replace(Integer.toString(count), (primitive ? PRIMITIVE : FACE).repeat(count)));
        assertEquals(fine ? 1 : 0, entity.brushes().size());
        assertEquals(fine ? "" : primitive ? "131:2 a brushDef that cannot be read; dropped" : "2:1 brush with more than 128 faces; dropped", reported());
        assertEquals(List.of(fine ? 128 : 0), List.of(entity.brushes().stream().mapToInt(brush -> brush.faces().size()).sum()));
    }

    /** Texture alignment has five numbers in the standard format and three in Valve's; three more are contents, flags and a value. */
    @ParameterizedTest
    @CsvSource(delimiter = '#', value = {"0 0 0 1 1 # 0 #", "0 0 0 1 1 32 0 0 # 32 #", "0 0 0 1 1 32 0 # 0 #", "[ 1 0 0 0 ] [ 0 1 0 0 ] 0 1 1 # 0 #",
        "[ 1 0 0 0 ] [ 0 1 0 0 ] 0 1 1 64 0 0 # 64 #",
        "0 0 0 1 # 0 # texture alignment has 4 of 5 numbers; the face is kept", "[ 1 0 0 0 ] [ 0 1 0 0 ] 0 1 # 0 # texture alignment has 2 of 3 numbers; the face is kept",
        "1 0 0 0 ] [ 0 1 0 0 ] 0 1 1 # 0 # texture alignment has 4 of 5 numbers; the face is kept",
        "[ 1 0 0 0 ] 0 1 0 0 ] 0 1 1 # 0 # texture axis is not four numbers in brackets; the face is kept",
        "[ 1 0 0 ] [ 0 1 0 0 ] 0 1 1 # 0 # texture axis is not four numbers in brackets; the face is kept",
        "[ 1 0 0 0 0 ] [ 0 1 0 0 ] 0 1 1 # 0 # texture axis is not four numbers in brackets; the face is kept",
        "[ 1 0 0 0 ] [ 0 1 0 0 9 0 1 1 # 0 # texture axis is not four numbers in brackets; the face is kept",
        "0 0 0 1 1 32 0 0 7 # 32 # expected a face or '}'; line skipped and brush dropped"})
    void contentsStandBehindTheAlignment(String alignment, int contents, String reason) {
        MapSource.Entity entity = entity("{ " + POINTS + "wall " + alignment + "\n}");
        assertEquals(contents, entity.brushes().get(0).faces().get(0).contents());
        assertEquals(reason == null ? "" : reason, reported().replaceFirst("^\\d+:\\d+ ", ""));
    }

    @Test
    void formatFollowsFromTheFaces() {
        String valve = POINTS + "wall [ 1 0 0 0 ] [ 0 1 0 0 ] 0 1 1\n";
        assertEquals(MapFormat.STANDARD, parse("{ { " + FACE + "} }").format());
        assertEquals(MapFormat.VALVE_220, parse("{ { " + valve + "} }").format());
        assertEquals(MapFormat.MIXED, parse("{ { " + FACE + valve + "} }").format());
        assertEquals(MapFormat.PRIMITIVES, parse("{ { brushDef { " + PRIMITIVE + "} } }").format());
        assertEquals(MapFormat.MIXED_PRIMITIVES, parse("{ { brushDef { " + PRIMITIVE + "} } { " + FACE + "} }").format());
        assertEquals(MapFormat.MIXED_PRIMITIVES, parse("{ { brushDef { " + PRIMITIVE + "} } { " + valve + "} }").format());
        assertEquals(MapFormat.EMPTY, parse("{ }").format());
    }

    @Test
    void numberOfEntitiesIsLimited() {
        assertEquals(65536, parse("{}".repeat(65536) + "\n  {}").entities().size());
        assertEquals("2:3 more than 65536 entities; this one is left out", reported());
    }

    @Test
    void numberOfBrushesIsLimited() {
        String brush = "{(0 0 0)(0 1 0)(1 0 0) a 0 0 0 1 1 }";
        assertEquals(65536, parse("{" + "{ brushDef { " + PRIMITIVE + "} }" + brush.repeat(65535) + "\n" + brush + "\n{ brushDef { " + PRIMITIVE + "} } }").brushes());
        assertEquals("3:1 more than 65536 brushes; this one is left out | 5:1 a brushDef that cannot be read; dropped", reported());
    }

    @Test
    void brushesWithoutAClassAreSolid() {
        Level level = MapReader.read("bare", MapSnippets.room().replace("\"classname\" \"worldspawn\"\n", ""), 32f);
        assertEquals(List.of(new MapProblem(1, 1, "entity: has brushes but no \"classname\"; they are treated as solid")), level.problems());
        assertEquals(1, ((BrushWorld) level.world()).brushes().size());
        assertEquals(List.of(), MapReader.read("empty", MapSnippets.room() + "{ }", 32f).problems());
    }

    /** A flat patch, 64 wide: it is drawn, and collides with capsules, as a plate 2 thick. */
    @Test
    void patchOfAMapIsCountedAndDrawn() {
        float[] points = new float[27];
        StringBuilder columns = new StringBuilder();
        for (int i = 0; i < 9; i++) {
            points[3 * i] = 32 * (i % 3);
            points[3 * i + 1] = 32 * (i / 3);
            points[3 * i + 2] = 100;
            columns.append(i % 3 == 0 ? "( " : "").append("( ").append(32 * (i / 3)).append(' ').append(32 * (i % 3)).append(" 100 0 0 ) ").append(i % 3 == 2 ? ") " : "");
        }
        String text = MapSnippets.room().replaceFirst("\n}\n", "\n}\n{ patchDef2 { wall ( 3 3 0 0 0 ) ( " + columns + ") } }\n");
        Level level = MapReader.read("patch", text, 32f);
        assertEquals(List.of(), level.problems());
        assertEquals(1 + new Patch(points, 3, 3).facetCount(), ((BrushWorld) level.world()).brushes().size());
        assertEquals(100f, level.world().max(2), 2.01f);
        assertEquals("{patches=1, solid_patches=1}", MapReader.inspect("patch", text).more().toString());
        assertEquals("{}", MapReader.inspect("room", MapSnippets.room()).more().toString());
        assertTrue(hit(level, 1, 160, 40) == 1 ^ hit(level, 1, 40, 160) == 1, "boxes meet it from its front alone, and it is drawn by the brush behind the floor");
        Level half = MapReader.read("patch", text, 16f);
        assertEquals("1 1", hit(half, 0.5f, 160, 40) + " " + hit(half, 0.5f, 40, 160), "at another scale they meet its plate");
    }

    /** The brush that a box hits while moving up or down over the middle of the patch; −1 for none. */
    private static int hit(Level level, float scale, float from, float to) {
        SweepHit trace = new SweepHit();
        ((BrushWorld) level.world()).boxTracer().sweep(new Vec3(32f, 32f, from).scale(scale), new Vec3(32f, 32f, to).scale(scale), new Vec3(-8f, -8f, -8f).scale(scale), new Vec3(8f, 8f, 8f).scale(scale),
                0.125f * scale, trace);
        return trace.fraction < 1f ? trace.brush : -1;
    }

    /** Each four characters make a 64-bit word, the rest makes another, and the count of the rest comes last. */
    @Test
    void digestUsesWordsOfFourCharacters() {
        assertEquals(new Hash64().add(0x0061_0062_0063_0064L).add(0x0065_0066L).add(6L).value(), TextDigest.of("ab\rcdef"));
        assertEquals(new Hash64().add(0x0061_0062_0063_0064L).add(0L).add(4L).value(), TextDigest.of("abcd"));
        assertEquals(new Hash64().add(0x0061_0062_0063_0064L).add(0x0065_0066_0067_0068L).add(0L).add(8L).value(), TextDigest.of("abcdefgh"));
        assertNotEquals(TextDigest.of("abcd"), TextDigest.of("abdc"));
    }
}
