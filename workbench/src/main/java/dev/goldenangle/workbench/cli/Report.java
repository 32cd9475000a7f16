package dev.goldenangle.workbench.cli;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.SpeedAccount;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A run as data for JSON. */
final class Report {
    private static final List<CommonColumn> FINAL_STATE = List.of(CommonColumn.X, CommonColumn.Y, CommonColumn.Z, CommonColumn.VX, CommonColumn.VY,
            CommonColumn.VZ);

    private Report() {
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
