package dev.goldenangle.workbench.viewport.perspective;

/** The position of a perspective camera. */
public enum Stance { FIRST, BEHIND }
