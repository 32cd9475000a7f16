package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.look.Appearance;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Shows and hides the cards over the window, such as the palette and the controls. Esc closes the topmost card.
 */
public final class Dialogs {
    private final Overlay overlay;
    private final Appearance look;
    private final PlayCards play;
    private final Window window;
    private CommandPalette palette;
    private Region sheet;
    private ControlsCard controlsCard;
    private Region hints;
    private Region card;

    /**
     * The functions of the window that the cards use.
     * @param actions the actions in the palette
     * @param shortcuts the actions on the shortcut sheet
     * @param isShortcut whether a key is a shortcut of the window
     * @param onClosed returns the keyboard focus
     * @param onControlsSet saves the key bindings
     * @param onHintsRead remembers that the hints were read
     * @param goldenAngle opens the card that explains the Golden Angle
     */
    public record Window(Supplier<List<MenuAction>> actions, Supplier<List<MenuAction>> shortcuts, Predicate<KeyEvent> isShortcut, Runnable onClosed,
                  Runnable onControlsSet, Runnable onHintsRead, Runnable goldenAngle) {
    }

    public Dialogs(Overlay overlay, Appearance look, PlayCards play, Window window) {
        this.overlay = overlay;
        this.look = look;
        this.play = play;
        this.window = window;
    }

    public void palette() {
        palette = palette == null ? new CommandPalette(window.actions, this::closePalette) : palette;
        if (!overlay.isTopmost(palette)) {
            overlay.open(palette, Overlay.Place.CENTRE_TOP, this::closePalette);
            Platform.runLater(palette::open);
        }
    }

    private void closePalette() {
        overlay.remove(palette);
        window.onClosed.run();
    }

    public void shortcuts() {
        if (sheet == null) {
            sheet = new ShortcutSheet(window.shortcuts.get(), play.controls(), look.textScaleProperty().get(), () -> {
                closeSheet();
                window.goldenAngle.run();
            });
            overlay.open(sheet, Overlay.Place.CENTRE, this::closeSheet);
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

    /** Whether the gain sound is on, off or has no device, as text. */
    public ObservableValue<String> soundState() {
        return play.controls().sound().stateProperty().map(ControlsCard::label);
    }

    /** Turns the gain sound on or off. */
    public void toggleSound() {
        BooleanProperty on = play.controls().sound().onProperty();
        on.set(!on.get());
        window.onControlsSet.run();
    }

    public void controls() {
        if (controlsCard == null) {
            controlsCard = new ControlsCard(play, look, window.isShortcut, this::closeControls);
            overlay.open(controlsCard, Overlay.Place.CENTRE, this::closeControls);
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
        hints = hints == null ? new Hints(this::closeHints, window.goldenAngle) : hints;
        overlay.open(hints, Overlay.Place.BESIDE_KNOBS, this::closeHints);
    }

    private void closeHints() {
        overlay.remove(hints);
        window.onHintsRead.run();
    }

    /** Shows a card in the centre, replacing the current one. If the same card is already open, closes it. */
    public void show(Region wanted) {
        boolean isOpen = card != null && wanted.getId().equals(card.getId());
        closeCard();
        if (!isOpen) {
            card = wanted;
            overlay.open(card, Overlay.Place.CENTRE, this::closeCard);
        }
    }

    public void closeCard() {
        if (card != null) {
            overlay.remove(card);
            card = null;
            window.onClosed.run();
        }
    }

    /**
     * Handles a key a card is waiting for, or Esc, which closes the topmost card; returns whether the key was used.
     */
    public boolean take(KeyEvent event) {
        if (controlsCard != null && controlsCard.take(event)) {
            return true;
        }
        return event.getCode() == KeyCode.ESCAPE && overlay.closeTopmost();
    }
}
