package dev.goldenangle.toolkit.cli;

import dev.goldenangle.toolkit.library.PresetLibrary;
import picocli.CommandLine;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;

/** What every command has: the presets, and where it prints. It returns the exit code. */
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

    /** As it was called. */
    final String name() {
        return spec.name();
    }

    /** The whole line it was called by. */
    final List<String> arguments() {
        return spec.root().commandLine().getParseResult().originalArgs();
    }
}
