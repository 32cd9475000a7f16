package dev.goldenangle.toolkit.cli;

import picocli.CommandLine.Option;

/** The --preset option of a command. */
final class PresetOption {
    @Option(names = "--preset", required = true, description = "Id or name of a preset, or a TOML file.")
    String presetName;
}
