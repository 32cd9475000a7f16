package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.PointJournal;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.reach.SuggestionSearch.Effort;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Searches for suggestions: small sets of knob changes that reach goals.
 *
 * <p>How it works:
 * <ol>
 * <li>Every knob is measured alone along its range ({@link SliceModel}).
 * <li>These slices predict which small subsets of the most helpful knobs are promising ({@link SubsetChooser}).
 * <li>Each of these is searched with real runs ({@link SuggestionSearch}), fewest knobs first, until enough suggestions reach all goals.
 * <li>A suggestion that loses a goal which was met before is searched again with that goal among the wanted ones.
 * <li>Suggestions are ranked by goals reached, fewest knobs, smallest change, no goals lost, and human results.
 * </ol>
 * The result does not depend on the number of threads. Not suitable for goals that need many knobs together.
 */
public final class Reach {
    private static final int[] SUBSETS = {5, 8, 12, 6};
    private static final int ENOUGH = 3;
    private static final int MOST_SUGGESTIONS = 8;
    /** Changes that differ by less than this share of a range count as equally small. */
    private static final double SAME_CHANGE = 0.25;
    private static final int MOST_REPAIRS = 4;

    private final ReachQuestion question;
    private final int threads;
    private final Progress monitor;
    private final Judge judge;
    private final GoalRunner runner;
    private final Consumer<List<Suggestion>> news;
    private final List<Suggestion> found = new ArrayList<>();
    private List<GoalResult> keptNow = List.of();
    private double[] now;

    private final PointJournal journal;

    private Reach(ReachQuestion question, int threads, Progress monitor, PointJournal journal, Consumer<List<Suggestion>> news) {
        this.question = question;
        this.journal = journal;
        this.threads = threads;
        this.monitor = monitor;
        this.news = news;
        this.judge = new Judge(question, question.wanted(), journal, monitor);
        this.runner = new GoalRunner(question.space().model(), question.maps());
    }

    /**
     * Searches until enough suggestions are found or the monitor is cancelled; suggestions found so far are returned in both cases.
     *
     * @param news receives all suggestions so far, ranked, whenever there are new ones; on any thread
     */
    public static ReachAnswer solve(ReachQuestion question, int threads, Progress monitor, Consumer<List<Suggestion>> news) {
        return solve(question, threads, monitor, PointJournal.none(), news);
    }

