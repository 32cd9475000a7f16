/** The record of a run: columns declared once, filled tick by tick, read by everything. */
package dev.goldenangle.telemetry;
