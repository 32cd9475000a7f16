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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A game adds a model by a class and a line in a services file. */
class ModelCatalogTest {
    private static final List<String> SHIPPED = List.of("arena", "strafejump", "quakeworld", "marathon", "tilestep");
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

    /** A separate program that logs the classes it loads, because other tests have already searched the class path in this one. */
    public static final class Finds {
        private Finds() {
        }

        public static void main(String[] args) {
            System.out.println("found " + ModelCatalog.find(args[0]).isPresent());
        }
    }

    private static String find(String id) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xlog:class+load", "-cp", System.getProperty("java.class.path"),
                Finds.class.getName(), id).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void classPathIsSearchedOnlyForModelsThatAreNotShipped() throws IOException, InterruptedException {
        String search = "java.util.ServiceLoader ";
        String arena = find("arena");
        assertTrue(arena.contains("found true") && !arena.contains(search), arena);
        String other = find("other");
        assertTrue(other.contains("found false") && other.contains(search), other);
    }
}
