package dev.goldenangle.toolkit.library;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.ShippedPresets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class OwnPresetsTest {
    private static final Preset DEFAULT = ShippedPresets.load("arena/default");
    @TempDir
    private Path folder;
    private PresetLibrary library;
    private OwnPresets own;

    @BeforeEach
    void open() {
        library = PresetLibrary.ofUser("", UserFolders.in(folder));
        own = library.own().orElseThrow();
    }

    private PresetEntry entry(String id) throws BadInput {
        return library.entries().stream().filter(entry -> entry.id().equals(id)).findFirst().orElseThrow();
    }

    @Test
    void savedPresetIsListedFirstUnderAnIdMadeFromItsName() throws IOException, BadInput {
        assertEquals("arena/heavy-landing", own.add(DEFAULT.withHeader("Heavy landing!", "More friction. #duel")).id());
        PresetEntry first = library.entries().get(0);
        assertEquals("Heavy landing!", first.name());
        assertEquals("More friction.", first.note());
        assertEquals(List.of("duel"), first.tags());
        assertTrue(first.isOwn() && first.saved().isPresent());
        assertEquals(folder.resolve("presets/arena/heavy-landing.toml"), first.file().orElseThrow());
    }

    @Test
    void searchLooksAtNameNoteTagsAndModel() throws IOException, BadInput {
        PresetEntry entry = entry(own.add(DEFAULT.withHeader("Heavy landing", "More friction. #duel")).id());
        for (String words : List.of("heavy", "LANDING heavy", "friction", "#duel", "duel", "golden angle arena", "arena", "")) {
            assertTrue(entry.matches(words), words);
        }
        assertFalse(entry.matches("heavy quake"));
        assertFalse(entry.matches(folder.getFileName().toString()), "folders are not searched");
    }

    @Test
    void shortNameOpensThePresetIfOnlyOneHasIt() throws IOException, BadInput {
        Preset saved = own.add(DEFAULT.withHeader("Heavy landing", ""));
        assertEquals(saved, library.preset("heavy LANDING"));
        assertEquals(saved, library.preset("heavy-landing"));
        assertEquals("arena/floaty", library.preset("floaty").id());
        own.add(DEFAULT.withHeader("Heavy landing", "another one"));
        String refused = assertThrows(BadInput.class, () -> library.preset("Heavy landing")).getMessage();
        assertTrue(refused.contains("arena/heavy-landing") && refused.contains("arena/heavy-landing-2"), refused);
    }

    @Test
    void damagedPresetIsListedWithItsReasonAndTheOthersStay() throws IOException, BadInput {
        own.add(DEFAULT.withHeader("Good", ""));
        Files.writeString(own.folder().resolve("arena/bad.toml"), "model = \"arena\"\n[ground]\nfrict = 3\n");
        Files.write(own.folder().resolve("arena/binary.toml"), new byte[] {(byte) 0xff, 0, 1});
        assertTrue(entry("arena/bad").problem().contains("frict"), entry("arena/bad").problem());
        assertFalse(entry("arena/binary").problem().isEmpty());
        assertEquals("", entry("arena/good").problem());
        own.restore(own.delete("arena/bad"));
        assertTrue(Files.exists(own.folder().resolve("arena/bad.toml")));
    }

    @Test
    void fileElsewhereIsRememberedUntilItIsForgotten() throws IOException, BadInput {
        Path file = folder.resolve("elsewhere é/mine.toml");
        Files.createDirectories(file.getParent());
        library.store().save(DEFAULT.withHeader("Mine", ""), file);
        own.remember(file);
        own.remember(file);
        PresetEntry entry = entry(file.toString());
        assertEquals("Mine", entry.name());
        assertEquals(Optional.of(file), library.file(entry.id()));
        assertEquals("mine", library.preset(entry.id()).publicId());
        Files.delete(file);
        assertFalse(entry(file.toString()).problem().isEmpty(), "a missing file stays in the list with its reason");
        own.forget(file);
        assertEquals(List.of(), own.elsewhere());
    }

    @Test
    void restoredPresetGetsAnotherNameIfItsOwnIsTaken() throws IOException, BadInput {
        OwnPresets.Deleted deleted = own.delete(own.add(DEFAULT.withHeader("Duel", "first")).id());
        own.add(DEFAULT.withHeader("Duel", "second"));
        assertEquals("arena/duel-2", own.restore(deleted));
        assertEquals("first", library.preset("arena/duel-2").description());
        assertEquals("second", library.preset("arena/duel").description());
    }

    @Test
    void deletedPresetKeepsTheNameOfItsAuthor() throws IOException {
        assertEquals("Heavy landing", own.name(own.delete(own.add(DEFAULT.withHeader("Heavy landing", "")).id())));
        Files.writeString(own.folder().resolve("arena/bad.toml"), "frict = 3\n");
        assertEquals("bad", own.name(own.delete("arena/bad")), "a damaged file has only its file name");
    }

    @Test
    void renamingKeepsCommentsInTheFile() throws IOException, BadInput {
        Preset saved = own.add(DEFAULT.withHeader("Duel", ""));
        Path file = own.file(saved.id());
        Files.writeString(file, "# my thoughts\n" + Files.readString(file));
        own.describe(saved.id(), "Duel feel 3", "Stops within 1 m. #duel");
        assertTrue(Files.readString(file).startsWith("# my thoughts\n"));
        assertEquals("Duel feel 3", entry(saved.id()).name());
    }
}
