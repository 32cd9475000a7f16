package dev.goldenangle.toolkit.export;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Spec;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A C program that includes the header prints every value bit for bit. */
class CHeaderTest {
    @TempDir
    Path folder;

    static Stream<Model> models() {
        return ModelCatalog.models().stream();
    }

    /** A program that prints the name, then the bits of every number, one per line. */
    private static String program(GamePreset preset, GameFile header) {
        String prefix = Names.constant(preset.model().id()) + "_";
        StringBuilder text = new StringBuilder("#include <stdio.h>\n#include \"" + header.name() + "\"\nint main(void) {\nputs(" + prefix + "PRESET_DIGEST);\nfputs(" + prefix + "PRESET_NAME, stdout);\nputs(\"\");\n");
        for (GameValue value : preset.values()) {
            String name = prefix + Names.constant(value.key());
            text.append("printf(\"%a\\n\", (double) ").append(name).append(");\n");
            if (value.hasOwnUnit()) {
                text.append("printf(\"%a\\n\", (double) ").append(name).append("_SI);\n");
            }
        }
        return text.append("return 0;\n}\n").toString();
    }

    @ParameterizedTest
    @MethodSource("models")
    void compiledHeaderKeepsEveryBit(Model model) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Readers.find("cc").isPresent(), "no C compiler here");
        for (long seed = 1; seed <= 3; seed++) {
            GamePreset preset = RandomGamePresets.draw(model, seed * 31 + model.id().length());
            GameFile header = ExportFormat.C_HEADER.files(preset).get(0);
            Files.writeString(folder.resolve(header.name()), header.text());
            Files.writeString(folder.resolve("main.c"), program(preset, header));
            Readers.run(folder, "cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-O0", "-o", "main", "main.c");
            assertEquals(preset.digest() + "\n" + preset.preset().name() + "\n" + numbers(preset), Readers.run(folder, folder.resolve("main").toString()));
        }
    }

    private static String numbers(GamePreset preset) {
        StringBuilder text = new StringBuilder();
        for (GameValue value : preset.values()) {
            List<Double> expected = value.hasOwnUnit() ? List.of(value.number(), value.si()) : List.of(value.spec().kind() == Spec.Kind.WHOLE ? Math.rint(value.number()) : value.number());
            expected.forEach(number -> text.append(c99(number)).append('\n'));
        }
        return text.toString();
    }

    /** The number as C prints it: without the ".0" that Java adds. */
    private static String c99(double number) {
        String hex = Double.toHexString(number);
        String plus = hex.contains("p-") ? hex : hex.replace("p", "p+");
        return number == 0 ? "0x0p+0" : plus.replace(".0p", "p");
    }
}
