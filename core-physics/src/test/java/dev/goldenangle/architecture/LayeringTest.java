package dev.goldenangle.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.math.Vec3;
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

/** Which room may know which: one line per room, each with its because. */
class LayeringTest {
    private static final JavaClasses CORE = new ClassFileImporter()
            .importUrl(Vec3.class.getProtectionDomain().getCodeSource().getLocation());

    record Room(String name, String because, String... knows) {
        @Override
        public String toString() {
            return name + " knows " + (knows.length == 0 ? "nothing" : String.join(", ", knows));
        }
    }

    static List<Room> rooms() {
        return List.of(
                new Room("math", "numbers stand on their own, so that everything can stand on them"),
                new Room("parameter", "a table of knobs must serve any model, so it knows none"),
                new Room("world", "geometry answers questions and does not care who asks", "math"),
                new Room("toml", "a text is read the same way, whatever it describes"),
                new Room("map", "a reader builds worlds; what moves in them is not its business", "world", "math", "toml"),
                new Room("state", "a state can be saved, hashed and drawn without the rules that made it; signals carry a unit", "math", "parameter"),
                new Room("io", "a file is a file, whatever stands in it"),
                new Room("recording", "a run of another game is numbers and keys; under which rules it is made again is not its business"),
                new Room("command", "input is the same for every model", "math", "state", "io"),
                new Room("controller", "a controller meets the world and decides no velocity of its own", "math", "state", "world", "parameter"),
                new Room("motor", "models stand on everything below and on nothing above", "math", "parameter", "world", "map", "state",
                        "command", "controller"),
                new Room("bot", "a bot sees what a player sees: the state and the keys", "command", "state", "parameter", "math"),
                new Room("telemetry", "a record knows what happened, not which model did it", "state", "command", "parameter", "math"),
                new Room("simulation", "the tick loop runs any model and any source of commands", "math", "parameter", "world", "map", "state",
                        "command", "controller", "motor", "telemetry"),
                new Room("analysis", "findings read records and may make new ones; bots are chosen by whoever calls", "math", "parameter", "world",
                        "map", "state", "command", "controller", "motor", "telemetry", "simulation"),
                new Room("goal", "a goal names a map and a bot and has its runs made; which model it is for, it is told", "math", "parameter", "world", "map",
                        "state", "command", "motor", "bot", "telemetry", "simulation", "analysis"),
                new Room("route", "a way is found by moving as any model moves, and proven by a bot", "math", "parameter", "world", "map", "state", "command", "motor",
                        "bot", "simulation"),
                new Room("catalog", "the one list of models names them all", "motor", "parameter", "state", "math", "world", "map", "command", "controller"));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomKnowsOnlyWhatItMay(Room room) {
        String[] allowed = Stream.concat(Stream.of(room.name), Arrays.stream(room.knows)).map(name -> "dev.goldenangle." + name + "..")
                .toArray(String[]::new);
        String[] withJava = Stream.concat(Arrays.stream(allowed), Stream.of("java..", "")).toArray(String[]::new);
        classes().that().resideInAPackage("dev.goldenangle." + room.name + "..").should().onlyDependOnClassesThat().resideInAnyPackage(withJava)
                .because(room.because).allowEmptyShould(true).check(CORE);
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
    void noModelSeesAnother(String model) {
        String[] others = models().stream().filter(other -> !other.equals(model)).map(other -> "dev.goldenangle.motor." + other + "..")
                .toArray(String[]::new);
        noClasses().that().resideInAPackage("dev.goldenangle.motor." + model + "..").should().dependOnClassesThat().resideInAnyPackage(others)
                .because("a model that borrows from another cannot be understood, or removed, alone").allowEmptyShould(true).check(CORE);
    }

    @ParameterizedTest
    @MethodSource("models")
    void theTickLoopNamesNoModel(String model) {
        noClasses().that().resideInAnyPackage("dev.goldenangle.simulation..", "dev.goldenangle.telemetry..", "dev.goldenangle.bot..")
                .should().dependOnClassesThat().resideInAPackage("dev.goldenangle.motor." + model + "..")
                .because("whatever runs or records a model must run and record all of them").check(CORE);
    }
}
