package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.live.Sources;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.collections.ListChangeListener;
import javafx.collections.SetChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.shape.Circle;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Shows the input sources in use as chips. A filled dot marks the source that drives the player, a ring the others.
 * The plus button adds a source.
 */
final class SourceChips extends HBox {
    private static final PseudoClass DRIVING = PseudoClass.getPseudoClass("driving");
    private static final PseudoClass GHOST = PseudoClass.getPseudoClass("ghost");
    /** Maximum number of letters of a name on a chip. */
    private static final int LONGEST = 16;
    private final Sources sources;
    private final Source keyboard;
    private final Set<Source> listed = new LinkedHashSet<>();
    private final Button more = new Button(null, Icons.of(MaterialDesignP.PLUS));
    private final HBox each = new HBox(4);
    private final Button all = new Button();

    SourceChips(LivePlay live) {
        sources = live.sources();
        keyboard = live.keyboardSource();
        getStyleClass().add("source-chips");
        setAlignment(Pos.CENTER_LEFT);
        each.setAlignment(Pos.CENTER_LEFT);
        all.setId("all-sources");
        all.getStyleClass().add("chip");
        all.pseudoClassStateChanged(DRIVING, true);
        all.setOnAction(event -> menu().show(all, Side.BOTTOM, 0, 4));
        getChildren().addAll(each, all);
        setCompact(false);
        Controls.flat(more, "add-source", Messages.text("app.bars.add-source"));
        more.setOnAction(event -> menu().show(more, Side.BOTTOM, 0, 4));
        sources.drivingProperty().addListener((observable, old, source) -> rebuild());
        sources.ghosts().addListener((SetChangeListener<Source>) change -> rebuild());
        sources.pinned().addListener((SetChangeListener<Source>) change -> rebuild());
        sources.list().addListener((ListChangeListener<Source>) change -> rebuild());
        rebuild();
    }

    /** Shows only one chip, for narrow windows, named after the driving source. */
    void setCompact(boolean isCompact) {
        Controls.show(all, isCompact);
        Controls.show(each, !isCompact);
    }

    /** Additional width needed to show all chips. */
    double missingWidth() {
        return each.isManaged() ? 0 : each.prefWidth(-1) - all.prefWidth(-1);
    }

    private void rebuild() {
        listed.retainAll(sources.list());
        listed.add(sources.driving());
        listed.add(keyboard);
        listed.addAll(sources.ghosts());
        sources.list().stream().filter(source -> source.kind() == Source.Kind.TRACE).forEach(listed::add);
        all.setText(shortened(sources.driving().label()) + (listed.size() > 1 ? " +" + (listed.size() - 1) : ""));
        String others = listed.stream().filter(source -> !source.equals(sources.driving())).map(Source::label).collect(Collectors.joining(", "));
        Tip.on(all, others.isEmpty() ? Messages.text("app.bars.drives", sources.driving().label()) : Messages.text("app.bars.drives-others", sources.driving().label(), others));
        all.setGraphic(dot(sources.driving()));
        each.getChildren().clear();
        listed.forEach(source -> each.getChildren().add(chip(source)));
        each.getChildren().add(more);
    }

    private static String shortened(String label) {
        return label.length() <= LONGEST ? label : label.substring(0, LONGEST - 1).strip() + "…";
    }

    private Button chip(Source source) {
        Button chip = new Button(shortened(source.label()), dot(source));
        chip.getStyleClass().add("chip");
        chip.setId("source-" + source.label().toLowerCase(Locale.ROOT).replace(' ', '-'));
        chip.pseudoClassStateChanged(DRIVING, source.equals(sources.driving()));
        chip.pseudoClassStateChanged(GHOST, sources.ghosts().contains(source));
        chip.setOnAction(event -> sources.drive(source));
        chip.setOnContextMenuRequested(event -> {
            chipMenu(source).show(chip, event.getScreenX(), event.getScreenY());
            event.consume();
        });
        Tip.on(chip, source.equals(sources.driving()) ? Messages.text("app.bars.is-driving", source.label()) : Messages.text("app.bars.drive-or-more", source.label()));
        return chip;
    }

    private Circle dot(Source source) {
        Circle dot = new Circle(4);
        dot.getStyleClass().addAll("chip-dot", source.kind().name().toLowerCase(Locale.ROOT));
        return dot;
    }

    private ContextMenu chipMenu(Source source) {
        MenuItem drive = new MenuItem(Messages.text("app.bars.drive"));
        drive.setOnAction(event -> sources.drive(source));
        CheckMenuItem ghost = new CheckMenuItem(Messages.text("app.bars.as-ghost"));
        ghost.setSelected(sources.ghosts().contains(source));
        ghost.setDisable(source.equals(sources.driving()));
        ghost.setOnAction(event -> {
            if (ghost.isSelected()) {
                sources.addGhost(source);
            } else {
                sources.removeGhost(source);
            }
        });
        CheckMenuItem pin = new CheckMenuItem(Messages.text("app.bars.resimulate"));
        pin.setSelected(sources.pinned().contains(source));
        pin.setDisable(!source.isRepeatable());
        pin.setOnAction(event -> {
            if (pin.isSelected()) {
                sources.pin(source);
            } else {
                sources.unpin(source);
            }
        });
        return new ContextMenu(drive, ghost, pin);
    }

    private ContextMenu menu() {
        ContextMenu menu = new ContextMenu();
        ToggleGroup group = new ToggleGroup();
        for (Source source : sources.list()) {
            RadioMenuItem drive = new RadioMenuItem(Messages.text("app.window.drive-with", source.label()));
            drive.setToggleGroup(group);
            drive.setSelected(source.equals(sources.driving()));
            drive.setOnAction(event -> sources.drive(source));
            menu.getItems().add(drive);
        }
        menu.getItems().add(new SeparatorMenuItem());
        for (Source source : sources.list()) {
            CheckMenuItem ghost = new CheckMenuItem(Messages.text("app.bars.ghost", source.label()));
            ghost.setSelected(sources.ghosts().contains(source));
            ghost.setDisable(source.kind() == Source.Kind.KEYBOARD || source.equals(sources.driving()));
            ghost.setOnAction(event -> {
                if (ghost.isSelected()) {
                    sources.addGhost(source);
                } else {
                    sources.removeGhost(source);
                }
            });
            menu.getItems().add(ghost);
        }
        return menu;
    }
}
