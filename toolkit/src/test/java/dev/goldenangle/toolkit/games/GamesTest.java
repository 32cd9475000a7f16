package dev.goldenangle.toolkit.games;

import dev.goldenangle.toolkit.library.PresetLibrary;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Files;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The headline numbers of the games. */
class GamesTest {
    private static GameTable table;

    @BeforeAll
    static void measure() throws Exception {
        table = GameTable.of(GamesPage.games());
    }

    /** Measured on the games' own code: speeds and lengths in units, within one per cent. */
    @ParameterizedTest
    @CsvSource({"Half-Life,320,0.13,64.8,45,211,403.4,430.5", "Counter-Strike 1.6,250,0.4,51,45,165,348,328", "Warfork,320,0.13,33.2,48.9,225,491,889", "Warsow 2,320,0.13,34.2,49.7,270,492,901",
        "Quake III,320,0.15,42.8,,,,"})
    void numbersAreThoseMeasuredOnTheGame(String game, double speed, double seconds, double stop, Double height, Double length, Double after1, Double after5) {
        GameTable.Column column = column(game);
        assertNear(speed, column, Headline.RUN_SPEED);
        assertEquals(seconds, column.values().get(Headline.TIME_TO_W), 0.008, game);
        assertNear(stop, column, Headline.STOP_DISTANCE);
        assertNear(height, column, Headline.JUMP_HEIGHT);
        assertNear(length, column, Headline.JUMP_LENGTH);
        assertNear(after1, column, Headline.AFTER_1);
        assertNear(after5, column, Headline.AFTER_5);
    }

    private static GameTable.Column column(String game) {
        return table.columns().stream().filter(column -> column.name().equals(game)).findFirst().orElseThrow();
    }

    private static void assertNear(Double measured, GameTable.Column column, Headline headline) {
        if (measured != null) {
            assertEquals(measured, column.values().get(headline), 0.01 * measured, column.name() + " " + headline.label());
        }
    }

    /** A push of 32 a tick across a velocity of 500 turns it by 2 asin(16 / 500) = 3.67 degrees, a hundred times a second. */
    @Test
    void halfLifeTurnsAsFarAsItsPushAllows() {
        assertEquals(367, column("Half-Life").values().get(Headline.TURN_RATE), 6);
    }

    /** The fastest turn without loss at 500 units per second, measured on Xonotic's own code, in degrees per second. */
    @ParameterizedTest
    @CsvSource({"Nexuiz 2.5,140.089", "Xonotic Defrag,240.628"})
    void turnRateIsThatMeasuredOnTheGame(String game, double measured) {
        assertEquals(measured, column(game).values().get(Headline.TURN_RATE), 0.01 * measured);
    }

    @Test
    void speedIsShownInMetresAndTimesW() {
        assertEquals("7.8 m/s · 1.00 W", column("Counter-Strike 1.6").text(Headline.RUN_SPEED));
    }

    @Test
    void documentContainsTheTable() throws Exception {
        Path root = Path.of("").toAbsolutePath().getParent();
        String page = Files.readString(root.resolve(GamesPage.PAGE));
        assertEquals(GamesPage.withTable(page, table), page, "run ./gradlew docs");
        assertEquals(GamesPage.picture(), Files.readString(root.resolve(GamesPage.PICTURE)), "run ./gradlew docs");
    }

    @Test
    void everyGameIsAShippedPreset() throws Exception {
        for (Game game : Game.values()) {
            assertTrue(PresetLibrary.shipped().ids().contains(game.presetId()), game.label());
        }
    }
}
