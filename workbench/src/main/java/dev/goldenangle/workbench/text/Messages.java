package dev.goldenangle.workbench.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of the window, from messages.properties. The names of knobs, metrics and bots are in their own tables. */
public final class Messages {
    private static final ResourceBundle TEXTS = ResourceBundle.getBundle("dev.goldenangle.workbench.text.messages");

    private Messages() {
    }

    /**
     * The text of a key.
     *
     * @param values replace {0}, {1} and so on, as in {@link MessageFormat}; format numbers beforehand
     */
    public static String text(String key, Object... values) {
        String text = TEXTS.getString(key);
        return values.length == 0 ? text : new MessageFormat(text, Locale.ENGLISH).format(values);
    }
}
