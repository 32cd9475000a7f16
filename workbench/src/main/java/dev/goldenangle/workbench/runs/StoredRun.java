package dev.goldenangle.workbench.runs;

import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * The properties of a kept run that are stored beside its input trace.
 * @param id never reused; the name of its files
 * @param series its series colour, 1 to 6
 * @param baseline whether it is the baseline
 * @param origin the preset and the map
 */
record StoredRun(String id, String name, String notes, int series, boolean visible, boolean pinned, boolean baseline, RunOrigin origin) {
    private static final int MOST_SERIES = 6;
    private static final int LONGEST_PLACE = 4096;

    static StoredRun of(RunEntry entry) {
        return new StoredRun(entry.id(), entry.name(), entry.notesProperty().get(), entry.series(), entry.visibleProperty().get(),
                entry.pinnedProperty().get(), entry.isBaseline(), entry.origin());
    }

    String text() {
        Properties values = new Properties();
        values.setProperty("name", name);
        values.setProperty("notes", notes);
        values.setProperty("series", Integer.toString(series));
        values.setProperty("visible", Boolean.toString(visible));
        values.setProperty("pinned", Boolean.toString(pinned));
        values.setProperty("baseline", Boolean.toString(baseline));
        values.setProperty("preset", origin.preset());
        values.setProperty("map", origin.map());
        StringWriter text = new StringWriter();
        try {
            values.store(text, Messages.text("runs.file.comment"));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** @throws IllegalArgumentException with the reason if it cannot be read */
    static StoredRun read(String id, String text) {
        Properties values = new Properties();
        try {
            values.load(new StringReader(text));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        String name = cut(values.getProperty("name", "").strip(), RunList.LONGEST_NAME).strip();
        if (name.isEmpty()) {
            throw new IllegalArgumentException("it has no name");
        }
        return new StoredRun(id, name, cut(values.getProperty("notes", ""), RunList.LONGEST_NOTES), series(values.getProperty("series", "")),
                flag(values, "visible", true), flag(values, "pinned", false), flag(values, "baseline", false),
                new RunOrigin(place(values, "preset"), place(values, "map")));
    }

    private static boolean flag(Properties values, String key, boolean fallback) {
        String text = values.getProperty(key, Boolean.toString(fallback));
        if (!text.equals("true") && !text.equals("false")) {
            throw new IllegalArgumentException(key + " must be true or false");
        }
        return Boolean.parseBoolean(text);
    }

    private static int series(String text) {
        if (!text.matches("[1-" + MOST_SERIES + "]")) {
            throw new IllegalArgumentException("series must be a number from 1 to " + MOST_SERIES);
        }
        return Integer.parseInt(text);
    }

    /** A preset's or map's name. Its length is limited because escaping may double it, and the file must stay within its limit. */
    private static String place(Properties values, String key) {
        String text = values.getProperty(key, "");
        if (text.length() > LONGEST_PLACE) {
            throw new IllegalArgumentException(key + " is longer than " + LONGEST_PLACE + " characters");
        }
        return cut(text, LONGEST_PLACE);
    }

    /** The beginning of a text, without half surrogate pairs, which no file can store. */
    private static String cut(String text, int longest) {
        return text.substring(0, Math.min(longest, text.length())).codePoints().map(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE ? '?' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }
}
