package dev.goldenangle.workbench.app.window;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A short part of the random use of the window; {@code ./gradlew monkey} runs 10,000 actions. */
class MonkeyUiTest {
    private static final int ACTIONS = 60;
    @TempDir
    private Path folder;

    @Test
    void randomActionsCauseNoExceptionAndNoHang() throws Exception {
        try (Monkey monkey = new Monkey(1, folder)) {
            assertEquals(List.of(), monkey.act(ACTIONS));
        }
    }
}
