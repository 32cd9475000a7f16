package dev.goldenangle.toolkit.library;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetTags;
import dev.goldenangle.presets.ShippedPresets;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Own presets with any name, note and tags survive everything that the library does. */
class OwnPresetsProperties {
    private static final List<String> MODELS = List.of("arena/default", "strafejump/vq3", "quakeworld/classic");

    record Wanted(String base, String name, String note, List<String> tags) {
        Preset preset() {
            return ShippedPresets.load(base).withHeader(name, PresetTags.join(note, tags));
        }
    }

    @Provide
    Arbitrary<List<Wanted>> presets() {
        Arbitrary<String> odd = Arbitraries.of("Heavy landing", "heavy landing", "default", "..", "a.b.toml", "🚀", "é", "名前", "con", "table", "goals", "x".repeat(600), "🚀".repeat(90), "a/b\\c", "#1", "\"quoted\"");
        Arbitrary<String> any = Arbitraries.strings().all().ofMinLength(1).ofMaxLength(30).filter(OwnPresetsProperties::isPlain);
        Arbitrary<String> tag = Arbitraries.oneOf(Arbitraries.of("duel", "heavy landing", "#jump", "2v2", "🚀"), any);
        return Combinators.combine(Arbitraries.of(MODELS), Arbitraries.oneOf(odd, any), Arbitraries.oneOf(Arbitraries.of("", "Less friction. #not", "Attempt #3"), any), tag.list().ofMaxSize(3))
                .as(Wanted::new).list().ofMinSize(1).ofMaxSize(6);
    }

    /** A name with a visible character and without half characters, which UTF-8 cannot hold. */
    private static boolean isPlain(String text) {
        return !text.isBlank() && !text.strip().isEmpty() && text.codePoints().noneMatch(c -> Character.isISOControl(c) || !Character.isDefined(c) || c >= 0xD800 && c <= 0xDFFF || Character.isWhitespace(c) || Character.isSpaceChar(c));
    }

    @Property(tries = 60)
    void presetsSurviveSavingListingRenamingDuplicatingDeletingAndRestoring(@ForAll("presets") List<Wanted> wanted) throws IOException, BadInput {
        Path folder = Files.createTempDirectory("own presets");
        PresetLibrary library = PresetLibrary.ofUser("", UserFolders.in(folder));
        OwnPresets own = library.own().orElseThrow();
        List<Preset> saved = new ArrayList<>();
        for (Wanted each : wanted) {
            saved.add(own.add(each.preset()));
        }
        Set<String> ids = saved.stream().map(Preset::id).collect(Collectors.toCollection(HashSet::new));
        assertEquals(wanted.size(), ids.size(), "each has an id of its own");
        assertFalse(ids.removeAll(ShippedPresets.ids()), "no shipped preset is hidden");
        assertEquals(ids, listed(own));
        for (int i = 0; i < saved.size(); i++) {
            Preset back = library.preset(saved.get(i).id());
            assertEquals(saved.get(i), back);
            assertEquals(wanted.get(i).preset().tags(), back.tags());
            assertEquals(wanted.get(i).preset().parameters(), back.parameters());
        }
        for (Preset preset : saved) {
            ParameterSet values = preset.parameters();
            own.describe(preset.id(), "Renamed 🚀 " + preset.name(), preset.description() + " #renamed");
            Preset renamed = library.preset(preset.id());
            assertTrue(renamed.tags().contains("renamed"));
            assertEquals("Renamed 🚀 " + preset.name(), renamed.name());
            assertEquals(values, renamed.parameters());
            Preset copy = own.duplicate(preset.id(), preset.name());
            assertEquals(values, library.preset(copy.id()).parameters());
            String text = Files.readString(own.file(preset.id()));
            OwnPresets.Deleted deleted = own.delete(preset.id());
            assertFalse(listed(own).contains(preset.id()));
            assertEquals(List.of(deleted), new OwnPresets(library.store(), own.folder()).deleted(), "it can be restored after a restart");
            assertEquals(preset.id(), own.restore(deleted));
            assertEquals(text, Files.readString(own.file(preset.id())));
            assertEquals(List.of(), own.deleted());
        }
        assertEquals(2 * wanted.size(), listed(own).size());
    }

    private static Set<String> listed(OwnPresets own) throws IOException {
        return own.entries().stream().peek(entry -> assertEquals("", entry.problem())).map(PresetEntry::id).collect(Collectors.toSet());
    }

    @Property(tries = 300)
    void tagsReadBackAsTheyWereJoined(@ForAll String text, @ForAll List<String> tags) {
        String joined = PresetTags.join(text, tags);
        assertEquals(joined, PresetTags.join(PresetTags.textOf(joined), PresetTags.of(joined)));
        assertTrue(PresetTags.of(joined).containsAll(PresetTags.of(text)));
    }
}
