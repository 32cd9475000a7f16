package dev.goldenangle.workbench.attack;

import dev.goldenangle.command.Move;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.CourseFiles;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunMaker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads a course file in all ways the program does: beside its map, named on the command line, and in the window. */
final class CourseEntry {
    static final String FILE = "course/hall.course.toml";
    private static final String BOT = "waypoint";
    private final Randomness random;
    private final Path map;

    /** @param folder folder for the map of the course */
    CourseEntry(Path folder, Randomness random) throws IOException {
        this.random = random;
        map = folder.resolve(FILE).resolveSibling("hall.map");
        Files.createDirectories(map.getParent());
        Files.writeString(map, SampleMaps.read("stairs.map").orElseThrow());
    }

    /** A course placed by hand, and one with a path. */
    static List<String> sound() {
        PlacedCourse placed = PlacedCourse.NONE.with(new CourseStop(CourseStop.Kind.START, 0, 0, 0)).with(new CourseStop(CourseStop.Kind.CHECKPOINT, 0.25, 4, 0))
                .with(new CourseStop(CourseStop.Kind.WAYPOINT, -1.5, 6, 0.5)).with(new CourseStop(CourseStop.Kind.FINISH, 0, 10, 0));
        List<FoundRoute.Point> way = List.of(new FoundRoute.Point(0, 1, 0, Move.RUN), new FoundRoute.Point(0, 4, 0, Move.JUMP), new FoundRoute.Point(0.125, 10, 0, Move.RUN));
        return List.of(CourseText.write(placed), CourseText.write(placed.with(new FoundRoute("strafejump", way))));
    }

    void read(Path file) throws BadInput {
        List<Model> models = ModelCatalog.models();
        Model model = models.get(random.nextInt(models.size()));
        switch (random.nextInt(3)) {
            case 0 -> beside();
            case 1 -> Targets.command("simulate", "--preset", model.id() + "/table", "--map", MapLibrary.defaultFor(model), "--course", file.toString(), "--bot", BOT,
                    "--ticks", Integer.toString(Targets.TICKS));
            default -> inTheWindow(file);
        }
    }

    private void beside() throws BadInput {
        Targets.command("course", map.toString());
        Model model = ModelCatalog.find(random.nextInt(2) == 0 ? "arena" : "quakeworld").orElseThrow();
        race(model, MapLibrary.level(map.toString(), model));
    }

    /** Opens it with the map, then applies it like an editor's change. Writing it must give the same course. */
    private void inTheWindow(Path file) throws BadInput {
        Model model = ModelCatalog.find("strafejump").orElseThrow();
        Library library = new ShippedLibrary(PresetLibrary.shipped(), Optional.empty());
        Level opened = opened(library, model);
        Optional<String> text = CourseFiles.read(file);
        PlacedCourse course = CourseText.read(text.orElseThrow()).course();
        race(model, library.withCourse(opened, course));
        CourseText.Reading again = CourseText.read(CourseText.write(course));
        if (!again.course().equals(course) || !again.problems().isEmpty()) {
            throw new IllegalStateException("the course changes when written and read again: " + again.problems());
        }
    }

    private Level opened(Library library, Model model) throws BadInput {
        try {
            return library.openMap(map.toString(), model);
        } catch (IllegalArgumentException refused) {
            if (refused.getCause() instanceof BadInput bad) {
                throw bad;
            }
            throw refused;
        }
    }

    private static void race(Model model, Level level) throws BadInput {
        ParameterSet values = model.parameters().defaults();
        RunMaker.make(model, values, level, BotSpec.parse(BOT).create(model, values, level), BOT, Targets.TICKS);
    }
}
