package dev.goldenangle.toolkit.cli;

import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.MapInfo;
import dev.goldenangle.map.MapProblem;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.MapLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Prints the contents of a map and its problems.")
final class MapInfoCommand extends AnsweringCommand {
    @Parameters(paramLabel = "MAP", description = "Shipped map id or a map file; for a map in an archive, pak.pk3/name.")
    private String name;

    @Override
    public Integer call() throws BadInput {
        MapLibrary.NamedMap map = MapLibrary.read(name);
        long start = System.nanoTime();
        MapInfo info = LevelReader.inspect(map.name(), map.content());
        double millis = (System.nanoTime() - start) / 1e6;
        PrintWriter out = out();
        if (isJson()) {
            Json.print(out, json(info, millis));
        } else {
            out.printf(Locale.ROOT, "%s: %s, %d entities, %d brushes (%d solid), %d faces, loaded in %.1f ms%n", info.name(), info.format().label(),
                    info.entities(), info.brushes(), info.solidBrushes(), info.faces(), millis);
            info.more().forEach((what, count) -> out.printf(Locale.ROOT, "%s: %d%n", what.replace('_', ' '), count));
            info.problems().forEach(p -> out.printf("%s:%d:%d: %s%n", name, p.line(), p.column(), p.reason()));
        }
        return Cli.DONE;
    }

    private static Map<String, Object> json(MapInfo info, double millis) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("format", info.format().label());
        json.put("entities", info.entities());
        json.put("brushes", info.brushes());
        json.put("faces", info.faces());
        json.put("solid_brushes", info.solidBrushes());
        json.putAll(info.more());
        json.put("problems", info.problems().stream().map(MapInfoCommand::json).toList());
        json.put("load_ms", millis);
        return json;
    }

    private static Map<String, Object> json(MapProblem problem) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("line", problem.line());
        json.put("column", problem.column());
        json.put("reason", problem.reason());
        return json;
    }
}
