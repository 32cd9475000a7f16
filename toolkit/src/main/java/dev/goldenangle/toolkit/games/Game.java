package dev.goldenangle.toolkit.games;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;

/** The games to compare with, each by its preset. Lists, documents and menus iterate this table. */
public enum Game {
    QUAKE_3("Quake III", "strafejump/vq3"),
    CPM("CPM", "strafejump/cpm"),
    QUAKE_LIVE("Quake Live", "strafejump/quake-live"),
    QUAKEWORLD("QuakeWorld", "quakeworld/classic"),
    WARFORK("Warfork", "warsow/warfork"),
    WARSOW_2("Warsow 2", "warsow/warsow-2"),
    XONOTIC("Xonotic", "xonotic/xonotic"),
    XDF("Xonotic Defrag", "xonotic/xdf"),
    NEXUIZ("Nexuiz 2.5", "xonotic/nexuiz25"),
    HALF_LIFE("Half-Life", "goldsrc/halflife"),
    COUNTER_STRIKE("Counter-Strike 1.6", "goldsrc/counterstrike"),
    MARATHON("Marathon", "marathon/default");

    private final String label;
    private final String preset;

    Game(String label, String preset) {
        this.label = label;
        this.preset = preset;
    }

    public String label() {
        return label;
    }

    /** Id of its preset. */
    public String presetId() {
        return preset;
    }

    public Preset preset() throws BadInput {
        return PresetLibrary.shipped().preset(preset);
    }
}
