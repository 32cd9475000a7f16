package dev.goldenangle.toolkit.library;

import java.nio.file.Path;
import java.util.Locale;

/** The platform's folder for the user's settings. */
public final class SettingsFolder {
    /** System property that names another folder, for tests. */
    public static final String PROPERTY = "goldenangle.settings";

    private SettingsFolder() {
    }

    public static Path path() {
        String chosen = System.getProperty(PROPERTY);
        if (chosen != null) {
            return Path.of(chosen);
        }
        String home = home();
        String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String configured = os.startsWith("win") ? System.getenv("APPDATA") : System.getenv("XDG_CONFIG_HOME");
        Path base = configured != null && !configured.isBlank() ? Path.of(configured)
                : os.contains("mac") ? Path.of(home, "Library", "Application Support") : Path.of(home, ".config");
        return base.resolve("golden-angle");
    }

    /** Java gives "?" for a user whom the system does not know, as in a container; such a user has the home of the environment, or none. */
    private static String home() {
        String home = System.getProperty("user.home", "?");
        String environment = System.getenv("HOME");
        return !home.equals("?") ? home : environment != null && !environment.isBlank() ? environment : System.getProperty("java.io.tmpdir");
    }
}
