package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.PointJournal;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Measures the wanted goals, also with a human bot, and scores how far they are from being met. */
final class Judge {
    /** Weight of the human results. Small, so that they only rank candidates that already meet the goals. */
    private static final double HUMAN_SHARE = 0.05;
    private final List<Goal> wanted;
    private final List<Goal> human;
    private final Evaluator evaluator;
    private final Progress monitor;
    private final PointJournal.Points known;

    Judge(ReachQuestion question, List<Goal> wanted, PointJournal journal, Progress monitor) {
        this.wanted = wanted;
        this.human = wanted.stream().flatMap(goal -> ReachQuestion.human(goal).stream()).toList();
        this.monitor = monitor;
        List<StudyMeasure> measures = Stream.concat(wanted.stream(), human.stream()).map(StudyMeasure::of).toList();
        this.evaluator = new Evaluator(question.space().model(), question.maps(), measures);
        this.known = journal.of(measures);
    }

    int size() {
        return wanted.size() + human.size();
    }

    double[] take(ParameterSet parameters) {
        double[] values = known.at(parameters, evaluator::take);
        monitor.advance();
        return values;
    }

    double[] means(double[] values) {
        return evaluator.means(values);
    }

    double loss(int goal, double mean) {
        return GoalLoss.of(goal < wanted.size() ? wanted.get(goal) : human.get(goal - wanted.size()), mean);
    }

    /**
     * The loss of a candidate; 0 means all goals are met.
     *
     * @param asked  loss of the wanted goals
     * @param played loss of their human versions
     */
    record Score(double asked, double played) {
        private static final double NOTHING = 1e-9;

        /** One number to minimise; the human loss counts only once the wanted goals are met. */
        double cost() {
            return asked + HUMAN_SHARE * (asked > NOTHING ? 1 : played / (1 + played));
        }

        boolean isReached() {
            return asked <= NOTHING;
        }

        /** Whether this score is not worse than another. Human misses are allowed if the other has them too. */
        boolean isAsGoodAs(Score other) {
            return asked <= other.asked + Math.max(NOTHING, 0.02 * other.asked) && (other.played > NOTHING || played <= NOTHING);
        }
    }

    Score score(double[] means) {
        double asked = 0;
        double played = 0;
        for (int i = 0; i < means.length; i++) {
            asked += i < wanted.size() ? loss(i, means[i]) : 0;
            played += i < wanted.size() ? 0 : loss(i, means[i]);
        }
        return new Score(asked, played);
    }

    double unallowed() {
        return size() * GoalLoss.UNMEASURED;
    }

    List<Suggestion.Reached> reached(double[] values, double[] before) {
        double[] means = means(values);
        double[] beforeMeans = means(before);
        List<Suggestion.Reached> reached = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            reached.add(new Suggestion.Reached(wanted.get(i), means[i], beforeMeans[i], wanted.get(i).limits().hold(means[i])));
        }
        return reached;
    }

    List<Suggestion.Human> human(double[] values) {
        List<Suggestion.Human> played = new ArrayList<>();
        for (int i = 0; i < human.size(); i++) {
            Goal goal = human.get(i);
            double[] seeds = evaluator.seedsOf(wanted.size() + i, values);
            double mean = goal.scenario().statistic().of(seeds);
            Optional<Double> worst = Arrays.stream(seeds).boxed().max((a, b) -> Double.compare(GoalLoss.distance(goal.limits(), a), GoalLoss.distance(goal.limits(), b)));
            played.add(new Suggestion.Human(goal, mean, worst.orElse(Double.NaN), seeds.length, goal.limits().hold(mean)));
        }
        return played;
    }
}
