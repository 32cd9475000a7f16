package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.Unit;

/**
 * A quantity recorded on every tick. Graphs, CSV files and docs iterate the list of columns and name none themselves.
 *
 * @param key   name in files: {@code speed}
 * @param label name on screen
 * @param unit  its unit; values are in the internal unit
 * @param doc   what it means, one sentence
 */
public record Column(String key, String label, Unit unit, String doc) {
    static Column of(String key, Unit unit, String doc) {
        return new Column(key, capitalised(key.replace('_', ' ')), unit, doc);
    }

    static String capitalised(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** A copy with another name on screen. */
    Column labelled(String name) {
        return new Column(key, name, unit, doc);
    }

    /** The value for files and screens: degrees for angles. */
    public double shown(float internal) {
        return unit.toShown(internal);
    }
}
