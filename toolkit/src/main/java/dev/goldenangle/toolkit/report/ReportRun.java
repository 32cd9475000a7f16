package dev.goldenangle.toolkit.report;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.telemetry.Run;

/**
 * A run as a report names it.
 *
 * @param name   what it is called: a preset, a file, or the name of a kept run
 * @param run    the record
 * @param preset id or file of the preset it was made from
 */
public record ReportRun(String name, Run run, String preset) {
    Model model() {
        return ModelCatalog.find(run.header().model()).orElseThrow();
    }

    /** Every value the run was made with, as a file that reads back to them. */
    String toml() {
        return PresetWriter.write(Preset.of(preset.isEmpty() ? name : preset, run.header().model(), run.header().parameters()));
    }

    /** A name for a file, of letters that every system takes. */
    String fileName() {
        String safe = name.replaceAll("[^A-Za-z0-9._-]+", "-").replaceAll("^[-.]+|[-.]+$", "").replaceFirst("\\.(toml|trace|txt)$", "");
        return safe.isEmpty() ? "run" : safe;
    }
}
