package dev.goldenangle.workbench.app.window;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.text.Messages;

import java.util.List;

/** Simulates the driving source under each suggestion and keeps the runs for comparison. */
final class SuggestionRuns {
    private static final int MOST = 4;
    private static final double LEAST_SECONDS = 10;
    private final TuningSession session;

    SuggestionRuns(TuningSession session) {
        this.session = session;
    }

    /** @param then called when the runs are kept */
    void keep(List<ParameterSet> suggestions, Runnable then) {
        Model model = session.document().model();
        Level level = session.document().level();
        Source source = session.live().doneAgain();
        double seconds = Math.max(LEAST_SECONDS, session.runs().shownSeconds());
        List<ParameterSet> some = suggestions.subList(0, Math.min(MOST, suggestions.size()));
        session.tasks().load(Messages.text("app.window.running-suggestions", some.size()), progress -> {
            List<Run> made = some.stream().map(values -> {
                int ticks = source.seconds() > 0 ? source.ticksAt(values.get(model.tickRate())) : RunMaker.ticks(model, values, seconds);
                return RunMaker.make(model, values, level, source.factory().create(model, values, level), source.label(), ticks, progress::isCancelled);
            }).toList();
            return () -> take(made, then);
        });
    }

    private void take(List<Run> made, Runnable then) {
        session.document().history().begin(Messages.text("app.window.keep-suggestions"));
        for (int i = 0; i < made.size(); i++) {
            session.runs().list().keep(Messages.text("app.window.suggestion", i + 1), made.get(i));
        }
        session.document().history().commit();
        then.run();
    }
}
