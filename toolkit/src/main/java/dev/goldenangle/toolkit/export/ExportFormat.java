package dev.goldenangle.toolkit.export;

import dev.goldenangle.io.AtomicFile;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** The export formats for presets. The first file of each format holds the values; the others are files the engine also needs. */
public enum ExportFormat {
    JSON("JSON for any engine", JsonExport::files),
    GODOT("Godot 4 resource with its script", preset -> new GodotExport(GodotExport.Dialect.GODOT_4).files(preset)),
    GODOT3("Godot 3 resource with its script", preset -> new GodotExport(GodotExport.Dialect.GODOT_3).files(preset)),
    UNITY("Unity JSON with its ScriptableObject", UnityExport::files),
    UNREAL("Unreal data table with its struct", UnrealExport::files),
    C_HEADER("C and C++ header", CHeaderExport::files),
    LUA("Lua table", LuaExport::files);

    private final String label;
    private final Function<GamePreset, List<GameFile>> writer;

    ExportFormat(String label, Function<GamePreset, List<GameFile>> writer) {
        this.label = label;
        this.writer = writer;
    }

    /** The name on the command line, such as {@code c-header}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String label() {
        return label;
    }

    public List<GameFile> files(GamePreset preset) {
        return writer.apply(preset);
    }

    /** Writes the values to the file and the other files into its folder; returns all files written. */
    public List<Path> write(GamePreset preset, Path file) throws IOException {
        List<GameFile> files = files(preset);
        List<Path> paths = Stream.concat(Stream.of(file), files.stream().skip(1).map(other -> file.resolveSibling(other.name()))).toList();
        if (paths.subList(1, paths.size()).contains(file)) {
            throw new FileSystemException(file.toString(), null, "another file of this export has that name");
        }
        for (int i = 0; i < paths.size(); i++) {
            AtomicFile.write(paths.get(i), files.get(i).text());
        }
        return paths;
    }

    @Override
    public String toString() {
        return id();
    }
}
