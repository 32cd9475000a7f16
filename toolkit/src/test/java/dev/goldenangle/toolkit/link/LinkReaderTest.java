package dev.goldenangle.toolkit.link;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class LinkReaderTest {
    private static final String STATE = "{\"type\":\"state\",\"tick\":7,\"position\":[1,2.5,-3],\"velocity\":[4,5,6],\"view\":[0.5,-0.25],\"keys\":{\"forward\":1,\"up\":-1,\"buttons\":3},\"revision\":2}";

    @Test
    void stateIsReadFieldByField() throws BadMessage {
        GameState state = LinkReader.read(STATE).state().orElseThrow();
        assertEquals(7, state.tick());
        assertEquals(2.5f, state.position().y);
        assertEquals(6f, state.velocity().z);
        assertEquals(0.5f, state.keys().yaw);
        assertEquals(-0.25f, state.keys().pitch);
        assertEquals(1f, state.keys().forward);
        assertEquals(0f, state.keys().right);
        assertTrue(state.keys().crouches());
        assertEquals(3, state.keys().buttons);
        assertTrue(state.grounded().isEmpty());
        assertEquals(2, state.revision());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{}", "{\"type\":3}", "{\"type\":\"quit\"}", "{\"type\":\"set\",\"key\":\"friction\",\"value\":3}", "{\"type\":\"state\"}", "{\"type\":\"state\"} {}",
            "{\"type\":\"state\",\"tick\":-1}", "{\"type\":\"state\",\"tick\":1e300}", "{\"type\":\"state\",\"position\":[1,2]}", "{\"type\":\"state\",\"position\":[1,2,3,4]}",
            "{\"type\":\"state\",\"position\":[1,2,1e99]}", "{\"type\":\"state\",\"position\":[1,2,NaN]}", "{\"type\":\"state\",\"keys\":{\"forward\":2}}", "{\"type\":\"state\",\"grounded\":1}", "[[[[[[[["})
    void invalidMessageIsRefusedWithAReason(String text) {
        assertTrue(assertThrows(BadMessage.class, () -> LinkReader.read(text)).getMessage().length() > 8);
    }

    @Provide
    Arbitrary<String> damaged() {
        Arbitrary<Integer> place = Arbitraries.integers().between(0, STATE.length() - 1);
        Arbitrary<String> junk = Arbitraries.of("", "{", "}", "[", "]", "\"", ",", ":", "1e999", "-", "null", "true", "\\u0000", "\uD800", "9".repeat(2000), "[".repeat(3000));
        return place.flatMap(from -> place.flatMap(to -> junk.map(text -> STATE.substring(0, Math.min(from, to)) + text + STATE.substring(Math.max(from, to)))));
    }

    /** Any other outcome would be an exception. */
    @Property(tries = 2000)
    void damagedMessageIsReadOrRefused(@ForAll("damaged") String text) {
        try {
            LinkReader.read(text);
        } catch (BadMessage refused) {
            assertTrue(refused.getMessage().length() > 0);
        }
    }
}
