package dev.goldenangle.toolkit.study;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.FileKind;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.GoalReading;
import dev.goldenangle.presets.GoalSetReader;
import dev.goldenangle.presets.GoalSetWriter;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A study with everything it depends on, to run on another machine: the preset's values, the goal set and all maps that are not shipped.
 *
 * @param file   name of the study file, for error messages
 * @param text   content of the study file
 * @param preset id of the preset
 * @param model  id of its model
 * @param values all values of the preset, as text by key
 * @param goals  the goal set's file content; empty for none
 * @param maps   maps that are not shipped, by name
 */
public record StudyBundle(String file, String text, String preset, String model, Map<String, String> values, String goals, Map<String, MapContent> maps) implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Reads a study file and everything it depends on. */
    public static StudyBundle of(Path file, PresetLibrary presets) throws BadInput {
        try {
            String text = FileKind.readText(file, PlanFile.MOST_BYTES, "a study", Set.of(FileKind.STUDY));
            if (PlanFile.isPlan(text)) {
                return PlanFile.read(file.toString(), text);
            }
            return of(file.toString(), text, StudyInputs.beside(file.toAbsolutePath().getParent(), presets));
        } catch (IOException unreadable) {
            throw new BadInput(file + ": cannot be read: " + TextFile.reason(unreadable));
        }
    }

    /**
     * @param file   name for error messages
     * @param text   content of the study file
     * @param inputs finds the presets, goals and maps it names
     */
    public static StudyBundle of(String file, String text, StudyInputs inputs) throws BadInput {
        Gathering gathering = new Gathering(inputs);
        StudyReader.read(file, text, gathering);
        Preset preset = gathering.preset;
        return new StudyBundle(file, text, preset.id(), preset.model(), new LinkedHashMap<>(preset.parameters().asText()), gathering.goals, gathering.maps);
    }

    /** As one file, a plan. {@link #of(Path, PresetLibrary)} reads it, and every command accepts it as a study. */
    public String plan() {
        return PlanFile.write(this);
    }

    /** The study's goal set; empty if it names none. */
    public Optional<GoalSet> goalSet() {
        return goals.isEmpty() ? Optional.empty() : GoalSetReader.read(file, file, goals).set();
    }

    /** Records everything a study asks for. */
    private static final class Gathering implements StudyInputs {
        private final StudyInputs from;
        private final Map<String, MapContent> maps = new LinkedHashMap<>();
        private Preset preset;
        private String goals = "";

        Gathering(StudyInputs from) {
            this.from = from;
        }

        @Override
        public Preset preset(String name) throws BadInput {
            preset = from.preset(name);
            return preset;
        }

        @Override
        public GoalSet goals(Preset of, String name) throws BadInput {
            GoalSet set = from.goals(of, name);
            goals = GoalSetWriter.write(set);
            return set;
        }

        @Override
        public MapContent map(String name) throws BadInput {
            MapContent map = from.map(name);
            maps.put(name, map);
            return map;
        }
    }

    /** Builds the study from the bundled inputs. */
    public Study study() throws BadInput {
        return StudyReader.read(file, text, new StudyInputs() {
            @Override
            public Preset preset(String name) throws BadInput {
                Model known = ModelCatalog.find(model).orElseThrow(() -> new BadInput("there is no model " + model));
                try {
                    return Preset.of(preset, model, known.parameters().read(values));
                } catch (IllegalArgumentException refused) {
                    throw new BadInput(refused.getMessage());
                }
            }

            @Override
            public GoalSet goals(Preset of, String name) throws BadInput {
                GoalReading reading = GoalSetReader.read(name, name, goals);
                return reading.set().orElseThrow(() -> new BadInput(reading.report()));
            }

            @Override
            public MapContent map(String name) throws BadInput {
                if (!maps.containsKey(name)) {
                    throw new BadInput(name + ": is missing from the plan");
                }
                return maps.get(name);
            }
        });
    }
}
