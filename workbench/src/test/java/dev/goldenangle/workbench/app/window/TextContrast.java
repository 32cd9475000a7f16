package dev.goldenangle.workbench.app.window;

import dev.goldenangle.toolkit.theme.Contrast;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Finds texts and icons on screen whose colour is too close to the background drawn under them. */
final class TextContrast {
    private static final double LARGE_PIXELS = 24;
    private final Color window;
    private final Map<String, String> problems;

    /** @param window the colour under everything */
    TextContrast(Color window, Map<String, String> problems) {
        this.window = window;
        this.problems = problems;
    }

    /** Call on the JavaFX thread. Disabled controls need no contrast. */
    void check(String place, Node node) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node instanceof Text text && !text.getText().isBlank() && text.getFill() instanceof Color fill) {
            measure(place, text, fill);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> check(place, child));
        }
    }

    private void measure(String place, Text text, Color fill) {
        Color under = under(text);
        double opacity = fill.getOpacity();
        for (Node at = text; at != null; at = at.getParent()) {
            opacity *= at.getOpacity();
        }
        if (opacity == 0) {
            return;
        }
        Color shown = under.interpolate(Color.color(fill.getRed(), fill.getGreen(), fill.getBlue()), opacity);
        double ratio = Contrast.ratio(rgb(shown), rgb(under));
        boolean isLarge = text instanceof FontIcon || text.getFont().getSize() >= LARGE_PIXELS;
        if (ratio < (isLarge ? Contrast.LARGE : Contrast.TEXT) - 0.005) {
            String what = text instanceof FontIcon ? "icon" : text.getText().replace('\n', ' ');
            problems.putIfAbsent(String.format(Locale.ROOT, "%.2f %s %s on %s", ratio, AccessRules.path(text), shown, under), place + ": " + what);
        }
    }

    /** The colour behind a text: of its parents, and of earlier children that lie under it. */
    private Color under(Text text) {
        Bounds box = text.localToScene(text.getLayoutBounds());
        Point2D centre = new Point2D(box.getCenterX(), box.getCenterY());
        List<Color> layers = new ArrayList<>();
        Node child = text;
        for (Parent parent = text.getParent(); parent != null && !isOpaque(layers); parent = parent.getParent()) {
            List<Node> children = parent.getChildrenUnmodifiable();
            for (int i = children.indexOf(child) - 1; i >= 0 && !isOpaque(layers); i--) {
                Node sibling = children.get(i);
                if (sibling.isVisible() && sibling.contains(sibling.sceneToLocal(centre))) {
                    addFills(sibling, layers);
                }
            }
            addFills(parent, layers);
            child = parent;
        }
        Color colour = window;
        for (int i = layers.size() - 1; i >= 0; i--) {
            Color layer = layers.get(i);
            colour = colour.interpolate(Color.color(layer.getRed(), layer.getGreen(), layer.getBlue()), layer.getOpacity());
        }
        return colour;
    }

    /** Adds the fills of a region, the topmost first. */
    private static void addFills(Node node, List<Color> layers) {
        if (node instanceof Region region && region.getBackground() != null) {
            List<BackgroundFill> fills = region.getBackground().getFills();
            for (int i = fills.size() - 1; i >= 0 && !isOpaque(layers); i--) {
                if (fills.get(i).getFill() instanceof Color colour) {
                    layers.add(colour.deriveColor(0, 1, 1, region.getOpacity()));
                }
            }
        }
    }

    private static boolean isOpaque(List<Color> layers) {
        return !layers.isEmpty() && layers.get(layers.size() - 1).getOpacity() >= 0.999;
    }

    private static double[] rgb(Color colour) {
        return new double[] {colour.getRed(), colour.getGreen(), colour.getBlue()};
    }
}
