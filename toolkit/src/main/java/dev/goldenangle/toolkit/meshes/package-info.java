/** Readers of mesh files that need libraries; they convert meshes to the core's mesh text. */
package dev.goldenangle.toolkit.meshes;
