package dev.goldenangle.parameter;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ParameterTableTest {
    private static final Group GROUND = new Group("ground", "Ground", "Ground first.");
    private static final Group AIR = new Group("air", "Air", "Then the air.");

    private enum Mode { OFF, VERY_ON }

    /** Declared here, because a table accepts parameters from anywhere. */
    private record Knob(String name, Spec spec) implements Parameter {
    }

    private final Knob speed = new Knob("SPEED", Spec.number(GROUND, Unit.METRES_PER_SECOND, 10).limits(1, 100).slider(5, 20).doc("W.", "slow", "fast"));
    private final Knob cap = new Knob("CAP", Spec.number(AIR, Unit.METRES_PER_SECOND, Value.ofW(0.5)).limits(Value.of(0), Value.ofW(2))
            .slider(Value.of(0), Value.ofW(1)).doc("Cap.", "tight", "loose"));
    private final Knob ticks = new Knob("TICKS", Spec.whole(GROUND, Unit.TICKS, 3).limits(0, 9).slider(0, 4).doc("Ticks.", "short", "long"));
    private final Knob mode = new Knob("MODE", Spec.choice(AIR, Mode.VERY_ON).doc("Mode."));
    private final Knob onOff = new Knob("SWITCH", Spec.onOff(AIR, true).doc("Switch."));
    private final Knob angle = new Knob("ANGLE", Spec.number(AIR, Unit.ANGLE, Value.degrees(30)).limits(Value.degrees(0), Value.degrees(90))
            .slider(Value.degrees(10), Value.degrees(50)).doc("Angle.", "flat", "steep"));
    private final Derived doubled = new Derived("double_speed", GROUND, Unit.METRES_PER_SECOND, "Twice W.", List.of(speed),
            set -> 2 * set.get(speed), (set, value) -> set.with(speed, value / 2));
    private final ParameterTable table = new ParameterTable(speed, List.of(speed, cap, ticks, mode, onOff, angle), List.of(doubled));

    @Test
    void parametersAreOrderedByTheFirstAppearanceOfTheirGroup() {
        assertEquals(List.of(speed, ticks, cap, mode, onOff, angle), table.parameters());
        assertEquals(List.of(GROUND, AIR), table.groups());
        assertEquals(List.of(speed, ticks), table.inGroup(GROUND));
        assertEquals(6, table.size());
        assertTrue(table.contains(cap));
        assertFalse(table.contains(new Knob("OTHER", speed.spec())));
    }

    @Test
    void duplicateNamesAndMissingWAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new ParameterTable(speed, List.of(speed, new Knob("SPEED", cap.spec())), List.of()));
        assertThrows(IllegalArgumentException.class, () -> new ParameterTable(speed, List.of(ticks), List.of()));
        assertEquals(1, ParameterTable.withoutReference(List.of(ticks)).defaults().w());
        assertEquals(3, ParameterTable.withoutReference(List.of(ticks)).defaults().getInt(ticks));
    }

    @Test
    void derivedKnobReadsAndWritesTheParametersItReplaces() {
        assertEquals(doubled, table.findDerived("double_speed").orElseThrow());
        assertTrue(table.findDerived("triple_speed").isEmpty());
        assertEquals(List.of(doubled), table.derived());
        assertEquals("Double speed", doubled.label());
        assertEquals(20, doubled.read(table.defaults()));
        assertEquals(15, doubled.write(table.defaults(), 30).get(speed));
    }

    @Test
    void setSurvivesConversionToText() {
        ParameterSet set = table.defaults().with("cap", "0.75W").with("mode", "off").with("switch", "false").with("angle", "45deg");
        Map<String, String> text = set.asText();
        assertEquals(Map.of("speed", "10", "ticks", "3", "cap", "0.75W", "mode", "off", "switch", "false", "angle", "45deg"), text);
        assertEquals(set, table.read(text));
        assertEquals(set.hashCode(), table.read(text).hashCode());
        assertNotEquals(set, table.defaults());
        assertNotEquals(set.hashCode(), table.defaults().hashCode());
    }

    /** 30 is more than twice the default W, but not more than twice the W read with it. */
    @Test
    void valuesReadTogetherAreValidatedTogether() {
        assertThrows(IllegalArgumentException.class, () -> table.defaults().with("cap", "30"));
        assertEquals(30, table.read(Map.of("cap", "30", "speed", "20")).get(cap));
        assertThrows(IllegalArgumentException.class, () -> table.read(Map.of("cap", "50", "speed", "20")));
    }

    @Test
    void valuesCanBeReadAsDifferentTypes() {
        ParameterSet set = table.defaults();
        assertEquals(5f, set.getFloat(cap));
        assertTrue(set.isOn(onOff));
        assertFalse(set.with("switch", "false").isOn(onOff));
        assertEquals(Mode.VERY_ON, set.getChoice(mode, Mode.class));
        assertEquals(List.of("off", "very-on"), mode.spec().options());
        assertEquals(1, mode.spec().max().amount());
    }

    @Test
    void refusalGivesTheReason() {
        ParameterSet set = table.defaults();
        assertEquals("must be a finite number", set.problem(speed, Value.of(Double.NaN)).orElseThrow());
        assertEquals("must be a whole number", set.problem(ticks, Value.of(1.5)).orElseThrow());
        assertEquals("must be one of off, very-on", set.problem(mode, Value.of(0.5)).orElseThrow());
        assertEquals("must lie between 0deg and 90deg", set.problem(angle, Value.degrees(91)).orElseThrow());
        assertEquals("must lie between 1 and 100", set.problem(speed, Value.of(101)).orElseThrow());
        assertTrue(set.problem(speed, Value.of(100)).isEmpty());
    }

    @Test
    void specKeepsItsFields() {
        assertEquals(Spec.Kind.NUMBER, speed.spec().kind());
        assertEquals(Value.of(5), speed.spec().sliderMin());
        assertEquals(Value.ofW(1), cap.spec().sliderMax());
        assertEquals(Value.degrees(90), angle.spec().max());
        assertEquals(Spec.Kind.WHOLE, ticks.spec().kind());
        assertEquals(Value.of(9), ticks.spec().max());
        assertEquals(Value.of(1), onOff.spec().defaultValue());
        assertEquals(Value.of(0), Spec.onOff(AIR, false).defaultValue());
        assertEquals(List.of("false", "true"), onOff.spec().options());
    }

    @Test
    void anglesAreShownInDegrees() {
        assertEquals(180, Unit.ANGLE.toShown(Math.PI), 1e-12);
        assertEquals(Math.PI / 2, Unit.ANGLE.toInternal(90), 1e-12);
        assertEquals(3, Unit.METRES.toShown(3));
        assertEquals("tiles/s", Unit.TILES_PER_SECOND.symbol());
        assertEquals(Value.of(2).hashCode(), Value.of(2).hashCode());
        assertNotEquals(Value.of(2).hashCode(), Value.ofW(2).hashCode());
        assertNotEquals(Value.of(2).hashCode(), Value.of(3).hashCode());
        assertNotEquals(0, Value.ofW(2).hashCode());
        assertEquals(GROUND.hashCode(), new Group("ground", "Ground", "Ground first.").hashCode());
        assertNotEquals(GROUND.hashCode(), AIR.hashCode());
        assertNotEquals(GROUND, AIR);
    }

    @Test
    void referenceListsAllParametersAndDerivedKnobs() {
        String text = ParameterReference.markdown(table);
        assertTrue(text.contains("| `double_speed` | m/s | `speed` | Twice W. |"), text);
        assertTrue(text.contains("| `mode` | very-on | off, very-on |  | Mode."), text);
        assertTrue(text.contains("| `speed` | 10 m/s | 5 – 20 | 1 – 100 | W. | slow | fast |"), text);
        assertTrue(text.contains("| `angle` | 30° |"), text);
        assertTrue(text.contains("| `cap` | 0.5 W |"), text);
        assertFalse(ParameterReference.markdown(ParameterTable.withoutReference(List.of(ticks))).contains("Derived"));
        assertEquals("0.5 rad", ParameterReference.written(angle.spec(), Value.of(0.5)));
    }

    @Test
    void bisectionOfAWholeParameterUsesWholeSteps() {
        Bisection whole = Bisection.of(ticks, 9, 0, 0.1);
        assertEquals(new Bisection(0, 9, 1, true), whole);
        assertEquals(new Bisection(1, 5, 0.1, false), Bisection.of(speed, 5, 1, 0.1));
    }
}