    /** @param journal earlier measurements for the same question, to resume an interrupted search quickly */
    public static ReachAnswer solve(ReachQuestion question, int threads, Progress monitor, PointJournal journal, Consumer<List<Suggestion>> news) {
        try {
            return new Reach(question, threads, monitor, journal, news).solve();
        } catch (RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    private ReachAnswer solve() throws Exception {
        KnobSpace space = question.space();
        monitor.stage("measuring the current knobs");
        now = judge.take(space.base());
        keptNow = question.kept().stream().map(goal -> runner.run(goal, space.base())).toList();
        Judge.Score score = judge.score(judge.means(now));
        if (score.asked() + score.played() == 0) {
            found.add(suggestion(List.of(), new double[0], judge));
        } else {
            monitor.stage("trying each knob");
            monitor.expect((long) space.size() * SliceModel.VALUES);
            SliceModel model = SliceModel.measure(space, judge, judge.means(now), threads, monitor);
            if (!monitor.isCancelled()) {
                search(new SubsetChooser(model));
            }
        }
        return new ReachAnswer(ranked(), judge.reached(now, now), monitor.done(), monitor.seconds());
    }

    private void search(SubsetChooser chooser) throws Exception {
        for (int size = 1; size <= question.atMost() && !monitor.isCancelled() && !isEnough(); size++) {
            monitor.stage("searching " + (size == 1 ? "one knob" : size + " knobs"));
            search(chooser.best(size, SUBSETS[size - 1]));
        }
        lookAgain();
        repair();
    }

    private boolean isEnough() {
        return found.stream().filter(suggestion -> suggestion.reachesAll() && suggestion.isRobust() && suggestion.lost().isEmpty()).count() >= ENOUGH;
    }

    private void search(List<SubsetChooser.Subset> subsets) throws Exception {
        RowEngine.run(0, subsets.size(), threads, index -> search(subsets.get((int) index)), uncounted(), (index, amounts) -> {
            List<StudyKnob> knobs = knobs(subsets.get((int) index));
            add(suggestion(knobs, amounts, judge));
        });
    }

    /** A monitor for the number of searches; the user sees the number of evaluations instead. */
    private static Progress uncounted() {
        return new Progress();
    }

    private double[] search(SubsetChooser.Subset subset) {
        return new SuggestionSearch(question.space(), knobs(subset), judge, monitor).find(subset.start(), Effort.QUICK);
    }

    private List<StudyKnob> knobs(SubsetChooser.Subset subset) {
        return IntStream.of(subset.knobs()).mapToObj(question.space().knobs()::get).toList();
    }

    private synchronized void add(Suggestion suggestion) {
        boolean isNew = found.stream().noneMatch(other -> other.parameters().equals(suggestion.parameters()));
        if (isNew && !suggestion.changes().isEmpty()) {
            found.add(suggestion);
            news.accept(ranked());
        }
    }

    /** Searches again for suggestions that reach the wanted goals but lose others, with the lost goals added. */
    private void repair() throws Exception {
        List<Suggestion> losing = ranked().stream().filter(suggestion -> suggestion.reachesAll() && !suggestion.lost().isEmpty()).limit(MOST_REPAIRS).toList();
        if (isEnough() || losing.isEmpty() || monitor.isCancelled()) {
            return;
        }
        monitor.stage("keeping other goals");
        RowEngine.run(0, losing.size(), threads, index -> {
            Suggestion suggestion = losing.get((int) index);
            List<Goal> both = Stream.concat(question.wanted().stream(), suggestion.lost().stream().map(GoalResult::goal)).toList();
            return again(suggestion, new Judge(question, both, journal, monitor), Effort.QUICK);
        }, uncounted(), (index, amounts) -> add(suggestion(knobs(losing.get((int) index)), amounts, judge)));
    }

    /** If no suggestion reaches all goals, searches the nearest ones more thoroughly. */
    private void lookAgain() throws Exception {
        if (monitor.isCancelled() || found.stream().anyMatch(Suggestion::reachesAll)) {
            return;
        }
        List<Suggestion> nearest = found.stream().sorted(Comparator.comparingDouble(Reach::loss)).limit(MOST_REPAIRS).toList();
        monitor.stage("refining the nearest suggestions");
        RowEngine.run(0, nearest.size(), threads, index -> again(nearest.get((int) index), judge, Effort.THOROUGH), uncounted(),
                (index, amounts) -> add(suggestion(knobs(nearest.get((int) index)), amounts, judge)));
    }

    /** The summed loss of a suggestion's wanted goals. */
    private static double loss(Suggestion suggestion) {
        return suggestion.goals().stream().mapToDouble(goal -> GoalLoss.of(goal.goal(), goal.value())).sum();
    }

    private double[] again(Suggestion suggestion, Judge by, Effort effort) {
        double[] start = suggestion.changes().stream().mapToDouble(change -> change.knob().share(change.to().amount())).toArray();
        return new SuggestionSearch(question.space(), knobs(suggestion), by, monitor).find(start, effort);
    }

    private static List<StudyKnob> knobs(Suggestion suggestion) {
        return suggestion.changes().stream().map(Suggestion.Change::knob).toList();
    }

    private Suggestion suggestion(List<StudyKnob> knobs, double[] amounts, Judge by) {
        KnobSpace space = question.space();
        var parameters = space.only(knobs).at(amounts).orElse(space.base());
        double[] values = by.take(parameters);
        List<Suggestion.Change> changes = knobs.stream().filter(knob -> !parameters.value(knob.parameter()).equals(space.base().value(knob.parameter())))
                .map(knob -> new Suggestion.Change(knob, space.base().value(knob.parameter()), new Value(knob.form(), parameters.value(knob.parameter()).amount()))).toList();
        List<GoalResult> kept = question.kept().stream().map(goal -> runner.run(goal, parameters)).toList();
        List<GoalResult> lost = IntStream.range(0, kept.size()).filter(i -> keptNow.get(i).pass() && !kept.get(i).pass()).mapToObj(kept::get).toList();
        return new Suggestion(changes, parameters, by.reached(values, now), by.human(values), lost, kept);
    }

    private synchronized List<Suggestion> ranked() {
        List<Suggestion> sorted = found.stream().sorted(ORDER).collect(Collectors.toCollection(ArrayList::new));
        List<Suggestion> kept = new ArrayList<>();
        for (Suggestion suggestion : sorted) {
            boolean addsNothing = kept.stream().anyMatch(better -> isContained(better, suggestion) && isAsGood(better, suggestion));
            if (!addsNothing) {
                kept.add(suggestion);
            }
        }
        return List.copyOf(kept.subList(0, Math.min(MOST_SUGGESTIONS, kept.size())));
    }

    private static final Comparator<Suggestion> ORDER = Suggestion.BEST_FOR_GOALS
            .thenComparingInt(suggestion -> suggestion.changes().size())
            .thenComparingLong(suggestion -> Math.round(suggestion.size() / SAME_CHANGE))
            .thenComparingLong(suggestion -> suggestion.human().stream().filter(human -> !human.reached()).count())
            .thenComparingDouble(Suggestion::size);

    private static boolean isContained(Suggestion fewer, Suggestion more) {
        return more.changes().stream().map(Suggestion.Change::knob).toList().containsAll(fewer.changes().stream().map(Suggestion.Change::knob).toList());
    }

    private static boolean isAsGood(Suggestion one, Suggestion other) {
        return one.reachedCount() >= other.reachedCount() && one.lost().size() <= other.lost().size() && (one.isRobust() || !other.isRobust());
    }
}
