package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.look.Fonts;
import javafx.scene.text.Text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Breaks the title of an axis into lines at spaces and hyphens, so that it is never cut off. */
final class TitleLines {
    private static final double SIZE = 11;

    private TitleLines() {
    }

    static List<String> of(String title, double room, double textScale) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words(title)) {
            if (!line.isEmpty() && width(line + word, textScale) > room) {
                lines.add(line.strip());
                line = "";
            }
            line += word;
        }
        lines.add(line.strip());
        return lines;
    }

    static double widestWord(String title, double textScale) {
        return Stream.of(words(title)).mapToDouble(word -> width(word, textScale)).max().orElse(0);
    }

    /** Each with the space or hyphen after it. */
    private static String[] words(String title) {
        return title.split("(?<=[ -])");
    }

    static double width(String text, double textScale) {
        Text measured = new Text(text.strip());
        measured.setFont(Fonts.medium(SIZE * textScale));
        return measured.getLayoutBounds().getWidth();
    }
}
