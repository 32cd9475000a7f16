package dev.goldenangle.route;

import dev.goldenangle.command.Move;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.state.Body;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The bot runs eastwards along y = 5 m on a floor two metres up, past points two metres apart; its body extends 15/32 m
 * to either side and is 1.75 m high.
 */
class BotProofTest {
    private static final Body BODY = new Body(Body.Shape.BOX, 15f, -24f, 32f);

    private static Brush box(double x0, double y0, double z0, double x1, double y1, double z1) {
        return Brush.box((float) (32 * x0), (float) (32 * y0), (float) (32 * z0), (float) (32 * x1), (float) (32 * y1), (float) (32 * z1));
    }

    private static BotProof run(CourseStop between, Brush... walls) {
        return run(between, 2, walls);
    }

    private static BotProof run(CourseStop between, double pointsZ, Brush... walls) {
        List<Brush> solids = new ArrayList<>(Arrays.asList(walls));
        solids.add(box(-3, -3, 0, 30, 15, 2));
        PlacedCourse course = PlacedCourse.NONE.with(new CourseStop(CourseStop.Kind.START, 3, 5, 2)).with(between).with(new CourseStop(CourseStop.Kind.FINISH, 23, 5, 2));
        List<FoundRoute.Point> points = new ArrayList<>();
        for (int x = 3; x <= 23; x += 2) {
            points.add(new FoundRoute.Point(x, 5, pointsZ, Move.RUN));
        }
        return new BotProof(TestWalkTest.MODEL, TestWalkTest.MODEL.parameters().defaults(), BODY).run(TestWalkTest.level(solids).with(course.with(new FoundRoute("strafejump", points))));
    }

    private static CourseStop at(double x, double y, double z) {
        return new CourseStop(CourseStop.Kind.CHECKPOINT, x, y, z);
    }

    /** Eighteen metres to the checkpoint at ten per second, plus the time to get up to speed. */
    @Test
    void freePathIsRunToItsEnd() {
        BotProof proof = run(at(13, 5, 2));
        assertTrue(proof.seconds > 1.7 && proof.seconds < 2.5, proof.seconds + " s");
        assertTrue(proof.reached >= 9, "the last of the eleven points or the one before: " + proof.reached);
    }

    /** A checkpoint extends a metre and a half to either side and is three high, and the body must touch it. */
    @ParameterizedTest
    @CsvSource({"13, 6.7, 2, true", "13, 7.3, 2, false", "13, 3.3, 2, true", "13, 2.7, 2, false", "13, 5, 3.6, true", "13, 5, 6, false", "13, 5, -0.9, true", "13, 5, -1.2, false"})
    void placeCountsIfTheBodyTouchesItsCheckpoint(double x, double y, double z, boolean touched) {
        assertEquals(touched, !Double.isNaN(run(at(x, y, z)).seconds));
    }

    /** Before the wall the body's middle stops at 14.03: of the points within three metres 15 is the last, which is the seventh. */
    @Test
    void stoppedBotHasPassedThePointsBeforeTheWall() {
        BotProof proof = run(at(13, 5, 2), box(14.5, -3, 2, 15, 15, 10));
        assertTrue(Double.isNaN(proof.seconds));
        assertEquals(7, proof.reached, "17 is 2.97 away");
        assertEquals(6, run(at(13, 5, 2), box(14, -3, 2, 14.5, 15, 10)).reached);
    }

    @Test
    void botBelowThePointsHasNotPassedThem() {
        assertEquals(0, run(at(13, 5, 2), 3.6).reached);
        assertTrue(run(at(13, 5, 2), 3.4).reached >= 9, "a metre and a half is near enough");
    }
}
