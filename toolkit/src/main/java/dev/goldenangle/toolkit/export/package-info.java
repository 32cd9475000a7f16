/** Exports a preset's values as files for game engines. Each format is a class; {@link dev.goldenangle.toolkit.export.ExportFormat} lists them. */
package dev.goldenangle.toolkit.export;
