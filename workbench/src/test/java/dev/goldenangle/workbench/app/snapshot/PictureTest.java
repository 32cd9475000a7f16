package dev.goldenangle.workbench.app.snapshot;

import dev.goldenangle.workbench.app.Launcher;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Draws the real window without a display, in separate processes. */
class PictureTest {
    private static final int LIGHT_PANEL = 0xFBFBFC;
    private static final int DARK_PANEL = 0x171A20;
    @TempDir
    Path folder;

    private String launch(String... args) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-cp", System.getProperty("java.class.path"), Launcher.class.getName()));
        words.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().remove("DISPLAY");
        builder.environment().remove("WAYLAND_DISPLAY");
        Process process = builder.start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), out);
        return out;
    }

    private BufferedImage picture(String name) throws IOException {
        return ImageIO.read(folder.resolve(name).toFile());
    }

    private static Set<Integer> colours(BufferedImage image) {
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y += 3) {
            for (int x = 0; x < image.getWidth(); x += 3) {
                colours.add(image.getRGB(x, y) & 0xFFFFFF);
            }
        }
        return colours;
    }

    /** Starting at the edge of the map shows its border; starting in the middle shows floor all around. */
    @Test
    void snapshotHasTheRequestedSizeThemePresetMapAndStart() throws Exception {
        String[] common = {"snapshot", "--size", "1280x720", "--theme", "light", "--preset", "strafejump/vq3", "--map", "flat", "--bot", "runner", "--seconds", "0.1"};
        launch(Stream.concat(Stream.of(common), Stream.of("--out", "middle.png", "--from", "0,0,0")).toArray(String[]::new));
        launch(Stream.concat(Stream.of(common), Stream.of("--out", "corner.png", "--from=-60,60,0")).toArray(String[]::new));
        BufferedImage middle = picture("middle.png");
        assertEquals(1280, middle.getWidth());
        assertEquals(720, middle.getHeight());
        assertEquals(LIGHT_PANEL, middle.getRGB(4, 60) & 0xFFFFFF);
        assertTrue(colours(middle).size() > 300, "the window is not blank");
        BufferedImage corner = picture("corner.png");
        assertEquals(middle.getRGB(4, 60), corner.getRGB(4, 60), "the panes are the same");
        long other = IntStream.range(100, 420).filter(y -> middle.getRGB(900, y) != corner.getRGB(900, y)).count();
        assertTrue(other > 20, "the world around the mover differs: " + other);
    }

    @Test
    void withoutADisplayItWritesAPictureAndPrintsTheScorecard() throws Exception {
        String out = launch();
        List<String> lines = out.lines().toList();
        assertTrue(lines.get(0).startsWith("No display found"), out);
        assertFalse(out.contains("Exception"), out);
        assertTrue(lines.stream().skip(1).anyMatch(line -> line.contains("Crisp stop")), out);
        BufferedImage left = picture("workbench-snapshot.png");
        assertEquals(1440, left.getWidth());
        assertEquals(900, left.getHeight());
        assertEquals(DARK_PANEL, left.getRGB(4, 60) & 0xFFFFFF);
    }
}
