package dev.goldenangle.map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Brush primitives and patches, parsed from short texts. */
class NamedBlocksTest {
    private static final String POINTS = "( 1 2 3 ) ( 4 5 6 ) ( 7 8 9 ) ";
    private static final String MATRIX = "( ( 1 0 0 ) ( 0 1 2e9 ) ) ";

    private final List<MapSource.Face> faces = new ArrayList<>();
    private final MapSource.Entity entity = new MapSource.Entity(Map.of(), List.of(), new ArrayList<>(), 1, 1);

    private boolean readFaces(String name, String text) {
        return new NamedBlocks(new MapScanner(text)).readFaces(name, faces);
    }

    private boolean readPatch(String name, String text) {
        return new NamedBlocks(new MapScanner(text)).readPatch(name, entity);
    }

    @Test
    void fourBlockNamesAreKnown() {
        assertTrue(NamedBlocks.isKnown("brushDef") && NamedBlocks.isKnown("brushDef3") && NamedBlocks.isKnown("patchDef2") && NamedBlocks.isKnown("patchDef3"));
        assertFalse(NamedBlocks.isKnown("brushDef2"));
    }

    @Test
    void facesAreReadWithPointsTextureAndContents() {
        assertTrue(readFaces("brushDef", "\"a\" \"b\" " + POINTS + MATRIX + "wall 5 0 0 " + POINTS + MATRIX + "\"two words\" \"c\" \"d\" }"));
        assertEquals("wall 5, two words 0", faces.get(0).texture() + " " + faces.get(0).contents() + ", " + faces.get(1).texture() + " " + faces.get(1).contents());
        assertArrayEquals(new double[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, faces.get(0).points());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "}", POINTS + MATRIX + "wall 0 0 0", POINTS + MATRIX + "}", POINTS + MATRIX + "\"\" 0 0 0 }", "( 1 2 3 ) 4 5 6 ) ( 7 8 9 ) " + MATRIX + "wall }",
        "( 1 2 3 ) ( 4 x 6 ) ( 7 8 9 ) " + MATRIX + "wall }", "( 1 2 3 ) ( 4 1048577 6 ) ( 7 8 9 ) " + MATRIX + "wall }", "( 1 2 3 4 ) ( 4 5 6 ) ( 7 8 9 ) " + MATRIX + "wall }",
        POINTS + "( 1 0 0 ) ( 0 1 0 ) wall }", POINTS + "( ( 1 0 0 ) ( 0 1 0 ) wall }", POINTS + "( ( 1 0 0 ) ( 0 x 0 ) ) wall }", POINTS + "( ( 1 0 0 ( 0 1 0 ) ) wall }",
        POINTS + "( ( 1 0 0 ) ( 0 1 0 wall }"})
    void invalidFacesAreRefused(String text) {
        assertFalse(readFaces("brushDef", text));
    }

    @Test
    void largestCoordinateAndLongestTextureNameAreRead() {
        assertTrue(readFaces("brushDef", "( 1048576 2 3 ) ( 4 5 -1048576 ) ( 7 8 9 ) " + MATRIX + "x".repeat(256) + " 0 0 0 }"));
        assertFalse(readFaces("brushDef", POINTS + MATRIX + "x".repeat(257) + " 0 0 0 }"));
    }

