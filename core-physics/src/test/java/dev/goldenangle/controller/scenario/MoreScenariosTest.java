package dev.goldenangle.controller.scenario;

import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.controller.SlopeSpeed;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** More scenarios in families: each varies things that must not matter. */
class MoreScenariosTest {
    private static final Brush FLOOR = Brush.box(-60, -200, -1, 60, 200, 0);

    private static Scenario.Builder scene(double seconds) {
        return new Scenario.Builder("made").lasting(seconds).brush(FLOOR);
    }

    @ParameterizedTest
    @CsvSource({"60, 1, 0", "60, 10, 60", "60, 20, 30", "128, 4, 75", "128, 20, 0", "250, 1, 60", "250, 10, 0", "1000, 4, 30", "1000, 20, 75"})
    void theStepLimitIsExactAtEverySpeedRateAndAngle(int rate, double speed, double degrees) {
        double vx = speed * Math.cos(Math.toRadians(degrees));
        double vy = speed * Math.sin(Math.toRadians(degrees));
        for (int mm : new int[] {300, 345, 348, 349, 350, 351, 352, 355, 400}) {
            Scenario scenario = scene(1.6 / vx).from(0, -20, 0.02).brush(Brush.box(1, -200, 0, 22, 200, mm / 1000f)).input(0, vx, vy)
                    .measure(0, 1.6 / vx, vx / speed, vy / speed, speed).build();
            ScenarioRun run = ScenarioRun.of(scenario, rate);
            assertEquals(mm <= 350, run.y > mm / 1000.0, () -> mm + " mm: " + run);
            assertEquals(0, run.flicker, run::toString);
            assertTrue(run.minDistance > 0.019, run::toString);
            if (mm <= 350) {
                assertEquals(1, run.minRatio, 0.001, run::toString);
            } else {
                assertEquals(0.02, run.maxY, 1e-6, run::toString);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 128, 1000})
    void treadNarrowerThanTheMinimumIsNotAStep(int rate) {
        for (double speed : new double[] {1, 8}) {
            for (double width : new double[] {0.1, 0.19, 0.21, 0.4}) {
                Scenario shelf = scene(3 / speed).brush(Brush.box(1, -5, 0, 1 + (float) width, 5, 0.3f))
                        .brush(Brush.box(1 + (float) width, -5, 0, 3, 5, 3)).input(0, speed, 0).build();
                ScenarioRun run = ScenarioRun.of(shelf, rate);
                assertEquals(width > 0.2, run.maxY > 0.1, () -> "shelf " + width + ": " + run);
                Scenario fence = scene(3 / speed).brush(Brush.box(1, -5, 0, 1 + (float) width, 5, 0.3f)).input(0, speed, 0).build();
                ScenarioRun over = ScenarioRun.of(fence, rate);
                assertEquals(width > 0.2, over.x > 1.5, () -> "fence " + width + ": " + over);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0.81, 0, 0", "0.81, 15, 0.05", "0.82, 5, 0.1", "0.83, 30, 0.003", "0.84, 0, 0", "0.85, 15, 0.1", "0.9, 30, 0.1", "1.0, 5, 0"})
    void doorwayBarelyWiderThanTheCapsuleIsPassed(double width, double degrees, double offset) {
        double tan = Math.tan(Math.toRadians(degrees));
        float half = (float) (width / 2);
        for (int rate : Scenarios.RATES) {
            for (double speed : new double[] {2, 12}) {
                Scenario door = scene(10 / speed).from(0, -3.15 * tan + offset, 0.02).brush(Brush.box(3, half, 0, 3.3f, 20, 3))
                        .brush(Brush.box(3, -20, 0, 3.3f, -half, 3)).input(0, speed, speed * tan).build();
                ScenarioRun run = ScenarioRun.of(door, rate);
                assertTrue(run.x > 4, run::toString);
                assertTrue(run.minDistance > 0.0005, run::toString);
                assertEquals(0, run.flicker, run::toString);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 60, 90, 120, 150})
    void cornerOfAnyAngleHoldsWithoutJitter(int angle) {
        double cos = Math.cos(Math.toRadians(angle / 2.0));
        double sin = Math.sin(Math.toRadians(angle / 2.0));
        for (int rate : Scenarios.RATES) {
            for (int heading = -60; heading <= 60; heading += 20) {
                Scenario corner = scene(2).brush(wall(cos, sin)).brush(wall(cos, -sin))
                        .input(0, 5 * Math.cos(Math.toRadians(heading)), 5 * Math.sin(Math.toRadians(heading))).build();
                ScenarioRun run = ScenarioRun.of(corner, rate);
                assertTrue(run.minDistance > 0.019 && run.flicker == 0 && run.jitter == 0 && run.maxY < 0.02001, run::toString);
            }
        }
    }

    /** A wall from the corner at (3, 0) back along (−cos, sin). */
    private static Brush wall(double cos, double sin) {
        double outX = Math.abs(sin);
        double outY = Math.signum(sin) * cos;
        double farX = 3 - 8 * cos;
        double farY = 8 * sin;
        return Shapes.hullOf(3, 0, 0, farX, farY, 0, farX + outX, farY + outY, 0, 3 + outX, outY, 0,
                3, 0, 3, farX, farY, 3, farX + outX, farY + outY, 3, 3 + outX, outY, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 25, 40, 44, 46, 60})
    void rampUpToTheLimitIsWalkedAndASteeperOneIsAWall(int degrees) {
        double top = 4 * Math.tan(Math.toRadians(degrees));
        for (int rate : Scenarios.RATES) {
            Scenario hill = scene(3.5).brush(Shapes.hullOf(2, -5, 0, 2, 5, 0, 6, -5, 0, 6, 5, 0, 6, -5, top, 6, 5, top))
                    .brush(Shapes.hullOf(6, -5, 0, 6, 5, 0, 6, -5, top, 6, 5, top, 10, -5, 0, 10, 5, 0, 10, -5, top, 10, 5, top))
                    .brush(Shapes.hullOf(10, -5, 0, 10, 5, 0, 10, -5, top, 10, 5, top, 14, -5, 0, 14, 5, 0))
                    .input(0, 6, 0).measure(0, 3.5, 1, 0, 6).build();
            ScenarioRun run = ScenarioRun.of(hill, rate);
            assertEquals(0, run.flicker, run::toString);
            assertTrue(run.minDistance > 0.019, run::toString);
            assertEquals(degrees <= 45 ? 21 : 1.9, run.x, degrees <= 45 ? 0.01 : 0.2, run::toString);
            if (degrees <= 45) {
                assertEquals(1, run.minRatio, 0.001, run::toString);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0.1, 0.25", "0.2, 0.3", "0.3, 0.3", "0.35, 0.4", "0.35, 0.25"})
    void stairsCostNeitherSpeedNorGround(double rise, double run) {
        for (int rate : Scenarios.RATES) {
            for (double speed : new double[] {1, 8, 16}) {
                for (double tan : new double[] {0, 1}) {
                    Scenario.Builder stairs = scene((6 * run + 2) / speed).from(-1, 0, 0.02).input(0, speed, speed * tan)
                            .measure(0, (6 * run + 2) / speed, 1, 0, speed);
                    Scenario.Builder down = scene((6 * run + 2) / speed).from(-1, 0, 6 * rise + 0.02).input(0, speed, speed * tan)
                            .measure(0, (6 * run + 2) / speed, 1, 0, speed).brush(Brush.box(-5, -50, 0, 0, 50, (float) (6 * rise)));
                    for (int i = 0; i < 6; i++) {
                        float x = (float) (i * run);
                        stairs.brush(Brush.box(x, -50, 0, i < 5 ? (float) ((i + 1) * run) : 30, 50, (float) ((i + 1) * rise)));
                        if (i < 5) {
                            down.brush(Brush.box(x, -50, 0, (float) ((i + 1) * run), 50, (float) ((5 - i) * rise)));
                        }
                    }
                    checkStairs(ScenarioRun.of(stairs.build(), rate), 6 * rise + 0.02);
                    checkStairs(ScenarioRun.of(down.build(), rate), 0.02);
                }
            }
        }
    }

    private static void checkStairs(ScenarioRun run, double height) {
        assertEquals(0, run.flicker, run::toString);
        assertEquals(1, run.minRatio, 0.001, run::toString);
        assertEquals(1, run.maxRatio, 0.001, run::toString);
        assertEquals(height, run.y, 2e-3, run::toString);
        assertTrue(run.minDistance > 0.019, run::toString);
    }

    @Test
    void flatGroundHoldsWithoutSnapAndSteps() {
        CapsuleSettings s = ScenarioRun.SETTINGS;
        CapsuleSettings bare = new CapsuleSettings(s.radius(), s.height(), s.skin(), 0f, 0f, s.airStep(), s.maxSlope(), 0f, s.slopeSpeed(), s.gravity(),
                s.jumpSpeed());
        ScenarioRun run = ScenarioRun.of(scene(2).brush(Brush.box(4, -5, 0, 9, 5, 0.1f)).input(0, 5, 0).build(), 128, bare);
        assertEquals(0, run.flicker, run::toString);
        assertEquals(4 - Math.sqrt(0.42 * 0.42 - 0.32 * 0.32), run.x, 0.001, run::toString);
    }

    @ParameterizedTest
    @EnumSource
    void noSlopePolicyCausesFlickerOrSinking(SlopeSpeed policy) {
        for (Scenario scenario : Scenarios.shared()) {
            ScenarioRun run = ScenarioRun.of(scenario, 128, with(policy));
            assertEquals(scenario.name().startsWith("jump") ? 2 : 0, run.flicker, run::toString);
            assertTrue(run.minDistance > 0.019, run::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 128, 1000})
    void smallDropKeepsTheGroundAndALargeOneLosesItOnce(int rate) {
        for (double height : new double[] {0.1, 0.3, 0.45, 0.6, 3}) {
            for (double speed : new double[] {1, 10}) {
                Scenario drop = scene(3 / speed + 0.8).from(-1.5, 0, height + 0.02).brush(Brush.box(-10, -5, 0, 0, 5, (float) height)).input(0, speed, 0)
                        .measure(0, 3 / speed, 1, 0, speed).build();
                ScenarioRun run = ScenarioRun.of(drop, rate);
                assertEquals(height <= 0.5 ? 0 : 2, run.flicker, run::toString);
                assertEquals(1, run.minRatio, 0.001, run::toString);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 128, 1000})
    void ledgeInTheAirIsReachedOnlyIfTheJumpClearsIt(int rate) {
        for (int cm : new int[] {100, 120, 124, 126, 130, 140, 155}) {
            Scenario ledge = scene(2).brush(Brush.box(3.2f, -5, 0, 23, 5, cm / 100f)).input(0, 5, 0).jump(0.3, 5, 0).build();
            ScenarioRun run = ScenarioRun.of(ledge, rate);
            assertEquals(cm <= 124, run.y > 1, () -> cm + " cm: " + run);
        }
    }

    @Test
    void airStepsAreASetting() {
        CapsuleSettings s = ScenarioRun.SETTINGS;
        CapsuleSettings airborne = new CapsuleSettings(s.radius(), s.height(), s.skin(), s.stepHeight(), s.minStepWidth(), CapsuleSettings.AirStep.ALWAYS,
                s.maxSlope(), s.groundSnap(), s.slopeSpeed(), s.gravity(), s.jumpSpeed());
        Scenario ledge = scene(2).brush(Brush.box(3.2f, -5, 0, 23, 5, 1.4f)).input(0, 5, 0).jump(0.3, 5, 0).build();
        assertTrue(ScenarioRun.of(ledge, 128, airborne).y > 1.4);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.75, 1.83, 1.85, 1.9})
    void lowCeilingStopsOnlyBodiesThatDoNotFit(double height) {
        for (int rate : Scenarios.RATES) {
            Scenario hall = scene(1.5).brush(Brush.box(2, -5, (float) height, 20, 5, 4)).input(0, 6, 0).build();
            ScenarioRun run = ScenarioRun.of(hall, rate);
            assertEquals(height > 1.84, run.x > 3, run::toString);
            assertEquals(0, run.jitter, run::toString);
            assertEquals(0, run.flicker, run::toString);
        }
    }

    @Test
    void slopePoliciesKeepTheDocumentedSpeed() {
        double top = 14 * Math.tan(Math.toRadians(30));
        Scenario ramp = scene(2).brush(Shapes.hullOf(1, -5, 0, 1, 5, 0, 15, -5, 0, 15, 5, 0, 15, -5, top, 15, 5, top)).input(0, 4, 0)
                .measure(1, 2, 1, 0, 4).build();
        double cos = Math.cos(Math.toRadians(30));
        assertEquals(1, ScenarioRun.of(ramp, 128, with(SlopeSpeed.HORIZONTAL)).meanRatio, 1e-3);
        assertEquals(cos, ScenarioRun.of(ramp, 128, with(SlopeSpeed.ALONG_SURFACE)).meanRatio, 1e-3);
        assertEquals(cos * cos, ScenarioRun.of(ramp, 128, with(SlopeSpeed.PROJECTION)).meanRatio, 1e-3);
    }

    private static CapsuleSettings with(SlopeSpeed policy) {
        CapsuleSettings s = ScenarioRun.SETTINGS;
        return new CapsuleSettings(s.radius(), s.height(), s.skin(), s.stepHeight(), s.minStepWidth(), s.airStep(), s.maxSlope(), s.groundSnap(), policy,
                s.gravity(), s.jumpSpeed());
    }

    @Test
    void runEndsAtTheSamePlaceAtEveryTickRate() {
        Scenario.Builder builder = scene(4).brush(Brush.box(2, -5, 0, 4, 5, 0.3f)).brush(Brush.box(6, -5, 0, 9, 5, 1))
                .brush(Shapes.hullOf(14, -5, 0, 14, 5, 0, 18, -5, 0, 18, 5, 0, 18, -5, 1.5, 18, 5, 1.5)).brush(Brush.box(-60, 3.5f, 0, 60, 4, 3))
                .input(0, 5, 0.5).jump(0.75, 5, 0.5).input(2, 5, 2);
        ScenarioRun fine = ScenarioRun.of(builder.build(), 1000);
        for (int rate : new int[] {60, 100, 128, 250, 500}) {
            ScenarioRun run = ScenarioRun.of(builder.build(), rate);
            assertEquals(fine.x, run.x, 0.01 * fine.x, run::toString);
            assertEquals(fine.z, run.z, 0.01 * Math.abs(fine.z), run::toString);
            assertEquals(fine.y, run.y, 0.02, run::toString);
        }
    }
}
