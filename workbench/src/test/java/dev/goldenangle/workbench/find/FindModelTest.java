package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The Find pane's model, without a window. */
class FindModelTest {
    private static final String RANDOM_GOAL = FindDesk.GOALS.replace("measure = \"stop_distance\"\nat_most = \"1m\"\nseconds = 3", "measure = \"distance\"\nat_least = \"1m\"\nseconds = 0.3\nbot = \"human-strafer\"\nseeds = 5")
            .replace("measure = \"jump_height\"\nat_least = \"1.6m\"\nseconds = 3", "measure = \"top_speed\"\nat_least = \"1m/s\"\nseconds = 0.3\nbot = \"optimal-strafer\"");
    /** Kept studies, shared by the tests that ask the same question. */
    @TempDir
    static Path shared;
    @TempDir
    Path folder;
    private FindDesk desk;

    private FindDesk open() {
        return openIn(shared);
    }

    private FindDesk openIn(Path studies) {
        desk = new FindDesk(StudyCache.in(studies));
        return desk;
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private String name(int row) {
        return desk.effects().matrix().knobs().get(desk.find.order().get(row)).key();
    }

    @Test
    void strongestKnobsComeFirstAndFirstMissedGoalIsSelected() {
        open().awaitEffects();
        desk.find.sort(0);
        assertTrue(List.of(name(0), name(1), name(2)).contains("friction"), "friction is among the strongest knobs for the stop distance");
        String strongest = name(0);
        desk.find.sort(1);
        assertTrue(List.of("jump_speed", "gravity").contains(name(0)), name(0));
        desk.find.sort(1);
        assertEquals(FindViewModel.BY_INFLUENCE, desk.find.sortedProperty().get());
        assertEquals("Stop", desk.find.reach().wanted().get(0).name(), "the missed goal is suggested");
        Selection looked = desk.find.selection().orElseThrow();
        assertEquals(0, looked.measure());
        assertEquals(strongest, looked.knob());
        MatrixCell cell = MatrixCell.of(desk.effects().matrix(), desk.effects().row("friction"), 0, desk.find.effects().goals().get(0), desk.effects().now()[0]);
        assertTrue(cell.length() < 0 && cell.direction() == MatrixCell.Direction.TOWARDS, "more friction, a shorter stop: " + cell);
    }

    @Test
    void changedKnobsMarkTheResultOutdatedAndUndoRestoresItWithoutRuns() {
        open().awaitEffects();
        desk.turn("friction", 7);
        assertTrue(desk.find.effects().isStale());
        assertFalse(desk.find.effects().isRunning());
        desk.document.history().undo();
        assertFalse(desk.find.effects().isStale() || desk.find.effects().isRunning());
    }

    @Test
    void cancelledAnalysisResumesInTheNextWindow() throws Exception {
        openIn(folder).find.seen();
        desk.thread.await("a first result", () -> desk.find.effects().effects().isPresent());
        desk.find.effects().cancel();
        desk.thread.await("the analysis has stopped", () -> !desk.find.effects().isRunning());
        EffectsViewModel.Effects half = desk.effects();
        desk.close();
        openIn(folder);
        desk.find.seen();
        desk.thread.await("kept rows are loaded", () -> desk.find.effects().effects().isPresent() || desk.find.effects().progress().filter(monitor -> monitor.kept() > 0).isPresent());
        desk.awaitEffects();
        assertTrue(desk.effects().runs() >= half.runs());
        try (Stream<Path> files = Files.walk(folder)) {
            assertTrue(files.anyMatch(file -> file.toString().endsWith(".csv")), "a complete study is saved as CSV");
        }
    }

    @Test
    void sliceChangesOnlyWithOtherKnobsAndADragIsOneUndoStep() {
        open().awaitEffects();
        desk.find.select("friction", 0);
        desk.thread.await("the slice", () -> desk.find.slice().answerProperty().get() != null && desk.find.slice().answerProperty().get().isComplete());
        SliceViewModel.Answer answer = desk.find.slice().answerProperty().get();
        ParameterSet before = desk.document.knobs().values();
        var knob = answer.slice().orElseThrow().knob();
        desk.find.slice().beginTurn(knob);
        for (double amount = 6; amount < 9; amount += 0.37) {
            desk.find.slice().turn(knob, amount);
        }
        desk.find.slice().endTurn();
        assertNotEquals(before, desk.document.knobs().values());
        assertEquals(answer, desk.find.slice().answerProperty().get(), "the sliced knob does not change its slice");
        desk.document.history().undo();
        assertEquals(before, desk.document.knobs().values());
        desk.turn("ground_accel", 12);
        desk.thread.await("a new slice", () -> desk.find.slice().answerProperty().get() != null && desk.find.slice().answerProperty().get() != answer);
    }

    @Test
    void twoKnobsGiveAMap() {
        open().awaitEffects();
        desk.find.select("friction", 0);
        desk.find.selectSecond("gravity");
        desk.thread.await("the map", () -> desk.find.slice().answerProperty().get() != null && desk.find.slice().answerProperty().get().isComplete());
        assertTrue(desk.find.slice().answerProperty().get().map().isPresent());
        desk.find.selectSecond("gravity");
        assertTrue(desk.find.selection().orElseThrow().second().isEmpty());
    }

    @Test
    void suggestionsCanBeFoundPreviewedAppliedAndUndone() {
        open().find.reach().choose(desk.find.reach().goals());
        ParameterSet before = desk.document.knobs().values();
        desk.search();
        List<Suggestion> suggestions = desk.find.reach().suggestions();
        assertTrue(suggestions.get(0).reachesAll() && suggestions.get(0).changes().size() <= 3);
        desk.find.reach().tryOut(suggestions.get(0));
        assertEquals(suggestions.get(0).parameters(), desk.document.knobs().values());
        assertEquals("", desk.document.history().undoLabelProperty().get().replace("Use goal set Quick", ""), "a preview is not an undo step");
        desk.find.endTrial();
        assertEquals(before, desk.document.knobs().values());
        desk.find.reach().tryOut(suggestions.get(0));
        desk.find.reach().apply(suggestions.get(0));
        assertEquals(suggestions.get(0).parameters(), desk.document.knobs().values());
        desk.document.history().undo();
        assertEquals(before, desk.document.knobs().values());
    }

    @Test
    void suggestionsForOtherKnobsOrGoalsNoLongerFit() {
        open().find.reach().choose(List.of(desk.find.reach().goals().get(0)));
        desk.search();
        ReachViewModel reach = desk.find.reach();
        List<Suggestion> suggestions = reach.suggestions();
        assertEquals(ReachViewModel.Fit.FITS, reach.fit());
        desk.turn("gravity", 30);
        assertEquals(ReachViewModel.Fit.OTHER_KNOBS, reach.fit());
        desk.document.history().undo();
        assertEquals(ReachViewModel.Fit.FITS, reach.fit());
        reach.apply(suggestions.get(0));
        assertTrue(reach.isApplied(suggestions.get(0)) && reach.fit() == ReachViewModel.Fit.FITS);
        reach.apply(suggestions.get(1));
        assertEquals(suggestions.get(1).parameters(), desk.document.knobs().values(), "another suggestion replaces the applied one");
        desk.use(FindDesk.GOALS.replace("1.6m", "1.7m").replace("Quick", "Other"));
        desk.document.goals().edit("Harder", desk.document.goals().set().with(1, reach.goals().get(1).withWeight(3)));
        assertEquals(ReachViewModel.Fit.OTHER_GOALS, reach.fit(), "a kept goal has changed");
    }

    @Test
    void goalsAreNotCalledMetBeforeTheyAreMeasured() {
        desk = new FindDesk(StudyCache.none(), FindDesk.GOALS.replace("1m", "9m").replace("1.6m", "0.1m"));
        assertFalse(desk.find.isMeasured() || desk.find.isAllMet());
        desk.awaitEffects();
        assertTrue(desk.find.isMeasured() && desk.find.isAllMet());
    }

    @Test
    void missedGoalsAreChosenOnceMeasuredIfReachWasOpenedBefore() {
        open().find.reach(List.of());
        desk.awaitEffects();
        assertEquals(List.of("Stop"), desk.find.reach().wanted().stream().map(Goal::name).limit(1).toList());
    }

    @Test
    void knobsOfAbilitiesThatAreOffAreNotSearched() {
        List<String> searched = open().find.reach().knobs().all().stream().map(Parameter::key).toList();
        assertTrue(searched.contains("friction") && !searched.contains("dash_speed"), searched.toString());
        desk.turn("dash", 1);
        assertTrue(desk.find.reach().knobs().all().stream().map(Parameter::key).toList().contains("dash_speed"));
    }

    @Test
    void sizeOfTheBodyStaysUnlessTheUserChoosesIt() {
        ReachViewModel reach = open().find.reach();
        Parameter skin = desk.knob("skin");
        assertFalse(reach.knobs().mayChange(skin) || reach.space().knobs().stream().anyMatch(knob -> knob.parameter() == skin));
        reach.setMayChange(skin, true);
        assertTrue(reach.space().knobs().stream().anyMatch(knob -> knob.parameter() == skin));
        reach.setMayChange(skin, false);
        assertFalse(reach.knobs().mayChange(skin) || desk.document.knobs().isLocked(skin));
    }

    @Test
    void effectsFromFewerSeedsThanTheGoalAreMarkedAsEstimatesUntilAllSeedsAreMeasured() {
        desk = new FindDesk(StudyCache.none(), RANDOM_GOAL);
        List<EffectsViewModel.Effects> shown = new ArrayList<>();
        desk.find.effects().effectsProperty().addListener((observable, old, now) -> shown.add(now));
        desk.awaitEffects();
        EffectsViewModel.Effects estimate = shown.get(shown.size() - 2);
        int knob = estimate.matrix().movers(0).get(0);
        assertTrue(MatrixText.cell(estimate, knob, 0).endsWith(" ≈ estimated from 4 of 5 seeds"), MatrixText.cell(estimate, knob, 0));
        assertFalse(MatrixText.cell(estimate, estimate.matrix().movers(1).get(0), 1).contains("≈"), "this bot makes the same run with every seed");
        assertFalse(estimate.isComplete());
        assertFalse(desk.find.effects().isEstimate());
        assertEquals(5, desk.effects().matrix().measures().get(0).seeds());
        assertNotEquals(estimate.matrix().effect(knob, 0), desk.effects().matrix().effect(knob, 0), "the fifth seed changes the effect");
        assertEquals(estimate.matrix().effect(knob, 1), desk.effects().matrix().effect(knob, 1), "effects without randomness are not measured again");
    }

    @Test
    void mapsAndSharesEndWithAllSeedsOfTheGoal() {
        desk = new FindDesk(StudyCache.none(), RANDOM_GOAL);
        desk.awaitEffects();
        desk.find.select("friction", 0);
        desk.find.selectSecond("gravity");
        desk.thread.await("the map", () -> !desk.find.slice().isRunning() && desk.find.slice().answerProperty().get() != null && desk.find.slice().answerProperty().get().isComplete());
        assertEquals(5, desk.find.slice().answerProperty().get().map().orElseThrow().measures().get(0).seeds());
        List<ShareViewModel.Shares> shown = new ArrayList<>();
        desk.find.shares().sharesProperty().addListener((observable, old, now) -> shown.add(now));
        desk.find.shares().make(desk.find.effects().goals());
        desk.thread.await("the shares", () -> !desk.find.shares().isRunning());
        assertEquals(List.of(1, 5), shown.stream().map(shares -> shares.measures().get(0).seeds()).distinct().toList());
        assertTrue(MatrixText.share(shown.get(0), "friction", 0).contains("≈"));
        assertFalse(MatrixText.share(shown.get(shown.size() - 1), "friction", 0).contains("≈"));
    }

    @Test
    void searchResumesInTheNextWindow() {
        openIn(folder).find.reach().choose(desk.find.reach().goals());
        desk.search();
        List<Suggestion> suggestions = desk.find.reach().suggestions();
        desk.close();
        openIn(folder);
        desk.find.reach().remember();
        assertTrue(desk.find.reach().isRunning(), "the search resumes by itself");
        desk.thread.await("the search", () -> !desk.find.reach().isRunning());
        assertEquals(suggestions.stream().map(Suggestion::parameters).toList(), desk.find.reach().suggestions().stream().map(Suggestion::parameters).toList());
    }

    @Test
    void unreachableGoalsShowTheNearestSuggestionAndOneWayOut() {
        desk = new FindDesk(StudyCache.none(), FindDesk.GOALS.replace("1.6m", "900m"));
        desk.awaitEffects();
        desk.document.knobs().lock(desk.knob("jump_speed"));
        desk.find.reach().choose(List.of(desk.find.reach().goals().get(1)));
        desk.search();
        Suggestion nearest = desk.find.reach().suggestions().get(0);
        assertFalse(nearest.reachesAll());
        SearchAdvice way = SearchAdvice.of(desk.find);
        assertEquals("Unlock jump speed?", way.button());
        way.action().run();
        assertFalse(desk.document.knobs().isLocked(desk.knob("jump_speed")));
        assertTrue(desk.find.reach().isRunning());
    }
}
