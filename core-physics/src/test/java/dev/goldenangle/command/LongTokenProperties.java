package dev.goldenangle.command;

import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlReader;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.DoubleRange;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Consumer;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

/** Every text reader is quick for texts with very long words, numbers or runs of blanks. */
class LongTokenProperties {
    private static final int REPEATS = 100_000;
    /** Reading takes milliseconds; a reader of quadratic time would take over twenty seconds. */
    private static final Duration LONGEST = Duration.ofSeconds(5);

    /** A kind of text, with a valid example and its reader. */
    enum Kind {
        AMOUNT("1.5 tiles/s", Amount::parse),
        KNOB("0.3W", Value::parse),
        BOT("human-strafer:champion,seed=3", LongTokenProperties::driver),
        TRACE(trace(), text -> TraceReader.read("test", text)),
        COURSE("format = \"course\"\nfound_with = \"arena\"\n[[stop]]\nkind = \"start\"\nposition = [1.0, 2.0, 3.0]\n[[point]]\nposition = [1, 2, 3]\n", CourseText::read),
        MAP(SampleMaps.read("strafe-lane.map").orElseThrow(), text -> LevelReader.read("test", text, 32)),
        SECTORS(SampleMaps.read("sector-flat.toml").orElseThrow(), text -> LevelReader.read("test", text, 1)),
        TILES(SampleMaps.read("tile-stairs.toml").orElseThrow(), text -> LevelReader.read("test", text, 1)),
        TOML("# why\na = = 1\n[b]\nc = [1, {d = 'e'}]\n", text -> TomlReader.installed().read(text, new TomlLimits(1 << 20, 1000), problem -> { }).place());

        private final String example;
        private final Consumer<String> reader;

        Kind(String example, Consumer<String> reader) {
            this.example = example;
            this.reader = reader;
        }

        void readsQuickly(String text, String told) {
            assertTimeoutPreemptively(LONGEST, () -> reader.accept(text), told);
        }
    }

    @Provide
    Arbitrary<String> words() {
        return Arbitraries.of("\t", " ", "1", "0", "a", "-", ".", "\"", "'", "[", "{", "(", "=", ",", "/", "\\", "#", "\n", "\r", "e", "_", "1,", "a.", "a=", "()", "\"\" ", "1 ", "\t\n", "[]\n", "a = 1\n");
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void repeatedCharactersAnywhereAreReadQuickly(@ForAll Kind kind, @ForAll("words") String word, @ForAll @DoubleRange(max = 1) double place) {
        int at = (int) (place * kind.example.length());
        kind.readsQuickly(kind.example.substring(0, at) + word.repeat(REPEATS / word.length()) + kind.example.substring(at), kind + " with many " + word.chars().boxed().toList() + " at " + at);
    }

    @Example
    void knownSlowTextsAreReadQuickly() {
        Kind.AMOUNT.readsQuickly("1" + "\t".repeat(REPEATS) + "m" + "\t".repeat(REPEATS) + "\n.", "blanks around a unit");
        Kind.AMOUNT.readsQuickly("1".repeat(REPEATS) + "\n", "many digits");
        Kind.TOML.readsQuickly("a = = 1\n" + "\t".repeat(REPEATS) + "!\n", "blanks after a broken line");
        Kind.TOML.readsQuickly("a = 1\n" + "\r".repeat(REPEATS) + "\n", "carriage returns");
    }

    private static void driver(String text) {
        try {
            Driver.parse(text);
        } catch (IllegalArgumentException refused) {
            return;
        }
    }

    private static String trace() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        new TraceRecorder(file, InputTraceTest.header(128));
        return file.toString(StandardCharsets.UTF_8) + "0 f1 r-1 b5\n3 u1 y0.5 p-0.25\n7 f0\n";
    }
}
