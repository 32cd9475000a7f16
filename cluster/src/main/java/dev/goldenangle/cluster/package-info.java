/** Runs studies as a Spark job: each shard is a task, and the files equal those of {@code workbench sweep --shard}. Nothing depends on this package. */
package dev.goldenangle.cluster;
