package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Finds the presets, goal sets and maps a study names: shipped, next to the study file, or bundled in a plan. */
public interface StudyInputs {
    Preset preset(String name) throws BadInput;

    GoalSet goals(Preset preset, String name) throws BadInput;

    MapContent map(String name) throws BadInput;

    /** @param folder the study file's folder */
    static StudyInputs beside(Path folder, PresetLibrary presets) {
        return new StudyInputs() {
            @Override
            public Preset preset(String name) throws BadInput {
                return presets.preset(beside(folder, name));
            }

            @Override
            public GoalSet goals(Preset preset, String name) throws BadInput {
                return GoalLibrary.of(preset, beside(folder, name));
            }

            @Override
            public MapContent map(String name) throws BadInput {
                return MapLibrary.read(beside(folder, name)).content();
            }
        };
    }

    private static String beside(Path folder, String name) {
        try {
            Path file = folder.resolve(name);
            return Files.isRegularFile(file) ? file.toString() : name;
        } catch (InvalidPathException notAPath) {
            return name;
        }
    }
}
