package dev.goldenangle.toolkit.cli;

import picocli.CommandLine.Option;

/** The --preset option of a command. */
final class PresetOption {
    @Option(names = "--preset", required = true, description = "Shipped preset id or a TOML file.")
    String presetName;
}
