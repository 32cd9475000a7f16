package dev.goldenangle.motor.warsow;

/** The rules that differ between the two games and cannot be expressed as numbers. */
public enum WarsowRules { WARFORK, WARSOW }
