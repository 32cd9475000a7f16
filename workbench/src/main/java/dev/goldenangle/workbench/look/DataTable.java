package dev.goldenangle.workbench.look;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.skin.TableColumnHeader;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The table used by all views: a {@link TableView} with a menu to hide columns, copying as tab-separated text, and a
 * selection tied to the view's model. Columns are {@link DataColumn}s or groups of them. The first column fills the
 * remaining width; if there is too little room, the table scrolls.
 * @param <R> a row
 */
public final class DataTable<R> extends TableView<R> {
    private static final double ROW = 24;
    private static final double HEAD = 26;
    /** Width of the header covered by the button that lists the columns. */
    private static final double MENU = 16;
    private static final KeyCombination SHOW = new KeyCodeCombination(KeyCode.T);
    private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    private final ObservableList<R> rows = FXCollections.observableArrayList();
    private final SortedList<R> sorted = new SortedList<>(rows);
    private Comparator<R> pinned = (first, second) -> 0;
    private Consumer<R> onChoose = row -> { };
    private Function<R, String> rowId = row -> null;
    private Function<R, String> rowStyle = row -> "";
    private Function<R, String> rowHelp = row -> "";
    private Function<R, List<ContextActions.Entry>> rowMenu = row -> List.of();
    private boolean isShowing;

    public DataTable(String id, Appearance look, List<? extends TableColumn<R, ?>> columns) {
        setId(id);
        getStyleClass().add("data-table");
        setFixedCellSize(ROW);
        setTableMenuButtonVisible(true);
        setItems(sorted);
        setMinSize(0, 0);
        setRowFactory(table -> new Row());
        setSortPolicy(table -> {
            sorted.setComparator(getComparator() == null ? null : pinned.thenComparing(getComparator()));
            return true;
        });
        setColumnResizePolicy(features -> features.getColumn() == null ? stretch(features.getContentWidth()) : UNCONSTRAINED_RESIZE_POLICY.call(features));
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        selected().addListener((observable, old, row) -> choose(row));
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        addEventFilter(MouseEvent.MOUSE_ENTERED_TARGET, event -> {
            if (event.getTarget() instanceof TableColumnHeader header && header.getTableColumn() instanceof DataColumn<?> column && !column.help().isEmpty()) {
                Tip.on(header, column.help());
            }
        });
        look.textScaleProperty().addListener(observable -> scale(look));
        setColumns(columns, look);
    }

    /** Replaces all columns. */
    public void setColumns(List<? extends TableColumn<R, ?>> columns, Appearance look) {
        getColumns().setAll(columns);
        scale(look);
    }

    /** Larger text needs wider columns. */
    private void scale(Appearance look) {
        leaves(getColumns()).forEach(column -> column.setPrefWidth(column.width() * Math.max(1, look.textScaleProperty().get())));
    }

    @SuppressWarnings("unchecked")
    private static <R> Stream<DataColumn<R>> leaves(List<? extends TableColumn<R, ?>> columns) {
        return columns.stream().flatMap(column -> column instanceof DataColumn ? Stream.of((DataColumn<R>) column) : leaves(column.getColumns()));
    }

    private boolean stretch(double room) {
        if (!getVisibleLeafColumns().isEmpty()) {
            TableColumn<R, ?> first = getVisibleLeafColumn(0);
            double others = getVisibleLeafColumns().stream().skip(1).mapToDouble(TableColumnBase::getWidth).sum();
            double least = first instanceof DataColumn<?> column ? column.width() : 0;
            first.setPrefWidth(Math.max(least, room - others - MENU));
        }
        return true;
    }

    /** Sets the rows, keeping the sort order and, if possible, the selection. */
    public void show(List<R> shown) {
        R kept = selected().get();
        isShowing = true;
        rows.setAll(shown);
        isShowing = false;
        select(kept != null && shown.contains(kept) ? kept : null);
    }

    /** Shows new values of the same rows in the same cells, so that clicks and edits continue. */
    public void update() {
        for (Node node : lookupAll(".table-row-cell")) {
            if (node instanceof DataTable<?>.Row row) {
                row.showStyle();
                row.getChildrenUnmodifiable().forEach(child -> {
                    if (child instanceof DataColumn<?>.Cell cell) {
                        cell.update();
                    }
                });
            }
        }
    }

    /** Selects one row, or none for null, without calling {@link #onChoose}. */
    public void select(R row) {
        int place = row == null ? -1 : getItems().indexOf(row);
        if (row != selected().get() || place != getSelectionModel().getSelectedIndex()) {
            isShowing = true;
            if (place < 0) {
                getSelectionModel().clearSelection();
            } else {
                getSelectionModel().clearAndSelect(place);
                scrollTo(Math.max(0, place - 3));
            }
            isShowing = false;
        }
    }

    private ReadOnlyObjectProperty<R> selected() {
        return getSelectionModel().selectedItemProperty();
    }

    private void choose(R row) {
        if (row != null && !isShowing) {
            onChoose.accept(row);
        }
    }

    /** Called when the user clicks a row or moves to it by keyboard. */
    public DataTable<R> onChoose(Consumer<R> action) {
        onChoose = action;
        return this;
    }

