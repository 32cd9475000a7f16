package dev.goldenangle.world.brush;

import java.util.Locale;

/** Kinds of surfaces that some models treat specially, recognised by the last part of a texture's name. */
public enum Surface {
    SLICK("slick", Match.ANYWHERE), LADDER("ladder", Match.ANYWHERE), SKY("sky", Match.ANYWHERE), NO_WALL_JUMP("nowalljump", Match.ANYWHERE),
    ICE("ice", Match.WORD), MUD("mud", Match.WORD), RUBBER("rubber", Match.WORD);

    /** Whether the name contains the word anywhere, or only between digits and signs: a device is not made of ice. */
    private enum Match { ANYWHERE, WORD }

    private final String word;
    private final Match match;

    Surface(String word, Match match) {
        this.word = word;
        this.match = match;
    }

    boolean isNamedBy(String material) {
        String name = material.substring(material.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        int at = name.indexOf(word);
        while (at >= 0 && match == Match.WORD && (isLetter(name, at - 1) || isLetter(name, at + word.length()))) {
            at = name.indexOf(word, at + 1);
        }
        return at >= 0;
    }

    private static boolean isLetter(String name, int at) {
        return at >= 0 && at < name.length() && Character.isLetter(name.charAt(at));
    }
}
