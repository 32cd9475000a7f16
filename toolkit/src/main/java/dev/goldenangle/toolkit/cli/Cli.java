package dev.goldenangle.toolkit.cli;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.telemetry.StateNotFinite;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.ModelPlugIns;
import dev.goldenangle.toolkit.library.PresetLibrary;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.Option;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The root of the command line. Exit codes: 0 success, 1 the answer is no, 2 bad usage or bad input. */
@Command(name = "workbench", mixinStandardHelpOptions = true, versionProvider = Cli.Version.class,
        description = "Tunes how players move in games. Without a command it opens the window.")
public final class Cli implements Runnable {
    public static final int DONE = 0;
    public static final int NO = 1;
    public static final int BAD_INPUT = 2;
    /** This command prints the faults of models itself. */
    private static final String LISTS_MODELS = "models";
    private static final Map<String, Class<?>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("simulate", SimulateCommand.class);
        COMMANDS.put("check", CheckCommand.class);
        COMMANDS.put("compare", CompareCommand.class);
        COMMANDS.put("replay", ReplayCommand.class);
        COMMANDS.put("sensitivity", SensitivityCommand.class);
        COMMANDS.put("reach", ReachCommand.class);
        COMMANDS.put("sweep", SweepCommand.class);
        COMMANDS.put("morph", MorphCommand.class);
        COMMANDS.put("bisect", BisectCommand.class);
        COMMANDS.put("predict", PredictCommand.class);
        COMMANDS.put("presets", ListCommands.Presets.class);
        COMMANDS.put(LISTS_MODELS, ListCommands.Models.class);
        COMMANDS.put("games", GamesCommand.class);
        COMMANDS.put("maps", ListCommands.Maps.class);
        COMMANDS.put("bots", ListCommands.Bots.class);
        COMMANDS.put("parameters", ParametersCommand.class);
        COMMANDS.put("convert", ConvertCommand.class);
        COMMANDS.put("export", ExportCommand.class);
        COMMANDS.put("share", ShareCommand.class);
        COMMANDS.put("kit", KitCommand.class);
        COMMANDS.put("serve", ServeCommand.class);
        COMMANDS.put("map-info", MapInfoCommand.class);
        COMMANDS.put("course", CourseCommand.class);
        COMMANDS.put("import", ImportCommand.class);
        COMMANDS.put("fit-bot", FitBotCommand.class);
        COMMANDS.put("identify", IdentifyCommand.class);
        COMMANDS.put(CompletionCommand.NAME, CompletionCommand.class);
    }

    /** The version is set in gradle.properties only; the build writes it into the jar. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {version()};
        }
    }

    /** The name and version of the program. */
    public static String version() {
        String built = Cli.class.getPackage().getImplementationVersion();
        return "Golden Angle Workbench " + (built == null ? "(development build without a version)" : built);
    }

    /** Names of all commands that need no window. */
    static Set<String> commandNames() {
        return COMMANDS.keySet();
    }

    private PresetLibrary presets;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Sets another folder of presets, and warns about files that replace shipped presets. */
    @Option(names = "--presets", paramLabel = "DIR", scope = CommandLine.ScopeType.INHERIT, description = "Folder of your presets, DIR/<model>/<name>.toml, instead of your library. They replace shipped ones of the same name.")
    void usePresets(Path folder) {
        try {
            use(PresetLibrary.in(folder));
        } catch (BadInput refused) {
            throw new CommandLine.ParameterException(spec.commandLine(), refused.getMessage());
        }
    }

    private void use(PresetLibrary library) throws BadInput {
        presets = library;
        presets.notices().forEach(spec.commandLine().getErr()::println);
    }

    /** Models of the user; loaded after the whole command line is read and before the command runs. */
    @Option(names = ModelPlugIns.OPTION, paramLabel = "JAR|DIR", scope = CommandLine.ScopeType.INHERIT, description = "Jar with a model of your own, or a folder of such jars; may be repeated.")
    private List<Path> models = new ArrayList<>();

    private void loadModels() {
        try {
            ModelPlugIns.load(models);
        } catch (BadInput refused) {
            throw new CommandLine.ParameterException(spec.commandLine(), refused.getMessage());
        }
    }

    /** The presets of --presets or the user's library, then the shipped ones. */
    public PresetLibrary presets() {
        if (presets == null) {
            try {
                use(PresetLibrary.ofUser());
            } catch (BadInput unreadable) {
                spec.commandLine().getErr().println(unreadable.getMessage());
                presets = PresetLibrary.shipped();
            }
        }
        return presets;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Entry point without the window, for a class path without JavaFX. */
    public static void main(String[] args) {
        System.exit(run(args, Map.of()));
    }

    /** Runs one command and returns its exit code; no exception escapes. */
    public static int run(String[] args, Map<String, Class<?>> moreCommands) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        return run(out, err, args, moreCommands);
    }

    /** The fault of a model behind a failure, which worker threads may have wrapped; null if there is none. */
    private static StateNotFinite notFinite(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof StateNotFinite found) {
                return found;
            }
        }
        return null;
    }

    /** As above, with other output streams. */
    public static int run(PrintWriter plainOut, PrintWriter plainErr, String[] args, Map<String, Class<?>> moreCommands) {
        TerminalWriter out = new TerminalWriter(plainOut);
        PrintWriter err = new TerminalWriter(plainErr);
        boolean isJson = List.of(args).contains(AnsweringCommand.JSON);
        IExecutionExceptionHandler handler = (failure, command, parsed) -> {
            reasons(failure).forEach(err::println);
            tellFailure(out, isJson, reasons(failure));
            return BAD_INPUT;
        };
        Cli cli = new Cli();
        CommandLine root = new CommandLine(cli);
        Map<String, Class<?>> commands = new LinkedHashMap<>(COMMANDS);
        commands.putAll(moreCommands);
        Class<?> named = args.length == 0 ? null : commands.get(args[0]);
        if (named != null && named != CompletionCommand.class) {
            root.addSubcommand(args[0], named);     // adding only this one halves the time of a short command
        } else {
            commands.forEach(root::addSubcommand);
        }
        CommandLine.IParameterExceptionHandler usage = root.getParameterExceptionHandler();
        root.setParameterExceptionHandler((refused, words) -> {
            tellFailure(out, isJson, List.of(refused.getMessage()));
            return usage.handleParseException(refused, words);
        });
        int code = root.setOut(out).setErr(err).setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(handler).setExecutionStrategy(parsed -> {
                    cli.loadModels();
                    if (!parsed.hasSubcommand() || !parsed.subcommand().commandSpec().name().equals(LISTS_MODELS)) {
                        ModelCatalog.problems().forEach(err::println);
                    }
                    return new CommandLine.RunLast().execute(parsed);
                }).execute(args);
        out.flush();
        err.flush();
        if (out.checkError()) {
            err.println("standard output: cannot be written");
            err.flush();
            return BAD_INPUT;
        }
        return code;
    }

    private static List<String> reasons(Exception failure) {
        if (failure instanceof BadInput bad) {
            return bad.reasons();
        }
        if (failure instanceof FileSystemException file) {
            return List.of(file.getFile() + ": cannot be written: " + TextFile.reason(file));
        }
        if (notFinite(failure) != null) {
            return List.of(notFinite(failure).getMessage());
        }
        return List.of("something went wrong: " + failure);
    }

    /** With --json, standard output is one JSON object also when a command fails. */
    private static void tellFailure(TerminalWriter out, boolean isJson, List<String> reasons) {
        if (isJson && !out.isUsed()) {
            Json.print(out, Map.of("errors", reasons));
        }
    }
}
