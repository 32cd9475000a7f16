package dev.goldenangle.presets;

import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class GoalSetReaderTest {
    private static final String DUEL = """
            # How a duel should feel.

            name = "Duel feel"
            model = "arena"

            # Five jumps, not more.
            [[goal]]
            measure = "speed_at_landing"
            landing = 5
            about = "1.6W"
            tolerance = "0.05W"
            weight = 2

            [[goal]]
            measure = "stop_distance"
            at_most = "1m"
            bot = "stop-and-go"
            seconds = 20
            """;

    private static GoalReading read(String text) {
        return GoalSetReader.read("duel", "duel.toml", text);
    }

    private static GoalSet duel() {
        return read(DUEL).orThrow();
    }

    @Test
    void numberOfSeedsIsReadAndWrittenOnlyWhenChosen() {
        String human = DUEL.replace("landing = 5", "landing = 5\nbot = \"human-strafer\"");
        GoalSet usual = read(human).orThrow();
        assertEquals(GoalScenario.USUAL_SEEDS, usual.goals().get(0).scenario().seeds());
        assertFalse(GoalSetWriter.write(usual).contains("seeds"));
        GoalSet four = read(human.replace("landing = 5", "landing = 5\nseeds = 4")).orThrow();
        assertEquals(4, four.goals().get(0).scenario().seeds());
        assertTrue(GoalSetWriter.write(four).contains("\nseeds = 4\n"));
        assertEquals(four.goals(), read(GoalSetWriter.write(four)).orThrow().goals());
        assertEquals(List.of("duel.toml:10:1: goal.seeds: optimal-strafer makes the same run with every seed; remove seeds"),
                read(DUEL.replace("landing = 5", "landing = 5\nseeds = 4")).problems().stream().map(PresetProblem::toString).toList());
    }

    @Test
    void percentileIsReadAndWrittenOnlyWhenChosen() {
        String human = DUEL.replace("landing = 5", "landing = 5\nbot = \"human-strafer\"");
        assertFalse(GoalSetWriter.write(read(human).orThrow()).contains("statistic"));
        String low = human.replace("landing = 5", "landing = 5\nstatistic = \"p10\"");
        GoalSet set = read(low).orThrow();
        assertEquals(10, set.goals().get(0).scenario().statistic().percentile());
        assertTrue(GoalSetWriter.write(set).contains("\nstatistic = \"p10\"\n"));
        assertEquals(set.goals(), read(GoalSetWriter.write(set)).orThrow().goals());
        assertEquals(List.of("duel.toml:10:1: goal.statistic: \"p100\" is not known; write \"mean\" or a percentile such as \"p10\""),
                read(low.replace("p10", "p100")).problems().stream().map(PresetProblem::toString).toList());
        assertEquals(List.of("duel.toml:10:1: goal.statistic: optimal-strafer makes the same run with every seed; remove statistic"),
                read(DUEL.replace("landing = 5", "landing = 5\nstatistic = \"p10\"")).problems().stream().map(PresetProblem::toString).toList());
    }

    @Test
    void goalSetIsReadAsWritten() {
        GoalSet set = duel();
        assertEquals("Duel feel", set.name());
        assertEquals("How a duel should feel.", set.note());
        Goal jumps = set.goals().get(0);
        assertEquals("Five jumps, not more.", jumps.note());
        assertEquals(5, jumps.landing());
        assertEquals(2, jumps.weight());
        assertEquals(Limits.two(Relation.ABOUT, new Amount(1.6, "W"), new Amount(0.05, "W")), jumps.limits());
        assertEquals("optimal-strafer", jumps.scenario().bot());
        Goal stop = set.goals().get(1);
        assertEquals(List.of("Distance to stop", "flat", "stop-and-go"), List.of(stop.name(), stop.scenario().map(), stop.scenario().bot()));
        assertEquals(20, stop.scenario().seconds());
        assertEquals(1, stop.weight());
    }

    /** A mistake in one line of the second goal is reported with the file, that line, and the reason. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "measure = 'stop_distanz'; at_most = '1m' | 15 | did you mean stop_distance",
        "measure = 'mesa'; at_most = 1 | 15 | cannot be measured of arena",
        "measure = 'stop_distance'; at_most = '1s' | 16 | is not a unit of stop_distance; write it in m",
        "measure = 'stop_distance'; at_most = 1 | 16 | needs a unit",
        "measure = 'stop_distance'; at_most = 'much' | 16 | must be a number with its unit",
        "measure = 'stop_distance'; between = ['2m', '1m'] | 16 | no value is between",
        "measure = 'stop_distance'; between = '2m' | 16 | must be two amounts",
        "measure = 'stop_distance'; at_most = '-1m' | 16 | never below 0",
        "measure = 'jumps'; between = [1.2, 1.8] | 16 | whole number",
        "measure = 'stop_distance'; about = '1m' | 16 | needs a tolerance",
        "measure = 'stop_distance' | 15 | has no limit",
        "measure = 'stop_distance'; at_most = '1m'; at_least = '0.5m' | 17 | already has the limit",
        "measure = 'stop_distance'; at_most = '1m'; tolerance = '1m' | 17 | can only be used with about",
        "measure = 'stop_distance'; at_most = '1m'; landing = 3 | 17 | does not ask for a landing",
        "measure = 'speed_at_landing'; at_most = '1W' | 15 | needs a line such as landing",
        "measure = 'stop_distance'; at_most = '1m'; weight = 9 | 17 | between 0 and 3",
        "measure = 'stop_distance'; at_most = '1m'; seconds = 0 | 17 | above 0",
        "measure = 'stop_distance'; at_most = '1m'; bot = 'robot' | 17 | there is no bot robot",
        "measure = 'stop_distance'; at_most = '1m'; wieght = 2 | 17 | did you mean weight",
        "measure = 'crisp_stop'; at_most = '1s'; bot = 'runner' | 17 | remove bot",
        "at_most = '1m' | 14 | is missing"})
    void mistakeIsReportedWithItsLineAndReason(String goal, int line, String reason) {
        String head = DUEL.substring(0, DUEL.indexOf("[[goal]]\nmeasure = \"stop"));
        GoalReading reading = read(head + "[[goal]]\n" + goal.replace('\'', '"').replace("; ", "\n") + "\n");
        assertTrue(reading.set().isEmpty());
        PresetProblem problem = reading.problems().get(0);
        assertEquals("duel.toml", problem.file());
        assertEquals(line, problem.line(), problem.toString());
        assertTrue(problem.reason().contains(reason), problem.toString());
    }

    @Test
    void everyMistakeIsReportedAndTheLastGoodSetIsKept() {
        GoalReading reading = read(DUEL.replace("1.6W", "1.6s").replace("at_most", "at_moist").replace("model = \"arena\"", "model = \"arena\"\ncolour = 1"));
        assertEquals(List.of(5, 11, 16, 17), reading.problems().stream().map(PresetProblem::line).toList(), reading.report());
        assertEquals(duel(), reading.setOr(duel()));
    }

    @Test
    void missingModelIsReported() {
        assertTrue(read("name = \"x\"").report().contains("model: is missing"));
        assertTrue(read("model = \"arema\"").report().contains("did you mean arena"));
    }

    @Test
    void commentsAreKeptWhenASetIsWritten() {
        String text = GoalSetWriter.write(duel());
        assertTrue(text.startsWith("# How a duel should feel.\n\nname = "), text);
        assertTrue(text.contains("\n# Five jumps, not more.\n[[goal]]\n"), text);
        assertTrue(text.contains("\n# Distance travelled from releasing all keys on the ground to 1 % of W, averaged.\n[[goal]]\n"), "without a comment, the meaning of the metric");
        assertFalse(text.contains("bot ="), "defaults are not written");
        assertEquals(duel(), read(text).orThrow());
    }

    @Test
    void everyShippedSetReadsBackEqual() {
        for (String id : ShippedPresets.goalSets()) {
            GoalSet set = GoalStore.read(id).orThrow();
            assertEquals(set, GoalSetReader.read(id, "x", GoalSetWriter.write(set)).orThrow());
        }
    }

    /** A file with random typing mistakes is read, or refused with a line number inside the file. */
    @Property(tries = 300)
    void mutatedSetIsReadOrRefusedWithALine(@ForAll @IntRange(max = 1_000_000) int seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(DUEL);
        for (int i = 0; i < 1 + random.nextInt(4); i++) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, (char) (32 + random.nextInt(95)));
                default -> text.setCharAt(at, (char) (9 + random.nextInt(118)));
            }
        }
        GoalReading reading = read(text.toString());
        assertEquals(reading.set().isEmpty(), !reading.problems().isEmpty());
        long lines = text.chars().filter(c -> c == '\n').count() + 1;
        reading.problems().forEach(problem -> assertTrue(problem.line() >= 1 && problem.line() <= lines, problem.toString()));
        reading.set().ifPresent(set -> assertEquals(set, read(GoalSetWriter.write(set)).orThrow()));
    }

    @Test
    void savedSetReadsBackEqual(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("duel.toml");
        GoalSet set = duel().withId(file.toString(), "Duel");
        GoalStore.save(set, file);
        assertEquals(set, GoalStore.read(file).orThrow());
        Files.writeString(file, "model = ");
        assertFalse(GoalStore.read(file).problems().isEmpty());
    }

    @Test
    void goalSetIsNamedInheritedOrTheModelsDefault(@TempDir Path folder) throws IOException {
        assertEquals("arena/document", GoalStore.setOf(ShippedPresets.load("arena/document")).orElseThrow());
        assertEquals("tilestep/default", GoalStore.setOf(ShippedPresets.load("tilestep/step-up")).orElseThrow());
        Preset heir = ShippedPresets.load("arena/document").extended("heir");
        assertEquals("arena/document", GoalStore.setOf(heir).orElseThrow());
        Path file = folder.resolve("mine.toml");
        Files.writeString(folder.resolve("duel.toml"), DUEL);
        Files.writeString(file, "model = \"arena\"\ngoals = \"duel.toml\"\n");
        Preset mine = PresetStore.shipped().read(file).orThrow();
        assertEquals("Duel feel", GoalStore.read(GoalStore.setOf(mine).orElseThrow()).orThrow().name());
    }
}
