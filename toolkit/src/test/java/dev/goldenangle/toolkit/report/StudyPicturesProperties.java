package dev.goldenangle.toolkit.report;

import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.plot.Markup;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyInputs;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyReader;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.toolkit.study.sensitivity.KnobSlice;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The labels in the picture of a slice never overlap and stay inside it, for any old and new knob value. */
class StudyPicturesProperties {
    private static final Pattern MARK = Pattern.compile("<text x=\"([-0-9.]+)\" y=\"([-0-9.]+)\"[^>]*textLength=\"([0-9.]+)\"[^>]*>(?:before|suggestion) [^<]*<");
    private static final double LINE = 12;
    private static final String STUDY = """
            name = "Friction"
            preset = "arena/default"
            design = "grid"
            points = 2

            [knobs]
            friction = [4, 10]

            [[measure]]
            measure = "crisp_stop"
            """;

    /** Horizontal extent and baseline of a text. */
    private record Words(double from, double to, double line) {
        static List<Words> in(String picture) {
            List<Words> found = new ArrayList<>();
            Matcher marks = MARK.matcher(picture);
            while (marks.find()) {
                double x = Double.parseDouble(marks.group(1));
                double y = Double.parseDouble(marks.group(2));
                found.add(new Words(x, x + Double.parseDouble(marks.group(3)), y));
            }
            return found;
        }
    }

    @Property(tries = 300)
    void labelsNeverOverlapAndStayInsideThePicture(@ForAll @DoubleRange(min = 4, max = 10) double before, @ForAll @DoubleRange(min = 4, max = 10) double then)
            throws BadInput {
        Study study = StudyReader.read("friction.toml", STUDY, StudyInputs.beside(Path.of("."), PresetLibrary.shipped()));
        StudyKnob knob = study.space().knobs().get(0);
        KnobSlice slice = new KnobSlice(knob, study.measures(), List.of(List.of(new KnobSlice.Point(4, 0.4, 0.3, 0.5), new KnobSlice.Point(10, 0.2, 0.1, 0.3))), 2);
        Markup page = new Markup();
        StudyPictures.slice(page, slice, 0, Limits.one(Relation.AT_MOST, Amount.parse("0.3s").orElseThrow()),
                new Suggestion.Change(knob, new Value(knob.form(), before), new Value(knob.form(), then)));
        List<Words> words = Words.in(page.toString());
        assertEquals(2, words.size(), page.toString());
        Words one = words.get(0);
        Words other = words.get(1);
        assertTrue(one.to() <= other.from() || other.to() <= one.from() || Math.abs(one.line() - other.line()) >= LINE, () -> one + " over " + other);
        words.forEach(text -> assertTrue(text.from() >= 0 && text.to() <= ReportPicture.WIDTH, text::toString));
    }
}
