package dev.goldenangle.toolkit.cli;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.route.RouteAnswer;
import dev.goldenangle.route.RouteFinder;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.CourseFiles;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PlaceSpec;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RouteText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Prints the course of a map, or makes one: places a start, checkpoints, waypoints and a finish, and finds a path between them.",
        footer = "A place is x,y,z in metres, or spawn:2 for the map's second spawn. Exit code 1: no path was found.")
final class CourseCommand extends AnsweringCommand {
    @Parameters(paramLabel = "MAP", description = "Shipped map id or a level file.")
    private String name;

    @Option(names = "--from", paramLabel = "PLACE", description = "Where runs begin.")
    private String from;

    @Option(names = "--via", paramLabel = "PLACE", description = "A checkpoint; may be repeated, in order.")
    private List<String> checkpoints = new ArrayList<>();

    @Option(names = "--past", paramLabel = "PLACE", description = "A waypoint, passed before the checkpoints; may be repeated, in order.")
    private List<String> waypoints = new ArrayList<>();

    @Option(names = "--to", paramLabel = "PLACE", description = "The finish.")
    private String to;

    @Option(names = "--find", description = "Finds a path between the places that the preset's model can follow.")
    private boolean find;

    @Option(names = "--preset", description = "Preset for finding the path (default: that of the first model that supports the map).")
    private String presetName;

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write the course (default: beside the map).")
    private Path out;

    @Override
    public Integer call() throws BadInput, IOException {
        MapLibrary.NamedMap map = MapLibrary.read(name);
        Preset preset = presetName == null ? null : presets().preset(presetName);
        Model model = preset == null ? firstFor(map) : PresetLibrary.model(preset);
        ParameterSet parameters = preset == null ? model.parameters().defaults() : preset.parameters();
        Level level = MapLibrary.level(map, model, () -> false);
        PlacedCourse course = placed(level);
        boolean changed = !course.equals(level.course());
        RouteAnswer answer = null;
        if (find) {
            answer = new RouteFinder(model, parameters, level, () -> false).find(course);
            course = answer.route().isPresent() ? course.with(answer.route().get()) : course;
            changed |= answer.route().isPresent();
        }
        Path file = changed ? write(course) : null;
        tell(course, answer, file);
        return answer == null || answer.route().isPresent() ? Cli.DONE : Cli.NO;
    }

    private static Model firstFor(MapLibrary.NamedMap map) {
        return ModelCatalog.models().stream().filter(model -> LevelReader.worldType(map.content().text()) == model.worldType()).findFirst().orElseThrow();
    }

    /** The course from the options; without any, the existing course. */
    private PlacedCourse placed(Level level) throws BadInput {
        if (from == null && to == null && checkpoints.isEmpty() && waypoints.isEmpty()) {
            return level.course();
        }
        PlacedCourse course = PlacedCourse.NONE;
        course = from == null ? course : course.with(place(CourseStop.Kind.START, from, level));
        for (String waypoint : waypoints) {
            course = course.with(place(CourseStop.Kind.WAYPOINT, waypoint, level));
        }
        for (String checkpoint : checkpoints) {
            course = course.with(place(CourseStop.Kind.CHECKPOINT, checkpoint, level));
        }
        return to == null ? course : course.with(place(CourseStop.Kind.FINISH, to, level));
    }

    private static CourseStop place(CourseStop.Kind kind, String text, Level level) throws BadInput {
        return PlaceSpec.parse(text, level).stop(kind);
    }

    private Path write(PlacedCourse course) throws BadInput, IOException {
        Path file = out != null ? out : Files.isRegularFile(Path.of(name)) ? CourseFiles.beside(Path.of(name)) : null;
        if (file == null) {
            throw new BadInput(name + " is not a file, so the course cannot be saved beside it; use --out FILE to save it and --course FILE to use it");
        }
        AtomicFile.write(file, CourseText.write(course));
        return file;
    }

    private void tell(PlacedCourse course, RouteAnswer answerOrNull, Path fileOrNull) {
        PrintWriter printed = out();
        if (isJson()) {
            Json.print(printed, json(course, answerOrNull, fileOrNull));
            return;
        }
        if (course.isEmpty()) {
            printed.println(name + " has no placed course; place one with --from and --to, and find a path with --find");
        }
        for (CourseStop stop : course.stops()) {
            printed.printf("%-10s  %s%n", stop.kind().name().toLowerCase(Locale.ROOT), place(stop.x(), stop.y(), stop.z()));
        }
        if (answerOrNull != null) {
            printed.println(RouteText.sentence(course, answerOrNull));
        } else if (course.route().isPresent()) {
            FoundRoute route = course.route().get();
            printed.println("path of " + Decimals.fixed(route.length(), 1) + " m over " + route.points().size() + " points, found with " + route.model());
        }
        if (fileOrNull != null) {
            printed.println("written to " + fileOrNull);
        }
    }

    private static String place(double x, double y, double z) {
        return Decimals.fixed(x, 2) + " " + Decimals.fixed(y, 2) + " " + Decimals.fixed(z, 2) + " m";
    }

    private static Map<String, Object> json(PlacedCourse course, RouteAnswer answerOrNull, Path fileOrNull) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("stops", course.stops().stream().map(stop -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("kind", stop.kind().name().toLowerCase(Locale.ROOT));
            one.put("position", List.of(stop.x(), stop.y(), stop.z()));
            return one;
        }).toList());
        json.put("found_with", course.route().map(FoundRoute::model).orElse(null));
        json.put("points", course.route().map(route -> route.points().size()).orElse(0));
        json.put("length_m", course.route().map(FoundRoute::length).orElse(null));
        if (answerOrNull != null) {
            json.put("outcome", answerOrNull.outcome().name().toLowerCase(Locale.ROOT));
            json.put("bot_seconds", Double.isNaN(answerOrNull.seconds()) ? null : answerOrNull.seconds());
            json.put("places_looked_at", answerOrNull.places());
            json.put("ticks", answerOrNull.ticks());
        }
        json.put("file", fileOrNull == null ? null : fileOrNull.toString());
        return json;
    }
}
