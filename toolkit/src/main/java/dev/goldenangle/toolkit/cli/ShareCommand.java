package dev.goldenangle.toolkit.cli;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.toolkit.library.TraceLibrary;
import dev.goldenangle.toolkit.share.SharedPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Writes a run as one web page in which the knobs work, without a server.")
final class ShareCommand extends AnsweringCommand {
    @Parameters(paramLabel = "TRACE|PRESET", description = "A trace file, or a preset for a bot to run with.")
    private String shared;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The page to write.")
    private Path out;

    @Option(names = "--title", description = "Heading of the page (default: the preset's name).")
    private String title;

    @Mixin
    private RunOptions options;

    @Override
    public Integer call() throws BadInput, IOException {
        SharedPage page = TraceLibrary.isTrace(shared) ? ofTrace() : ofPreset();
        page.run().requireFinite();
        Path folder = out.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new BadInput(out + ": cannot be written: there is no folder " + folder);
        }
        page.write(out);
        if (isJson()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("file", out.toString());
            json.put("bytes", Files.size(out));
            json.put("hash", Hash64.hex(page.run().hash()));
            printJson(json);
        } else {
            out().println("Wrote " + out + " (" + Decimals.fixed(Files.size(out) / 1e6, 2) + " MB). Open it in any browser.");
        }
        return Cli.DONE;
    }

    private SharedPage ofTrace() throws BadInput {
        InputTrace trace = TraceLibrary.read(shared);
        Level level = TraceLibrary.level(trace, options.map, options.course);
        Run run = TraceLibrary.replay(shared, trace, level).run();
        MapLibrary.NamedMap map = MapLibrary.read(options.map == null ? trace.header().map() : options.map);
        return page(trace.header().preset(), trace.header().preset(), run, map, level);
    }

    private SharedPage ofPreset() throws BadInput {
        Preset preset = presets().preset(shared);
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = options.apply(model, preset.parameters());
        String name = options.map == null ? MapLibrary.defaultFor(model) : options.map;
        Level level = MapLibrary.level(name, options.course, model);
        BotSpec bot = options.bot("optimal-strafer");
        Run run = RunMaker.make(model, parameters, level, bot.create(model, parameters, level), bot.text(), options.ticks(model, parameters, 10));
        return page(preset.name(), shared, run, MapLibrary.read(name), level);
    }

    private SharedPage page(String name, String preset, Run run, MapLibrary.NamedMap map, Level level) {
        String about = preset + " · " + level.name() + " · " + run.header().source() + " · " + Decimals.fixed(run.seconds(), 1) + " s";
        return new SharedPage(title == null ? name : title, about, run, preset, map.content().with(level.placed().isPresent() ? CourseText.write(level.course()) : ""));
    }
}
