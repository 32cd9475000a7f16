package dev.goldenangle.toolkit.cli;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.games.Game;
import dev.goldenangle.toolkit.games.GameTable;
import dev.goldenangle.toolkit.games.Headline;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Lists the games that presets stand for, and compares presets with them: top speed, time to it, stop distance, jumps, "
        + "speed after 1, 5 and 10 jumps of the best strafer, turn rate.")
final class GamesCommand extends AnsweringCommand {
    @Parameters(arity = "0..*", paramLabel = "PRESET", description = "Presets by id or file to compare, your own and those of games (default: every game).")
    private List<String> names = List.of();

    @Override
    public Integer call() throws BadInput {
        Map<String, Preset> presets = new LinkedHashMap<>();
        for (String name : names) {
            presets.put(name, presets().preset(name));
        }
        if (names.isEmpty()) {
            for (Game game : Game.values()) {
                presets.put(game.label(), game.preset());
            }
        }
        GameTable table = GameTable.of(presets);
        if (isJson()) {
            printJson(table.columns().stream().map(GamesCommand::json).toList());
        } else {
            out().print(Texts.table(turned(table.rows())));
        }
        return Cli.DONE;
    }

    /** Few presets read better side by side, many below each other. */
    private static List<List<String>> turned(List<List<String>> rows) {
        if (rows.size() > Headline.values().length) {
            return rows;
        }
        List<List<String>> turned = new ArrayList<>();
        for (int i = 0; i < rows.get(0).size(); i++) {
            int column = i;
            turned.add(rows.stream().map(row -> row.get(column)).toList());
        }
        return turned;
    }

    private static Map<String, Object> json(GameTable.Column column) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", column.name());
        json.put("model", column.model().id());
        for (Headline headline : Headline.values()) {
            Map<String, Object> value = new LinkedHashMap<>();
            value.put("value", finite(column.values().get(headline)));
            value.put("unit", headline.unit(column.model()));
            value.put("metric_value", finite(column.inMetres(headline)));
            value.put("times_w", finite(column.timesW(headline)));
            json.put(headline.name().toLowerCase(Locale.ROOT), value);
        }
        return json;
    }

    private static Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }
}
