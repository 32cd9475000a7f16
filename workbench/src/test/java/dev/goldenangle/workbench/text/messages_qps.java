package dev.goldenangle.workbench.text;

import java.util.Enumeration;
import java.util.ResourceBundle;

/**
 * The pseudo-language {@code qps}: every text of messages.properties, marked and a third longer, as in a wordy
 * language. Patterns such as {0} and choices stay intact. The name is the one that ResourceBundle looks for.
 */
public final class messages_qps extends ResourceBundle {
    static final char BEGIN = '‹';
    static final char END = '›';

    @Override
    protected Object handleGetObject(String key) {
        String text = parent.getString(key);
        return BEGIN + text + padding(letters(text) / 3) + END;
    }

    /** Length of the shown text; of a choice, about one of its two wordings is shown. */
    private static int letters(String text) {
        return text.contains(",choice,") ? text.length() / 3 : text.replaceAll("\\{\\d}", "").length();
    }

    /** Words of five letters, so that long texts can wrap. */
    private static String padding(int letters) {
        StringBuilder padding = new StringBuilder();
        while (padding.length() < letters) {
            padding.append(letters > 5 && padding.length() % 6 == 0 && padding.length() < letters - 1 ? ' ' : 'ö');
        }
        return padding.toString();
    }

    @Override
    public Enumeration<String> getKeys() {
        return parent.getKeys();
    }
}
