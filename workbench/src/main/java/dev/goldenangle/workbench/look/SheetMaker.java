package dev.goldenangle.workbench.look;

import dev.goldenangle.io.AtomicFile;
import javafx.css.Stylesheet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A step of the build: parses the style sheets beforehand, because reading their text takes a good part of a start, and writes the font of the icons. */
public final class SheetMaker {
    private SheetMaker() {
    }

    /** @param args the folder of resources to write into */
    public static void main(String[] args) throws IOException {
        String place = SheetMaker.class.getPackageName().replace('.', '/');
        Path folder = Files.createDirectories(Path.of(args[0], place));
        byte[] icons = IconFont.ofIcons();
        AtomicFile.write(folder.resolve(IconFont.NAME), out -> out.write(icons));
        make(folder.resolve(StyleSheets.NONE_NAME), StyleSheets.NONE_TEXT);
        make(folder.resolve(StyleSheets.PANES_NAME), StyleSheets.panesText(1));
        for (Theme theme : Theme.values()) {
            make(folder.resolve(StyleSheets.binaryName("primer", theme)), StyleSheets.primerText(theme));
            make(folder.resolve(StyleSheets.binaryName("workbench", theme)), StyleSheets.ownText(theme, 1));
        }
    }

    static void make(Path binary, String css) throws IOException {
        Path text = Files.createTempFile("sheet", ".css");
        try {
            AtomicFile.write(text, css);
            Stylesheet.convertToBinary(text.toFile(), binary.toFile());
        } finally {
            Files.delete(text);
        }
    }
}
