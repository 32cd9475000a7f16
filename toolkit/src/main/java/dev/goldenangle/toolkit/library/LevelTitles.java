package dev.goldenangle.toolkit.library;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the titles of levels, as a game shows them: in arena scripts, or in the level itself. */
final class LevelTitles {
    private static final Pattern BLOCK = Pattern.compile("\\{([^{}]*)\\}");
    private static final Pattern MESSAGE = Pattern.compile("\"message\"\\s+\"([^\"]*)\"");
    private static final Pattern COLOUR = Pattern.compile("\\^[0-9a-zA-Z]");
    /** Offset in a compiled level's header that holds the position of its entities: after the magic and version, or after the version. */
    private static final int QUAKE3_PLACE = 8;
    private static final int QUAKE_PLACE = 4;

    private LevelTitles() {
    }

    /** The titles in an arena script, by the name of the level in lower case. */
    static Map<String, String> inScript(String script) {
        Map<String, String> titles = new HashMap<>();
        Matcher blocks = BLOCK.matcher(script.replaceAll("//[^\n]*", ""));
        while (blocks.find()) {
            Optional<String> map = value(blocks.group(1), "map");
            Optional<String> title = value(blocks.group(1), "longname").map(LevelTitles::plain).filter(text -> !text.isEmpty());
            if (map.isPresent() && title.isPresent()) {
                titles.put(map.get().toLowerCase(Locale.ROOT), title.get());
            }
        }
        return titles;
    }

    private static Optional<String> value(String block, String key) {
        Matcher found = Pattern.compile("(?im)^\\s*\"?" + key + "\"?\\s+(?:\"([^\"]*)\"|(\\S+))").matcher(block);
        return found.find() ? Optional.of(found.group(1) == null ? found.group(2) : found.group(1)) : Optional.empty();
    }

    /** The message of a compiled level's first entity, the world. */
    static Optional<String> inLevel(byte[] level) {
        boolean isQuake3 = level.length > 4 && new String(level, 0, 4, StandardCharsets.ISO_8859_1).equals("IBSP");
        int place = isQuake3 ? QUAKE3_PLACE : QUAKE_PLACE;
        if (level.length < place + 8) {
            return Optional.empty();
        }
        ByteBuffer header = ByteBuffer.wrap(level).order(ByteOrder.LITTLE_ENDIAN);
        long from = header.getInt(place);
        long length = header.getInt(place + 4);
        if (from < 0 || length < 0 || from + length > level.length) {
            return Optional.empty();
        }
        String entities = new String(level, (int) from, (int) length, StandardCharsets.ISO_8859_1);
        int end = entities.indexOf('}');
        Matcher message = MESSAGE.matcher(end < 0 ? entities : entities.substring(0, end));
        return message.find() ? Optional.of(plain(message.group(1))).filter(text -> !text.isEmpty()) : Optional.empty();
    }

    /** Without colour codes and line breaks. */
    private static String plain(String title) {
        return COLOUR.matcher(title).replaceAll("").replace("\\n", " ").replaceAll("\\s+", " ").strip();
    }
}
