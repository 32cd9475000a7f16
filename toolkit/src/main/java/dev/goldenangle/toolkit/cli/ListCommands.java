package dev.goldenangle.toolkit.cli;

import dev.goldenangle.bot.BotSkill;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The commands that list presets, models, maps and bots. */
final class ListCommands {
    private ListCommands() {
    }

    private abstract static class Listing extends AnsweringCommand {
        @Parameters(arity = "0..1", paramLabel = "list", description = "Optional.", hidden = true)
        private String verb;

        abstract List<Map<String, Object>> entries() throws BadInput;

        /** The heading above a group of entries; entries of one group follow one another. */
        Optional<String> heading(Map<String, Object> entry) {
            return Optional.empty();
        }

        /** Why entries are missing from the list; printed to standard error. */
        List<String> problems() {
            return List.of();
        }

        @Override
        public Integer call() throws BadInput {
            if (verb != null && !verb.equals("list")) {
                throw new BadInput(name() + ": \"" + verb + "\" is unknown; the only subcommand is list");
            }
            List<Map<String, Object>> entries = entries();
            if (isJson()) {
                printJson(entries);
            } else {
                print(entries);
            }
            problems().forEach(err()::println);
            return Cli.DONE;
        }

        private void print(List<Map<String, Object>> entries) {
            int width = entries.stream().mapToInt(e -> e.get("id").toString().length()).max().orElse(0);
            boolean isGrouped = entries.stream().map(this::heading).distinct().count() > 1;
            Optional<String> above = Optional.empty();
            for (Map<String, Object> entry : entries) {
                if (isGrouped && !heading(entry).equals(above)) {
                    above = heading(entry);
                    above.ifPresent(out()::println);
                }
                out().printf("%-" + (width + 2) + "s%s%n", entry.get("id"), entry.get("description"));
            }
        }

        static Map<String, Object> entry(String id, String description) {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("id", id);
            entry.put("description", description);
            return entry;
        }
    }

    @Command(mixinStandardHelpOptions = true, description = "Lists your presets, the shipped presets and the defaults of each model.")
    static final class Presets extends Listing {
        @Override
        List<Map<String, Object>> entries() throws BadInput {
            return presets().entries().stream().map(Presets::entryOf).toList();
        }

        @Override
        Optional<String> heading(Map<String, Object> entry) {
            return Optional.of(entry.get("yours").equals(true) ? "yours" : "shipped");
        }

        private static Map<String, Object> entryOf(PresetEntry preset) {
            String damage = preset.problem().isEmpty() ? "" : "damaged: ";
            String tags = preset.tags().stream().map(tag -> " #" + tag).collect(Collectors.joining());
            String name = preset.isOwn() ? preset.name() + (preset.note().isEmpty() ? "" : ": ") : "";
            Map<String, Object> entry = entry(preset.id(), damage + name + preset.note() + tags);
            entry.put("yours", preset.isOwn());
            entry.put("model", preset.model());
            entry.put("name", preset.name());
            entry.put("tags", preset.tags());
            preset.file().ifPresent(path -> entry.put("file", path.toString()));
            return entry;
        }
    }

    @Command(mixinStandardHelpOptions = true, description = "Lists the movement models.")
    static final class Models extends Listing {
        @Override
        List<Map<String, Object>> entries() {
            return ModelCatalog.models().stream().map(Models::entryOf).toList();
        }

        @Override
        List<String> problems() {
            return ModelCatalog.problems();
        }

        private static Map<String, Object> entryOf(Model model) {
            Map<String, Object> entry = entry(model.id(), model.description());
            entry.put("label", model.label());
            entry.put("parameters", model.parameters().size());
            entry.put("speed_unit", model.speedUnit().symbol());
            return entry;
        }
    }

    @Command(mixinStandardHelpOptions = true, description = "Lists the shipped maps.")
    static final class Maps extends Listing {
        @Override
        List<Map<String, Object>> entries() throws BadInput {
            List<Map<String, Object>> entries = new ArrayList<>();
            for (String id : MapLibrary.ids()) {
                Map<String, Object> entry = entry(id, MapLibrary.description(id));
                entry.put("models", ModelCatalog.models().stream().filter(m -> MapLibrary.fits(id, m)).map(Model::id).toList());
                entries.add(entry);
            }
            return entries;
        }
    }

    @Command(mixinStandardHelpOptions = true, description = "Lists the bots and their settings.")
    static final class Bots extends Listing {
        @Override
        List<Map<String, Object>> entries() {
            List<Map<String, Object>> entries = new ArrayList<>();
            for (BotType type : BotType.values()) {
                Map<String, Object> entry = entry(type.id(), type.description());
                entry.put("parameters", type.parameters().parameters().stream().map(ParametersCommand::entry).toList());
                entry.put("skills", type.skills().stream().map(BotSkill::id).toList());
                entries.add(entry);
            }
            return entries;
        }
    }
}
