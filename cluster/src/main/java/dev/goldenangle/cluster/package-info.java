/** Studies as a Spark job: each shard is a task, and the files are those of {@code workbench sweep --shard}. Nothing depends on this. */
package dev.goldenangle.cluster;
