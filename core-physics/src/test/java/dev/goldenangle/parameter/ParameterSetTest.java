package dev.goldenangle.parameter;

import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.parameter.ToyParameter.FAST;
import static dev.goldenangle.parameter.ToyParameter.GRACE;
import static dev.goldenangle.parameter.ToyParameter.MODE;
import static dev.goldenangle.parameter.ToyParameter.RATE;
import static dev.goldenangle.parameter.ToyParameter.STOP_SPEED;
import static dev.goldenangle.parameter.ToyParameter.TABLE;
import static dev.goldenangle.parameter.ToyParameter.TARGET;
import static dev.goldenangle.parameter.ToyParameter.TOP_SPEED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ParameterSetTest {
    private final ParameterSet defaults = TABLE.defaults();

    @Test
    void valuesRelativeToWFollowW() {
        assertEquals(3.0, defaults.get(STOP_SPEED), 1e-12);
        assertEquals(6.0, defaults.with(TOP_SPEED, 20).get(STOP_SPEED), 1e-12);
        assertEquals(Value.ofW(0.3), defaults.with(TOP_SPEED, 20).value(STOP_SPEED));
    }

    @Test
    void degreesAreStoredAsRadians() {
        assertEquals(35 * Math.PI / 180, defaults.get(TARGET), 1e-12);
        assertEquals("35deg", defaults.value(TARGET).text());
    }

    @Test
    void tickLengthIsConvertedToARate() {
        assertEquals(125.0, defaults.with(RATE, Value.milliseconds(8)).get(RATE), 1e-9);
    }

    @Test
    void changingAnInternalValueKeepsItsForm() {
        assertEquals(Value.ofW(0.5), defaults.withInternal(STOP_SPEED, 5).value(STOP_SPEED));
    }

    @Test
    void setsAreImmutable() {
        ParameterSet changed = defaults.with(GRACE, 4);
        assertEquals(2, defaults.getInt(GRACE));
        assertEquals(List.of(GRACE), changed.differences(defaults));
    }

    @Test
    void choicesSwitchesMultiplesOfWAndNumbersAreReadFromText() {
        assertEquals(ToyParameter.Mode.VERY_HARD, defaults.with("mode", "very-hard").getChoice(MODE, ToyParameter.Mode.class));
        assertTrue(defaults.with("fast", "true").isOn(FAST));
        assertEquals(4.0, defaults.with("stop_speed", "0.40W").get(STOP_SPEED), 1e-12);
        assertEquals(0.5, defaults.with("target", "0.5").get(TARGET), 1e-12);
    }

    @Test
    void invalidValuesAreRefusedWithAReason() {
        assertRefused("must lie between 1 and 100", "top_speed", "0");
        assertRefused("must lie between 0 and 2W", "stop_speed", "2.5W");
        assertRefused("must be a whole number", "grace", "1.5");
        assertRefused("must be one of none, soft, very-hard", "mode", "7.5");
        assertRefused("cannot be written in deg", "stop_speed", "3deg");
        assertRefused("is not a number", "stop_speed", "fast");
        assertRefused("is not a number", "stop_speed", "NaN");
        assertRefused("there is no parameter", "stop_sped", "1");
    }

    private void assertRefused(String reason, String key, String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> defaults.with(key, text)).getMessage();
        assertTrue(message.contains(reason), message);
    }

    @Test
    void parametersAreOrderedByGroup() {
        assertEquals(List.of(TOP_SPEED, STOP_SPEED, FAST, RATE, TARGET, GRACE, MODE), TABLE.parameters());
        assertEquals(List.of("ground", "angle"), TABLE.groups().stream().map(Group::key).toList());
    }

    @Test
    void namesDeriveFromTheConstant() {
        assertEquals("stop_speed", STOP_SPEED.key());
        assertEquals("Stop speed", STOP_SPEED.label());
    }

    @Test
    void referenceListsEveryParameter() {
        String markdown = ParameterReference.markdown(TABLE);
        TABLE.parameters().forEach(p -> assertTrue(markdown.contains("| `" + p.key() + "` |"), p.key()));
        assertTrue(markdown.contains("| `stop_speed` | 0.3 W | 0W – 1W | 0 – 2W | Stop speed. | slides | sticks |"), markdown);
    }

    @Test
    void shortestTextsReadBackTheSame() {
        for (double number : new double[] {0.1, 1e-7, 123456.789, -3, 0.30000000000000004}) {
            assertEquals(number, Value.parse(Value.of(number).text()).orElseThrow().amount());
        }
        assertFalse(Value.parse("1e999").isPresent());
        assertFalse(Value.parse("0x10").isPresent());
    }
}
