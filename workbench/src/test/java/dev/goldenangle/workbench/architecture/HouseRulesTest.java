package dev.goldenangle.workbench.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static com.tngtech.archunit.core.domain.JavaModifier.PRIVATE;
import static com.tngtech.archunit.lang.conditions.ArchConditions.not;
import static com.tngtech.archunit.lang.conditions.ArchConditions.have;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.constructors;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** Rules for every package of the project, each with its reason. */
class HouseRulesTest {
    private static final JavaClasses PROJECT = ProjectClasses.ALL;

    @Test
    void simpleClassNamesAreUnique() throws IOException {
        Map<String, List<String>> twice = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            files.filter(file -> file.toString().replace('\\', '/').matches("(?!.*/build/).*/src/(main|test|bench)/java/.*\\.java") && !file.endsWith("package-info.java"))
                    .collect(Collectors.groupingBy(file -> file.getFileName().toString(), Collectors.mapping(Path::toString, Collectors.toList())))
                    .forEach((name, paths) -> {
                        if (paths.size() > 1) {
                            twice.put(name, paths);
                        }
                    });
        }
        assertEquals(Map.of(), twice, "a search for a class should find one file");
    }

    @Test
    void noConstructorTakesABoolean() {
        constructors().that(areNotPrivate()).should(not(have(aBooleanParameter())))
                .because("a reader cannot tell what true means at the call: use two factories or an enum; records name their components").check(PROJECT);
    }

    private static DescribedPredicate<JavaConstructor> areNotPrivate() {
        return DescribedPredicate.describe("are public or of their package, and not a record's", constructor -> {
            JavaClass owner = constructor.getOwner();
            return !constructor.getModifiers().contains(PRIVATE) && !owner.isRecord() && !owner.isAnonymousClass() && !owner.isLocalClass();
        });
    }

    private static DescribedPredicate<JavaConstructor> aBooleanParameter() {
        return DescribedPredicate.describe("a boolean parameter", constructor -> constructor.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(boolean.class)));
    }

    @Test
    void asynchronousStepsNameTheirExecutor() {
        noClasses().should().callMethodWhere(DescribedPredicate.describe("a step of a CompletableFuture on the common pool", HouseRulesTest::isOnTheCommonPool))
                .because("on JDK 25 with two processors the common pool has one thread, so a task that waits blocks all others: use DaemonThreads").check(PROJECT);
    }

    private static boolean isOnTheCommonPool(JavaMethodCall call) {
        return call.getTargetOwner().isEquivalentTo(CompletableFuture.class) && call.getName().endsWith("Async")
                && call.getTarget().getRawParameterTypes().stream().noneMatch(type -> type.isEquivalentTo(Executor.class));
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.goldenangle.(**)").should().beFreeOfCycles().because("packages in a cycle cannot be understood alone").check(PROJECT);
    }
}
