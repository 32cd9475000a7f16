package dev.goldenangle.web;

import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlProblem;
import dev.goldenangle.toml.TomlReader;
import dev.goldenangle.toml.TomlTable;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The plain form of a TOML text gives the page the values that Jackson reads. */
class PlainTomlTest {
    private static final TomlLimits LIMITS = new TomlLimits(4 << 20, 1 << 20);

    static List<String> tomlMaps() {
        return SampleMaps.files().stream().filter(file -> file.endsWith(".toml")).toList();
    }

    private static TomlTable byJackson(String text) {
        return TomlReader.installed().read(text, LIMITS, problem -> { });
    }

    private static TomlTable inThePage(String text) {
        PlainToml.know(text, PlainToml.write(byJackson(text)));
        return new PlainToml().read(text, LIMITS, problem -> { });
    }

    @ParameterizedTest
    @MethodSource("tomlMaps")
    void shippedMapsHaveTheSameValues(String file) {
        String text = SampleMaps.read(file).orElseThrow();
        assertTrue(byJackson(text).values().size() > 1, file);
        assertEquals(byJackson(text).plain(), inThePage(text).plain());
    }

    @Property(tries = 200)
    void anyTextsAndNumbersAreTheSame(@ForAll @Size(max = 8) List<String> texts, @ForAll double number, @ForAll long whole, @ForAll boolean flag) {
        StringBuilder toml = new StringBuilder("whole = " + whole % 1_000_000_000 + "\nflag = " + flag + "\nnumber = " + (Double.isFinite(number) ? number : 0.5) + "\n[table]\ntexts = [");
        texts.forEach(text -> toml.append('"').append(text.replaceAll("[^\\p{L}\\p{N};{}\\[\\] ]", "")).append("\", "));
        String text = toml.append("]\n").toString();
        assertEquals(byJackson(text).plain(), inThePage(text).plain(), text);
    }

    @Test
    void textThatIsNotPartOfThePageIsAProblem() {
        List<TomlProblem> problems = new ArrayList<>();
        assertEquals(Map.of(), new PlainToml().read("unknown = 1", LIMITS, problems::add).plain());
        assertEquals(1, problems.size());
    }
}
