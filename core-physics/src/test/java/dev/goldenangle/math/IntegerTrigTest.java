package dev.goldenangle.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The tables of the real game, entry by entry; provenance in the resources' README. */
class IntegerTrigTest {
    private static long[][] table(String name) throws IOException {
        try (InputStream in = IntegerTrigTest.class.getResourceAsStream("/marathon/" + name + ".csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).filter(line -> !line.isBlank())
                    .map(line -> Arrays.stream(line.split(",")).mapToLong(Long::parseLong).toArray()).toArray(long[][]::new);
        }
    }

    @Test
    void sinesAndCosinesMatchTheGame() throws IOException {
        long[][] rows = table("trig");
        assertEquals(IntegerTrig.CIRCLE, rows.length);
        for (long[] row : rows) {
            assertEquals(row[1], IntegerTrig.cos((int) row[0]), "cos " + row[0]);
            assertEquals(row[2], IntegerTrig.sin((int) row[0]), "sin " + row[0]);
        }
    }

    @Test
    void squareRootsMatchTheGame() throws IOException {
        for (long[] row : table("isqrt")) {
            assertEquals(row[1], IntegerTrig.isqrt((int) row[0]), "isqrt " + row[0]);
        }
    }

    @Test
    void arctangentsMatchTheGame() throws IOException {
        for (long[] row : table("arctangent")) {
            assertEquals(row[2], IntegerTrig.arctangent((int) row[0], (int) row[1]), "arctangent " + row[0] + ", " + row[1]);
        }
    }

    @Test
    void anglesWrap() {
        assertEquals(IntegerTrig.cos(3), IntegerTrig.cos(3 - 512));
        assertEquals(IntegerTrig.sin(511), IntegerTrig.sin(-1));
    }

    @Test
    void squareRootIsNearestAtTheEdgesOfTheRange() {
        assertEquals(1, IntegerTrig.isqrt(2));
        assertEquals(2, IntegerTrig.isqrt(3));
        assertEquals(2, IntegerTrig.isqrt(6));
        assertEquals(3, IntegerTrig.isqrt(7));
        assertEquals(65536, IntegerTrig.isqrt(-1));
        for (int root = 1; root < 65535; root++) {
            assertEquals(root, IntegerTrig.isqrt(root * root + root), "just below the half");
            assertEquals(root + 1, IntegerTrig.isqrt(root * root + root + 1), "just above the half");
        }
    }
}
