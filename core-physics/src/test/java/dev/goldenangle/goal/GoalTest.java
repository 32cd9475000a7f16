package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.Spread;
import dev.goldenangle.analysis.Statistic;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A goal, its result and its set, with numbers that can be checked by hand. */
class GoalTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();
    private static final Model STRAFEJUMP = ModelCatalog.find("strafejump").orElseThrow();
    private static final GoalMetric TOP_SPEED = GoalMetrics.of(Metric.TOP_SPEED);
    private static final GoalMetric STOP_TIME = GoalMetrics.of(Metric.STOP_TIME);
    private static final GoalMetric LEDGE = GoalMetrics.find("ledge_height").orElseThrow();

    private static Goal goal(Relation relation, String... amounts) {
        Amount first = Amount.parse(amounts[0]).orElseThrow();
        Optional<Amount> second = amounts.length == 1 ? Optional.empty() : Amount.parse(amounts[1]);
        return Goal.usual(TOP_SPEED, 20, ARENA, 10).withLimits(new Limits(relation, first, second));
    }

    private static GoalResult result(Goal goal, double value) {
        return GoalResult.of(goal, new TrialResult(value, Double.isNaN(value) ? "the run is too short." : "", null), ARENA, 10);
    }

    @Test
    void newGoalDemandsTheCurrentValue() {
        Goal fast = Goal.usual(TOP_SPEED, 20.44, ARENA, 10);
        assertEquals(Limits.one(Relation.AT_LEAST, new Amount(2.04, "W")), fast.limits(), "20.44 with W 10, to two digits");
        assertEquals("Top speed", fast.name());
        assertEquals(0, fast.landing());
        assertEquals(1, fast.weight());
        Goal crisp = Goal.usual(STOP_TIME, 0.357, ARENA, 10);
        assertEquals(Limits.one(Relation.AT_MOST, new Amount(0.36, "s")), crisp.limits(), "less is better");
        assertEquals(5, Goal.usual(GoalMetrics.find("speed_at_landing").orElseThrow(), 1, ARENA, 10).landing());
    }

    /** 20.46 with W 10 is 2.046, which rounds to 2.05; the limit must be met now, so it is 2.04. */
    @Test
    void proposedLimitIsRoundedToTheSideThatPasses() {
        assertEquals(new Amount(2.04, "W"), Goal.usual(TOP_SPEED, 20.46, ARENA, 10).limits().first());
        assertEquals(new Amount(0.37, "s"), Goal.usual(STOP_TIME, 0.364, ARENA, 10).limits().first());
        assertEquals(new Amount(1, "m"), Goal.usual(GoalMetrics.of(Metric.STOP_DISTANCE), 1.0000014305114746, ARENA, 10).limits().first(), "not 1.01");
        assertEquals(new Amount(1.6, "m"), Goal.usual(GoalMetrics.of(Metric.JUMP_HEIGHT), 1.5999661684036255, ARENA, 10).limits().first(), "not 1.59");
    }

    @Property
    void goalMadeOfTheCurrentValueIsMet(@ForAll("metrics") GoalMetric metric, @ForAll @DoubleRange(min = 0, max = 5000) double value) {
        Goal goal = Goal.usual(metric, metric.quantity() == Quantity.COUNT ? Math.rint(value) : value, ARENA, 10);
        GoalResult result = result(goal, metric.quantity() == Quantity.COUNT ? Math.rint(value) : value);
        assertTrue(result.pass(), goal.limits().text() + " " + result.value());
        assertTrue(result.margin() >= 0);
    }

    @Provide
    Arbitrary<GoalMetric> metrics() {
        return Arbitraries.of(GoalMetrics.of(ARENA));
    }

    @Test
    void onlyARandomBotHasSeveralSeeds() {
        GoalScenario human = new GoalScenario("flat", "human-strafer:champion", 2, 3);
        assertEquals(GoalScenario.USUAL_SEEDS, human.seeds());
        assertEquals(List.of(3L, 4L), human.withSeeds(2).seedList());
        assertEquals("flat · human-strafer:champion · 2 s · seed 3 · 2 seeds", human.withSeeds(2).text());
        assertEquals(1, new GoalScenario("flat", "runner", 2, 3, 8).seeds(), "every seed gives the same run");
        assertEquals(2, human.withSeeds(2).withBot("fuzzer").seeds());
        assertEquals(GoalScenario.USUAL_SEEDS, human.withBot("runner").withBot("fuzzer").seeds());
        assertTrue(human.withSeeds(0).problem().orElseThrow().contains("seeds"));
    }

    /** The seeds 3, 4 and 5 alone, and their mean. */
    @Test
    void goalOfARandomBotIsTheMeanOverItsSeeds() {
        GoalRunner runner = new GoalRunner(ARENA, id -> ProvingGround.level("ledge-1", ARENA));
        Goal goal = goal(Relation.AT_LEAST, "1W").withScenario(new GoalScenario("ledge-1", "fuzzer", 2, 3, 3));
        double[] alone = goal.scenario().seedList().stream().mapToDouble(seed -> runner.run(goal.withScenario(goal.scenario().only(seed)), ARENA.parameters().defaults()).value()).toArray();
        GoalResult result = runner.run(goal, ARENA.parameters().defaults());
        assertEquals((alone[0] + alone[1] + alone[2]) / 3, result.value());
        assertEquals(Spread.of(alone), result.spread());
        assertTrue(result.spread().low() < result.spread().high(), "the seeds differ");
    }

    @Test
    void percentileGoalIsTheQuantileOfItsSeeds() {
        GoalRunner runner = new GoalRunner(ARENA, id -> ProvingGround.level("ledge-1", ARENA));
        Goal mean = goal(Relation.AT_LEAST, "1W").withScenario(new GoalScenario("ledge-1", "fuzzer", 2, 3, 11));
        Goal low = mean.withScenario(mean.scenario().withStatistic(Statistic.parse("p10").orElseThrow()));
        GoalResult result = runner.run(low, ARENA.parameters().defaults());
        double[] seeds = low.scenario().seedList().stream().mapToDouble(seed -> runner.run(low.withScenario(low.scenario().only(seed)), ARENA.parameters().defaults()).value()).sorted().toArray();
        assertEquals(seeds[1], result.value(), "the second lowest of eleven");
        assertEquals(result.spread().low(), result.value());
        assertTrue(result.value() < runner.run(mean, ARENA.parameters().defaults()).value());
        assertEquals("ledge-1 · fuzzer · 2 s · seed 3 · p10 of 11 seeds", low.scenario().text());
        assertEquals(Statistic.MEAN, low.scenario().withBot("runner").statistic(), "every seed gives the same run");
    }

    @Test
    void skillsAreNamedByTheirBots() {
        assertEquals(List.of("casual", "practised", "champion", "perfect"), PlayerSkill.all().stream().map(PlayerSkill::id).toList());
        assertEquals("practised", PlayerSkill.of("human-strafer").orElseThrow().id(), "the defaults");
        assertEquals("perfect", PlayerSkill.of("optimal-strafer").orElseThrow().id());
        assertTrue(PlayerSkill.of("human-strafer:angle_noise=8deg").isEmpty());
        assertTrue(PlayerSkill.of("walker").isEmpty());
    }

    @Test
    void everyMetricHasEverydayWords() {
        assertEquals(List.of(), GoalMetrics.all().stream().filter(metric -> metric.words().isBlank()).toList());
    }

    @Test
    void goalCanBeChangedPartByPart() {
        Goal goal = goal(Relation.AT_LEAST, "2W");
        assertEquals("Fast", goal.withName("Fast").name());
        assertEquals(3, goal.withWeight(3).weight());
        assertEquals(GoalScenario.trial("flat"), goal.withScenario(GoalScenario.trial("flat")).scenario());
        assertEquals(goal, goal.withName("Fast").withName(goal.name()));
        assertTrue(goal.counts());
        assertFalse(goal.withWeight(0).counts());
    }

    @Test
    void trialIsReadFromItsOwnRunsAndAMetricFromAnyPlainRun() {
        Goal metric = goal(Relation.AT_LEAST, "2W");
        Goal trial = Goal.usual(LEDGE, 1, ARENA, 10);
        assertEquals("goal top_speed by optimal-strafer", metric.question().source());
        assertEquals("goal ledge_height", trial.question().source());
        assertTrue(metric.readsFrom("keyboard"));
        assertTrue(metric.readsFrom("goal top_speed by optimal-strafer"));
        assertFalse(metric.readsFrom("goal ledge_height"));
        assertTrue(trial.readsFrom("goal ledge_height"));
        assertFalse(trial.readsFrom("keyboard"));
    }

    @Test
    void resultHasValueAndMargin() {
        GoalResult met = result(goal(Relation.AT_LEAST, "2W"), 25);
        assertEquals(2.5, met.value());
        assertTrue(met.pass() && met.isMeasured() && !met.isMissed());
        assertEquals(0.25, met.margin(), 1e-12, "half a W of two");
        assertEquals(0, result(goal(Relation.AT_LEAST, "2W"), 19.999).margin(), "met within the tolerance");
        assertEquals(TOP_SPEED.doc(), met.why());
        GoalResult missed = result(goal(Relation.AT_MOST, "2W"), 25);
        assertTrue(missed.isMissed());
        assertEquals(-0.25, missed.margin(), 1e-12);
        assertFalse(result(goal(Relation.AT_MOST, "2W").withWeight(0), 25).isMissed(), "without weight it is not missed");
        GoalResult unmeasured = result(goal(Relation.AT_LEAST, "2W"), Double.NaN);
        assertFalse(unmeasured.isMeasured() || unmeasured.pass());
        assertEquals("Nothing was measured: the run is too short.", unmeasured.why());
    }

    @Test
    void marginBetweenTwoLimitsIsAShareOfHalfTheRange() {
        assertEquals(0.5, result(goal(Relation.BETWEEN, "2W", "4W"), 25).margin(), 1e-12, "2.5 is half a W inside, and half the range is 1");
        assertEquals(-1, result(goal(Relation.ABOUT, "2W", "0.5W"), 10).margin(), 1e-12);
        assertEquals(-3, result(goal(Relation.AT_MOST, "0W"), 30).margin(), 1e-12, "as a plain number if the limit is 0");
    }

    @Test
    void missedGoalExplainsItselfAndGivesAdvice() {
        Goal ledge = Goal.usual(LEDGE, 1, STRAFEJUMP, 320).withLimits(Limits.one(Relation.AT_LEAST, new Amount(99, "m")));
        GoalResult missed = GoalResult.of(ledge, new TrialResult(32, "", null), STRAFEJUMP, 320);
        assertEquals(LEDGE.doc(), missed.why());
        assertEquals(LEDGE.doc() + " Look at jump_speed up.", missed.withAdvice("Look at jump_speed up.").why());
        assertEquals(TOP_SPEED.doc(), result(goal(Relation.AT_MOST, "1W"), 25).why());
    }

    @Test
    void setIsEditedAsAList() {
        Goal one = goal(Relation.AT_LEAST, "1W").withName("One");
        Goal two = goal(Relation.AT_LEAST, "2W").withName("Two");
        Goal three = goal(Relation.AT_LEAST, "3W").withName("Three");
        GoalSet set = new GoalSet("mine", "Mine", "arena", List.of(one, two), "note");
        assertEquals(List.of(one, three), set.with(1, three).goals());
        assertEquals(List.of(three, one, two), set.inserted(0, three).goals());
        assertEquals(List.of(two), set.without(0).goals());
        assertEquals(List.of(two, one), set.moved(0, 1).goals());
        assertEquals(new GoalSet("yours", "Yours", "arena", List.of(one, two), "note"), set.withId("yours", "Yours"));
        assertEquals(List.of(one, two), set.goals(), "the set itself does not change");
    }

    @Test
    void scenarioIsWrittenAsALine() {
        assertEquals("flat · runner · 2.5 s", new GoalScenario("flat", "runner", 2.5, 1).text());
        assertEquals("flat · runner · 2 s · seed 7", new GoalScenario("flat", "runner", 2, 7).text());
        assertEquals("flat · practised player · 2 s · 16 seeds", new GoalScenario("flat", "human-strafer:practised", 2, 1).words());
        assertEquals("flat · perfect player · 2 s", new GoalScenario("flat", "optimal-strafer", 2, 1).words());
        assertEquals("flat · human-strafer:angle_noise=8deg · 2 s · 16 seeds", new GoalScenario("flat", "human-strafer:angle_noise=8deg", 2, 1).words());
        assertEquals("ledge", GoalScenario.trial("ledge").text());
    }

    @Test
    void unitsHaveTheRightFactors() {
        assertEquals(List.of("W", "m/s"), UnitScale.units(Quantity.SPEED, ARENA));
        assertEquals(List.of("W", "u/s", "m/s"), UnitScale.units(Quantity.SPEED, STRAFEJUMP));
        assertEquals(List.of("m"), UnitScale.units(Quantity.LENGTH, ARENA));
        assertEquals(List.of("u", "m"), UnitScale.units(Quantity.LENGTH, STRAFEJUMP));
        assertEquals(320, UnitScale.factor(Quantity.SPEED, "W", STRAFEJUMP, 320).orElseThrow());
        assertEquals(32, UnitScale.factor(Quantity.LENGTH, "m", STRAFEJUMP, 320).orElseThrow());
        assertEquals(32, UnitScale.factor(Quantity.SPEED, "m/s", STRAFEJUMP, 320).orElseThrow());
        assertEquals(1, UnitScale.factor(Quantity.LENGTH, "u", STRAFEJUMP, 320).orElseThrow());
        assertEquals(0.001, UnitScale.factor(Quantity.SECONDS, "ms", STRAFEJUMP, 320).orElseThrow());
        assertEquals(0.01, UnitScale.factor(Quantity.PERCENT, "%", STRAFEJUMP, 320).orElseThrow());
        assertTrue(UnitScale.factor(Quantity.PERCENT, "s", STRAFEJUMP, 320).isEmpty());
        assertEquals(List.of("", "×"), UnitScale.units(Quantity.RATIO, ARENA));
        assertEquals(List.of(""), UnitScale.units(Quantity.COUNT, ARENA));
        assertEquals(List.of("s", "ms"), UnitScale.units(Quantity.SECONDS, ARENA));
    }

    @Test
    void driverIsABotWithItsSettings() {
        Driver plain = Driver.parse("runner");
        assertEquals(1, plain.seed());
        assertEquals(plain.type().parameters().defaults(), plain.knobs());
        Driver set = Driver.parse("human-strafer:turn_rate=200deg,seed=3");
        assertEquals(3, set.seed());
        assertEquals("200deg", set.knobs().value(set.type().parameters().find("turn_rate").orElseThrow()).text());
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Driver.parse("robot:x=1")).getMessage().startsWith("there is no bot robot; bots: "));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Driver.parse("robot")).getMessage().contains("runner, "));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Driver.parse("runner:")).getMessage().startsWith("runner: "));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Driver.parse("runner:seed=x")).getMessage().startsWith("runner: "));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Driver.parse("runner:speed=1")).getMessage().startsWith("runner: "));
    }

    @Test
    void driverCanBeNamedByItsSkill() {
        Driver champion = Driver.parse("human-strafer:champion,seed=4");
        assertNotEquals(Driver.parse("human-strafer").knobs(), champion.knobs());
        assertEquals(champion.type().skill("champion").orElseThrow().apply(champion.type().parameters().defaults()), champion.knobs());
        assertEquals(4, champion.seed());
        String message = assertThrows(IllegalArgumentException.class, () -> Driver.parse("human-strafer:quick")).getMessage();
        assertTrue(message.startsWith("human-strafer: \"quick\" is not key=value, nor one of ") && message.contains("champion"), message);
        assertEquals("runner: \"quick\" is not key=value", assertThrows(IllegalArgumentException.class, () -> Driver.parse("runner:quick")).getMessage());
    }

    @Test
    void missedCheckComplainsAndAMetOneDoesNot() {
        GoalMetric stop = GoalMetrics.find("crisp_stop").orElseThrow();
        Goal goal = Goal.usual(stop, 0.2, ARENA, 10);
        assertFalse(stop.complaint().isEmpty());
        assertEquals(stop.doc() + " " + stop.complaint(), result(goal, 99).why());
        assertEquals(stop.doc(), result(goal, 0.1).why());
    }

    @Test
    void measuresAreEqualByKey() {
        assertEquals(TOP_SPEED, GoalMetrics.of(Metric.TOP_SPEED));
        assertNotEquals(TOP_SPEED, STOP_TIME);
        assertNotEquals(TOP_SPEED, "top_speed");
        assertEquals("top_speed".hashCode(), TOP_SPEED.hashCode());
        assertEquals("top_speed", TOP_SPEED.toString());
        assertFalse(GoalMetrics.find("mesa").orElseThrow().fits(ARENA));
        assertTrue(GoalMetrics.find("mesa").orElseThrow().fits(ModelCatalog.find("tilestep").orElseThrow()));
        assertFalse(GoalMetrics.of(ARENA).contains(GoalMetrics.find("mesa").orElseThrow()));
        assertEquals("at_most", Relation.AT_MOST.key());
        assertEquals(new Amount(3, "m"), new Amount(2, "m").withNumber(3));
    }

    @Test
    void runnerSaysWhyItCannotMeasure() {
        GoalRunner runner = new GoalRunner(ARENA, id -> Optional.empty());
        assertEquals(ARENA, runner.model());
        Goal nowhere = goal(Relation.AT_LEAST, "1W").withScenario(new GoalScenario("nowhere", "runner", 1, 1));
        TrialResult nothing = runner.measure(nowhere.question(), ARENA.parameters().defaults());
        assertTrue(Double.isNaN(nothing.value()));
        assertTrue(nothing.reason().contains("nowhere"), nothing.reason());
        Optional<Level> tiles = ProvingGround.level("tile-ledge-1", ModelCatalog.find("tilestep").orElseThrow());
        TrialResult wrong = new GoalRunner(ARENA, id -> tiles).measure(nowhere.question(), ARENA.parameters().defaults());
        assertTrue(wrong.reason().contains("nowhere"), wrong.reason());
        Goal ledge = goal(Relation.AT_LEAST, "1W").withScenario(new GoalScenario("ledge-1", "runner", 1, 1));
        GoalResult result = runner.run(ledge, ARENA.parameters().defaults());
        assertTrue(result.isMeasured(), result.why());
        assertEquals(ledge, result.goal());
        GoalSet set = new GoalSet("a", "A", "arena", List.of(ledge, nowhere), "");
        assertEquals(List.of(true, false), runner.run(set, ARENA.parameters().defaults()).stream().map(GoalResult::isMeasured).toList());
    }
}
