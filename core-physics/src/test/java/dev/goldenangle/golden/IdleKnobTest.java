package dev.goldenangle.golden;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.marathon.ShotParameter;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.Simulation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** No parameter is without effect. */
class IdleKnobTest {
    /** Ticks between two comparisons of a run's digest. */
    private static final int STRIDE = 50;
    private static final Map<GoldenRun, long[]> HASHES = new HashMap<>();

    static Stream<Model> models() {
        return ModelCatalog.models().stream();
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyParameterChangesSomeGoldenRun(Model model) {
        List<String> idle = new ArrayList<>();
        List<GoldenRun> runs = GoldenRuns.all().stream().filter(g -> g.preset().startsWith(model.id() + "/")).collect(Collectors.toCollection(ArrayList::new));
        for (Parameter knob : model.parameters().parameters()) {
            // Those of shots change flights, not the mover: see MarathonGunneryTest.
            boolean acts = knob instanceof ShotParameter || changesOne(runs, knob);
            if (!acts) {
                idle.add(knob.key());
            }
        }
        assertTrue(idle.isEmpty(), () -> model.id() + ": parameters without effect: " + idle);
    }

    /** The run that a knob changed is tried first for the next knob, which often belongs to the same group. */
    private static boolean changesOne(List<GoldenRun> runs, Parameter knob) {
        Optional<GoldenRun> changed = runs.stream().filter(run -> changes(run, knob)).findFirst();
        changed.ifPresent(run -> {
            runs.remove(run);
            runs.add(0, run);
        });
        return changed.isPresent();
    }

    private static boolean changes(GoldenRun golden, Parameter knob) {
        ParameterSet parameters = golden.parameters();
        for (Value other : others(parameters, knob)) {
            if (parameters.problem(knob, other).isPresent()) {
                continue;
            }
            if (differs(golden.simulation(parameters.with(knob, other)), HASHES.computeIfAbsent(golden, IdleKnobTest::hashes))) {
                return true;
            }
        }
        return false;
    }

    /** A digest includes all ticks before it, so one difference is enough. */
    private static boolean differs(Simulation simulation, long[] hashes) {
        for (long hash : hashes) {
            simulation.run(STRIDE);
            if (simulation.hash() != hash) {
                return true;
            }
        }
        return false;
    }

    private static long[] hashes(GoldenRun golden) {
        Simulation simulation = golden.simulation();
        return LongStream.generate(() -> {
            simulation.run(STRIDE);
            return simulation.hash();
        }).limit(GoldenRuns.TICKS / STRIDE).toArray();
    }

    /** Values far from the present one, in both directions. */
    private static List<Value> others(ParameterSet parameters, Parameter knob) {
        Spec spec = knob.spec();
        Value now = parameters.value(knob);
        List<Value> others = new ArrayList<>();
        if (!spec.options().isEmpty()) {
            for (int i = 0; i < spec.options().size(); i++) {
                others.add(Value.of(i));
            }
        } else {
            double w = parameters.w();
            double low = spec.sliderMin().resolve(w);
            double high = spec.sliderMax().resolve(w);
            double internal = parameters.get(knob);
            for (double other : new double[] {internal + 0.37 * (high - low), internal - 0.37 * (high - low), low, high}) {
                others.add(Value.of(spec.kind() == Spec.Kind.WHOLE ? Math.rint(other) : other));
            }
        }
        others.removeIf(value -> value.equals(now) || now.form() == Form.ABSOLUTE && value.amount() == now.amount());
        return others;
    }
}
