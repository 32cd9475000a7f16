/** Recording and replaying input traces. */
package dev.goldenangle.workbench.traces;
