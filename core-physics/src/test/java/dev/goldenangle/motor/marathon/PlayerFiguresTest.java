package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

/** Every tick of every recorded player run is reproduced with the same whole numbers. */
class PlayerFiguresTest {
    static List<Figures.Recording> playerRuns() {
        return Figures.recordings().stream().filter(recording -> !recording.isShot()).toList();
    }

    @ParameterizedTest
    @MethodSource("playerRuns")
    void everyColumnOfEveryTickMatchesTheGame(Figures.Recording recording) {
        String[] names = Figures.heading(recording.name());
        PlayerReplay replay = new PlayerReplay(recording.world());
        List<int[]> rows = recording.rows();
        replay.load(rows.get(0));
        for (int[] row : rows.subList(1, rows.size())) {
            replay.player.dead = recording.isDead();
            replay.play(row);
            for (int column = 2; column < PlayerReplay.COMPARED; column++) {
                assertEquals(row[column], replay.column(column), recording.name() + " tick " + row[0] + " " + names[column]);
            }
        }
    }

    @Test
    void allRunsArePresent() {
        assertEquals(81, playerRuns().size());
    }
}
