package dev.goldenangle.state;

import dev.goldenangle.parameter.Unit;

import java.util.Locale;

/** A number that one model reports each tick beyond what all models share: a constant of an enum that implements this. */
public interface Signal {
    String name();

    int ordinal();

    Unit unit();

    /** What it tells, one sentence. */
    String doc();

    default String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
