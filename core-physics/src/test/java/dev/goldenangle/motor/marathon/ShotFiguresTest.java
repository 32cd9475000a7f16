package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

/** Every tick of every recorded projectile is reproduced with the same whole numbers. */
class ShotFiguresTest {
    static List<Figures.Recording> shots() {
        return Figures.recordings().stream().filter(Figures.Recording::isShot).toList();
    }

    @ParameterizedTest
    @MethodSource("shots")
    void everyColumnOfEveryTickMatchesTheGame(Figures.Recording recording) {
        ShotKind kind = new ShotKind(recording.name(), recording.settings().get("speed"), recording.settings().get("range"), 0,
                recording.settings().get("flags"));
        ShotMover mover = new ShotMover(recording.world());
        List<int[]> rows = recording.rows();
        Shot shot = start(rows.get(0));
        for (int[] row : rows.subList(1, rows.size())) {
            mover.step(shot, kind, row[1]);
            int[] got = {row[0], row[1], shot.x, shot.y, shot.z, shot.polygon, shot.fall, shot.facing, shot.elevation, shot.travelled,
                shot.removed ? 1 : 0, shot.random};
            assertArrayEquals(row, got, recording.name() + " tick " + row[0]);
        }
    }

    private static Shot start(int[] row) {
        Shot shot = new Shot();
        shot.x = row[2];
        shot.y = row[3];
        shot.z = row[4];
        shot.polygon = row[5];
        shot.fall = row[6];
        shot.facing = row[7];
        shot.elevation = row[8];
        shot.random = row[11];
        return shot;
    }

    @Test
    void allShotsArePresent() {
        assertEquals(23, shots().size());
    }
}
