/** The sweep view: runs a study, shows its runs as lines over parallel axes, and filters them by ranges. */
package dev.goldenangle.workbench.sweep;
