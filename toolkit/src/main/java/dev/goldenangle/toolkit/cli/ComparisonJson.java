package dev.goldenangle.toolkit.cli;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.state.SpeedCause;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** A comparison as data for JSON. */
final class ComparisonJson {
    private ComparisonJson() {
    }

    static Map<String, Object> of(List<String> names, Comparison comparison) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("runs", names);
        json.put("metrics", comparison.metrics().stream().map(ComparisonJson::metric).toList());
        json.put("parameters", comparison.parameters().stream().map(row -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("key", row.parameter().key());
            entry.put("values", row.sets().stream().map(set -> CompareCommand.written(set, row.parameter())).toList());
            return entry;
        }).toList());
        json.put("causes", comparison.causes().stream().map(row -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("name", nameOf(row.cause()));
            entry.put("values", row.values());
            return entry;
        }).toList());
        json.put("jumps", comparison.jumps().stream().map(row -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("number", row.number());
            entry.put("runs", row.jumps().stream().map(jump -> jump.map(ComparisonJson::jump).orElse(null)).toList());
            return entry;
        }).toList());
        json.put("gaps", comparison.gaps().stream().map(ComparisonJson::gap).toList());
        json.put("first_divergence", comparison.firstDivergence() < 0 ? null : comparison.firstDivergence());
        return json;
    }

    private static Map<String, Object> metric(Comparison.MetricRow row) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("name", row.metric().key());
        entry.put("values", row.values());
        entry.put("better", row.best() < 0 ? null : row.best());
        entry.put("verdicts", IntStream.range(1, row.values().size()).mapToObj(run -> row.verdict(run).name().toLowerCase(Locale.ROOT)).toList());
        return entry;
    }

    private static Map<String, Object> jump(Jump jump) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("takeoff_tick", jump.takeoffTick());
        entry.put("takeoff_speed", jump.takeoffSpeed());
        entry.put("landing_speed", jump.landingSpeed());
        entry.put("gain", jump.gain());
        entry.put("sync", jump.sync());
        entry.put("efficiency", jump.efficiency());
        entry.put("airtime", jump.airtime());
        entry.put("height", jump.height());
        entry.put("distance", jump.distance());
        Map<String, Object> causes = new LinkedHashMap<>();
        jump.causes().forEach((cause, change) -> causes.put(nameOf(cause), change));
        entry.put("causes", causes);
        return entry;
    }

    private static Map<String, Object> gap(Gap gap) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("reach", gap.reach());
        entry.put("seconds", gap.seconds());
        List<Object> gates = new ArrayList<>();
        for (Gap.Gate gate : gap.gates()) {
            Map<String, Object> there = new LinkedHashMap<>();
            there.put("gate", gate.label().toLowerCase(Locale.ROOT));
            there.put("along", gate.along());
            there.put("seconds", gate.seconds());
            gates.add(there);
        }
        entry.put("gates", gates);
        return entry;
    }

    private static String nameOf(SpeedCause cause) {
        return cause.name().toLowerCase(Locale.ROOT);
    }
}
