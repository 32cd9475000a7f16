package dev.goldenangle.map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The five levels with figures of the engine, compared to the bit; the level files come from Debian's packages of OpenArena. */
@Tag("study")
class OpenArenaStudy {
    private static final Path PAKS = Path.of(System.getProperty("openarena.folder", "/usr/share/games/openarena/baseoa"));
    private static final Path FIGURES = Path.of(System.getProperty("bsp.figures", "../../shared/figures/bsp"));

    static byte[] level(String pak, String map) throws IOException {
        try (ZipFile zip = new ZipFile(PAKS.resolve(pak).toFile())) {
            ZipEntry entry = zip.getEntry("maps/" + map + ".bsp");
            return zip.getInputStream(entry).readAllBytes();
        }
    }

    @Test
    void everyRowOfTheFiguresIsMetToTheBit() throws Exception {
        String[][] levels = {{"pak6-patch088.pk3", "am_thornish"}, {"pak6-patch088.pk3", "am_spacecont"}, {"z_oacmp-volume1-v3.pk3", "oacmpctf3"},
                {"pak1-maps.pk3", "oa_shouse"}, {"pak1-maps.pk3", "dm4ish"}};
        int wrong = 0;
        assertEquals(true, Files.isDirectory(FIGURES), "figures in " + FIGURES.toAbsolutePath());
        for (String[] level : levels) {
            BspFigures figures = new BspFigures(level(level[0], level[1]));
            figures.check(FIGURES, level[1]);
            figures.differences().stream().limit(5).forEach(System.out::println);
            System.out.println(level[1] + ": " + (figures.rows() - figures.differences().size()) + " of " + figures.rows() + " rows the same to the bit");
            wrong += figures.differences().size();
        }
        assertEquals(0, wrong);
    }
}
