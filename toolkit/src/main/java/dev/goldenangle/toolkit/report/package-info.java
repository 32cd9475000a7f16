/** A comparison as one file to read anywhere. Serves the window and the command line; knows no toolkit. */
package dev.goldenangle.toolkit.report;
