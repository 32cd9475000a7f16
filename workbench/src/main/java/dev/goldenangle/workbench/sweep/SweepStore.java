package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.study.SparkAddress;

import java.nio.file.Path;

/** The studies folder and the cluster settings of the window. */
public interface SweepStore {
    /** Contains one folder for each study. */
    Path folder();

    SparkAddress spark();

    void setSpark(SparkAddress address);
}
