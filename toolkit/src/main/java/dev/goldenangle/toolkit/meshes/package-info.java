/** Readers of mesh files that need libraries: what comes out is the core's own text of a mesh. */
package dev.goldenangle.toolkit.meshes;
