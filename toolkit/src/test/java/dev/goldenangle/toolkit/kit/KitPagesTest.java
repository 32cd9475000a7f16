package dev.goldenangle.toolkit.kit;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import java.util.Set;
import java.util.regex.Pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The pages of rules in a kit name only knobs that exist. */
class KitPagesTest {
    private static final Pattern WORD = Pattern.compile("`([a-z0-9_]+)`");

    static List<Model> models() {
        return ModelCatalog.models();
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyKnobNamedInAPageExists(Model model) throws IOException {
        Set<String> named = new TreeSet<>();
        WORD.matcher(page(model)).results().forEach(found -> named.add(found.group(1)));
        for (Parameter parameter : model.parameters().parameters()) {
            named.remove(parameter.key());
            named.removeAll(parameter.spec().options());
        }
        assertEquals(Set.of(), named);
    }

    private static String page(Model model) throws IOException {
        try (InputStream in = KitFolder.class.getResourceAsStream(model.id() + ".md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
