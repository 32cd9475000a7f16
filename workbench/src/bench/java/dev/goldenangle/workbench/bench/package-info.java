/** Benchmarks for all speed claims, run by one command. */
package dev.goldenangle.workbench.bench;
