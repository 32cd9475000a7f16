package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.parameter.Value;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class SuggestionTextTest {
    @Test
    void anglesAreShownWithADegreeSign() {
        assertEquals("35°", SuggestionText.shown(Value.degrees(35)));
        assertEquals("41.27°", SuggestionText.shown(Value.degrees(41.26789)));
    }

    @Test
    void otherFormsKeepTheirSuffix() {
        assertEquals("1.2W", SuggestionText.shown(Value.ofW(1.2)));
        assertEquals("7.9", SuggestionText.shown(Value.of(7.9)));
    }
}
