package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.GoalSetReader;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.OpenGoals;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.workbench.tasks.Tasks;

import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A document with two goals that are quick to measure, and its find model; everything runs on the test's thread. */
final class FindDesk implements AutoCloseable {
    private static final ShippedLibrary LIBRARY = new ShippedLibrary();
    private static final OpenPreset ARENA = LIBRARY.openPreset("arena/default");
    static final String GOALS = """
            name = "Quick"
            model = "arena"

            [[goal]]
            name = "Stop"
            measure = "stop_distance"
            at_most = "1m"
            seconds = 3

            [[goal]]
            name = "Jump height"
            measure = "jump_height"
            at_least = "1.6m"
            seconds = 3
            """;
    final Sessions.TestThread thread = new Sessions.TestThread();
    final Tasks tasks = new Tasks(thread);
    final Document document = new Document(ARENA, LIBRARY.openMap("flat", ARENA.model()));
    final FindViewModel find;

    FindDesk(StudyCache shelf) {
        this(shelf, GOALS);
    }

    FindDesk(StudyCache shelf, String goals) {
        find = new FindViewModel(document, tasks, shelf);
        use(goals);
    }

    void use(String goals) {
        GoalSet set = GoalSetReader.read("quick", "quick.toml", goals).orThrow();
        document.goals().choose(new OpenGoals(set, Optional.empty(), OpenGoals.Origin.FILE));
    }

    Parameter knob(String key) {
        return document.knobs().values().table().find(key).orElseThrow();
    }

    void turn(String key, double amount) {
        assertEquals(Optional.empty(), document.knobs().set(knob(key), Value.of(amount)));
    }

    EffectsViewModel.Effects effects() {
        return find.effects().effects().orElseThrow();
    }

    void awaitEffects() {
        find.seen();
        thread.await("the effects", () -> !find.effects().isRunning() && find.effects().effects().filter(EffectsViewModel.Effects::isComplete).isPresent());
    }

    void search() {
        find.reach().search();
        thread.await("the search", () -> !find.reach().isRunning());
    }

    @Override
    public void close() {
        find.close();
    }
}
