package dev.goldenangle.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** The packages each package may depend on, with the reason. */
class LayeringTest {
    private static final JavaClasses CORE = CoreClasses.ALL;

    record PackageRule(String name, String because, String... dependencies) {
        @Override
        public String toString() {
            return name + " depends on " + (dependencies.length == 0 ? "nothing" : String.join(", ", dependencies));
        }
    }

    static List<PackageRule> rules() {
        return List.of(
                new PackageRule("math", "numbers depend on nothing, because everything depends on them"),
                new PackageRule("parameter", "a parameter table must serve any model, so it depends on none", "math"),
                new PackageRule("world", "geometry does not depend on its users", "math"),
                new PackageRule("toml", "TOML is read independently of its content"),
                new PackageRule("map", "a reader builds worlds and does not depend on movers; a course names moves of the keys", "world", "math", "toml", "command"),
                new PackageRule("state", "a state can be saved, hashed and drawn without its rules; signals have a unit", "math", "parameter"),
                new PackageRule("io", "files are read and written independently of their content"),
                new PackageRule("recording", "a demo is numbers and keys, independent of the model that re-simulates it", "math"),
                new PackageRule("command", "input is the same for every model", "math", "state", "io"),
                new PackageRule("controller", "a controller handles collisions and does not decide velocity", "math", "state", "world", "parameter"),
                new PackageRule("ability", "an ability moves a body by state, report and controller, and does not depend on the model", "math", "parameter", "state", "command",
                        "controller", "world"),
                new PackageRule("motor", "models depend on the packages below and not on those above", "math", "parameter", "world", "map", "state",
                        "command", "controller", "ability"),
                new PackageRule("bot", "a bot sees what a player sees: the state and the keys", "command", "state", "parameter", "math"),
                new PackageRule("telemetry", "a recording does not depend on the model", "state", "command", "parameter", "math"),
                new PackageRule("simulation", "the tick loop runs any model with any input source", "math", "parameter", "world", "map", "state",
                        "command", "controller", "motor", "telemetry"),
                new PackageRule("analysis", "analysis reads runs and can make new ones; the caller chooses the bot", "math", "parameter", "world",
                        "map", "state", "command", "controller", "motor", "telemetry", "simulation"),
                new PackageRule("goal", "a goal runs a bot on a map for any model", "math", "parameter", "world", "map",
                        "state", "command", "motor", "bot", "telemetry", "simulation", "analysis"),
                new PackageRule("route", "a path is found by moving with any model, and verified by a bot", "math", "parameter", "world", "map", "state", "command", "motor",
                        "bot", "simulation"),
                new PackageRule("catalog", "the catalog lists all models", "motor", "parameter", "state", "math", "world", "map", "command", "controller"));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void packageDependsOnlyOnItsList(PackageRule rule) {
        String[] allowed = Stream.concat(Stream.of(rule.name), Arrays.stream(rule.dependencies)).map(name -> "dev.goldenangle." + name + "..")
                .toArray(String[]::new);
        String[] withJava = Stream.concat(Arrays.stream(allowed), Stream.of("java..", "")).toArray(String[]::new);
        classes().that().resideInAPackage("dev.goldenangle." + rule.name + "..").should().onlyDependOnClassesThat().resideInAnyPackage(withJava)
                .because(rule.because).allowEmptyShould(true).check(CORE);
    }

    static List<String> models() {
        return CORE.stream().filter(found -> found.isAssignableTo(Model.class) && !found.getModifiers().contains(JavaModifier.ABSTRACT)).map(found -> found.getPackageName())
                .map(name -> name.substring(name.lastIndexOf('.') + 1)).sorted().toList();
    }

    @Test
    void everyModelOfTheCatalogIsFound() {
        assertEquals(ModelCatalog.models().stream().map(Model::id).sorted().toList(), models());
    }

    @ParameterizedTest
    @MethodSource("models")
    void noModelDependsOnAnother(String model) {
        String[] others = models().stream().filter(other -> !other.equals(model)).map(other -> "dev.goldenangle.motor." + other + "..")
                .toArray(String[]::new);
        noClasses().that().resideInAPackage("dev.goldenangle.motor." + model + "..").should().dependOnClassesThat().resideInAnyPackage(others)
                .because("a model that depends on another cannot be understood or removed alone").allowEmptyShould(true).check(CORE);
    }

    @ParameterizedTest
    @MethodSource("models")
    void tickLoopDependsOnNoModel(String model) {
        noClasses().that().resideInAnyPackage("dev.goldenangle.simulation..", "dev.goldenangle.telemetry..", "dev.goldenangle.bot..")
                .should().dependOnClassesThat().resideInAPackage("dev.goldenangle.motor." + model + "..")
                .because("code that runs or records models must work for all of them").check(CORE);
    }

    /** Everything in the package except the two classes that connect motor and controller, with all its dependencies. */
    @Test
    void arenaMotorDependsOnlyOnInputStateAndNumbers() {
        String connecting = "Arena(Mover|Model)";
        classes().that().resideInAPackage("dev.goldenangle.motor.arena").and().haveNameNotMatching(".*\\." + connecting).should().onlyDependOnClassesThat()
                .haveNameMatching("java\\..*|dev\\.goldenangle\\.(math|parameter|state|command)\\..*|dev\\.goldenangle\\.motor\\.arena\\.(?!" + connecting + "$).*|\\[.*")
                .because("the motor decides velocity from input and state; collisions are the controller's part").check(CORE);
    }
}
