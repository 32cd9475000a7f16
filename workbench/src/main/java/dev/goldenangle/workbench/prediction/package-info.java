/** A client that predicts beside its server: the line between them, and the error on a graph. */
package dev.goldenangle.workbench.prediction;
