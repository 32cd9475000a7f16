package dev.goldenangle.workbench.cli;

import picocli.CommandLine.Option;

/** The option every command that answers has. */
final class Output {
    @Option(names = "--json", description = "Print one JSON object on standard output and nothing else.")
    boolean json;
}
