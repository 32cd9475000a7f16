package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Swatch;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;

import java.util.ArrayList;
import java.util.List;

/** Shows the value of every series at the cursor, beside its lane. */
final class ReadoutPane extends Pane {
    private static final double WIDTH = 186;
    private static final double ROW = 17;
    private static final double TIGHT_ROW = 14;
    private final List<List<Row>> lanes = new ArrayList<>();
    private double scale = 1;
    private final Rectangle clip = new Rectangle();

    ReadoutPane() {
        getStyleClass().add("readouts");
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
    }

    /** One line: sample, name, value, note. It is updated in place. */
    private static final class Row extends HBox {
        private final StackPane sample = new StackPane();
        private final Label name = Controls.label("", "readout-name");
        private final Label value = Controls.label("", "readout-value");
        private final Label note = Controls.label("", "readout-note");
        private Readout shown;

        Row() {
            setAlignment(Pos.CENTER_LEFT);
            sample.setMinWidth(24);
            sample.setAlignment(Pos.CENTER_LEFT);
            value.setAlignment(Pos.CENTER_RIGHT);
            note.setAlignment(Pos.CENTER_RIGHT);
            getChildren().addAll(sample, name, value, note);
        }

        void fit(double scale) {
            widen(name, 72 * scale);
            widen(value, 44 * scale);
            widen(note, 38 * scale);
        }

        private static void widen(Label label, double width) {
            label.setPrefWidth(width);
            label.setMinWidth(width);
        }

        void show(Readout readout) {
            if (shown == null || shown.colour() != readout.colour() || shown.dash() != readout.dash()) {
                sample.getChildren().setAll(Swatch.of(readout.colour(), readout.dash()));
            }
            shown = readout;
            name.setText(readout.name());
            value.setText(readout.value());
            note.setText(readout.note());
        }
    }

    /** Columns and rows grow with the text size. */
    void setTextScale(double newScale) {
        scale = Math.max(1, newScale);
        lanes.forEach(rows -> rows.forEach(row -> row.fit(scale)));
    }

    double width() {
        return WIDTH * scale;
    }

    /** Shows the rows of each lane between its top and bottom. */
    void show(List<List<Readout>> readouts, double[] tops, double[] bottoms) {
        while (lanes.size() < readouts.size()) {
            lanes.add(new ArrayList<>());
        }
        double y = 0;
        for (int i = 0; i < lanes.size(); i++) {
            List<Readout> wanted = i < readouts.size() ? readouts.get(i) : List.of();
            List<Row> rows = lanes.get(i);
            while (rows.size() < wanted.size()) {
                Row row = new Row();
                row.fit(scale);
                rows.add(row);
                getChildren().add(row);
            }
            while (rows.size() > wanted.size()) {
                getChildren().remove(rows.remove(rows.size() - 1));
            }
            if (!wanted.isEmpty()) {
                y = place(rows, wanted, Math.max(y, tops[i]), bottoms[i]);
            }
        }
    }

    private double place(List<Row> rows, List<Readout> wanted, double top, double bottom) {
        double height = Math.max(TIGHT_ROW * scale, Math.min(ROW * scale, (bottom - top) / rows.size()));
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).show(wanted.get(i));
            rows.get(i).resizeRelocate(2, Math.rint(top + i * height), width() - 8, height);
            rows.get(i).setVisible(getHeight() == 0 || top + (i + 1) * height <= getHeight() + 2);     // no half rows
        }
        return top + rows.size() * height + 2;
    }

    @Override
    protected void layoutChildren() {
        // Rows are positioned by show.
    }
}
