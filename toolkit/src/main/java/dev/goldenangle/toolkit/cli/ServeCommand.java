package dev.goldenangle.toolkit.cli;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.link.GameLink;
import dev.goldenangle.toolkit.link.LinkView;
import dev.goldenangle.toolkit.link.Tuned;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@Command(mixinStandardHelpOptions = true, description = {"Controls the knobs of a running game; docs/live-link.md describes the protocol.",
        "Change knobs by typing lines such as friction=5, or by editing the preset file."})
final class ServeCommand extends AnsweringCommand {
    private static final long LOOK_MILLIS = 20;

    @Parameters(paramLabel = "PRESET", description = "Id or name of a preset, or a TOML file, which is reloaded when it changes.")
    private String name;

    @Option(names = "--map", description = "Shipped map id or a map file to simulate on.")
    private String map;

    @Option(names = "--port", description = "Port on the loopback address, 0 for any (default ${DEFAULT-VALUE}).", defaultValue = "" + GameLink.USUAL_PORT)
    private int port;

    @Option(names = "--token", description = "Token that the game must send to connect (default: a new one).")
    private String token;

    @Option(names = "--once", description = "End when the game disconnects; exit code 1 when one of its runs diverged from the model.")
    private boolean isOnce;

    @Option(names = "--allow-origin", paramLabel = "ORIGIN", description = "Web page that may connect, such as https://example.org; may be repeated. Not needed for other games.")
    private Set<String> origins = Set.of();

    private final List<String> turned = new ArrayList<>();
    private Preset preset;
    private ParameterSet values;
    private BufferedReader lines;
    private FileTime seen;
    private LinkView told;
    private boolean hasParted;

    @Override
    public Integer call() throws BadInput, IOException, InterruptedException {
        if (port < 0 || port > 65535 || token != null && !token.matches("[A-Za-z0-9_-]{8,128}")) {
            throw new BadInput("--port must be 0 to 65535, and --token 8 to 128 letters and digits");
        }
        preset = presets().preset(name);
        values = preset.parameters();
        Model model = PresetLibrary.model(preset);
        Level level = MapLibrary.level(map == null ? MapLibrary.defaultFor(model) : map, model);
        lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        seen = changed().orElse(null);
        try (GameLink link = GameLink.open(new Tuned(preset, model, level), port, token == null ? GameLink.newToken() : token, origins)) {
            told = link.view();
            open(link, level);
            while (!isDone(link.view())) {
                tell(link.view());
                follow(link, model, level);
                Thread.sleep(LOOK_MILLIS);
            }
            tell(link.view());
            if (told.ticks() > 0) {
                say(told.sentence());
            }
        } catch (IOException taken) {
            throw new BadInput(taken.getMessage());
        }
        return hasParted ? Cli.NO : Cli.DONE;
    }

    /** With --json, says where the game connects; everything after that is a message. */
    private void open(GameLink link, Level level) {
        if (isJson()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("preset", preset.id());
            json.put("map", level.name());
            json.put("address", link.address());
            printJson(json);
            out().flush();
        } else {
            say(preset.id() + " on " + level.name() + ", for a game at\n" + link.address());
        }
    }

    private boolean isDone(LinkView view) {
        return isOnce && view.number() > 0 && !view.isConnected();
    }

    private void say(String text) {
        PrintWriter told = isJson() ? err() : out();
        told.println(text);
        told.flush();
    }

    /** Prints what changed: games that connect or disconnect, how the last run ended, and where this run diverges. */
    private void tell(LinkView view) {
        if (view.isConnected() && !view.gameName().isEmpty() && !view.gameName().equals(told.gameName())) {
            say(view.gameName() + " is connected");
        }
        if (view.number() != told.number() && told.number() > 0) {
            say(told.sentence());
        }
        if (view.parting().isPresent() && (told.parting().isEmpty() || view.number() != told.number())) {
            hasParted = true;
            say(view.sentence() + "\n    " + view.parting().get().hint());
        }
        if (view.refused() > told.refused()) {
            say("refused: " + view.lastRefusal());
        }
        told = view;
    }

    /** Applies typed lines and changes of the file. Mistakes are printed, and the last good values stay in use. */
    private void follow(GameLink link, Model model, Level level) throws IOException {
        boolean isNew = false;
        while (lines.ready()) {
            String line = lines.readLine();
            isNew |= line != null && !line.isBlank() && turn(line.replace(" ", ""));
        }
        Optional<FileTime> now = changed().filter(time -> !time.equals(seen));
        if (now.isPresent()) {
            seen = now.get();
            isNew |= read();
        }
        if (isNew) {
            link.use(new Tuned(preset.withParameters(values), model, level));
        }
    }

    private boolean turn(String setting) {
        turned.add(setting);
        boolean isTaken = take(preset);
        if (!isTaken) {
            turned.remove(turned.size() - 1);
        }
        return isTaken;
    }

    private boolean read() {
        try {
            return take(presets().preset(name));
        } catch (BadInput refused) {
            say(refused.getMessage());
            return false;
        }
    }

    /** Uses a preset with all typed settings; prints what is wrong with them. */
    private boolean take(Preset read) {
        try {
            values = PresetLibrary.override(read.parameters(), turned);
            preset = read;
            return true;
        } catch (BadInput refused) {
            say(refused.getMessage());
            return false;
        }
    }

    private Optional<FileTime> changed() throws IOException {
        Path file = Path.of(name);
        return Files.isRegularFile(file) ? Optional.of(Files.getLastModifiedTime(file)) : Optional.empty();
    }
}
