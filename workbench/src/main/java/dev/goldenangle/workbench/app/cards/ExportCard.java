package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.toolkit.export.ExportFormat;
import dev.goldenangle.toolkit.export.GameFile;
import dev.goldenangle.toolkit.export.GamePreset;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Consumer;

/** Exports the current knobs as files for a game engine: choose a format, preview the files, write them. */
public final class ExportCard extends VBox {
    private static final double WIDTH = 860;
    private static final double PAGE_HEIGHT = 400;
    private static final double FORMATS_WIDTH = 232;
    private final GamePreset preset;
    private final Label page = Controls.label("", "code");
    private final HBox pages = new HBox();
    private ExportFormat format = ExportFormat.values()[0];
    private GameFile shown;

    /**
     * @param unsaved number of knobs that differ from the preset's file
     * @param write asks for a file and writes the format
     */
    public ExportCard(GamePreset preset, int unsaved, Consumer<ExportFormat> write, Runnable close) {
        super(12);
        this.preset = preset;
        getStyleClass().addAll("card", "export-card");
        setId("export");
        setPrefWidth(WIDTH);
        Label about = Controls.label(Messages.text("app.cards.export-about", preset.preset().name(), unsaved), "muted");
        about.setMinWidth(0);
        Label digest = Controls.label(Messages.text("app.cards.digest", preset.digest()), "code");
        HBox body = new HBox(12, formats(), preview());
        getChildren().addAll(Controls.line(Controls.label(Messages.text("app.cards.export"), "pane-title"), about, Controls.space(), digest, Controls.label(Messages.text("app.cards.esc"), "key-cap")), body, bottom(write, close));
        choose(format);
    }

    private VBox formats() {
        VBox list = new VBox(2);
        list.setMinWidth(FORMATS_WIDTH);
        list.setPrefWidth(FORMATS_WIDTH);
        ToggleGroup group = new ToggleGroup();
        for (ExportFormat each : ExportFormat.values()) {
            ToggleButton row = toggle(each.label(), "format-row", () -> choose(each));
            row.setId("export-" + each.id());
            row.setMaxWidth(Double.MAX_VALUE);
            row.setSelected(each == format);
            row.setToggleGroup(group);
            list.getChildren().add(row);
        }
        return list;
    }

    private VBox preview() {
        page.setId("export-text");
        page.getStyleClass().add("code-page");
        ScrollPane scroll = new ScrollPane(page);
        scroll.getStyleClass().add("code-scroll");
        scroll.setPrefHeight(PAGE_HEIGHT);
        scroll.setMinHeight(0);
        pages.getStyleClass().add("segments");
        pages.setMaxWidth(Region.USE_PREF_SIZE);
        VBox preview = new VBox(8, pages, scroll);
        preview.setMinWidth(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        HBox.setHgrow(preview, Priority.ALWAYS);
        return preview;
    }

    private HBox bottom(Consumer<ExportFormat> write, Runnable close) {
        Label note = Controls.label(Messages.text("app.cards.units"), "muted");
        note.setMinWidth(0);
        Button copy = new Button(Messages.text("app.cards.copy"));
        copy.setOnAction(event -> Clipboard.getSystemClipboard().setContent(text(shown)));
        Button save = new Button(Messages.text("app.cards.save-files"));
        save.setId("export-write");
        save.getStyleClass().add("primary");
        save.setDefaultButton(true);
        save.setOnAction(event -> {
            close.run();
            write.accept(format);
        });
        return Controls.line(note, Controls.space(), copy, save);
    }

    private static ClipboardContent text(GameFile file) {
        ClipboardContent content = new ClipboardContent();
        content.putString(file.text());
        return content;
    }

    private void choose(ExportFormat chosen) {
        format = chosen;
        List<GameFile> files = chosen.files(preset);
        ToggleGroup group = new ToggleGroup();
        pages.getChildren().setAll(files.stream().map(file -> {
            ToggleButton tab = toggle(file.name(), "segment", () -> show(file));
            tab.setSelected(file == files.get(0));
            tab.setToggleGroup(group);
            return tab;
        }).toList());
        show(files.get(0));
    }

    private void show(GameFile file) {
        shown = file;
        page.setText(file.text());
    }

    /** A toggle button that stays selected when clicked again. */
    private static ToggleButton toggle(String text, String styleClass, Runnable action) {
        ToggleButton button = new ToggleButton(text);
        button.getStyleClass().add(styleClass);
        button.setMnemonicParsing(false);       // file names contain underscores
        button.setOnAction(event -> {
            button.setSelected(true);
            action.run();
        });
        return button;
    }
}
