package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/**
 * SHA-256 digests of everything that affects a study's results: studies with equal digests have equal rows.
 *
 * @param core   the sources of the core and of this package
 * @param maps   the content of the maps
 * @param bots   the bots with all their settings
 * @param preset the model and every value of the preset
 * @param plan   the knobs, their ranges, the design and the measures
 */
public record StudyDigest(String core, String maps, String bots, String preset, String plan) {
    private static final String SOURCES = "sources.sha256";

    public static StudyDigest of(Study study) {
        return new StudyDigest(thisCore(), sha256(maps(study)), sha256(bots(study)), sha256(preset(study)), sha256(plan(study)));
    }

    /** Digest of the sources this program was built from; written by the build. */
    public static String thisCore() {
        try (InputStream in = StudyDigest.class.getResourceAsStream(SOURCES)) {
            if (in == null) {
                throw new IllegalStateException(SOURCES + " is missing; the build writes it");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** One digest of all five. */
    public String whole() {
        return sha256(String.join("\n", core, maps, bots, preset, plan));
    }

    private static String maps(Study study) {
        return study.mapNames().stream().map(name -> name + "\n" + study.maps().content(name).map(StudyDigest::map).orElse("")).collect(Collectors.joining("\n"));
    }

    private static String map(MapContent map) {
        return (map.isCompiled() ? Base64.getEncoder().encodeToString(map.bytes()) : map.text()) + map.course();
    }

    /** Includes every setting, so that a changed default changes the digest. */
    private static String bots(Study study) {
        return study.measures().stream().filter(measure -> measure.question().measure().kind() != GoalMetric.Kind.TRIAL)
                .map(measure -> Driver.parse(measure.question().scenario().bot())).map(driver -> driver.type().id() + " " + exact(driver.knobs())).distinct().sorted()
                .collect(Collectors.joining("\n"));
    }

    private static String preset(Study study) {
        return study.space().model().id() + "\n" + exact(study.space().base());
    }

    /** Uses the bits of each value, because number formatting differs between Java versions. */
    static String exact(ParameterSet set) {
        return set.table().parameters().stream().map(parameter -> exact(set, parameter)).collect(Collectors.joining(" "));
    }

    private static String exact(ParameterSet set, Parameter parameter) {
        return parameter.key() + "=" + set.value(parameter).form() + bits(set.value(parameter).amount());
    }

    private static String bits(double number) {
        return Long.toHexString(Double.doubleToLongBits(number));
    }

    private static String plan(Study study) {
        String knobs = study.space().knobs().stream().map(knob -> knob.key() + " " + knob.form() + " " + bits(knob.low()) + " " + bits(knob.high())).collect(Collectors.joining("\n"));
        String measures = study.measures().stream().map(StudyDigest::measure).collect(Collectors.joining("\n"));
        return String.join("\n", study.design().key(), Integer.toString(study.count()), Long.toString(study.seed()), knobs, measures);
    }

    static String measure(StudyMeasure measure) {
        var at = measure.question().scenario();
        return String.join("|", List.of(measure.name(), measure.question().measure().key(), Integer.toString(measure.question().landing()), measure.unit(),
                at.map(), at.bot(), bits(at.seconds()), Long.toString(at.seed()), Integer.toString(measure.seeds())));
    }

    static String sha256(String text) {
        return HexFormat.of().formatHex(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
