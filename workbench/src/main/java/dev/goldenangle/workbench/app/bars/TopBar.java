package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.PresetList;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.TimeControl;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.NoMatch;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Polygon;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The bar at the top. In a narrow window it first hides the wordmark, then the text of the command button, then all
 * but one of the source chips.
 */
public final class TopBar extends Pane {
    private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");
    private static final double MARK_GAP = 10;
    private static final double COMMAND_GAP = 8;
    private static final double ROOM_BETWEEN = 56;
    private final Document document;
    private final LivePlay live;
    private final HBox left;
    private final Transport transport;
    private final HBox right;
    private final Button brand = new Button();
    private final Label wordmark = new Label(Messages.text("app.name"));
    private final SourceChips chips;
    private final PresetChooser presets;
    private final LibraryChooser maps;
    private final Button commands = new Button();
    private final Button undo = icon(MaterialDesignU.UNDO);
    private final Button redo = icon(MaterialDesignR.REDO);
    private final Button compare = icon(MaterialDesignV.VIEW_SPLIT_VERTICAL);
    private final Button theme = icon(MaterialDesignW.WHITE_BALANCE_SUNNY);
    private final HBox commandText;

    /** Actions of the buttons that other parts of the window carry out. */
    public record Handlers(Consumer<Button> menu, PresetPopOver.Handlers presets, Supplier<List<Library.Item>> maps, Consumer<String> openMap) {
    }

    public TopBar(Document document, PresetList presetList, LivePlay live, Appearance look, Handlers handlers) {
        this.document = document;
        this.live = live;
        getStyleClass().add("top-bar");
        wordmark.getStyleClass().add("wordmark");
        brand.setGraphic(new HBox(10, mark(), wordmark, Icons.of(MaterialDesignC.CHEVRON_DOWN)));
        ((HBox) brand.getGraphic()).setAlignment(Pos.CENTER_LEFT);
        brand.getStyleClass().add("brand");
        Controls.describe(brand, Messages.text("app.window.menu"));
        brand.setId("menu");
        brand.setOnAction(event -> handlers.menu.accept(brand));
        presets = new PresetChooser(document, presetList, handlers.presets);
        maps = new LibraryChooser(MaterialDesignM.MAP_OUTLINE, Messages.text("app.action.map"), handlers.maps, item -> handlers.openMap.accept(item.id()));
        maps.setId("choose-map");
        NoMatch.on(maps, "");
        chips = new SourceChips(live);
        left = new HBox(8, brand, line(), presets, maps, line(), chips);
        left.setAlignment(Pos.CENTER_LEFT);
        transport = new Transport(live.playback(), live.recording().activeProperty());
        Label words = Controls.label(Messages.text("app.window.commands"), "subtle");
        Label key = Controls.label(Messages.text("app.bars.commands-key"), "key-cap");
        commandText = new HBox(24, words, key);
        commandText.setAlignment(Pos.CENTER_LEFT);
        commandText.managedProperty().bind(commandText.visibleProperty());
        HBox commandBox = new HBox(8, Icons.of(MaterialDesignM.MAGNIFY), commandText);
        commandBox.setAlignment(Pos.CENTER_LEFT);
        commands.setGraphic(commandBox);
        commands.getStyleClass().add("command-button");
        compare.setId("compare-open");
        showTheme(look);
        look.themeProperty().addListener(observable -> showTheme(look));
        right = new HBox(2, undo, redo, compare, commands, theme);
        right.setAlignment(Pos.CENTER_RIGHT);
        HBox.setMargin(commands, new Insets(0, 6, 0, 6));
        getChildren().addAll(left, transport, right);
        document.presetProperty().addListener(observable -> show());
        document.levelProperty().addListener(observable -> show());
        document.knobs().valuesProperty().addListener(observable -> show());
        document.knobs().savedProperty().addListener(observable -> show());
        show();
    }

    public void openMenu() {
        brand.fire();
    }

