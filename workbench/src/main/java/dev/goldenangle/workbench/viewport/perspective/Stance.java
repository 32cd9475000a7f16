package dev.goldenangle.workbench.viewport.perspective;

/** Where a perspective camera stands. */
public enum Stance { FIRST, BEHIND }
