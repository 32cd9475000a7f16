/** The prediction pane: a predicting client and its server over a simulated network, and the error between them. */
package dev.goldenangle.workbench.prediction;
