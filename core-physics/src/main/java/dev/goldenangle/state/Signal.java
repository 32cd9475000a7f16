package dev.goldenangle.state;

import dev.goldenangle.parameter.Unit;

import java.util.Locale;

/** A number that one model reports each tick beyond what all models share: a constant of an enum that implements this. */
public interface Signal {
    String name();

    int ordinal();

    Spec spec();

    /**
     * What a signal is.
     *
     * @param unit what it is measured in
     * @param doc  what it tells, one sentence
     */
    record Spec(Unit unit, String doc) {
    }

    default Unit unit() {
        return spec().unit();
    }

    default String doc() {
        return spec().doc();
    }

    default String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
