package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

import java.util.List;

/** The toolbar of the comparison: which runs are compared, how they are aligned, and how they are shown. */
final class CompareBar extends HBox {
    private static final double WITHOUT_WORDS_BELOW = 960;
    private final CompareViewModel model;
    private final ToggleButton time = Segments.segment("align-time", Messages.text("compare.align.time"));
    private final ToggleButton route = Segments.segment("align-route", Messages.text("compare.align.path"));
    private final ToggleButton event = Segments.segment("align-event", Messages.text("compare.align.event"));
    private final ContextMenu events = new ContextMenu();
    private final Label words = Controls.label(Messages.text("compare.align"), "muted");
    private final ToggleButton lock = new ToggleButton(Messages.text("compare.cameras.locked"), Icons.of(MaterialDesignL.LINK_VARIANT));

    CompareBar(CompareViewModel model, ObjectProperty<CompareView.Picture> picture, BooleanProperty locked, Runnable onClose) {
        super(8);
        this.model = model;
        getStyleClass().add("compare-bar");
        setAlignment(Pos.CENTER_LEFT);
        Button back = new Button(Messages.text("compare.back"), Icons.of(MaterialDesignA.ARROW_LEFT));
        back.setId("compare-close");
        back.getStyleClass().add("flat");
        back.setMinWidth(USE_PREF_SIZE);
        back.setOnAction(pressed -> onClose.run());
        Region line = new Region();
        line.getStyleClass().add("upright-line");
        Button swap = Controls.iconButton("compare-swap", MaterialDesignS.SWAP_HORIZONTAL, Messages.text("compare.swap"), model::swap);
        words.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(back, line, new RunChooser(Side.A, model, model.aProperty()), swap,
                new RunChooser(Side.B, model, model.bProperty()), Controls.space(), words, alignments(), pictures(picture), lock(locked));
        lock.disableProperty().bind(picture.isEqualTo(CompareView.Picture.GHOSTS));
        model.alignByProperty().addListener(observable -> showAlignment());
        showAlignment();
        widthProperty().addListener(observable -> fit());
        lock.selectedProperty().addListener(observable -> fit());
        fit();
    }

    private SegmentedButton alignments() {
        Tip.on(time, Messages.text("compare.align.time.help"));
        Tip.on(route, Messages.text("compare.align.path.help"));
        Tip.on(event, Messages.text("compare.align.event.help"));
        event.setGraphic(Icons.of(MaterialDesignC.CHEVRON_DOWN));
        event.setContentDisplay(ContentDisplay.RIGHT);
        time.selectedProperty().addListener((observable, old, on) -> align(on, AlignBy.TIME));
        route.selectedProperty().addListener((observable, old, on) -> align(on, AlignBy.ROUTE));
        event.setOnAction(pressed -> offerEvents());
        return Segments.row(time, route, event);
    }

    private void align(boolean isSelected, AlignBy by) {
        if (isSelected) {
            model.alignByProperty().set(by);
        }
    }

    private void offerEvents() {
        events.getItems().clear();
        List<Alignment.Mark> marks = model.compared().map(Compared::marks).orElse(List.of());
        for (Alignment.Mark mark : marks) {
            events.getItems().add(Controls.choice(mark.label(), mark.equals(model.alignByProperty().get().mark()), () -> model.alignByProperty().set(AlignBy.event(mark))));
        }
        showAlignment();
        if (!marks.isEmpty()) {
            events.show(event, javafx.geometry.Side.BOTTOM, 0, 4);
        }
    }

    private void showAlignment() {
        AlignBy by = model.alignByProperty().get();
        (by.kind() == Alignment.Kind.TIME ? time : by.kind() == Alignment.Kind.ROUTE ? route : event).setSelected(true);
        event.setText(by.mark() == null ? Messages.text("compare.align.event") : by.mark().label());
    }

    private static SegmentedButton pictures(ObjectProperty<CompareView.Picture> picture) {
        SegmentedButton row = Segments.of("compare", CompareView.Picture.values(), choice -> "", picture);
        icon(row.getButtons().get(0), MaterialDesignV.VIEW_SPLIT_VERTICAL, Messages.text("compare.split"));
        icon(row.getButtons().get(1), MaterialDesignG.GHOST_OUTLINE, Messages.text("compare.ghost"));
        return row;
    }

    private static void icon(ToggleButton button, Ikon icon, String help) {
        button.setGraphic(Icons.of(icon));
        button.getStyleClass().add("icon-segment");
        Controls.describe(button, help);
    }

    private ToggleButton lock(BooleanProperty locked) {
        lock.setId("compare-lock");
        lock.getStyleClass().add("lock-button");
        Tip.on(lock, Messages.text("compare.cameras.help"));
        lock.setAccessibleText(Messages.text("compare.cameras.locked"));
        lock.selectedProperty().bindBidirectional(locked);
        return lock;
    }

    /** Hides captions when space is tight. */
    private void fit() {
        boolean roomy = getWidth() >= WITHOUT_WORDS_BELOW;
        lock.setText(roomy ? Messages.text(lock.isSelected() ? "compare.cameras.locked" : "compare.cameras.free") : "");
        Controls.show(words, roomy);
    }
}
