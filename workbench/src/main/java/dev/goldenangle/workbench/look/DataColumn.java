package dev.goldenangle.workbench.look;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.text.Text;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * A column of a {@link DataTable}. Defines how a cell is formatted, sorted and coloured. The formatted text is also
 * copied to the clipboard and read by screen readers.
 * @param <R> a row
 */
public final class DataColumn<R> extends TableColumn<R, R> {
    private static final double HEADER_SIZE = 11;
    private static final double HEADER_PADDING = 12;
    private final double width;
    private final Function<R, String> text;
    private Function<R, String> styles = row -> "";
    private Function<R, Node> mark = row -> null;
    private Function<R, List<ContextActions.Entry>> menu = row -> List.of();
    private Function<R, Optional<LaneSignal>> signal = row -> Optional.empty();
    private ContentDisplay display = ContentDisplay.RIGHT;
    private String help = "";

    /** A node in a cell that follows changes of its row in place; see {@link DataTable#update}. */
    public interface Live {
        void update();
    }

    private DataColumn(String id, String title, double width, Function<R, String> text) {
        super(title);
        this.width = width;
        this.text = text;
        setId(id);
        setMinWidth(Math.min(24, width));
        setPrefWidth(width);
        setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        setCellFactory(column -> new Cell());
    }

    /** A text column, sorted alphabetically. */
    public static <R> DataColumn<R> words(String id, String title, double width, Function<R, String> text) {
        DataColumn<R> column = new DataColumn<>(id, title, width, text);
        column.setComparator(Comparator.comparing(text));
        return column;
    }

    /** A column of numbers, aligned on the right. Missing numbers (NaN) come last in both directions. */
    public static <R> DataColumn<R> number(String id, String title, double width, ToDoubleFunction<R> value, Function<R, String> text) {
        DataColumn<R> column = new DataColumn<>(id, title, width, text);
        column.getStyleClass().add("number");
        column.setComparator((first, second) -> {
            double a = value.applyAsDouble(first);
            double b = value.applyAsDouble(second);
            int order = Double.compare(a, b);
            return Double.isNaN(a) != Double.isNaN(b) && column.getSortType() == SortType.DESCENDING ? -order : order;
        });
        return column;
    }

    /** Adds style classes to each cell, separated by spaces. */
    public DataColumn<R> styled(Function<R, String> classes) {
        styles = classes;
        return this;
    }

    /** Puts a node after the text. */
    public DataColumn<R> marked(Function<R, Node> node) {
        mark = node;
        return this;
    }

    /** Puts a node in place of the text. */
    public DataColumn<R> drawn(Function<R, Node> node) {
        display = ContentDisplay.GRAPHIC_ONLY;
        return marked(node);
    }

    /** Adds actions to the context menu of a cell, before those of the row. */
    public DataColumn<R> offering(Function<R, List<ContextActions.Entry>> actions) {
        menu = actions;
        return this;
    }

    /** The signal behind a cell, which the user can put on the timeline. */
    public DataColumn<R> showing(Function<R, Optional<LaneSignal>> behind) {
        signal = behind;
        return this;
    }

    Optional<LaneSignal> signal(R row) {
        return signal.apply(row);
    }

    /** Explains the column in a tooltip on its header. */
    public DataColumn<R> explained(String text) {
        help = text;
        return this;
    }

    String help() {
        return help;
    }

    /** The initial width at normal text size; at least as wide as the header. */
    double width() {
        Text header = new Text(getText());
        header.setFont(Fonts.regular(HEADER_SIZE));
        return Math.max(width, Math.ceil(header.getLayoutBounds().getWidth()) + HEADER_PADDING);
    }

    /** The text of one cell. */
    public String text(R row) {
        return text.apply(row);
    }

    final class Cell extends TableCell<R, R> {
        private List<String> added = List.of();

        Cell() {
            setContentDisplay(display);
            ContextActions.on(this, () -> getItem() == null ? List.of() : actions(getItem()));
            LaneSignal.drag(this, () -> Optional.ofNullable(getItem()).flatMap(signal));
        }

        /** The actions of the cell, and its signal; empty for the menu of the row. */
        private List<ContextActions.Entry> actions(R row) {
            List<ContextActions.Entry> own = menu.apply(row);
            return own.isEmpty() ? own : Stream.concat(own.stream(), signal.apply(row).map(shown -> shown.action(this)).stream()).toList();
        }

        @Override
        protected void updateItem(R row, boolean empty) {
            super.updateItem(row, empty);
            showText();
            setGraphic(empty || row == null ? null : mark.apply(row));
        }

        private void showText() {
            R row = isEmpty() ? null : getItem();
            List<String> wanted = row == null || styles.apply(row).isEmpty() ? List.of() : List.of(styles.apply(row).split(" "));
            if (!wanted.equals(added)) {
                getStyleClass().removeAll(added);
                getStyleClass().addAll(wanted);
                added = wanted;
            }
            setText(row == null ? null : text.apply(row));
        }

        void update() {
            showText();
            if (getGraphic() instanceof Live live) {
                live.update();
            }
        }
    }
}
