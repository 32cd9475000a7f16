package dev.goldenangle.world.brush;

import java.util.Locale;

/** Kinds of surfaces that some models treat specially. A texture is of a kind if the last part of its name contains the word. */
public enum Surface {
    SLICK("slick"), LADDER("ladder"), SKY("sky"), NO_WALL_JUMP("nowalljump");

    private final String word;

    Surface(String word) {
        this.word = word;
    }

    boolean isNamedBy(String material) {
        return material.substring(material.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT).contains(word);
    }
}
