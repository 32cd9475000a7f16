package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import java.util.function.IntConsumer;

/** The weight of a goal as dots. A click on the n-th dot sets weight n; a click on the last lit dot excludes the goal from the count. */
final class WeightDots extends Pane {
    static final double WIDTH = 2 * 8 + 5;
    static final double HEIGHT = 13;
    private static final double DOT = 5;
    private static final double PITCH = 8;
    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private final Region[] dots = new Region[Goal.HEAVIEST];
    private int weight;

    WeightDots(IntConsumer onWeight) {
        getStyleClass().add("weight-dots");
        setCursor(Cursor.HAND);
        setFocusTraversable(true);
        for (int i = 0; i < dots.length; i++) {
            dots[i] = new Region();
            dots[i].getStyleClass().add("weight-dot");
            dots[i].setMouseTransparent(true);
            dots[i].resizeRelocate(i * PITCH, HEIGHT / 2 - DOT / 2, DOT, DOT);
            dots[i].setManaged(false);
        }
        getChildren().addAll(dots);
        setOnMouseClicked(event -> {
            int chosen = Math.max(1, Math.min(dots.length, 1 + (int) ((event.getX() + (PITCH - DOT) / 2) / PITCH)));
            onWeight.accept(chosen == weight ? 0 : chosen);
            event.consume();
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            int step = event.getCode() == KeyCode.RIGHT || event.getCode() == KeyCode.UP ? 1 : event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.DOWN ? -1 : 0;
            if (step != 0) {
                onWeight.accept(Math.max(0, Math.min(dots.length, weight + step)));
                event.consume();
            }
        });
        Tip.on(this, Messages.text("scorecard.weight.tip"));
    }

    void show(int newWeight) {
        weight = newWeight;
        setAccessibleText(Messages.text("scorecard.weight", weight));
        for (int i = 0; i < dots.length; i++) {
            dots[i].pseudoClassStateChanged(LIT, i < weight);
        }
    }
}
