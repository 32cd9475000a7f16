package dev.goldenangle.workbench.find;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.workbench.document.Document;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The knobs that the suggestion search may change. */
final class ReachKnobs {
    private final Document document;
    private final SuggestionPreview trial;
    /** Knobs of the body that the user lets change. */
    private final Set<Parameter> chosen = new HashSet<>();

    ReachKnobs(Document document, SuggestionPreview trial) {
        this.document = document;
        this.trial = trial;
    }

    /** The current parameters and the knobs that may change. A previewed suggestion does not count as the current parameters. */
    KnobSpace space() {
        return KnobSpace.sliders(document.model(), trial.base(), all().stream().filter(knob -> !mayChange(knob)).toList());
    }

    /** All knobs with a slider. */
    List<Parameter> all() {
        return KnobSpace.sliders(document.model(), trial.base(), List.of()).knobs().stream().map(knob -> knob.parameter()).toList();
    }

    /** Whether a suggestion may change the knob: it is not locked, and it does not shape the body unless the user chose it. */
    boolean mayChange(Parameter knob) {
        return !document.knobs().isLocked(knob) && (!StudyKnob.isOfBody(knob) || chosen.contains(knob));
    }

    /** Unlocks or locks the knob. A knob of the body is only chosen or left out, because maps are built for its size. */
    void setMayChange(Parameter knob, boolean may) {
        if (may) {
            document.knobs().unlock(knob);
            chosen.add(knob);
        } else {
            chosen.remove(knob);
            if (!StudyKnob.isOfBody(knob)) {
                document.knobs().lock(knob);
            }
        }
    }
}
