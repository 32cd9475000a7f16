package dev.goldenangle.web;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.state.Body;
import dev.goldenangle.telemetry.Run;

import java.util.Arrays;
import java.util.List;

/** A run that was shared, its level, and the run that the same inputs give with changed knobs. */
final class SharedRun {
    private final Model model;
    private final InputTrace trace;
    private final Level level;
    private final TraceReplay.Result recorded;
    private final ParameterSet shared;
    private final double[] sharedMetrics;
    private ParameterSet knobs;
    private Run now;

    /** @throws IllegalArgumentException with the reason, if the trace cannot be read */
    SharedRun(String traceText, byte[] map, String course) {
        TraceReading reading = TraceReader.read("the shared run", traceText);
        trace = reading.trace().orElseThrow(() -> new IllegalArgumentException(reading.problems().toString()));
        model = ModelCatalog.find(trace.header().model()).orElseThrow(() -> new IllegalArgumentException("there is no model called " + trace.header().model()));
        level = LevelReader.read(trace.header().map(), new MapContent(map, course), model.unitsPerMetre());
        shared = TraceReplay.parameters(trace, model);
        recorded = TraceReplay.asRecorded(trace, model, level).run();
        knobs = shared;
        now = recorded.run();
        RunReader reader = new RunReader(now);
        sharedMetrics = Arrays.stream(Metric.values()).mapToDouble(metric -> metric.of(reader)).toArray();
    }

    Model model() {
        return model;
    }

    InputTrace trace() {
        return trace;
    }

    Level level() {
        return level;
    }

    ParameterSet knobs() {
        return knobs;
    }

    Run shared() {
        return recorded.run();
    }

    Run now() {
        return now;
    }

    /** What the page shows of the run itself. */
    String about() {
        Body body = model.mover(shared, level).body(trace.header().start());
        return new JsonText().open('{').field("model", model.id()).field("modelLabel", model.label()).field("preset", trace.header().preset()).field("map", level.name())
                .field("source", trace.header().source()).field("tickRate", trace.header().tickRate()).field("metre", model.unitsPerMetre()).field("lengthUnit", model.lengthUnit().symbol())
                .field("speedUnit", model.speedUnit().symbol()).field("asked", model.asked()).field("bottom", body.bottom()).field("top", body.top()).field("radius", body.radius())
                .field("ticks", recorded.run().length()).field("matches", recorded.matches()).field("firstDifference", recorded.firstDifference()).field("hash", Hash64.hex(recorded.run().hash()))
                .field("w", shared.w()).close('}').toString();
    }

    /** All knobs in groups with their values, ranges and texts. */
    String knobTable() {
        JsonText json = new JsonText().open('[');
        for (Group group : model.parameters().groups()) {
            json.open('{').field("key", group.key()).field("label", group.label()).field("doc", group.doc()).key("knobs").open('[');
            for (Parameter parameter : model.parameters().inGroup(group)) {
                Spec spec = parameter.spec();
                json.open('{').field("key", parameter.key()).field("label", parameter.label()).field("kind", spec.kind().name()).field("unit", spec.unit().symbol())
                        .field("doc", spec.doc()).field("low", spec.tooLow()).field("high", spec.tooHigh()).field("isRate", parameter == model.tickRate()).key("options").open('[');
                spec.options().forEach(json::text);
                json.close(']');
                state(json, parameter, knobs);
                json.field("shared", shared.value(parameter).text()).field("sharedAt", spec.unit().toShown(shared.get(parameter))).close('}');
            }
            json.close(']').close('}');
        }
        return json.close(']').toString();
    }

    private static void state(JsonText json, Parameter parameter, ParameterSet set) {
        Spec spec = parameter.spec();
        json.field("text", text(set, parameter)).field("at", spec.unit().toShown(set.get(parameter)))
                .field("from", spec.unit().toShown(spec.sliderMin().resolve(set.w()))).field("to", spec.unit().toShown(set.sliderEnd(parameter)))
                .field("off", set.table().isOff(parameter, set));
    }

    /** As it is written in files: a word for a choice. */
    private static String text(ParameterSet set, Parameter parameter) {
        return parameter.spec().options().isEmpty() ? set.value(parameter).text() : parameter.spec().options().get(set.getInt(parameter));
    }

    /** The text of a value on a slider, in the form in which the knob is written. */
    String written(String key, double shown) {
        Parameter parameter = model.parameters().find(key).orElseThrow();
        return knobs.towards(parameter, parameter.spec().unit().toInternal(shown)).text();
    }

    /**
     * Re-simulates the same inputs.
     *
     * @param changes lines of "key = value"; every other knob is as shared
     * @throws IllegalArgumentException with the reason, if a value is not allowed
     */
    String change(String changes) {
        ParameterSet next = shared.unlimited();
        for (String line : changes.split("\n")) {
            int equals = line.indexOf('=');
            if (equals > 0) {
                next = next.with(line.substring(0, equals).strip(), line.substring(equals + 1).strip());
            }
        }
        ParameterSet limited = next.limited();
        now = limited.equals(shared) ? recorded.run() : TraceReplay.whatIf(trace, model, limited, level).run().run();
        knobs = limited;
        JsonText json = new JsonText().open('{').field("hash", Hash64.hex(now.hash())).field("ticks", now.length()).field("w", knobs.w()).key("values").open('{');
        for (Parameter parameter : model.parameters().parameters()) {
            json.key(parameter.key()).open('{');
            state(json, parameter, knobs);
            json.close('}');
        }
        return json.close('}').close('}').toString();
    }

    /** The run as shared and another beside it, metric by metric. */
    String comparison(Run other) {
        RunReader reader = new RunReader(other);
        JsonText json = new JsonText().open('[');
        for (Metric metric : Metric.values()) {
            double is = other == shared() ? sharedMetrics[metric.ordinal()] : metric.of(reader);
            Comparison.MetricRow row = new Comparison.MetricRow(metric, List.of(sharedMetrics[metric.ordinal()], is), -1);
            json.open('{').field("key", metric.key()).field("label", metric.label()).field("doc", metric.doc()).field("digits", metric.quantity().digits())
                    .field("unit", metric.symbol(model.lengthUnit().symbol(), model.speedUnit().symbol())).field("was", row.shown(0)).field("is", row.shown(1)).field("change", row.shownChange(1))
                    .field("verdict", row.verdict(1).name()).close('}');
        }
        return json.close(']').toString();
    }
}
