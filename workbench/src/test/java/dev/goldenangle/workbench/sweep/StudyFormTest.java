package dev.goldenangle.workbench.sweep;

import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyKnob;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Defaults and validation of the new-study form. */
class StudyFormTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private TuningSession session;

    @BeforeEach
    void open() {
        ShippedLibrary library = new ShippedLibrary();
        var preset = library.openPreset("arena/default");
        session = TuningSession.open(library, thread, preset, library.openMap("flat", preset.model()));
        session.goals().start();
        thread.await("the goals", () -> !session.document().goals().set().goals().isEmpty());
    }

    @AfterEach
    void close() {
        session.close();
    }

    @Test
    void startsWithSixKnobsOfDifferentGroupsAndAllGoals() throws Exception {
        Document document = session.document();
        StudyForm form = new StudyForm(document);
        assertEquals(List.of(), form.problems());
        Study study = form.draft().bundle().study();
        assertEquals(6, study.space().size());
        assertTrue(study.space().knobs().stream().map(knob -> knob.parameter().spec().group()).distinct().count() >= 5);
        assertEquals(document.goals().set().goals().size(), study.measures().size());
        assertEquals(document.knobs().values(), study.space().base());
        assertEquals(1024, study.rows());
    }

    @Test
    void lockedKnobsAreNotOfferedAndChangedKnobsAreTheBase() throws Exception {
        Document document = session.document();
        StudyForm before = new StudyForm(document);
        String first = before.knobs().stream().filter(line -> line.chosen.get()).findFirst().orElseThrow().knob.key();
        var parameter = document.knobs().values().table().find(first).orElseThrow();
        document.knobs().lock(parameter);
        var gravity = document.knobs().values().table().find("gravity").orElseThrow();
        document.knobs().set(gravity, Value.of(24.5));
        StudyForm form = new StudyForm(document);
        assertFalse(form.knobs().stream().anyMatch(line -> line.knob.key().equals(first)), first);
        assertEquals(6, form.knobs().stream().filter(line -> line.chosen.get()).count());
        assertEquals(24.5, form.draft().bundle().study().space().base().get(gravity));
    }

    @Test
    void rangesAreParsedAndProblemsAreListed() {
        StudyForm form = new StudyForm(session.document());
        form.knobs().forEach(line -> line.chosen.set(line.knob.key().equals("friction")));
        StudyForm.KnobLine friction = form.knobs().stream().filter(line -> line.chosen.get()).findFirst().orElseThrow();
        friction.low.set("5,5");
        friction.high.set("7");
        List<StudyKnob> knobs = form.draft().knobs();
        assertEquals(5.5, knobs.get(0).low());
        assertEquals(7, knobs.get(0).high());
        friction.high.set("fast");
        assertEquals(List.of("Friction: “fast” is not a number"), form.problems());
        friction.high.set("5");
        assertEquals(List.of("Friction: the range from 5,5 to 5 is empty"), form.problems());
        friction.high.set("1e9");
        assertTrue(form.problems().size() == 1 && form.problems().get(0).startsWith("Friction: "), form.problems().toString());
        friction.high.set("7");
        form.pointsProperty().set("many");
        assertEquals(List.of("Count: enter a whole number from 1 to 1,000,000"), form.problems());
        form.pointsProperty().set("10");
        friction.chosen.set(false);
        assertEquals(List.of("Choose at least one knob"), form.problems());
    }

    @Test
    void allInvalidFieldsAreReportedTogether() {
        StudyForm form = new StudyForm(session.document());
        StudyForm.KnobLine first = form.knobs().get(0);
        first.low.set("slow");
        form.nameProperty().set(" ");
        form.pointsProperty().set("0");
        assertEquals(List.of(first.knob.parameter().label() + ": “slow” is not a number", "Enter a name", "Count: enter a whole number from 1 to 1,000,000"), form.problems());
    }
}
