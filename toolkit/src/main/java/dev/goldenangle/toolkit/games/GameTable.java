package dev.goldenangle.toolkit.games;

import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The headline numbers of several presets side by side: in metres and multiples of W, so that games of any scale compare. */
public final class GameTable {
    /**
     * One preset.
     *
     * @param name   as shown
     * @param values in the model's units; NaN if the model has nothing of the kind
     */
    public record Column(String name, Model model, ParameterSet parameters, Map<Headline, Double> values) {
        /** In metres, metres per second, seconds or degrees per second. */
        public double inMetres(Headline headline) {
            boolean isScaled = headline.quantity() == Quantity.SPEED || headline.quantity() == Quantity.LENGTH;
            return isScaled ? values.get(headline) / model.unitsPerMetre() : values.get(headline);
        }

        /** A speed as a multiple of W; NaN for everything else. */
        public double timesW(Headline headline) {
            return headline.quantity() == Quantity.SPEED ? values.get(headline) / parameters.w() : Double.NaN;
        }

        /** As shown: a speed in m/s and multiples of W. */
        public String text(Headline headline) {
            double value = inMetres(headline);
            if (!Double.isFinite(value)) {
                return "–";
            }
            return switch (headline.quantity()) {
                case SPEED -> String.format(Locale.ROOT, "%.1f m/s · %.2f W", value, timesW(headline));
                case LENGTH -> String.format(Locale.ROOT, "%.2f m", value);
                case SECONDS -> String.format(Locale.ROOT, "%.2f s", value);
                default -> String.format(Locale.ROOT, "%.0f °/s", value);
            };
        }
    }

    private final List<Column> columns;

    private GameTable(List<Column> columns) {
        this.columns = columns;
    }

    /** Measures one preset. */
    public static Column column(String name, Model model, ParameterSet parameters) throws BadInput {
        Map<Headline, Double> values = new EnumMap<>(Headline.class);
        for (Headline headline : Headline.values()) {
            values.put(headline, headline.of(model, parameters));
        }
        return new Column(name, model, parameters, values);
    }

    /** Measures every preset; the order stays. */
    public static GameTable of(Map<String, Preset> presets) throws BadInput {
        List<Column> columns = new ArrayList<>();
        for (Map.Entry<String, Preset> preset : presets.entrySet()) {
            columns.add(column(preset.getKey(), PresetLibrary.model(preset.getValue()), preset.getValue().parameters()));
        }
        return new GameTable(columns);
    }

    public List<Column> columns() {
        return columns;
    }

    /** A row per preset under a row of headings. */
    public List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(""));
        for (Headline headline : Headline.values()) {
            head.add(headline.label());
        }
        rows.add(head);
        for (Column column : columns) {
            List<String> row = new ArrayList<>(List.of(column.name()));
            for (Headline headline : Headline.values()) {
                row.add(column.text(headline));
            }
            rows.add(row);
        }
        return rows;
    }
}
