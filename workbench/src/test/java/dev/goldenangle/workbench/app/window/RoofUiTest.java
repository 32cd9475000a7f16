package dev.goldenangle.workbench.app.window;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;

/** In an open world too the mover is seen in a building: its roof is cut off while the mover is under it, and can be shown by hand. */
class RoofUiTest {
    @TempDir
    static Path folder;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", folder.resolve("settings"));
    }

    @AfterAll
    static void close() {
        ui.close();
    }

    private static String box(int x0, int y0, int z0, int x1, int y1, int z1) {
        int[][] planes = {{x0, 0, 0, x0, 1, 0, x0, 0, 1}, {x1, 0, 0, x1, 0, 1, x1, 1, 0}, {0, y0, 0, 0, y0, 1, 1, y0, 0}, {0, y1, 0, 1, y1, 0, 0, y1, 1},
                {0, 0, z0, 1, 0, z0, 0, 1, z0}, {0, 0, z1, 0, 1, z1, 1, 0, z1}};
        StringBuilder text = new StringBuilder("{\n");
        for (int[] p : planes) {
            text.append(String.format(Locale.ROOT, "( %d %d %d ) ( %d %d %d ) ( %d %d %d ) stone 0 0 0 1 1%n", p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8]));
        }
        return text.append("}\n").toString();
    }

    /** A field of 4,096 units with a roof of 400 on two walls, so far from somebody who stands in its middle. */
    private static String field(int far) {
        return "{\n\"classname\" \"worldspawn\"\n" + box(-2048, -2048, -64, 2048, 2048, 0) + box(far - 200, -200, 128, far + 200, 200, 144)
                + box(far - 200, -200, 0, far - 180, 200, 128) + box(far + 180, -200, 0, far + 200, 200, 128)
                + "}\n{\n\"classname\" \"info_player_start\"\n\"origin\" \"0 0 32\"\n}\n";
    }

    private void openField(String name, int far) throws IOException {
        Path file = Files.writeString(folder.resolve(name + ".map"), field(far));
        run(() -> {
            ui.session.live().playback().pause();
            ui.window.files().openMap(file.toString());
        });
        await("the field", () -> ui.session.document().level().name().equals(name));
    }

    @Test
    void theCutIsOfferedWhereTheMoverIsUnderARoofAndNotBesideIt() throws IOException {
        openField("under", 0);
        await("a roof above the mover", () -> ui.node("#layer-section") != null && ui.node("#layer-section").isVisible());
        openField("beside", 1500);
        await("nothing above the mover", () -> !ui.node("#layer-section").isVisible());
    }
}
