/** Benchmarks of the window: viewport and timeline frames, latency, startup. */
package dev.goldenangle.workbench.app.bench;
