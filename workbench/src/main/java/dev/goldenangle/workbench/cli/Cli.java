package dev.goldenangle.workbench.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The root of all commands; each command is a class of its own, listed here. */
@Command(name = "workbench", mixinStandardHelpOptions = true, version = "Golden Angle Workbench 0.1.0", subcommands = {},
        description = "Tunes movement. Without a command it opens the window.")
public final class Cli implements Runnable {
    public static final int DONE = 0;
    public static final int ANSWER_IS_NO = 1;
    public static final int BAD_USAGE = 2;

    @Spec
    private CommandSpec spec;

    /** Runs a command and returns its exit code. */
    public static int run(String... args) {
        return commandLine().execute(args);
    }

    public static CommandLine commandLine() {
        return new CommandLine(new Cli()).setExecutionExceptionHandler((broken, line, parsed) -> {
            line.getErr().println(broken.getMessage() == null ? broken.toString() : broken.getMessage());
            return BAD_USAGE;
        });
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing command");
    }
}
