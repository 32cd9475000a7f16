package dev.goldenangle.workbench.find;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Assertions;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Random sequences of selecting, locking, previewing, cancelling and undoing never lose the designer's knobs. */
class FindProperties {
    private static final int STEPS = 40;
    private static List<Suggestion> found;

    /** Searched once and shared, because the properties test only what is done with suggestions. */
    private static synchronized List<Suggestion> suggestions() {
        if (found == null) {
            try (FindDesk desk = new FindDesk(StudyCache.none())) {
                desk.find.reach().choose(desk.find.reach().goals());
                desk.search();
                found = desk.find.reach().suggestions();
            }
            Assertions.assertTrue(found.size() > 1);
        }
        return found;
    }

    @Property(tries = 40)
    void knobsAreNeverLost(@ForAll long seed) {
        Random random = new Random(seed);
        try (FindDesk desk = new FindDesk(StudyCache.none())) {
            Knobs knobs = desk.document.knobs();
            ParameterSet original = knobs.values();
            Set<Parameter> locks = Set.copyOf(knobs.locked());
            List<String> log = new ArrayList<>();
            for (int i = 0; i < STEPS; i++) {
                ParameterSet base = desk.find.reach().trial().base();
                String undo = desk.document.history().undoLabelProperty().get();
                int what = random.nextInt(13);
                log.add(Integer.toString(what));
                step(desk, what, random);
                if (what < 7) {
                    assertEquals(base, desk.find.reach().trial().base(), "selecting and previewing change no knobs permanently: " + log);
                    assertEquals(undo, desk.document.history().undoLabelProperty().get(), "selecting and previewing add no undo step: " + log);
                }
                assertEquals(knobs.values(), knobs.values().table().read(knobs.values().asText()), log.toString());
                desk.thread.runPending();
            }
            desk.find.endTrial();
            ParameterSet last = knobs.values();
            int undone = 0;
            while (!desk.document.history().undoLabelProperty().get().isEmpty()) {
                desk.document.history().undo();
                undone++;
            }
            assertEquals(original, knobs.values(), log.toString());
            assertEquals(locks, Set.copyOf(knobs.locked()), log.toString());
            for (int i = 0; i < undone; i++) {
                desk.document.history().redo();
            }
            assertEquals(last, knobs.values(), log.toString());
        }
    }

    /** A preview may equal the value before the last step; undoing that step then changes no visible value, but must still end the preview. */
    @Example
    void undoEndsAPreviewThatEqualsThePreviousValues() {
        knobsAreNeverLost(255);
    }

    private static void step(FindDesk desk, int what, Random random) {
        FindViewModel find = desk.find;
        Knobs knobs = desk.document.knobs();
        List<Parameter> all = find.reach().knobs().all();
        Parameter knob = all.get(random.nextInt(all.size()));
        Suggestion suggestion = suggestions().get(random.nextInt(suggestions().size()));
        switch (what) {
            case 0 -> find.select(knob.key(), random.nextInt(2));
            case 1 -> find.selectSecond(knob.key());
            case 2 -> find.sort(random.nextInt(2));
            case 3 -> find.endTrial();
            case 4 -> find.reach().tryOut(suggestion);
            case 5 -> find.reach().select(suggestion);
            case 6 -> {
                find.reach().search();
                find.reach().cancel();
            }
            case 7 -> applyAndUndo(desk, suggestion);
            case 8 -> find.reach().setMayChange(knob, !find.reach().knobs().mayChange(knob));
            case 9 -> knobs.set(knob, new Value(knobs.values().value(knob).form(), knobs.values().value(knob).amount() * (0.8 + 0.4 * random.nextDouble())));
            case 10 -> desk.document.history().undo();
            case 11 -> desk.document.history().redo();
            default -> find.reach().apply(suggestion);
        }
    }

    /** Applying and undoing must restore everything, including locks. */
    private static void applyAndUndo(FindDesk desk, Suggestion suggestion) {
        ParameterSet before = desk.find.reach().trial().base();
        desk.find.endTrial();
        String undo = desk.document.history().undoLabelProperty().get();
        desk.find.reach().apply(suggestion);
        if (!desk.document.knobs().values().equals(before)) {
            desk.document.history().undo();
        }
        assertEquals(before, desk.document.knobs().values());
        assertEquals(undo, desk.document.history().undoLabelProperty().get());
    }
}
