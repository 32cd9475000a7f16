/** The conformance kit: test cases for people who port a model to another engine, and the checker for their results. */
package dev.goldenangle.toolkit.kit;
