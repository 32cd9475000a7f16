package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.sensitivity.KnobPartner;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Finds the other knob an effect depends on most. Measured when the mouse is over a cell with a dot. */
final class PartnerViewModel {
    private static final long DELAY_MILLIS = 150;
    private final EffectsViewModel effects;
    private final LatestTask<Question, Found> looking;
    private final Map<Question, String> known = new HashMap<>();
    private Runnable onFound = () -> { };

    private record Question(EffectsViewModel.Asked asked, String knob, int measure) {
    }

    private record Found(Question question, String text) {
    }

    PartnerViewModel(EffectsViewModel effects, Tasks tasks) {
        this.effects = effects;
        looking = tasks.latest(DELAY_MILLIS, this::find);
        looking.answerProperty().addListener((observable, old, found) -> {
            if (found != null) {
                known.put(found.question, found.text);
                onFound.run();
            }
        });
    }

    void setOnFound(Runnable action) {
        onFound = action;
    }

    /** A sentence for a cell with a dot. The first call starts the measurement. */
    String text(String knob, int measure) {
        Optional<EffectsViewModel.Effects> now = effects.effects();
        List<Goal> goals = effects.goals();
        if (now.isEmpty() || measure >= goals.size()) {
            return "";
        }
        EffectsViewModel.Effects shown = now.get();
        int row = shown.row(knob);
        if (row < 0 || MatrixCell.of(shown.matrix(), row, measure, goals.get(measure), shown.now()[measure]).dot() == MatrixCell.Dot.NONE) {
            return "";
        }
        Question question = new Question(shown.asked(), knob, measure);
        if (!known.containsKey(question)) {
            looking.ask(question);
        }
        return ". " + known.getOrDefault(question, Messages.text("find.partner.measuring"));
    }

    /** Runs on a background thread. */
    private Found find(Question question, BooleanSupplier isStale) {
        StudyMeasure measure = question.asked.measures().get(question.measure);
        Evaluator evaluator = new Evaluator(question.asked.model(), MapLibrary.levels(question.asked.model()), List.of(measure));
        Optional<KnobPartner> partner = KnobPartner.of(question.asked.model(), question.asked.values(), question.knob, evaluator, isStale);
        return new Found(question, partner.map(found -> Messages.text("find.partner", found.knob().parameter().label())).orElseGet(() -> Messages.text("find.partner.none")));
    }
}
