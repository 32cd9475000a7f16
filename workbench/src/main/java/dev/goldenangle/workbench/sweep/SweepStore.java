package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.study.SparkAddress;

import java.nio.file.Path;

/** Where the window keeps its studies, and which cluster it knows. */
public interface SweepStore {
    /** Holds a folder for each study. */
    Path folder();

    SparkAddress spark();

    void setSpark(SparkAddress address);
}
