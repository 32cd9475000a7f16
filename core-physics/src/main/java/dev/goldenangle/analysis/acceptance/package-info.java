/** Acceptance checks: scripted runs on sample maps, each with a number, a limit and a reason. */
package dev.goldenangle.analysis.acceptance;
