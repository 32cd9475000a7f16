/** The timeline: graphs of telemetry columns with one time cursor. */
package dev.goldenangle.workbench.charts;
