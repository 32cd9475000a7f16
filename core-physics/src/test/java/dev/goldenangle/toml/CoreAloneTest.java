package dev.goldenangle.toml;

import dev.goldenangle.map.LevelReader;
import org.junit.jupiter.api.Test;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Using the core without the presets library, as a game might. */
class CoreAloneTest {
    private static final String BRUSH_MAP = "{\n\"classname\" \"worldspawn\"\n}\n{\n\"classname\" \"info_player_start\"\n\"origin\" \"0 0 24\"\n}\n";

    private static List<?> problems(String text) throws ReflectiveOperationException, java.io.IOException {
        URL core = LevelReader.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader alone = new URLClassLoader(new URL[] {core}, ClassLoader.getPlatformClassLoader())) {
            Object level = alone.loadClass(LevelReader.class.getName()).getMethod("read", String.class, String.class, float.class).invoke(null, "mine", text, 32f);
            return (List<?>) level.getClass().getMethod("problems").invoke(level);
        }
    }

    @Test
    void brushMapsNeedNoTomlReader() throws Exception {
        assertEquals(LevelReader.read("mine", BRUSH_MAP, 32f).problems().toString(), problems(BRUSH_MAP).toString());
    }

    @Test
    void tomlMapsSayWhichLibraryIsMissing() throws Exception {
        assertTrue(problems("format = \"sector\"\n").get(0).toString().contains("TOML cannot be read here; add the Golden Angle presets library to the class path"));
    }
}
