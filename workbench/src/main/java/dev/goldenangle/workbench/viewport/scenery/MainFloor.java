package dev.goldenangle.workbench.viewport.scenery;

import java.util.Map;
import java.util.TreeMap;

/** Finds the height with the largest level area, to a quarter of a metre. */
final class MainFloor {
    private final TreeMap<Double, Double> areas = new TreeMap<>();
    private final double unitsPerMetre;

    MainFloor(double unitsPerMetre) {
        this.unitsPerMetre = unitsPerMetre;
    }

    void add(double height, double area) {
        areas.merge(Math.rint(height * 4 / unitsPerMetre) / 4 * unitsPerMetre, area, Double::sum);
    }

    double height() {
        return areas.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse(0.0);
    }
}