    /** Ax + By + Cz + D = 0: the points are on the plane, 1,024 apart, and clockwise seen from the side the normal points to. */
    @ParameterizedTest
    @CsvSource({"1, 0, 0, -64", "-1, 0, 0, 64", "0, 1, 0, -32", "0, -2, 0, 32", "0, 0, 1, -16", "0, 0, -1, 16", "1, 2, 3, 14", "-3, 1, 2, 28", "2, -3, 1, -5", "0, 3, 4, 10", "3, 0, 4, 10", "3, 4, 0, 10",
        "1, 1, 1, 0", "-5, 4, 0.5, 100"})
    void planeIsConvertedToThreePoints(double a, double b, double c, double d) {
        assertTrue(readFaces("brushDef3", "( " + a + " " + b + " " + c + " " + d + " ) " + MATRIX + "\"wall\" 0 0 0 }"));
        double[] p = faces.get(0).points();
        double length = Math.sqrt(a * a + b * b + c * c);
        for (int i = 0; i < 9; i += 3) {
            assertEquals(0, (a * p[i] + b * p[i + 1] + c * p[i + 2] + d) / length, 1e-9);
        }
        double[] u = {p[3] - p[0], p[4] - p[1], p[5] - p[2]};
        double[] v = {p[6] - p[0], p[7] - p[1], p[8] - p[2]};
        double square = 1024.0 * 1024;
        double[] turn = {(u[1] * v[2] - u[2] * v[1]) / square, (u[2] * v[0] - u[0] * v[2]) / square, (u[0] * v[1] - u[1] * v[0]) / square};
        assertArrayEquals(new double[] {-a / length, -b / length, -c / length}, turn, 1e-9);
        assertEquals(1024, Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]), 1e-6);
    }

    @Test
    void planeWithoutANormalIsRefused() {
        assertFalse(readFaces("brushDef3", "( 0 0 0 5 ) " + MATRIX + "\"wall\" 0 0 0 }"));
        assertFalse(readFaces("brushDef3", "( 1 0 0 ) " + MATRIX + "\"wall\" 0 0 0 }"));
    }

    /** Columns of points at x = 100 · column, y = 10 · row, z = 1. */
    private static String grid(int width, int height) {
        StringBuilder text = new StringBuilder("( ");
        for (int column = 0; column < width; column++) {
            text.append("( ");
            for (int row = 0; row < height; row++) {
                text.append("( ").append(100 * column).append(' ').append(10 * row).append(" 1 2e9 -2e9 ) ");
            }
            text.append(") ");
        }
        return text.append(") ").toString();
    }

    @Test
    void controlPointsAreWrittenInColumnsAndStoredInRows() {
        assertTrue(readPatch("patchDef2", "curve ( 3 5 7 0 0 ) " + grid(3, 5)));
        MapSource.Curve curve = entity.patches().get(0);
        assertEquals("curve 3 5 7", curve.texture() + " " + curve.width() + " " + curve.height() + " " + curve.contents());
        for (int i = 0; i < 15; i++) {
            assertEquals(100 * (i % 3) + " " + 10 * (i / 3) + " 1", (int) curve.points()[3 * i] + " " + (int) curve.points()[3 * i + 1] + " " + (int) curve.points()[3 * i + 2]);
        }
        assertTrue(readPatch("patchDef3", "\"a curve\" ( 3 3 1 1 9 0 0 ) " + grid(3, 3)));
        assertEquals("a curve 9", entity.patches().get(1).texture() + " " + entity.patches().get(1).contents());
    }

    @ParameterizedTest
    @CsvSource({"3, 3, true", "31, 33, true", "33, 33, false", "4, 3, false", "3, 4, false", "1, 3, false", "3, 1, false"})
    void patchSizesMustBeOddAndAtLeastThree(int width, int height, boolean fine) {
        assertEquals(fine, readPatch("patchDef2", "curve ( " + width + " " + height + " 0 0 0 ) " + grid(width, height)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "}", "\"\" ( 3 3 0 0 0 ) GRID", "curve 3 3 0 0 0 ) GRID", "curve ( 3 3 0 0 0 GRID", "curve ( 3.5 3 0 0 0 ) GRID", "curve ( x 3 0 0 0 ) GRID", "curve ( 3 3 0 0 0 ) ( 1 2 3 ) )",
        "curve ( 3 3 0 0 0 ) ( ( 0 0 0 0 0 ) ) )", "curve ( 3 3 0 0 0 ) ( ( ( 0 0 0 0 ) ( 0 0 0 0 0 ) ( 0 0 0 0 0 ) ) )"})
    void invalidPatchesAreRefused(String text) {
        assertFalse(readPatch("patchDef2", text.replace("GRID", grid(3, 3))));
    }

    @Test
    void patchMustBeClosedAndWithinTheLimits() {
        String good = "curve ( 3 3 0 0 0 ) " + grid(3, 3).strip();
        assertTrue(readPatch("patchDef2", good.replace("( 200 20 1", "( 1048576 20 -1048576")));
        assertFalse(readPatch("patchDef2", good.replace("( 200 20 1", "( 1048577 20 1")));
        assertFalse(readPatch("patchDef2", good.replace("( 200 20 1 2e9", "( 200 20 1 x")));
        assertFalse(readPatch("patchDef2", good.substring(0, good.length() - 1)), "the last bracket is missing");
        assertFalse(readPatch("patchDef2", good.substring(0, good.length() - 3)), "the last two are");
        assertFalse(readPatch("patchDef2", good.substring(0, good.length() - 5)), "the last three are");
        assertTrue(readPatch("patchDef2", good.replace("curve", "x".repeat(256))));
        assertFalse(readPatch("patchDef2", good.replace("curve", "x".repeat(257))));
    }
}
