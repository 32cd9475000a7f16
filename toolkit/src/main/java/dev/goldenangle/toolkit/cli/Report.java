package dev.goldenangle.toolkit.cli;

import dev.goldenangle.analysis.FiredShots;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.SpeedAccount;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Converts a run to JSON. */
final class Report {
    private static final List<CommonColumn> FINAL_STATE = List.of(CommonColumn.X, CommonColumn.Y, CommonColumn.Z, CommonColumn.VX, CommonColumn.VY,
            CommonColumn.VZ);

    private Report() {
    }

    /** @param shots the shots fired in the run, for models with weapons */
    static Map<String, Object> of(Run run, String preset, List<FiredShots.Fired> shots) {
        Map<String, Object> report = of(run, preset);
        report.put("shots", shots.stream().map(Report::shot).toList());
        return report;
    }

    private static Map<String, Object> shot(FiredShots.Fired shot) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("tick", shot.tick());
        entry.put("kind", shot.kind());
        entry.put("end", shot.flight().end());
        entry.put("bounces", shot.flight().bounces());
        entry.put("hit", shot.isHit() ? shot.flight().hit() : null);
        List<List<Float>> path = new ArrayList<>();
        for (int i = 0; i < shot.flight().path().length; i += 3) {
            path.add(List.of(shot.flight().path()[i], shot.flight().path()[i + 1], shot.flight().path()[i + 2]));
        }
        entry.put("path", path);
        return entry;
    }

    static Map<String, Object> of(Run run, String preset) {
        RunReader reader = new RunReader(run);
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("model", run.header().model());
        report.put("preset", preset);
        report.put("map", run.header().map());
        report.put("source", run.header().source());
        report.put("ticks", run.length());
        report.put("rate", run.header().tickRate());
        report.put("hash", Hash64.hex(run.hash()));
        report.put("final", finalState(run));
        report.put("metrics", metrics(reader));
        report.put("landings", run.events(EventKind.LAND).stream().map(Report::landing).toList());
        report.put("events", run.events().stream().map(Report::event).toList());
        report.put("speed_causes", causes(reader));
        return report;
    }

    private static Map<String, Object> finalState(Run run) {
        Map<String, Object> state = new LinkedHashMap<>();
        int last = run.length() - 1;
        for (CommonColumn column : FINAL_STATE) {
            state.put(column.key(), run.get(column, last));
        }
        state.put(CommonColumn.GROUNDED.key(), run.get(CommonColumn.GROUNDED, last) != 0f);
        return state;
    }

    static Map<String, Object> metrics(RunReader reader) {
        Map<String, Object> metrics = new LinkedHashMap<>();
        for (Metric metric : Metric.values()) {
            metrics.put(metric.key(), metric.of(reader));
        }
        return metrics;
    }

    private static Map<String, Object> landing(Event event) {
        Map<String, Object> landing = new LinkedHashMap<>();
        landing.put("tick", event.tick());
        landing.put("speed", event.value());
        return landing;
    }

    private static Map<String, Object> event(Event event) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("tick", event.tick());
        entry.put("kind", event.kind().name().toLowerCase(Locale.ROOT));
        entry.put("value", event.value());
        entry.put("index", event.index());
        return entry;
    }

    private static Map<String, Object> causes(RunReader reader) {
        SpeedAccount account = SpeedAccount.of(reader);
        Map<String, Object> causes = new LinkedHashMap<>();
        for (SpeedCause cause : SpeedCause.values()) {
            causes.put(cause.name().toLowerCase(Locale.ROOT), account.total(cause));
        }
        return causes;
    }
}