    /** Keeps rows such as a sum at the end regardless of sorting. */
    public DataTable<R> pinLast(Function<R, Boolean> isLast) {
        pinned = Comparator.comparing(isLast);
        return this;
    }

    /** Keeps groups of rows together, in this order, regardless of sorting. */
    public DataTable<R> groupBy(Comparator<R> groups) {
        pinned = groups;
        return this;
    }

    public DataTable<R> rowHeight(double height) {
        setFixedCellSize(height);
        return this;
    }

    public DataTable<R> rowIds(Function<R, String> ids) {
        rowId = ids;
        return this;
    }

    /** Sets the style class of each row; empty for none. */
    public DataTable<R> rowStyles(Function<R, String> styles) {
        rowStyle = styles;
        return this;
    }

    public DataTable<R> rowHelp(Function<R, String> help) {
        rowHelp = help;
        return this;
    }

    public DataTable<R> rowMenu(Function<R, List<ContextActions.Entry>> menu) {
        rowMenu = menu;
        return this;
    }

    public DataTable<R> whenEmpty(String text) {
        Label none = Controls.label(text, "muted");
        setPlaceholder(none);
        return this;
    }

    /** Makes the table as high as its rows, for several tables that scroll together. */
    public DataTable<R> fitToRows(int headerLines) {
        var height = Bindings.createDoubleBinding(() -> headerLines * HEAD + ROW * rows.size() + 2 + (isTooNarrow() ? ROW / 2 : 0), rows, widthProperty(), getVisibleLeafColumns());
        prefHeightProperty().bind(height);
        minHeightProperty().bind(height);
        return this;
    }

    private boolean isTooNarrow() {
        return leaves(getVisibleLeafColumns()).mapToDouble(TableColumnBase::getWidth).sum() > getWidth() && getWidth() > 0;
    }

    private void onKey(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl) {
            return;
        }
        if (COPY.match(event)) {
            ClipboardContent content = new ClipboardContent();
            content.putString(tsv());
            Clipboard.getSystemClipboard().setContent(content);
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && selected().get() != null) {
            choose(selected().get());
            event.consume();
        } else if (SHOW.match(event) && selected().get() != null && !showActions(selected().get()).isEmpty()) {
            showSignal();
            event.consume();
        }
    }

    /** Puts each signal of a row on the timeline. */
    private List<ContextActions.Entry> showActions(R row) {
        return leaves(getVisibleLeafColumns()).flatMap(column -> column.signal(row).stream()).distinct().map(signal -> signal.action(this)).toList();
    }

    /** Shows the signal of the selected row on the timeline; asks which if there are several. */
    private void showSignal() {
        List<ContextActions.Entry> actions = showActions(selected().get());
        if (actions.size() == 1) {
            actions.get(0).action().run();
        } else if (!actions.isEmpty()) {
            Bounds bounds = localToScreen(getBoundsInLocal());
            ContextActions.menu(actions).show(this, bounds.getMinX() + HEAD, bounds.getMinY() + HEAD);
        }
    }

    /** The selected rows, or all if none is selected, with headers as tab-separated text. */
    String tsv() {
        List<R> copied = getSelectionModel().getSelectedItems().isEmpty() ? getItems() : getSelectionModel().getSelectedItems();
        List<DataColumn<R>> columns = leaves(getVisibleLeafColumns()).filter(column -> !title(column).isEmpty()).toList();
        Stream<String> lines = copied.stream().map(row -> columns.stream().map(column -> plain(column.text(row))).collect(Collectors.joining("\t")));
        return Stream.concat(Stream.of(columns.stream().map(DataTable::title).collect(Collectors.joining("\t"))), lines).collect(Collectors.joining("\n"));
    }

    private static String title(TableColumnBase<?, ?> column) {
        return column.getParentColumn() == null ? column.getText() : column.getParentColumn().getText() + " " + column.getText();
    }

    /** Spreadsheets understand only the ASCII minus. */
    private static String plain(String text) {
        return text.replace('−', '-').replaceAll("[\\t\\n]", " ");
    }

    private final class Row extends TableRow<R> {
        private String style = "";

        Row() {
            ContextActions.on(this, () -> getItem() == null ? List.of() : Stream.concat(rowMenu.apply(getItem()).stream(), showActions(getItem()).stream()).toList());
            setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY && !event.isShortcutDown() && !event.isShiftDown()) {
                    choose(getItem());
                }
            });
        }

        @Override
        protected void updateItem(R row, boolean empty) {
            super.updateItem(row, empty);
            boolean isEmpty = empty || row == null;
            showStyle();
            setId(isEmpty ? null : rowId.apply(row));
            String help = isEmpty ? "" : rowHelp.apply(row);
            if (!help.isEmpty()) {
                Tip.on(this, help);
            }
        }

        private void showStyle() {
            String wanted = isEmpty() || getItem() == null ? "" : rowStyle.apply(getItem());
            if (!wanted.equals(style)) {
                getStyleClass().remove(style);
                style = wanted;
                getStyleClass().addAll(style.isEmpty() ? List.of() : List.of(style));
            }
        }
    }
}
