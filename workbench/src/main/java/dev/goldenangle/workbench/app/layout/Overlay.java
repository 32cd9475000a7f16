package dev.goldenangle.workbench.app.layout;

import dev.goldenangle.workbench.look.Controls;

import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.controlsfx.control.PopOver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds cards and banners that float over the panes. Only the card opened last is shown; the ones below return when it closes, and all
 * wait while a pop-over is open. Outside the cards, mouse events reach the panes below.
 */
public final class Overlay extends Pane {
    private static final double MARGIN = 12;
    private static final double NOTICE_BAR = 40;

    public enum Place { CENTRE_TOP, CENTRE, BESIDE_KNOBS, ABOVE_STATUS }

    private final WindowLayout layout;
    private final Map<Node, Place> places = new HashMap<>();
    /** In the order in which they were opened. */
    private final List<Card> cards = new ArrayList<>();
    private final InvalidationListener windows = observable -> showTopmost();

    private record Card(Region node, Runnable close) {
    }

    public Overlay(WindowLayout layout) {
        this.layout = layout;
        setPickOnBounds(false);
        layout.knobsWidthProperty().addListener(observable -> requestLayout());
        layout.notices().showingProperty().addListener(observable -> requestLayout());
        Window.getWindows().addListener(new WeakInvalidationListener(windows));
    }

    /**
     * Opens a card over all others, or brings it to the top.
     *
     * @param close removes the card; called by Esc
     */
    public void open(Region card, Place place, Runnable close) {
        remove(card);
        List.copyOf(Window.getWindows()).stream().filter(PopOver.class::isInstance).forEach(Window::hide);
        add(card, place);
        cards.add(new Card(card, close));
        showTopmost();
    }

    /** Closes the topmost card; returns false if there is none. */
    public boolean closeTopmost() {
        if (cards.isEmpty()) {
            return false;
        }
        cards.get(cards.size() - 1).close.run();
        return true;
    }

    /** Whether this card is the one shown. */
    public boolean isTopmost(Region card) {
        return !cards.isEmpty() && cards.get(cards.size() - 1).node == card;
    }

    private void showTopmost() {
        boolean isPopOverOpen = Window.getWindows().stream().anyMatch(PopOver.class::isInstance);
        for (Card card : cards) {
            boolean isShown = isTopmost(card.node) && !isPopOverOpen;
            Controls.show(card.node, isShown);
        }
    }

    /** Adds a banner, which is shown beside any card. */
    public void add(Region card, Place place) {
        if (!getChildren().contains(card)) {
            places.put(card, place);
            getChildren().add(card);
        }
    }

    public void remove(Region card) {
        places.remove(card);
        getChildren().remove(card);
        cards.removeIf(open -> open.node == card);
        showTopmost();
    }

    public boolean has(Region card) {
        return getChildren().contains(card);
    }

    @Override
    protected void layoutChildren() {
        double bannerY = WindowLayout.TOP + 56;
        double noticeY = getHeight() - WindowLayout.STATUS - MARGIN - (layout.notices().isShowing() ? NOTICE_BAR : 0);
        for (Node node : getManagedChildren()) {
            Region card = (Region) node;
            double width = Math.min(card.prefWidth(-1), getWidth() - 2 * MARGIN);
            double height = Math.min(card.prefHeight(width), getHeight() - 2 * MARGIN);
            double centre = Math.round((getWidth() - width) / 2);
            switch (places.get(card)) {
                case CENTRE_TOP -> card.resizeRelocate(centre, WindowLayout.TOP + 40, width, Math.min(height, getHeight() - WindowLayout.TOP - 80));
                case CENTRE -> card.resizeRelocate(centre, Math.round((getHeight() - height) / 2), width, height);
                case BESIDE_KNOBS -> {
                    card.resizeRelocate(layout.knobsWidth() + MARGIN, bannerY, width, height);
                    bannerY += height + MARGIN;
                }
                case ABOVE_STATUS -> {
                    noticeY -= height;
                    card.resizeRelocate(getWidth() - width - MARGIN, noticeY, width, height);
                    noticeY -= 8;
                }
            }
        }
    }
}
