package dev.goldenangle.workbench.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.cli.Cli;
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

/** What holds in every room of the house, each rule with its because. */
class HouseRulesTest {
    private static final JavaClasses HOUSE = new ClassFileImporter().importUrls(Stream.of(Vec3.class, SampleMaps.class, Preset.class, Cli.class)
            .map(module -> module.getProtectionDomain().getCodeSource().getLocation()).toList());

    @Test
    void noSimpleNameIsUsedTwice() throws IOException {
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
        assertEquals(Map.of(), twice, "who searches for a class must find one");
    }

    @Test
    void noConstructorTakesABoolean() {
        constructors().that(areCalledFromElsewhere()).should(not(have(aBooleanParameter())))
                .because("true says nothing where it is passed: two factories, an enum, or the object that knows; a record names what it holds").check(HOUSE);
    }

    private static DescribedPredicate<JavaConstructor> areCalledFromElsewhere() {
        return DescribedPredicate.describe("are public or of their package, and not a record's", constructor -> {
            JavaClass owner = constructor.getOwner();
            return !constructor.getModifiers().contains(PRIVATE) && !owner.isRecord() && !owner.isAnonymousClass() && !owner.isLocalClass();
        });
    }

    private static DescribedPredicate<JavaConstructor> aBooleanParameter() {
        return DescribedPredicate.describe("a boolean parameter", constructor -> constructor.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(boolean.class)));
    }

    @Test
    void whatRunsBesideNamesTheThreadsItRunsOn() {
        noClasses().should().callMethodWhere(DescribedPredicate.describe("a step of a CompletableFuture on the common pool", HouseRulesTest::isOnTheCommonPool))
                .because("on JDK 25 and two processors the common pool is one thread for everybody, and who waits in it keeps all others waiting: OwnThread").check(HOUSE);
    }

    private static boolean isOnTheCommonPool(JavaMethodCall call) {
        return call.getTargetOwner().isEquivalentTo(CompletableFuture.class) && call.getName().endsWith("Async")
                && call.getTarget().getRawParameterTypes().stream().noneMatch(type -> type.isEquivalentTo(Executor.class));
    }

    @Test
    void roomsFormNoCircle() {
        slices().matching("dev.goldenangle.(**)").should().beFreeOfCycles().because("a room that needs itself through another cannot be understood alone").check(HOUSE);
    }
}
