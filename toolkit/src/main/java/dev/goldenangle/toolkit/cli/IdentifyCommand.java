package dev.goldenangle.toolkit.cli;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.map.Level;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.toolkit.identify.Identification;
import dev.goldenangle.toolkit.identify.Identification.Constant;
import dev.goldenangle.toolkit.identify.Identification.Match;
import dev.goldenangle.toolkit.identify.IdentificationText;
import dev.goldenangle.toolkit.identify.Identifier;
import dev.goldenangle.toolkit.identify.RecordedMotion;
import dev.goldenangle.toolkit.identify.TrackCsv;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.TraceLibrary;
import dev.goldenangle.toolkit.library.recorded.ImportedRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Finds the game whose rules and constants explain a recorded run tick by tick; exit code 1 when none does.")
final class IdentifyCommand extends AnsweringCommand {
    private static final String CSV = ".csv";

    @Parameters(paramLabel = "RUN", description = "An input trace, a demo of another game, or CSV with one line per tick: time_s, x, y, z, forward, right, up, yaw_deg, and vx, vy, vz if known.")
    private String name;

    @Option(names = "--map", description = "Map file to use instead of the trace's map. Demos and CSV are checked over a plain.")
    private String map;

    @Override
    public Integer call() throws BadInput {
        Identification found = Identifier.identify(track(), () -> false);
        if (isJson()) {
            printJson(json(found));
        } else {
            new IdentificationText(found).lines().forEach(out()::println);
        }
        return found.likeliest().isPresent() ? Cli.DONE : Cli.NO;
    }

    private RecordedMotion track() throws BadInput {
        if (TraceLibrary.isTrace(name)) {
            InputTrace trace = TraceLibrary.read(name);
            Level level = TraceLibrary.level(trace, map);
            return RecordedMotion.of(TraceLibrary.replay(name, trace, level).run(), TraceLibrary.model(trace), level, map == null ? trace.header().map() : map);
        }
        return name.toLowerCase(Locale.ROOT).endsWith(CSV) ? TrackCsv.read(name) : RecordedMotion.of(ImportedRun.read(name));
    }

    private static Map<String, Object> json(Identification found) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ticks", found.ticks());
        json.put("likeliest", found.likeliest().map(Match::preset).orElse(null));
        json.put("rivals", found.rivals().stream().map(Match::preset).toList());
        json.put("matches", found.matches().stream().map(IdentifyCommand::json).toList());
        return json;
    }

    private static Map<String, Object> json(Match match) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("preset", match.preset());
        json.put("explained", match.explained());
        json.put("first_unexplained", match.firstUnexplained() < 0 ? null : match.firstUnexplained());
        json.put("constants", match.constants().stream().map(IdentifyCommand::json).toList());
        return json;
    }

    private static Map<String, Object> json(Constant constant) {
        Parameter parameter = constant.parameter();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("key", parameter.key());
        json.put("value", parameter.spec().unit().toShown(constant.value()));
        json.put("uncertainty", Double.isInfinite(constant.uncertainty()) ? null : parameter.spec().unit().toShown(constant.uncertainty()));
        json.put("preset", parameter.spec().unit().toShown(constant.preset()));
        json.put("unit", parameter.spec().unit().symbol());
        return json;
    }
}
