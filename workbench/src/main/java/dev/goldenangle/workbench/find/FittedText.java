package dev.goldenangle.workbench.find;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

import java.util.ArrayList;
import java.util.List;

/** Fits text into a given width when drawing: cuts it with an ellipsis, or breaks it into two lines. */
final class FittedText {
    private static final Text RULER = new Text();

    private FittedText() {
    }

    static double width(String text, Font font) {
        RULER.setFont(font);
        RULER.setText(text);
        return RULER.getLayoutBounds().getWidth();
    }

    static String cut(String text, Font font, double room) {
        if (width(text, font) <= room) {
            return text;
        }
        int length = text.length();
        while (length > 1 && width(text.substring(0, length).strip() + "…", font) > room) {
            length--;
        }
        return text.substring(0, length).strip() + "…";
    }

    /** One line if the text fits, else two, broken between words or after a hyphen. */
    static List<String> lines(String text, Font font, double room) {
        if (width(text, font) <= room) {
            return List.of(text);
        }
        StringBuilder first = new StringBuilder();
        List<String> words = new ArrayList<>(List.of(text.split("(?<=[ -])")));
        while (words.size() > 1 && (first.length() == 0 || width(first + words.get(0).strip(), font) <= room)) {
            first.append(words.remove(0));
        }
        return first.length() == 0 ? List.of(cut(text, font, room)) : List.of(cut(first.toString().strip(), font, room), cut(String.join("", words).strip(), font, room));
    }
}
