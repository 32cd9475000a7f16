package dev.goldenangle.toolkit.library;

import dev.goldenangle.io.TextFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The user's folders, in the standard places of the platform.
 *
 * @param config settings
 * @param data   presets, models, kept runs, courses, input traces and sweeps
 * @param state  autosaved work, log and results that can be computed again
 * @param old    where older versions kept all of these
 */
public record UserFolders(Path config, Path data, Path state, Path old) {
    /** System property that names one folder for everything, for tests. */
    public static final String PROPERTY = "goldenangle.settings";
    private static final String NAME = "golden-angle";
    private static final String SETTINGS = "settings.json";
    private static final int MOST_BYTES = 1 << 20;

    public static UserFolders current() {
        return of(System::getenv, key -> System.getProperty(key, ""));
    }

    /** One folder for everything. */
    public static UserFolders in(Path folder) {
        return new UserFolders(folder, folder, folder, folder);
    }

    /** @param environment variables, null if not set @param properties of Java */
    static UserFolders of(UnaryOperator<String> environment, UnaryOperator<String> properties) {
        if (!properties.apply(PROPERTY).isEmpty()) {
            return in(Path.of(properties.apply(PROPERTY)));
        }
        Platform platform = new Platform(environment, properties);
        Path home = platform.home(environment.apply("HOME"));
        // Java gives "?" for a user whom the system does not know, as in a container.
        String javaHome = properties.apply("user.home");
        Path oldHome = javaHome.isEmpty() || javaHome.equals("?") ? home : Path.of(javaHome);
        return new UserFolders(platform.config(home), platform.data(home), platform.state(home), platform.config(oldHome));
    }

    private record Platform(UnaryOperator<String> environment, UnaryOperator<String> properties) {
        private boolean isWindows() {
            return os().startsWith("win");
        }

        private String os() {
            return properties.apply("os.name").toLowerCase(Locale.ROOT);
        }

        Path home(String fromEnvironment) {
            String fromJava = properties.apply("user.home");
            boolean isKnown = !fromJava.isEmpty() && !fromJava.equals("?");
            boolean isSet = !isWindows() && fromEnvironment != null && Path.of(fromEnvironment).isAbsolute();
            return Path.of(isSet ? fromEnvironment : isKnown ? fromJava : properties.apply("java.io.tmpdir"));
        }

        Path config(Path home) {
            return base(isWindows() ? "APPDATA" : "XDG_CONFIG_HOME", home, isWindows() ? "AppData/Roaming" : ".config");
        }

        Path data(Path home) {
            return isWindows() ? config(home) : base("XDG_DATA_HOME", home, ".local/share");
        }

        Path state(Path home) {
            return base(isWindows() ? "LOCALAPPDATA" : "XDG_STATE_HOME", home, isWindows() ? "AppData/Local" : ".local/state");
        }

        /** A relative path in a variable is ignored, as the XDG specification requires. */
        private Path base(String variable, Path home, String usual) {
            String set = environment.apply(variable);
            boolean isUsable = set != null && !set.isBlank() && Path.of(set).isAbsolute();
            return (isUsable ? Path.of(set) : home.resolve(os().contains("mac") ? "Library/Application Support" : usual)).resolve(NAME);
        }
    }

    /** A text in the settings file; empty if there is none. */
    String setting(String key) {
        for (Path folder : new Path[] {config, old}) {
            try {
                return Json.read(TextFile.readStrictly(folder.resolve(SETTINGS), MOST_BYTES)) instanceof Map<?, ?> map && map.get(key) instanceof String text ? text : "";
            } catch (IOException none) {
                // look in the old folder
            }
        }
        return "";
    }
}
