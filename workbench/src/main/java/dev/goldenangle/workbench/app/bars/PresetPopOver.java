package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.PresetList;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.PopOvers;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.controlsfx.control.textfield.CustomTextField;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The preset library: the user's presets first, then the shipped ones of each model. Typing searches names, notes, tags and models. Enter or
 * a click opens a preset.
 */
public final class PresetPopOver extends PopOver {
    static final double WIDTH = 560;
    private static final double MOST_HEIGHT = 460;
    private static final double ROOM_AROUND = 220;
    private final Document document;
    private final PresetList list;
    private final Handlers handlers;
    private final CustomTextField search = new CustomTextField();
    private final ListView<Row> rows = new ListView<>();
    private final Button restore = link("library-restore", "", () -> { });

    /**
     * The functions of the window that the library uses.
     * @param edit changes name, note and tags
     * @param delete deletes an own preset, or removes a file elsewhere from the list
     * @param restorable the name of the preset deleted last
     * @param restore restores it
     */
    public record Handlers(Consumer<PresetEntry> open, Consumer<PresetEntry> edit, Consumer<PresetEntry> duplicate, Consumer<PresetEntry> delete, Consumer<PresetEntry> reveal,
                           Runnable saveAs, Runnable openFile, Supplier<Optional<String>> restorable, Runnable restore) {
    }

    /** A heading or a preset; the other one is null. */
    record Row(String heading, PresetEntry preset) {
    }

    @SuppressWarnings("this-escape")
    PresetPopOver(Document document, PresetList list, Handlers handlers) {
        this.document = document;
        this.list = list;
        this.handlers = handlers;
        search.setId("library-search");
        search.setPromptText(Messages.text("app.bars.library.search"));
        search.setAccessibleText(search.getPromptText());
        search.setLeft(Icons.of(MaterialDesignM.MAGNIFY));
        search.getStyleClass().add("library-search");
        search.textProperty().addListener(observable -> fill());
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::onSearchKey);
        rows.setId("library");
        rows.setAccessibleText(Messages.text("app.bars.library"));
        rows.getStyleClass().add("library-list");
        rows.setPrefWidth(WIDTH);
        rows.setPlaceholder(new Label());
        rows.setCellFactory(view -> new PresetCell(document, this));
        rows.setOnContextMenuRequested(event -> selected().ifPresent(preset -> menu(preset).show(rows, event.getScreenX(), event.getScreenY())));
        rows.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                selected().ifPresent(this::open);
            } else if (event.getCode() == KeyCode.ESCAPE) {
                hide();         // the list consumes Esc, which would otherwise close the library
            }
        });
        restore.setOnAction(event -> then(handlers.restore));
        HBox footer = new HBox(20, link("library-save-as", Messages.text("app.bars.library.save-as"), () -> then(handlers.saveAs)),
                link("library-open-file", Messages.text("app.bars.library.open-file"), () -> then(handlers.openFile)), restore);
        footer.getStyleClass().add("library-footer");
        VBox content = new VBox(8, search, rows, footer);
        content.getStyleClass().add("library");
        setArrowLocation(ArrowLocation.TOP_LEFT);
        PopOvers.prepare(this, content);
        list.addListener(this::fill);
        setOnShowing(event -> begin());
        setOnShown(event -> search.requestFocus());
    }

    private static Button link(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.getStyleClass().add("library-link");
        button.setMnemonicParsing(false);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void begin() {
        double room = getOwnerWindow() == null ? MOST_HEIGHT : getOwnerWindow().getHeight() - ROOM_AROUND;
        rows.setPrefHeight(Math.max(160, Math.min(MOST_HEIGHT, room)));
        search.clear();
        rows.getSelectionModel().clearSelection();      // the open preset is selected, not the row of the last time
        fill();
    }

    private void fill() {
        Optional<PresetEntry> before = selected();
        List<Row> shown = new ArrayList<>();
        String group = null;
        List<PresetEntry> all = list.items();
        if (search.getText().isBlank() && all.stream().noneMatch(PresetEntry::isOwn)) {
            shown.add(new Row(Messages.text("app.bars.library.none-yet"), null));
        }
        for (PresetEntry preset : all.stream().filter(preset -> preset.matches(search.getText())).toList()) {
            String heading = preset.isOwn() ? Messages.text("app.bars.library.yours") : preset.modelLabel();
            if (!heading.equals(group)) {
                group = heading;
                shown.add(new Row(heading, null));
            }
            shown.add(new Row(null, preset));
        }
        if (shown.isEmpty()) {
            shown.add(new Row(Messages.text("look.no-match", search.getText()), null));
        }
        if (!shown.equals(rows.getItems())) {
            rows.getItems().setAll(shown);
        }
        select(before.map(PresetEntry::id).or(() -> Optional.of(document.preset().id())).orElseThrow());
        Optional<String> deleted = handlers.restorable.get();
        restore.setVisible(deleted.isPresent());
        deleted.ifPresent(name -> restore.setText(Messages.text("app.bars.library.restore", name)));
    }

    /** Selects a preset by its id, or the first one while searching. */
    private void select(String id) {
        List<Row> presets = rows.getItems().stream().filter(row -> row.preset != null).toList();
        Optional<Row> same = presets.stream().filter(row -> row.preset.id().equals(id)).findFirst();
        Row wanted = same.orElse(presets.isEmpty() ? null : presets.get(0));
        if (wanted == null) {
            rows.getSelectionModel().clearSelection();
        } else {
            rows.getSelectionModel().select(wanted);
        }
    }

    private Optional<PresetEntry> selected() {
        return Optional.ofNullable(rows.getSelectionModel().getSelectedItem()).map(Row::preset);
    }

    private void onSearchKey(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> selected().ifPresent(this::open);
            case DOWN -> move(1);
            case UP -> move(-1);
            case CONTEXT_MENU -> selected().ifPresent(preset -> menu(preset).show(rows, rows.localToScreen(40, 40).getX(), rows.localToScreen(40, 40).getY()));
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** Moves the selection to the next preset, past headings. */
    private void move(int step) {
        for (int index = rows.getSelectionModel().getSelectedIndex() + step; index >= 0 && index < rows.getItems().size(); index += step) {
            if (rows.getItems().get(index).preset != null) {
                rows.getSelectionModel().select(index);
                rows.scrollTo(Math.max(0, index - 2));
                return;
            }
        }
    }

    void open(PresetEntry preset) {
        if (preset.problem().isEmpty()) {
            then(() -> handlers.open.accept(preset));
        }
    }

    /** The actions on a preset; a shipped one can only be opened and duplicated. */
    ContextMenu menu(PresetEntry preset) {
        ContextMenu menu = PresetMenu.of(preset, handlers, this::then, list);
        // A press in the menu is outside of the library, which must not close before the menu's action runs.
        menu.setOnShowing(event -> setAutoHide(false));
        menu.setOnHidden(event -> setAutoHide(true));
        return menu;
    }

    /** Closes the library before an action that shows something else. */
    private void then(Runnable action) {
        hide();
        action.run();
    }
}
