package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** The waypoint bot can run the courses of the shipped maps from start to finish, including doorways and leaps. */
class CoursesTest {
    @ParameterizedTest
    @CsvSource({
        "arena/default, arena-loop, 30", "strafejump/vq3, arena-loop, 30", "quakeworld/classic, arena-loop, 30",
        "arena/default, doorways, 25", "strafejump/vq3, doorways, 25", "quakeworld/classic, doorways, 30",
        "strafejump/vq3, strafe-lane, 15", "strafejump/vq3-128, strafe-lane, 15", "arena/floaty, strafe-lane, 25",
        "quakeworld/classic, strafe-lane, 25", "arena/document, strafe-lane, 15", "arena/speedway, strafe-lane, 25"})
    void waypointBotFinishesTheCourse(String preset, String map, int seconds) {
        JsonNode metrics = Shell.json(0, "simulate", "--preset", preset, "--map", map, "--bot", "waypoint", "--seconds", seconds, "--json").get("metrics");
        assertTrue(metrics.path("course_time").asDouble(Double.NaN) < seconds, metrics.toString());
    }
}
