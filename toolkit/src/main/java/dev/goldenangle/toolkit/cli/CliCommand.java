package dev.goldenangle.toolkit.cli;

import dev.goldenangle.toolkit.library.PresetLibrary;
import picocli.CommandLine;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;

/** Base of all commands: access to the presets and the output streams. A command returns its exit code. */
abstract class CliCommand implements Callable<Integer> {
    @CommandLine.ParentCommand
    private Cli cli;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    final PresetLibrary presets() {
        return cli.presets();
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** The name the command was called by. */
    final String name() {
        return spec.name();
    }

    /** All arguments of the call. */
    final List<String> arguments() {
        return spec.root().commandLine().getParseResult().originalArgs();
    }
}
