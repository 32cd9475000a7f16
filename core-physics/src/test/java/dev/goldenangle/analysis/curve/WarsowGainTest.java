package dev.goldenangle.analysis.curve;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.warsow.WarsowFigures;
import dev.goldenangle.motor.warsow.WarsowFigures.Row;
import dev.goldenangle.motor.warsow.WarsowModel;
import dev.goldenangle.motor.warsow.WarsowParameter;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The gain curves of the warsow model are those measured on the games: one tick in the air, before rounding, for every angle. */
class WarsowGainTest {
    private static final Map<String, HeldKeys> KEYS = Map.of("forward", HeldKeys.FORWARD, "forward+right", HeldKeys.FORWARD_AND_SIDE, "right", HeldKeys.SIDE);

    @ParameterizedTest
    @CsvSource({"warfork, new", "warfork, classic", "warsow2, new", "warsow2, classic"})
    void gainAndTurnAreTheMeasuredOnesAtEveryAngle(String variant, String style) {
        Probe probe = probe(variant, style);
        List<Row> rows = rows(variant, style);
        assertEquals(2172, rows.size());
        for (Row row : rows) {
            probe.inAir(row.number("speed"));
            double gain = probe.strafe(Math.toRadians(row.number("wish_angle_deg")), KEYS.get(row.text("keys")));
            assertEquals(row.number("gain"), gain, 2e-3, row::toString);
            double turned = Math.toDegrees(Math.atan2(-probe.copy().velocity.y, probe.copy().velocity.x));
            assertEquals(row.number("heading_deg"), turned, 0.02, row::toString);
        }
    }

    /** The strafe bar and the bots use the formula; no measured angle gains more, except that forward alone gains a little in a turn at 1000 u/s in Warfork. */
    @Test
    void bestGainOfTheFormulaIsTheHighestMeasuredOne() {
        for (String variant : List.of("warfork", "warsow2")) {
            Map<String, Float> highest = new HashMap<>();
            rows(variant, "new").forEach(row -> highest.merge(row.text("keys") + "," + row.text("speed"), row.number("gain"), Math::max));
            assertEquals(12, highest.size());
            ParameterSet set = set(variant, "new");
            StrafeTheory theory = new WarsowModel().theory(set).orElseThrow();
            highest.forEach((key, gain) -> {
                HeldKeys keys = KEYS.get(key.split(",")[0]);
                Bench bench = new Bench(new WarsowModel(), set, level()).moving(Double.parseDouble(key.split(",")[1]), 0, 0).keys(keys.forward, keys.right, 0);
                double formula = theory.bestGain(bench.state, bench.command);
                assertTrue(formula >= gain - (keys == HeldKeys.FORWARD ? 0.06 : 1e-3) && formula <= 1.03 * gain + 1e-3, variant + " " + key + ": " + formula + " against " + gain + ", measured at whole degrees");
                assertTrue(keys != HeldKeys.FORWARD || theory.bestAngle(bench.state, bench.command) == 0f, key);
            });
        }
    }

    private static Level level() {
        return Bench.level(List.of(Bench.floor()));
    }

    private static Probe probe(String variant, String style) {
        return new Probe(new WarsowModel(), set(variant, style), level());
    }

    private static ParameterSet set(String variant, String style) {
        return WarsowFigures.settings(variant, style.equals("new") ? 7 : 6, 16).with(WarsowParameter.SNAPPING, 0);
    }

    private static List<Row> rows(String variant, String style) {
        return WarsowFigures.rows("gain.csv.gz").stream().filter(row -> row.text("variant").equals(variant) && row.text("style").equals(style)).toList();
    }
}
