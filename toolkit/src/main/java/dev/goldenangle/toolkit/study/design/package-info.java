/** Which points of a space of knobs a study looks at: each design is a pure function from the index of a point to the point. */
package dev.goldenangle.toolkit.study.design;
