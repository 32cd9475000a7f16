/** What runs tell: metrics, jumps, where speed went. Each is declared once and read by the window and the command line. */
package dev.goldenangle.analysis;
