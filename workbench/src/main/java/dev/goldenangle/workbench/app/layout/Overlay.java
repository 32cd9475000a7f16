package dev.goldenangle.workbench.app.layout;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import java.util.HashMap;
import java.util.Map;

/** Holds cards that float over the panes. Outside the cards, mouse events reach the panes below. */
public final class Overlay extends Pane {
    private static final double MARGIN = 12;
    private static final double NOTICE_BAR = 40;

    public enum Place { CENTRE_TOP, CENTRE, BESIDE_KNOBS, ABOVE_STATUS }

    private final WindowLayout layout;
    private final Map<Node, Place> places = new HashMap<>();

    public Overlay(WindowLayout layout) {
        this.layout = layout;
        setPickOnBounds(false);
        layout.knobsWidthProperty().addListener(observable -> requestLayout());
        layout.notices().showingProperty().addListener(observable -> requestLayout());
    }

    public void add(Region card, Place place) {
        if (!getChildren().contains(card)) {
            places.put(card, place);
            getChildren().add(card);
        }
    }

    public void remove(Region card) {
        places.remove(card);
        getChildren().remove(card);
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
