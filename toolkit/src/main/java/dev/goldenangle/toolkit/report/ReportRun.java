package dev.goldenangle.toolkit.report;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.telemetry.Run;

/**
 * A run in a report.
 *
 * @param name   its name: a preset, a file, or a kept run
 * @param run    the run
 * @param preset id or file of its preset
 */
public record ReportRun(String name, Run run, String preset) {
    /** A report goes to other people, so it names no folder of this machine. */
    public ReportRun {
        name = Preset.publicId(name);
        preset = Preset.publicId(preset);
    }

    Model model() {
        return ModelCatalog.find(run.header().model()).orElseThrow();
    }

    /** All parameter values of the run as a preset file. */
    String toml() {
        return PresetWriter.write(Preset.of(preset.isEmpty() ? name : preset, run.header().model(), run.header().parameters()));
    }

    /** The name as a file name that works on every system. */
    String fileName() {
        String safe = name.replaceAll("[^A-Za-z0-9._-]+", "-").replaceAll("^[-.]+|[-.]+$", "").replaceFirst("\\.(toml|trace|txt)$", "");
        return safe.isEmpty() ? "run" : safe;
    }
}
