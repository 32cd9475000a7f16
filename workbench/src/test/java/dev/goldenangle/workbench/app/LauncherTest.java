package dev.goldenangle.workbench.app;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class LauncherTest {
    private static String[] words(String line) {
        return line.isEmpty() ? new String[0] : line.split(" ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--presets mine", "--models a.jar", "--models a.jar --models b.jar --presets mine"})
    void optionsWithoutACommandOpenTheWindow(String line) {
        assertTrue(Launcher.isForWindow(words(line)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"models", "--help", "--models", "--models a.jar models", "simulate --models", "--models a.jar --presets"})
    void everythingElseIsACommandLine(String line) {
        assertFalse(Launcher.isForWindow(words(line)));
    }
}
