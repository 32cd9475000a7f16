package dev.goldenangle.workbench.cli;

import dev.goldenangle.workbench.library.BadInput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;

/** The root of the command line and its contract: 0 done, 1 the answer is no, 2 bad usage or bad input. */
@Command(name = "workbench", mixinStandardHelpOptions = true, version = "Golden Angle Workbench 0.1.0",
        description = "Tunes how a player moves. Without a command it opens the window.",
        subcommands = {SimulateCommand.class, CheckCommand.class, CompareCommand.class, ReplayCommand.class, ListCommands.Presets.class, ListCommands.Models.class, ListCommands.Maps.class,
                ListCommands.Bots.class, ParametersCommand.class, ConvertCommand.class, MapInfoCommand.class, BenchCommand.class})
public final class Cli implements Runnable {
    public static final int DONE = 0;
    public static final int NO = 1;
    public static final int BAD_INPUT = 2;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Runs one command and returns its exit code; no exception escapes. */
    public static int run(String[] args, Object... moreCommands) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        return run(out, err, args, moreCommands);
    }

    /** As above, with the output going elsewhere. */
    public static int run(PrintWriter out, PrintWriter err, String[] args, Object... moreCommands) {
        IExecutionExceptionHandler handler = (failure, command, parsed) -> {
            if (failure instanceof BadInput bad) {
                bad.reasons().forEach(err::println);
            } else if (failure instanceof FileSystemException file) {
                err.println(file.getFile() + ": cannot be written" + (file.getReason() == null ? "" : ": " + file.getReason()));
            } else {
                err.println("something went wrong: " + failure);
            }
            return BAD_INPUT;
        };
        CommandLine root = new CommandLine(new Cli());
        for (Object command : moreCommands) {
            root.addSubcommand(command);
        }
        int code = root.setOut(out).setErr(err).setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(handler).execute(args);
        out.flush();
        err.flush();
        return code;
    }
}
