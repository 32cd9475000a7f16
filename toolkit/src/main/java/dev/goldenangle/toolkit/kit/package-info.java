/** The conformance kit: golden cases of a model for people who write its rules again, and the checker of what their port makes of them. */
package dev.goldenangle.toolkit.kit;