    public void openPresets() {
        presets.fire();
    }

    public void openMaps() {
        maps.show();
    }

    /** Lets the transport control the compared runs. */
    public void showComparison(TimeControl player) {
        compare.pseudoClassStateChanged(OPEN, true);
        transport.use(player);
    }

    /** Lets the transport control the live world again. */
    public void showTuning() {
        compare.pseudoClassStateChanged(OPEN, false);
        transport.use(live.playback());
    }

    private static Region line() {
        Region line = new Region();
        line.getStyleClass().add("upright-line");
        return line;
    }

    /** The logo: a dark triangle with the golden sector. */
    private static StackPane mark() {
        Polygon angle = new Polygon(0, 16, 18, 16, 6, 1);
        angle.getStyleClass().add("brand-angle");
        Polygon sector = new Polygon(0, 16, 6, 1, 11, 6.5);
        sector.getStyleClass().add("brand-sector");
        Pane drawing = new Pane(angle, sector);
        drawing.setMinSize(18, 17);
        drawing.setMaxSize(18, 17);
        return new StackPane(drawing);
    }

    private void showTheme(Appearance look) {
        ((FontIcon) theme.getGraphic()).setIconCode(look.theme() == Theme.DARK ? MaterialDesignW.WHITE_BALANCE_SUNNY : MaterialDesignW.WEATHER_NIGHT);
    }

    private static Button icon(Ikon icon) {
        Button button = new Button(null, Icons.of(icon));
        button.getStyleClass().add("flat-icon");
        return button;
    }

    /** Connects the buttons to the window's actions. */
    public void use(List<MenuAction> actions) {
        Map<String, Button> buttons = new HashMap<>(transport.buttons());
        buttons.putAll(Map.of("undo", undo, "redo", redo, "compare", compare, "palette", commands, "toggle-theme", theme));
        actions.stream().filter(action -> buttons.containsKey(action.id())).forEach(action -> action.configure(buttons.get(action.id())));
    }

    private void show() {
        OpenPreset preset = document.preset();
        presets.show(preset.model().label() + " / ", preset.name(), !document.knobs().changed().isEmpty());
        maps.show(document.level().name());
    }

    @Override
    protected void layoutChildren() {
        collapse();
        double height = getHeight();
        double leftWidth = left.prefWidth(-1);
        double rightWidth = right.prefWidth(-1);
        double transportWidth = transport.prefWidth(-1);
        double rightX = getWidth() - rightWidth - 8;
        left.resizeRelocate(8, 0, leftWidth, height);
        right.resizeRelocate(rightX, 0, rightWidth, height);
        double centre = Math.max(leftWidth + 24, Math.min(getWidth() * 0.65 - transportWidth / 2, rightX - transportWidth - 12));
        double transportHeight = transport.prefHeight(-1);
        transport.resizeRelocate(Math.round(centre), Math.round((height - transportHeight) / 2), transportWidth, transportHeight);
    }

    /**
     * Decides what fits before changing anything. Hiding and showing a node within one layout pass would repeat the
     * layout forever.
     */
    private void collapse() {
        double wordmarkWidth = wordmark.prefWidth(-1) + MARK_GAP;
        double commandWidth = commandText.prefWidth(-1) + COMMAND_GAP;
        double wanted = left.prefWidth(-1) + transport.prefWidth(-1) + right.prefWidth(-1) + ROOM_BETWEEN + (wordmark.isManaged() ? 0 : wordmarkWidth)
                + (commandText.isManaged() ? 0 : commandWidth) + chips.missingWidth();
        boolean showWordmark = wanted <= getWidth();
        wanted -= showWordmark ? 0 : wordmarkWidth;
        boolean showCommand = wanted <= getWidth();
        wanted -= showCommand ? 0 : commandWidth;
        Controls.show(wordmark, showWordmark);
        commandText.setVisible(showCommand);
        chips.setCompact(wanted > getWidth());
    }
}
