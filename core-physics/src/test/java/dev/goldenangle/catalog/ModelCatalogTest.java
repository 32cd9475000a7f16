package dev.goldenangle.catalog;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A game adds a model by a class and a line in a services file. */
class ModelCatalogTest {
    private static final List<String> SHIPPED = List.of("arena", "strafejump", "quakeworld", "marathon", "tilestep", "warsow", "xonotic", "goldsrc");
    @TempDir
    Path folder;

    /** The arena's rules under another name: a model unknown to this project. */
    public static class BorrowedModel implements Model {
        private final Model arena = new ArenaModel();

        @Override
        public String id() {
            return "borrowed";
        }

        @Override
        public String label() {
            return "Borrowed";
        }

        @Override
        public String description() {
            return "Of a game that embeds the core";
        }

        @Override
        public ParameterTable parameters() {
            return arena.parameters();
        }

        @Override
        public Parameter tickRate() {
            return arena.tickRate();
        }

        @Override
        public List<? extends Signal> signals() {
            return arena.signals();
        }

        @Override
        public List<? extends Enum<?>> registers() {
            return arena.registers();
        }

        @Override
        public List<SpeedCause> causes() {
            return arena.causes();
        }

        @Override
        public Unit lengthUnit() {
            return arena.lengthUnit();
        }

        @Override
        public Unit speedUnit() {
            return arena.speedUnit();
        }

        @Override
        public float unitsPerMetre() {
            return arena.unitsPerMetre();
        }

        @Override
        public Class<? extends World> worldType() {
            return arena.worldType();
        }

        @Override
        public Mover mover(ParameterSet parameters, Level level) {
            return arena.mover(parameters, level);
        }

        @Override
        public Optional<StrafeTheory> theory(ParameterSet parameters) {
            return arena.theory(parameters);
        }
    }

    /** Its id sorts before the borrowed one. */
    public static final class AnotherModel extends BorrowedModel {
        @Override
        public String id() {
            return "another";
        }
    }

    private ModelCatalog with(String... services) throws IOException {
        Path file = folder.resolve("META-INF/services/" + Model.class.getName());
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(services));
        return new ModelCatalog(new URLClassLoader(new URL[] {folder.toUri().toURL()}, Model.class.getClassLoader()));
    }

    private static List<String> ids(ModelCatalog catalog) {
        return catalog.all().stream().map(Model::id).toList();
    }

    @Test
    void shippedModelsAreInOrder() {
        assertEquals(SHIPPED, ModelCatalog.models().stream().map(Model::id).toList());
        assertEquals(List.of(), ModelCatalog.problems());
    }

    @Test
    void modelsOfTheClassPathAreSortedById() throws IOException {
        ModelCatalog catalog = with(BorrowedModel.class.getName(), AnotherModel.class.getName());
        assertEquals(List.of("another", "borrowed"), ids(catalog).subList(SHIPPED.size(), SHIPPED.size() + 2));
        assertEquals(SHIPPED, ids(catalog).subList(0, SHIPPED.size()));
        assertEquals(List.of(), catalog.faults());
    }

    @Test
    void duplicateModelIdIsIgnoredAndReported() throws IOException {
        ModelCatalog catalog = with(ArenaModel.class.getName());
        assertEquals(SHIPPED, ids(catalog));
        assertEquals(List.of("there is already a model called arena; " + ArenaModel.class.getName() + " is ignored; give it another id"), catalog.faults());
    }

    @Test
    void brokenServiceDoesNotAffectOtherModels() throws IOException {
        ModelCatalog catalog = with("no.such.Game", BorrowedModel.class.getName());
        assertEquals("borrowed", ids(catalog).get(SHIPPED.size()));
        assertTrue(catalog.faults().get(0).contains("no.such.Game"), catalog.faults()::toString);
    }

    /** Throws what no model should. */
    public static final class ThrowingModel extends BorrowedModel {
        @Override
        public ParameterTable parameters() {
            throw new StackOverflowError("deep\u001b[31m");
        }
    }

    /** Has an id that would reach the terminal. */
    public static final class ColouredModel extends BorrowedModel {
        @Override
        public String id() {
            return "\u001b[31mred";
        }
    }

    /** Answers null where a list belongs. */
    public static final class EmptyModel extends BorrowedModel {
        @Override
        public List<? extends Signal> signals() {
            return null;
        }
    }

    @Test
    void faultyPluginIsListedWithItsFaultAndOthersStay() throws IOException {
        ModelCatalog catalog = with(ThrowingModel.class.getName(), ColouredModel.class.getName(), EmptyModel.class.getName(), AnotherModel.class.getName());
        assertEquals(List.of("another"), ids(catalog).subList(SHIPPED.size(), ids(catalog).size()));
        String at = getClass().getName() + "$";
        assertEquals(List.of(at + "ThrowingModel is left out: it throws java.lang.StackOverflowError: deep?[31m",
                at + "ColouredModel is left out: its id must be 1 to 40 small letters, digits, - or _", at + "EmptyModel is left out: it answers null"), catalog.faults());
    }

    @Test
    void pluginCompiledForANewerJavaIsListed() throws IOException {
        String name = "newer.NewerModel";
        Path file = folder.resolve("newer/NewerModel.class");
        Files.createDirectories(file.getParent());
        Files.write(file, new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, 99});
        ModelCatalog catalog = with(name, BorrowedModel.class.getName());
        assertEquals("borrowed", ids(catalog).get(SHIPPED.size()));
        assertEquals(1, catalog.faults().size());
        assertTrue(catalog.faults().get(0).contains("NewerModel"), catalog.faults()::toString);
    }
}
