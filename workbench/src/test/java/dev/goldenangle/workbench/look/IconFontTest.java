package dev.goldenangle.workbench.look;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.Ikon;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.Area;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.TreeSet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The font of icons that the build cuts, against the whole one that it is cut from. */
class IconFontTest {
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private static byte[] whole() throws IOException {
        try (InputStream in = IconFontTest.class.getResourceAsStream("/META-INF/resources/materialdesign2/7.4.47/fonts/materialdesignicons-webfont.ttf")) {
            return in.readAllBytes();
        }
    }

    private static Font font(byte[] bytes) throws Exception {
        return Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(bytes)).deriveFont(48f);
    }

    private static void assertSameLetter(Font expected, Font actual, int code, int letter) {
        GlyphVector one = expected.createGlyphVector(CONTEXT, Character.toString(code));
        GlyphVector other = actual.createGlyphVector(CONTEXT, Character.toString(letter));
        String name = Integer.toHexString(code);
        assertEquals(one.getGlyphMetrics(0).getAdvance(), other.getGlyphMetrics(0).getAdvance(), name);
        Shape outline = one.getOutline();
        assertTrue(!outline.getBounds2D().isEmpty(), name);
        assertTrue(new Area(outline).equals(new Area(other.getOutline())), name);
    }

    @Test
    void everyIconOfTheShippedFontIsTheOneOfTheWholeFont() throws Exception {
        Font all = font(whole());
        Font few = font(getClass().getResourceAsStream(IconFont.NAME).readAllBytes());
        assertEquals(IconFont.FAMILY, few.getFamily());
        for (Icon icon : Icon.values()) {
            assertSameLetter(all, few, icon.code(), icon.text().codePointAt(0));
            assertEquals(1, icon.text().length(), "no text of the window needs the JDK's table of all letters");
        }
        assertEquals(Icon.values().length + 1, few.getNumGlyphs());
    }

    @Test
    void anIconHasTheCodeOfItsNameInTheCollection() throws Exception {
        for (Icon icon : Icon.values()) {
            Class<?> letter = Class.forName("org.kordamp.ikonli.materialdesign2.MaterialDesign" + icon.name().charAt(0));
            Ikon listed = (Ikon) letter.getField(icon.name()).get(null);
            assertEquals(listed.getCode(), icon.code(), icon.name());
        }
    }

    @Property(tries = 20)
    void anyLettersCanBeCutOut(@ForAll @Size(min = 1, max = 40) Set<Short> drawn) throws Exception {
        byte[] bytes = whole();
        Font all = font(bytes);
        Set<Integer> codes = new TreeSet<>();
        drawn.forEach(number -> codes.add(0xF0001 + Math.abs(number % 7000)));
        codes.removeIf(code -> !all.canDisplay(code) || all.createGlyphVector(CONTEXT, Character.toString(code)).getOutline().getBounds2D().isEmpty());
        byte[] cut = IconFont.cut(bytes, codes.stream().mapToInt(Integer::intValue).toArray());
        Font few = font(cut);
        codes.forEach(code -> assertSameLetter(all, few, code, code));
        assertEquals(codes.size() + 1, few.getNumGlyphs());
        assertArrayEquals(cut, IconFont.cut(cut, codes.stream().mapToInt(Integer::intValue).toArray()), "a font that has been cut is cut to itself");
    }

    @Test
    void aLetterThatTheFontDoesNotHaveIsNamed() throws IOException {
        byte[] bytes = whole();
        assertEquals("the font has no letter for 41", assertThrows(IllegalArgumentException.class, () -> IconFont.cut(bytes, 'A')).getMessage());
    }
}
