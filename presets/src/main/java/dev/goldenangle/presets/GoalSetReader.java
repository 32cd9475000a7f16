package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads goal sets. All goals are checked and all problems reported. A file with any problem gives no set, so the previous set stays
 * in use.
 */
public final class GoalSetReader {
    static final String NAME = "name";
    static final String MODEL = "model";
    static final String GOAL = "goal";
    private static final List<String> ROOT = List.of(NAME, MODEL, GOAL);
    private static final int MOST_GOALS = 200;

    private GoalSetReader() {
    }

    /**
     * @param id   id of the set
     * @param file name of the file, for messages
     * @param text its content
     */
    public static GoalReading read(String id, String file, String text) {
        TomlDocument document = TomlDocument.read(file, text);
        document.root().values().keySet().forEach(key -> {
            if (!ROOT.contains(key)) {
                document.problem(List.of(key), "there is no such key or table" + NearestWord.hint(key, ROOT));
            }
        });
        String name = text(document, NAME).orElse(id.substring(id.lastIndexOf('/') + 1));
        Optional<Model> model = model(document);
        List<Goal> goals = model.map(known -> goals(document, known)).orElse(List.of());
        if (!document.isSound()) {
            return new GoalReading(Optional.empty(), document.problems());
        }
        return new GoalReading(Optional.of(new GoalSet(id, name, model.orElseThrow().id(), goals, document.headComment())), List.of());
    }

    private static Optional<String> text(TomlDocument document, String key) {
        Optional<TomlValue> value = document.root().find(key);
        if (value.isPresent() && !value.get().isText()) {
            document.problem(List.of(key), "must be a text in quotes");
        }
        return value.map(TomlValue::text);
    }

    private static Optional<Model> model(TomlDocument document) {
        Optional<String> id = text(document, MODEL);
        if (id.isEmpty()) {
            if (!document.root().has(MODEL)) {
                document.problem(List.of(MODEL), "is missing; the head needs a line such as model = \"arena\"");
            }
            return Optional.empty();
        }
        Optional<Model> model = ModelCatalog.find(id.get());
        if (model.isEmpty()) {
            document.problem(List.of(MODEL), "there is no model \"" + id.get() + "\""
                    + NearestWord.hint(id.get(), ModelCatalog.models().stream().map(Model::id).toList()));
        }
        return model;
    }

    private static List<Goal> goals(TomlDocument document, Model model) {
        List<TomlValue> tables = document.root().find(GOAL).map(TomlValue::list).orElse(List.of());
        if (document.root().has(GOAL) && document.root().values().get(GOAL).list() == null) {
            document.problem(List.of(GOAL), "goals are written as tables of an array: [[goal]]");
            return List.of();
        }
        List<Goal> goals = new ArrayList<>();
        for (int i = 0; i < tables.size(); i++) {
            if (i == MOST_GOALS) {
                document.problem(GOAL, i, "", "a set has at most " + MOST_GOALS + " goals");
                break;
            }
            TomlTable table = tables.get(i).table();
            if (table == null) {
                document.problem(GOAL, i, "", "a goal is a table: [[goal]]");
            } else {
                new GoalBinder(document, i, table, model).bind().ifPresent(goals::add);
            }
        }
        return goals;
    }
}
