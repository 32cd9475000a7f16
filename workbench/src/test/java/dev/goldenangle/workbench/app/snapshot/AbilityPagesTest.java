package dev.goldenangle.workbench.app.snapshot;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.maps.SampleMaps;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Each ability that a player uses by keys has a map, a section in docs/abilities.md with a picture, and a metric that measures it. */
class AbilityPagesTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern MEASURED = Pattern.compile("[Mm]easured by `([a-z_]+)`");

    /** The text below the heading of an ability, up to the next heading. */
    private static String section(AbilityType ability) throws IOException {
        String[] parts = Files.readString(ROOT.resolve("docs/abilities.md")).split("(?m)^#{2,3} ");
        return Arrays.stream(parts).filter(part -> part.startsWith(ability.group().label() + "\n")).findFirst().orElse("");
    }

    @ParameterizedTest
    @MethodSource("dev.goldenangle.ability.AbilityType#ofPlayer")
    void sectionNamesMapAndKnobsAndShowsThePicture(AbilityType ability) throws IOException {
        String section = section(ability);
        assertTrue(SampleMaps.files().contains(AbilityPictures.map(ability) + ".map"), "no map " + AbilityPictures.map(ability));
        assertTrue(section.contains("](pictures/" + AbilityPictures.picture(ability) + ")"), "docs/abilities.md has no section with a picture");
        assertTrue(section.contains("`" + AbilityPictures.map(ability) + "`"), "the section does not name the map");
        assertTrue(ability.parameters().stream().skip(1).anyMatch(knob -> section.contains("`" + knob.key() + "`")), "the section names no knob");
        assertTrue(Files.size(ROOT.resolve("docs/pictures/" + AbilityPictures.picture(ability))) > 10_000);
    }

    @ParameterizedTest
    @MethodSource("dev.goldenangle.ability.AbilityType#ofPlayer")
    void metricOfTheSectionMeasuresTheAbility(AbilityType ability) throws IOException {
        Matcher measured = MEASURED.matcher(section(ability));
        assertTrue(measured.find(), "the section does not say which metric measures it");
        String key = measured.group(1);
        assertTrue(GoalMetrics.find(key).isPresent(), "there is no metric " + key);
        Metric metric = Arrays.stream(Metric.values()).filter(one -> one.key().equals(key)).findFirst().orElseThrow();
        RunReader on = new RunReader(AbilityPictures.run(ability, 1));
        assertTrue(Double.isFinite(metric.of(on)), key + " measures nothing on the map of the ability");
        assertFalse(metric.of(on) == metric.of(new RunReader(AbilityPictures.run(ability, 0))), key + " is the same without the ability");
    }
}
