/** The suggestion search: small sets of knob changes that reach goals. */
package dev.goldenangle.toolkit.study.reach;
