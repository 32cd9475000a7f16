package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.toolkit.study.SparkAddress;
import dev.goldenangle.workbench.sweep.SweepStore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Stores studies beside the settings, and the cluster's address in the settings. */
final class SettingsStore implements SweepStore {
    private static final String MASTER = "spark.master";
    private static final String SUBMIT = "spark.submit";
    private static final String JAR = "spark.jar";
    private static final String SHARED = "spark.folder";
    private final Settings settings;
    private Path folder;

    SettingsStore(Settings settings) {
        this.settings = settings;
    }

    /** Snapshots save nothing and use a temporary folder. */
    @Override
    public Path folder() {
        if (folder == null) {
            try {
                folder = settings.isKept() ? settings.folders().data().resolve("sweeps") : Files.createTempDirectory("golden-angle-sweeps");
            } catch (IOException unwritable) {
                throw new UncheckedIOException(unwritable);
            }
        }
        return folder;
    }

    @Override
    public SparkAddress spark() {
        return new SparkAddress(settings.get(MASTER, ""), settings.get(SUBMIT, ""), settings.get(JAR, ""), settings.get(SHARED, ""));
    }

    @Override
    public void setSpark(SparkAddress address) {
        settings.set(MASTER, address.master());
        settings.set(SUBMIT, address.submit());
        settings.set(JAR, address.jar());
        settings.set(SHARED, address.folder());
        settings.save();
    }
}
