package dev.goldenangle.workbench.app.snapshot;

import dev.goldenangle.map.Level;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.workbench.app.window.InitialContent;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PlaceSpec;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.workbench.text.Messages;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The {@code snapshot} command. It is not with the other commands because they do not load JavaFX. */
@Command(mixinStandardHelpOptions = true, description = "Writes a picture of the real window; needs no display.")
public final class SnapshotCommand implements Callable<Integer> {
    private static final Pattern SIZE = Pattern.compile("(\\d{3,4})x(\\d{3,4})");

    @Option(names = "--out", required = true, paramLabel = "FILE.png", description = "File to write.")
    private Path out;

    @Option(names = "--size", paramLabel = "WxH", description = "Size of the window (default ${DEFAULT-VALUE}).")
    private String size = "1440x900";

    @Option(names = "--theme", description = "One of ${COMPLETION-CANDIDATES} (default ${DEFAULT-VALUE}).")
    private Theme theme = Theme.DARK;

    @Option(names = "--preset", description = "Shipped preset id (default ${DEFAULT-VALUE}).")
    private String preset = "arena/default";

    @Option(names = "--map", description = "Shipped map id or a map file (default ${DEFAULT-VALUE}).")
    private String map = "arena-loop";

    @Option(names = "--bot", description = "Bot to simulate, with its settings.")
    private String bot = "";

    @Option(names = "--seconds", description = "Simulated time before the picture (default ${DEFAULT-VALUE}).")
    private double seconds = 6;

    @Option(names = "--from", paramLabel = "PLACE", description = "Start position instead of the bot's own: x,y,z in metres, or spawn:2 for the map's second start.")
    private String from = "";

    @Option(names = "--press", paramLabel = "ID", description = "Button to press before the picture, such as camera-top or layer-debug; repeatable.")
    private List<String> presses = List.of();

    @Option(names = "--action", paramLabel = "NAME", description = "Command to run before the picture, as the palette names it; repeatable.")
    private List<String> actions = List.of();

    @Option(names = "--set", paramLabel = "key=value", description = "Changes one knob, so that a what-if is shown; repeatable.")
    private List<String> settings = List.of();

    @Option(names = "--goals", paramLabel = "SET", description = "Goal set to use instead of the preset's own: a shipped one or a TOML file.")
    private String goals = "";

    @Option(names = "--study", paramLabel = "FILE", description = "Runs this study and shows its sweep.")
    private Path study;

    @Option(names = "--json", description = "Print one JSON object on standard output and nothing else.")
    private boolean json;

    @CommandLine.ParentCommand
    private Cli cli;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws BadInput, IOException {
        Matcher wanted = SIZE.matcher(size);
        if (!wanted.matches()) {
            throw new BadInput(Messages.text("app.snapshot.bad-size", size));
        }
        if (!(seconds >= 0 && seconds <= 600)) {
            throw new BadInput(Messages.text("app.snapshot.bad-seconds", Double.toString(seconds)));
        }
        Preset opened = cli.presets().preset(preset);
        Level level = MapLibrary.level(map, PresetLibrary.model(opened));
        Optional<PlaceSpec> start = from.isEmpty() ? Optional.empty() : Optional.of(PlaceSpec.parse(from, level));
        if (!goals.isEmpty()) {
            GoalLibrary.of(opened, goals);
        }
        ParameterSet knobs = PresetLibrary.override(opened.parameters(), settings);
        String source = bot.isEmpty() ? "" : BotSpec.parse(bot).text();
        int width = Integer.parseInt(wanted.group(1));
        int height = Integer.parseInt(wanted.group(2));
        WindowSnapshot.startToolkit(width, height);
        try {
            WindowSnapshot.write(new WindowSnapshot.Request(InitialContent.of(new ShippedLibrary(cli.presets()), preset, map), source, start, seconds, width, height, theme,
                    knobs, goals, Optional.ofNullable(study), List.copyOf(actions), List.copyOf(presses)), out);
        } catch (CompletionException refused) {
            throw new BadInput(refused.getCause().getMessage());
        }
        spec.commandLine().getErr().println(Messages.text("app.snapshot.saved", out));
        if (json) {
            Json.print(spec.commandLine().getOut(), Map.of("file", out.toString(), "width", width, "height", height, "theme", theme.name().toLowerCase(Locale.ROOT)));
        }
        return Cli.DONE;
    }
}
