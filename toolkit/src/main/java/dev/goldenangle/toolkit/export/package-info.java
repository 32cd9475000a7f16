/** A preset's values as files that a game engine reads. One format each class; {@link dev.goldenangle.toolkit.export.ExportFormat} lists them. */
package dev.goldenangle.toolkit.export;
