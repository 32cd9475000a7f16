package dev.goldenangle.toolkit.study;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.GoalSet;
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

/**
 * A study with everything it names, to be sent elsewhere: the preset's values, the goal set and the maps travel with it, and nothing
 * is looked up where it arrives but what is shipped.
 *
 * @param file   name of the study's file, for messages
 * @param text   its content
 * @param preset id of the preset
 * @param model  id of its model
 * @param values all its values, as text by key
 * @param goals  the goal set as a file; empty for none
 * @param maps   maps that are not shipped, by name
 */
public record StudyBundle(String file, String text, String preset, String model, Map<String, String> values, String goals, Map<String, MapContent> maps) implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Reads a study's file and all it names. */
    public static StudyBundle of(Path file, PresetLibrary presets) throws BadInput {
        try {
            String text = TextFile.readStrictly(file, PlanFile.MOST_BYTES);
            if (PlanFile.isPlan(text)) {
                return PlanFile.read(file.toString(), text);
            }
            return of(file.toString(), text, StudyInputs.beside(file.toAbsolutePath().getParent(), presets));
        } catch (IOException unreadable) {
            throw new BadInput(file + ": cannot be read: " + unreadable.getMessage());
        }
    }

    /**
     * @param file   name for messages
     * @param text   the study's file
     * @param inputs where the things are that it names
     */
    public static StudyBundle of(String file, String text, StudyInputs inputs) throws BadInput {
        Gathering gathering = new Gathering(inputs);
        StudyReader.read(file, text, gathering);
        Preset preset = gathering.preset;
        return new StudyBundle(file, text, preset.id(), preset.model(), new LinkedHashMap<>(preset.parameters().asText()), gathering.goals, gathering.maps);
    }

    /** All of it as one file: a plan, which {@link #of} reads again and every command takes as a study. */
    public String plan() {
        return PlanFile.write(this);
    }

    /** The goals that it measures by; empty when it names no goal set. */
    public Optional<GoalSet> goalSet() {
        return goals.isEmpty() ? Optional.empty() : GoalSetReader.read(file, file, goals).set();
    }

    /** Remembers what a study asks for. */
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

    /** The study, here. */
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
                    throw new BadInput(name + ": did not come with the study");
                }
                return maps.get(name);
            }
        });
    }
}
