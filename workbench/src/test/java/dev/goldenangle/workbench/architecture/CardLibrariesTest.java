package dev.goldenangle.workbench.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The shipped code uses the libraries required by the project's specification. The fifth, JUnit 5, runs this test.
 */
class CardLibrariesTest {
    private static final int LEAST_USERS = 3;
    private static final JavaClasses SHIPPED = ProjectClasses.in("presets", "toolkit", "workbench");

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "OpenJFX, javafx., javafx.scene.Node",
        "ControlsFX, org.controlsfx., org.controlsfx.control.PopOver",
        "JFreeChart-FX, org.jfree., org.jfree.chart.fx.ChartCanvas",
        "Jackson TOML, com.fasterxml.jackson.dataformat.toml., com.fasterxml.jackson.dataformat.toml.TomlFactory",
    })
    void atLeastThreeShippedClassesUseTheLibrary(String library, String packages, String representative) throws ClassNotFoundException {
        Class.forName(representative, false, CardLibrariesTest.class.getClassLoader());
        Set<JavaClass> direct = SHIPPED.stream().filter(type -> uses(type, packages)).collect(Collectors.toSet());
        List<String> users = SHIPPED.stream().filter(type -> direct.contains(type) || usesAny(type, direct)).map(JavaClass::getName).sorted().toList();
        assertTrue(users.size() >= LEAST_USERS, () -> library + " is used by " + users + " only");
    }

    /** An adapter of ours may be the only direct user of a library. */
    private static boolean usesAny(JavaClass type, Set<JavaClass> adapters) {
        return type.getDirectDependenciesFromSelf().stream().anyMatch(dependency -> adapters.contains(dependency.getTargetClass()));
    }

    private static boolean uses(JavaClass type, String packages) {
        return type.getDirectDependenciesFromSelf().stream().anyMatch(dependency -> dependency.getTargetClass().getName().startsWith(packages));
    }
}
