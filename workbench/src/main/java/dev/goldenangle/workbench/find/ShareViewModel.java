package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyMaps;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.toolkit.study.StudyTable;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.toolkit.study.sensitivity.SobolIndex;
import dev.goldenangle.toolkit.study.sensitivity.SobolIndices;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Sobol indices with confidence intervals: the share of a measure's variance over the full slider ranges that each knob explains. */
final class ShareViewModel {
    private static final int PAIRS = 64;
    /** Resampling is slow, so results are published only after this many pairs. */
    private static final int PAIRS_BETWEEN_NEWS = 8;
    private final Document document;
    private final StudyCache shelf;
    private final ReadOnlyObjectWrapper<Shares> shares = new ReadOnlyObjectWrapper<>(this, "shares");
    private final LatestTask<EffectsViewModel.Asked, Shares> sampling;

    /**
     * A result, possibly partial or estimated.
     *
     * @param measures the measures as they were taken, some from fewer seeds than their goals have
     * @param indices by measure and knob
     * @param pairs   number of sample pairs used
     */
    record Shares(EffectsViewModel.Asked asked, List<StudyMeasure> measures, List<String> knobs, List<SobolIndex[]> indices, int pairs, boolean isComplete) {
        Optional<SobolIndex> of(String knob, int measure) {
            int row = knobs.indexOf(knob);
            return row < 0 || measure >= indices.size() ? Optional.empty() : Optional.of(indices.get(measure)[row]);
        }
    }

    ShareViewModel(Document document, Tasks tasks, StudyCache shelf) {
        this.document = document;
        this.shelf = shelf;
        document.presetProperty().addListener((observable, old, now) -> {
            if (!old.id().equals(now.id())) {
                forget();
            }
        });
        document.goals().setProperty().addListener((observable, old, now) -> {
            if (shares.get() != null && shares.get().asked.measures().size() != document.goals().set().goals().size()) {
                forget();
            }
        });
        sampling = tasks.study(Messages.text("find.detailed-analysis"), 0, "find.detailed-analysis.failed", this::make);
        sampling.answerProperty().addListener((observable, old, made) -> shares.set(made));
    }

    ReadOnlyObjectProperty<Shares> sharesProperty() {
        return shares.getReadOnlyProperty();
    }

    boolean isRunning() {
        return sampling.isBusy();
    }

    Optional<Progress> progress() {
        return sampling.progress();
    }

    private void forget() {
        close();
        shares.set(null);
    }

    /** Samples the full ranges of all sliders; current values matter only for parameters without a slider. */
    void make(List<Goal> goals) {
        EffectsViewModel.Asked asked = new EffectsViewModel.Asked(document.model(), document.knobs().values(), goals.stream().map(goal -> StudyMeasure.estimate(goal, 1)).toList());
        boolean isThere = shares.get() != null && shares.get().asked.equals(asked) && shares.get().isComplete;
        if (isThere || goals.isEmpty()) {
            return;
        }
        sampling.ask(asked);
    }

    /** Estimates the shares from one seed first, and then measures them with all seeds of the goals. */
    private Shares make(EffectsViewModel.Asked asked, Progress progress, Consumer<Shares> news) throws Exception {
        Shares estimate = measure(asked, asked.measures(), progress, news);
        if (estimate == null || estimate.isComplete || progress.isCancelled()) {
            return estimate;
        }
        news.accept(estimate);
        Shares full = measure(asked, asked.measures().stream().map(StudyMeasure::exact).toList(), progress, partial -> { });
        return full == null || !full.isComplete ? estimate : full;
    }

    private Shares measure(EffectsViewModel.Asked asked, List<StudyMeasure> measures, Progress progress, Consumer<Shares> news) throws Exception {
        KnobSpace space = KnobSpace.sliders(asked.model(), asked.values(), List.of());
        Study study = new Study("shares", document.preset().id(), space, Design.SALTELLI, PAIRS, 1, measures, StudyMaps.shipped());
        StudyTable table = study.table();
        int pair = space.size() + 2;
        shelf.run(study, RowEngine.allCores(), progress, table, () -> {
            if (table.size() % (PAIRS_BETWEEN_NEWS * pair) == 0) {
                news.accept(shares(asked, study, table));
            }
        });
        return table.size() < 2 * pair ? null : shares(asked, study, table);
    }

    private static Shares shares(EffectsViewModel.Asked asked, Study study, StudyTable table) {
        List<SobolIndex[]> indices = IntStream.range(0, study.measures().size()).mapToObj(measure -> SobolIndices.of(study.space().size(), table.means(measure))).toList();
        boolean isComplete = table.size() == study.rows() && study.measures().stream().noneMatch(StudyMeasure::isEstimate);
        return new Shares(asked, study.measures(), study.space().knobs().stream().map(knob -> knob.key()).toList(), indices, table.size() / (study.space().size() + 2), isComplete);
    }

    void cancel() {
        sampling.cancel();
    }

    void close() {
        sampling.drop();
    }
}
