package dev.goldenangle.workbench.app.window;

import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The user's preset folder takes precedence over shipped presets, and the window says which ones it hides. */
class PresetFolderTest {
    @TempDir
    private Path folder;
    private Path mine;

    @BeforeEach
    void write() throws IOException {
        mine = Files.createDirectories(folder.resolve("mine"));
        Files.createDirectories(mine.resolve("arena"));
        String text = "model = \"arena\"\n";
        Files.writeString(mine.resolve("arena/default.toml"), text);
        Files.writeString(mine.resolve("arena/own.toml"), text);
    }

    private static void assertOpensOwn(Library library, Path mine) {
        OpenPreset hidden = library.openPreset("arena/default");
        assertEquals(Optional.of(mine.resolve("arena/default.toml")), hidden.file());
        assertEquals(hidden.model().parameters().defaults(), hidden.values());
        assertTrue(library.presetIds().contains("arena/own"));
        assertEquals(List.of("arena/default: using the preset in " + mine + " instead of the shipped one"), library.notices());
        PresetEntry listed = library.presets().stream().filter(item -> item.id().equals("arena/own")).findFirst().orElseThrow();
        assertEquals(Optional.of(mine.resolve("arena/own.toml")), listed.file());
    }

    @Test
    void namedFolderComesBeforeShippedPresets() throws BadInput {
        assertOpensOwn(new ShippedLibrary(PresetLibrary.in(mine)), mine);
    }

    @Test
    void settingsNameAFolder() throws IOException {
        Settings settings = new Settings(folder.resolve("settings"));
        settings.set("presets.folder", mine);
        settings.set("preset", "arena/own");
        InitialContent content = InitialContent.remembered(settings, settings.presets());
        assertEquals(Optional.of(mine.resolve("arena/own.toml")), content.document().file());
        assertOpensOwn(content.library(), mine);
    }

    @Test
    void missingFolderIsReportedAndShippedPresetsStay() throws BadInput {
        Settings settings = new Settings(folder.resolve("settings"));
        settings.set("presets.folder", folder.resolve("gone"));
        PresetLibrary presets = settings.presets();
        assertEquals(List.of(folder.resolve("gone") + ": this folder of presets does not exist"), presets.notices());
        assertEquals(Set.copyOf(ShippedPresets.ids()), presets.ids());
        assertThrows(BadInput.class, () -> PresetLibrary.in(folder.resolve("gone")));
    }

    @Test
    void withoutAFolderNothingIsHidden() throws BadInput {
        PresetLibrary presets = PresetLibrary.shipped();
        assertEquals(List.of(), presets.notices());
        assertFalse(presets.ids().contains("arena/own"));
        for (String id : PresetLibrary.tableIds()) {
            assertEquals(PresetLibrary.model(presets.preset(id)).parameters().defaults(), presets.preset(id).parameters());
        }
    }
}
