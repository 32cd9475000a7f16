package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.look.Look;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Shows the cards that the user asks for. Esc closes the topmost; hints stay until they are dismissed. */
public final class Dialogs {
    private final Overlay overlay;
    private final Look look;
    private final PlayCards play;
    private final Window window;
    private CommandPalette palette;
    private Region sheet;
    private ControlsCard controlsCard;
    private Region hints;
    private Region card;

    /**
     * What the cards need of the window.
     *
     * @param actions        what the palette offers
     * @param shortcuts      what the sheet lists
     * @param isShortcut     tells the keys that the window needs itself
     * @param onClosed       gives the keyboard back
     * @param onControlsSet  writes down which keys were bound
     * @param onHintsRead    notes that they need not be shown again
     */
    public record Window(Supplier<List<MenuAction>> actions, Supplier<List<MenuAction>> shortcuts, Predicate<KeyEvent> isShortcut, Runnable onClosed,
                  Runnable onControlsSet, Runnable onHintsRead) {
    }

    public Dialogs(Overlay overlay, Look look, PlayCards play, Window window) {
        this.overlay = overlay;
        this.look = look;
        this.play = play;
        this.window = window;
    }

    public void palette() {
        palette = palette == null ? new CommandPalette(window.actions, this::closePalette) : palette;
        if (!overlay.has(palette)) {
            overlay.add(palette, Overlay.Place.CENTRE_TOP);
            Platform.runLater(palette::open);
        }
    }

    private void closePalette() {
        overlay.remove(palette);
        window.onClosed.run();
    }

    public void shortcuts() {
        if (sheet == null) {
            sheet = new ShortcutSheet(window.shortcuts.get(), play.controls(), look.textScaleProperty().get());
            overlay.add(sheet, Overlay.Place.CENTRE);
        } else {
            closeSheet();
        }
    }

    private void closeSheet() {
        if (sheet != null) {
            overlay.remove(sheet);
            sheet = null;
        }
    }

    /** The gain is heard, or no longer. */
    public void toggleSound() {
        BooleanProperty on = play.controls().sound().onProperty();
        on.set(!on.get());
        window.onControlsSet.run();
    }

    public void controls() {
        if (controlsCard == null) {
            controlsCard = new ControlsCard(play, look, window.isShortcut, this::closeControls);
            overlay.add(controlsCard, Overlay.Place.CENTRE);
        } else {
            closeControls();
        }
    }

    private void closeControls() {
        if (controlsCard != null) {
            controlsCard.close();
            overlay.remove(controlsCard);
            controlsCard = null;
            window.onControlsSet.run();
            window.onClosed.run();
        }
    }

    public void hints() {
        hints = hints == null ? new Hints(this::closeHints) : hints;
        overlay.add(hints, Overlay.Place.BESIDE_KNOBS);
    }

    private void closeHints() {
        overlay.remove(hints);
        window.onHintsRead.run();
    }

    /** Shows a card in the middle that goes with Esc, in the place of the one before; the same one again goes. */
    public void show(Region wanted) {
        boolean isOpen = card != null && wanted.getId().equals(card.getId());
        closeCard();
        if (!isOpen) {
            card = wanted;
            overlay.add(card, Overlay.Place.CENTRE);
        }
    }

    public void closeCard() {
        if (card != null) {
            overlay.remove(card);
            card = null;
            window.onClosed.run();
        }
    }

    /** Takes a key that a card waits for, and Esc, which closes the topmost card; returns whether it did. */
    public boolean take(KeyEvent event) {
        if (controlsCard != null && controlsCard.take(event)) {
            return true;
        }
        Runnable closing = event.getCode() == KeyCode.ESCAPE ? topmost() : null;
        if (closing != null) {
            closing.run();
        }
        return closing != null;
    }

    /** Closes the card that was opened last; null when none is open. */
    private Runnable topmost() {
        Runnable closing = null;
        for (Node node : overlay.getChildren()) {
            closing = node == palette ? this::closePalette : node == sheet ? this::closeSheet : node == controlsCard ? this::closeControls : node == card ? this::closeCard : closing;
        }
        return closing;
    }
}
