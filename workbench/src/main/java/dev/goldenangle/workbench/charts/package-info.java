/** The timeline: graphs of telemetry columns under one time cursor. */
package dev.goldenangle.workbench.charts;
