package dev.goldenangle.workbench.document;

import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.tasks.Tasks;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PresetListTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final Thread window = Thread.currentThread();
    private final Library library = new LibraryAround() {
        @Override
        public List<PresetEntry> presets() {
            assertNotSame(window, Thread.currentThread(), "presets must not be parsed on the window's thread");
            return super.presets();
        }
    };

    @Test
    void onlyIdsAreListedUntilPresetsAreReadInTheBackground() {
        PresetList list = new PresetList(library, new Tasks(thread));
        assertEquals(library.presetIds(), list.items().stream().map(PresetEntry::id).toList());
        assertTrue(list.items().stream().allMatch(item -> item.preset().isEmpty()));
        list.refresh();
        thread.await("the descriptions", () -> list.items().stream().noneMatch(item -> item.preset().isEmpty()));
        assertEquals(Set.copyOf(library.presetIds()), list.items().stream().map(PresetEntry::id).collect(Collectors.toSet()));
    }
}
