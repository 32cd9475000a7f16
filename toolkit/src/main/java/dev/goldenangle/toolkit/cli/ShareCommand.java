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
import dev.goldenangle.toolkit.share.SharedSite;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Writes a run as one web page in which the knobs work, without a server.")
final class ShareCommand extends AnsweringCommand {
    @Parameters(paramLabel = "TRACE|PRESET", arity = "1..*", description = "A trace file, or a preset for a bot to run with; several for a site.")
    private List<String> shared;

    @Option(names = "--out", paramLabel = "FILE", description = "The page to write.")
    private Path out;

    @Option(names = "--site", paramLabel = "DIR", description = "Folder for a page of each run and a list of them, ready for any web host.")
    private Path site;

    @Option(names = "--title", description = "Heading of the page or of the list (default: the preset's name).")
    private String title;

    @Mixin
    private RunOptions options;

    @Override
    public Integer call() throws BadInput, IOException {
        if ((out == null) == (site == null)) {
            throw new BadInput("give either --out FILE for a page or --site DIR for a site");
        }
        if (out != null && shared.size() > 1) {
            throw new BadInput("a page contains one run; use --site DIR for several");
        }
        List<SharedPage> pages = new ArrayList<>();
        for (String name : shared) {
            pages.add(TraceLibrary.isTrace(name) ? ofTrace(name) : ofPreset(name));
            pages.get(pages.size() - 1).run().requireFinite();
        }
        List<Path> files = site == null ? List.of(page(pages.get(0))) : SharedSite.write(site, title == null ? "Shared runs" : title, pages);
        if (isJson()) {
            List<Map<String, Object>> each = new ArrayList<>();
            for (int i = 0; i < files.size(); i++) {
                each.add(Map.of("file", files.get(i).toString(), "bytes", Files.size(files.get(i)), "hash", Hash64.hex(pages.get(i).run().hash())));
            }
            printJson(Map.of("pages", each));
        } else if (site == null) {
            out().println("Wrote " + out + " (" + Decimals.fixed(Files.size(out) / 1e6, 2) + " MB). Open it in any browser.");
        } else {
            out().println("Wrote " + files.size() + " pages and index.html into " + site + ".");
        }
        return Cli.DONE;
    }

    private Path page(SharedPage page) throws BadInput, IOException {
        Path folder = out.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new BadInput(out + ": cannot be written: there is no folder " + folder);
        }
        page.write(out);
        return out;
    }

    private SharedPage ofTrace(String name) throws BadInput {
        InputTrace trace = TraceLibrary.read(name);
        Level level = TraceLibrary.level(trace, options.map, options.course);
        Run run = TraceLibrary.replay(name, trace, level).run();
        MapLibrary.NamedMap map = MapLibrary.read(options.map == null ? trace.header().map() : options.map);
        return page(trace.header().preset(), trace.header().preset(), run, map, level);
    }

    private SharedPage ofPreset(String id) throws BadInput {
        Preset preset = presets().preset(id);
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = options.apply(model, preset.parameters());
        String map = options.map == null ? MapLibrary.defaultFor(model) : options.map;
        Level level = MapLibrary.level(map, options.course, model);
        BotSpec bot = options.bot("optimal-strafer");
        Run run = RunMaker.make(model, parameters, level, bot.create(model, parameters, level), bot.text(), options.ticks(model, parameters, 10));
        return page(preset.name(), id, run, MapLibrary.read(map), level);
    }

    private SharedPage page(String name, String preset, Run run, MapLibrary.NamedMap map, Level level) {
        String about = preset + " · " + level.name() + " · " + run.header().source() + " · " + Decimals.fixed(run.seconds(), 1) + " s";
        return new SharedPage(title == null || site != null ? name : title, about, run, preset, map.content().with(level.placed().isPresent() ? CourseText.write(level.course()) : ""));
    }
}
