package dev.goldenangle.workbench.app.files;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.document.OpenGoals;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class UnsavedGoalsTest {
    private static List<Goals.Unsaved> any(Random random) {
        List<Goals.Unsaved> list = new ArrayList<>();
        List<String> ids = ShippedPresets.goalSets();
        for (int i = 0; i <= random.nextInt(3); i++) {
            GoalSet shipped = GoalStore.read(ids.get(random.nextInt(ids.size()))).orThrow();
            OpenGoals.Origin origin = OpenGoals.Origin.values()[random.nextInt(3)];
            String id = origin == OpenGoals.Origin.FILE ? "folder of mine/set " + i + ".toml" : shipped.id();
            GoalSet set = shipped.withId(id, "Name #" + i).without(random.nextInt(shipped.goals().size()));
            list.add(new Goals.Unsaved(new OpenGoals(set, origin == OpenGoals.Origin.FILE ? Optional.of(Path.of(id)) : Optional.empty(), origin), set));
        }
        return list;
    }

    @Property(tries = 60)
    void writtenGoalsAreReadBack(@ForAll long seed) {
        List<Goals.Unsaved> sets = any(new Random(seed));
        assertEquals(sets, UnsavedGoals.read(UnsavedGoals.write(sets)));
    }

    @Property(tries = 100)
    void truncatedTextGivesOnlyCompleteSets(@ForAll long seed) {
        Random random = new Random(seed);
        List<Goals.Unsaved> sets = any(random);
        String text = UnsavedGoals.write(sets);
        List<Goals.Unsaved> read = UnsavedGoals.read(text.substring(0, random.nextInt(text.length())));
        assertTrue(read.size() <= sets.size());
        for (int i = 0; i + 1 < read.size(); i++) {
            assertEquals(sets.get(i), read.get(i));
        }
    }

    @Test
    void invalidPathIsLeftOut() {
        List<Goals.Unsaved> sets = any(new Random(1));
        assertEquals(List.of(), UnsavedGoals.read(UnsavedGoals.write(sets).replaceAll("(?m)^#= .*$", "#= file mine\0.toml")));
    }
}
