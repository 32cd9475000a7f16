package dev.goldenangle.toolkit.library;

import com.fasterxml.jackson.databind.ObjectMapper;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

class JsonTest {
    @Provide
    Arbitrary<Object> scalars() {
        return Arbitraries.oneOf(Arbitraries.strings().map(text -> text), Arbitraries.integers().map(number -> number), Arbitraries.doubles().map(number -> number),
                Arbitraries.of(true, false), Arbitraries.just((Object) null));
    }

    @Property(tries = 300)
    void writtenJsonReadsBackTheSame(@ForAll @Size(max = 5) Map<String, @Size(max = 4) List<String>> lists, @ForAll("scalars") Object scalar) throws IOException {
        Map<String, Object> value = Map.of("lists", lists, "list", Arrays.asList(scalar, scalar));
        assertEquals(value, Json.read(Json.text(value)));
        assertEquals(new ObjectMapper().readValue(Json.text(value), Map.class), value, "Jackson reads the same value");
    }

    @Test
    void nonFiniteNumbersBecomeNull() throws IOException {
        assertEquals(Arrays.asList(null, null, 1.5), Json.read(Json.text(List.of(Double.NaN, Float.POSITIVE_INFINITY, 1.5))));
    }

    @Test
    void floatsAreWrittenAsTheirShortestText() {
        assertEquals("[ 0.1, 0.1 ]", Json.text(List.of(0.1f, 0.1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{\"a\":1} {}", "{\"a\" 1}", "[1,", "NaN", "nul"})
    void textThatIsNotExactlyOneValueIsRejected(String text) {
        assertThrows(IOException.class, () -> Json.read(text));
    }
}
