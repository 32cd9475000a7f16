package dev.goldenangle.map;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The content of a map as it is stored and sent.
 *
 * @param bytes  the map file: a compiled level, or UTF-8 text
 * @param course the text of a placed course, see {@link CourseText}; empty without one
 */
public record MapContent(byte[] bytes, String course) implements Serializable {
    private static final long serialVersionUID = 1L;

    /** A text map without a placed course. */
    public static MapContent of(String text) {
        return new MapContent(text.getBytes(StandardCharsets.UTF_8), "");
    }

    /** The same map with another placed course; a blank text removes it. */
    public MapContent with(String courseText) {
        return new MapContent(bytes, courseText.isBlank() ? "" : courseText);
    }

    public boolean isCompiled() {
        return BspReader.isOne(bytes) || QuakeBspReader.isOne(bytes);
    }

    /** The map's text; empty for a compiled level. */
    public String text() {
        return isCompiled() ? "" : new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MapContent map && Arrays.equals(bytes, map.bytes) && course.equals(map.course);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(bytes) + course.hashCode();
    }

    @Override
    public String toString() {
        return "a map of " + bytes.length + " bytes" + (course.isEmpty() ? "" : " with a course");
    }
}
