package dev.goldenangle.workbench.live;

import dev.goldenangle.map.Level;
import dev.goldenangle.telemetry.Run;

/**
 * A finished recording.
 * @param name to show on screen
 * @param preset id of the preset open at its start
 * @param level the map it was played on
 */
public record Recorded(String name, Run run, String preset, Level level) {
}
