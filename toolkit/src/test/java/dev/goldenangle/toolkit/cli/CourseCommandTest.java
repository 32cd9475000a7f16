package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.maps.SampleMaps;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every command uses the course beside a map, and the course is part of a run's identity. */
class CourseCommandTest {
    @TempDir
    Path folder;
    private Path map;
    private Path course;

    @BeforeEach
    void copyAMap() throws IOException {
        map = Files.writeString(folder.resolve("hall.map"), SampleMaps.read("stairs.map").orElseThrow());
        course = folder.resolve("hall.course.toml");
    }

    private JsonNode find(String to) {
        return Shell.json(0, "course", map, "--from", "spawn:1", "--to", to, "--find", "--preset", "strafejump/vq3", "--json");
    }

    @Test
    void foundPathIsSavedBesideTheMapAndFollowedByTheBot() throws IOException {
        JsonNode made = find("0,10,0");
        assertEquals("followed", made.get("outcome").asText(), made.toString());
        assertEquals(course.toString(), made.get("file").asText());
        assertEquals(2, CourseText.read(Files.readString(course)).course().stops().size());
        JsonNode run = Shell.json(0, "simulate", "--preset", "strafejump/vq3", "--map", map, "--bot", "waypoint", "--seconds", 10, "--json");
        assertTrue(run.get("metrics").path("course_time").asDouble(Double.NaN) < 10, run.get("metrics").toString());
        assertTrue(Shell.run("course", map).out().contains("found with strafejump"));
    }

    @Test
    void replayWithoutTheCourseIsReported() throws IOException {
        Path trace = folder.resolve("run.trace");
        Path plain = folder.resolve("plain.trace");
        Object[] words = {"simulate", "--preset", "strafejump/vq3", "--map", map, "--bot", "waypoint", "--seconds", 3, "--record"};
        assertEquals(0, Shell.run(with(words, plain)).code());
        find("0,10,0");
        assertEquals(0, Shell.run(with(words, trace)).code());
        Shell same = Shell.run("replay", trace, "--map", map);
        assertEquals(0, same.code(), same.out());
        assertFalse(same.out().contains("course"), same.out());
        assertEquals(0, Shell.run("replay", plain, "--map", map).code(), "a run recorded without the course is replayed without it");
        Files.move(course, folder.resolve("elsewhere.toml"));
        Shell without = Shell.run("replay", trace, "--map", map);
        assertTrue(without.out().contains("its course is missing"), without.out());
        assertTrue(Shell.json(without.code(), "replay", trace, "--map", map, "--json").get("other_map").asText().contains("--course"));
        assertEquals(0, Shell.run("replay", trace, "--map", map, "--course", folder.resolve("elsewhere.toml")).code());
        Files.writeString(course, Files.readString(folder.resolve("elsewhere.toml")).replaceFirst("position = \\[", "position = [1"));
        assertTrue(Shell.run("replay", trace, "--map", map).out().contains("its course has changed since the recording"));
    }

    private static Object[] with(Object[] words, Object last) {
        Object[] all = java.util.Arrays.copyOf(words, words.length + 1);
        all[words.length] = last;
        return all;
    }

    @Test
    void courseChangesTheRun() {
        Object[] words = {"simulate", "--preset", "arena/default", "--map", map, "--bot", "waypoint", "--seconds", 2, "--json"};
        String before = Shell.json(0, words).get("hash").asText();
        find("0,10,0");
        assertNotEquals(before, Shell.json(0, words).get("hash").asText());
        assertEquals(before, Shell.json(0, "simulate", "--preset", "arena/default", "--map", map, "--course", "none", "--bot", "waypoint", "--seconds", 2, "--json").get("hash").asText());
    }

    @Test
    void unreachablePlaceGivesExitCodeOne() {
        Shell none = Shell.run("course", map, "--from", "spawn:1", "--to", "0,0,900", "--find");
        assertEquals(1, none.code(), none.out() + none.err());
        assertTrue(none.out().contains("There is no room to stand at the finish"), none.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,2", "spawn:99", "spawn:x", "1,2,nan", "1,2,2000"})
    void badPlaceIsRefusedWithAReason(String place) {
        Shell bad = Shell.run("course", map, "--to", place);
        assertEquals(2, bad.code());
        assertTrue(bad.err().contains(place), bad.err());
        assertFalse(Files.exists(course));
    }

    @Test
    void brokenCourseIsReportedAndTheMapIsLoaded() throws IOException {
        Files.writeString(course, "format = \"course\"\n[[stop]]\nkind = \"start\"\nposition = [1, 2]\n");
        Shell run = Shell.run("simulate", "--preset", "arena/default", "--map", map, "--seconds", 1);
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().contains("problem"), run.out());
        Shell itself = Shell.run("simulate", "--preset", "arena/default", "--map", course, "--seconds", 1);
        assertEquals(2, itself.code());
        assertTrue(itself.err().contains("name the map next to it"), itself.err());
    }

    @Test
    void shippedMapNeedsAnOutputFile() {
        assertEquals(2, Shell.run("course", "flat", "--from", "0,0,0", "--to", "9,0,0").code());
        Path own = folder.resolve("own.toml");
        assertEquals(0, Shell.run("course", "flat", "--from", "0,0,0", "--to", "9,0,0", "--find", "--out", own).code());
        assertEquals(0, Shell.run("simulate", "--preset", "arena/default", "--map", "flat", "--course", own, "--bot", "waypoint", "--seconds", 2).code());
    }
}
