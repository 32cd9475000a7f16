package dev.goldenangle.workbench.app.window;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TabPane;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Shape;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Checks what a person without a mouse or without sight needs: names, the order of Tab, and a visible focus. */
final class AccessRules {
    private static final int MOST_STOPS = 600;
    final Map<String, String> unnamed = new TreeMap<>();
    final Map<String, String> unreached = new TreeMap<>();
    final Map<String, String> disordered = new TreeMap<>();
    final Map<String, String> unmarked = new TreeMap<>();
    private final Set<Node> seen = new HashSet<>();
    private final Set<Node> labelled = new HashSet<>();

    /** Checks all controls in an area of a window. Call on the JavaFX thread. */
    void check(String place, Node area) {
        Scene scene = area.getScene();
        labelled.clear();
        List<Node> controls = new ArrayList<>();
        collect(area, controls);
        controls.stream().filter(node -> !isNamed(node)).forEach(node -> unnamed.putIfAbsent(path(node), place));
        List<Node> stops = stops(place, area, controls);
        controls.stream().filter(node -> node instanceof ButtonBase && !node.isDisabled() && !stops.contains(node) && !isReachedByArrows(node, scene, stops)).forEach(node -> unreached.putIfAbsent(path(node), place));
        for (int i = 1; i < stops.size(); i++) {
            if (isBefore(stops.get(i), stops.get(i - 1))) {
                disordered.putIfAbsent(path(stops.get(i)) + " comes after " + path(stops.get(i - 1)), place);
            }
        }
    }

    /** Tab stops at one button of a group, and the arrow keys go on to the others. */
    private static boolean isReachedByArrows(Node node, Scene scene, List<Node> stops) {
        ToggleGroup group = node instanceof Toggle toggle ? toggle.getToggleGroup() : null;
        Toggle selected = group == null ? null : group.getSelectedToggle();
        if (selected == null || !stops.contains((Node) selected)) {
            return false;
        }
        boolean isReached = false;
        ((Node) selected).requestFocus();
        for (int i = 0; i < group.getToggles().size() && !isReached; i++) {
            Node before = scene.getFocusOwner();
            before.fireEvent(key(KeyCode.DOWN));
            if (scene.getFocusOwner() == before) {
                before.fireEvent(key(KeyCode.RIGHT));
            }
            isReached = scene.getFocusOwner() == node;
        }
        group.selectToggle(selected);
        return isReached;
    }

    private static KeyEvent key(KeyCode code) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
    }

    /** All visible buttons and other controls that take the focus. */
    private void collect(Node node, List<Node> controls) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Label label && label.getLabelFor() != null) {
            labelled.add(label.getLabelFor());
        }
        boolean isPart = node.getParent() instanceof ComboBoxBase;
        // The root has the focus while no control has it, and a tab pane is read as its selected tab.
        isPart |= node.getParent() == null || node instanceof TabPane;
        if ((node.isFocusTraversable() || node instanceof ButtonBase) && !isPart) {
            controls.add(node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, controls));
        }
    }

    private boolean isNamed(Node node) {
        return isText(node.getAccessibleText()) || node instanceof Labeled labeled && isText(labeled.getText()) || labelled.contains(node);
    }

    private static boolean isText(String text) {
        return text != null && !text.isBlank();
    }

    /** The controls of the area that Tab reaches from the first one, in its order. Also checks that each one shows its focus. */
    private List<Node> stops(String place, Node area, List<Node> controls) {
        Scene scene = area.getScene();
        Set<Node> stops = new LinkedHashSet<>();
        controls.stream().filter(node -> node.isFocusTraversable() && !node.isDisabled()).findFirst().ifPresent(Node::requestFocus);
        for (int i = 0; i < MOST_STOPS; i++) {
            Node now = scene.getFocusOwner();
            if (now == null || !parents(now).contains(area) || !stops.add(now)) {
                break;
            }
            if (seen.add(now)) {
                checkMark(place, scene, now);
            }
            now.fireEvent(key(KeyCode.TAB));
        }
        return List.copyOf(stops);
    }

    private void checkMark(String place, Scene scene, Node node) {
        node.applyCss();
        String focused = look(node);
        scene.getRoot().requestFocus();
        node.applyCss();
        String calm = look(node);
        node.requestFocus();
        if (focused.equals(calm)) {
            unmarked.putIfAbsent(path(node), place);
        }
    }

    /** Borders, fills and sizes of a node and its parts. */
    private static String look(Node node) {
        StringBuilder look = new StringBuilder().append(node.getScaleX()).append(node.getEffect());
        if (node instanceof Region region) {
            look.append(region.getBackground() == null ? "" : region.getBackground().getFills().stream().map(fill -> fill.getFill() + " " + fill.getInsets()).toList());
            look.append(region.getBorder() == null ? "" : region.getBorder().getStrokes().stream().map(stroke -> stroke.getTopStroke() + " " + stroke.getBottomStroke() + stroke.getWidths().getTop()).toList());
        }
        if (node instanceof Shape shape && !(node instanceof FontIcon)) {
            look.append(shape.getFill()).append(shape.getStroke());
        }
        if (node instanceof Labeled labeled) {
            look.append(labeled.isUnderline());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> look.append(look(child)));
        }
        return look.toString();
    }

    /** Whether a reader meets the first node earlier: it is above, or on the left in the same line. */
    private static boolean isBefore(Node first, Node second) {
        List<Node> one = parents(first);
        List<Node> other = parents(second);
        int depth = 0;
        while (depth < Math.min(one.size(), other.size()) - 1 && one.get(depth) == other.get(depth)) {
            depth++;
        }
        Bounds a = one.get(depth).getBoundsInParent();
        Bounds b = other.get(depth).getBoundsInParent();
        boolean isAbove = a.getMaxY() <= b.getMinY() + 1;
        boolean isBelow = b.getMaxY() <= a.getMinY() + 1;
        return isAbove && a.getMinX() < b.getMaxX() || !isAbove && !isBelow && a.getMaxX() <= b.getMinX() + 1;
    }

    private static List<Node> parents(Node node) {
        List<Node> parents = new ArrayList<>();
        for (Node at = node; at != null; at = at.getParent()) {
            parents.add(0, at);
        }
        return parents;
    }

    static String path(Node node) {
        String id = parents(node).stream().map(Node::getId).filter(AccessRules::isText).reduce((one, last) -> last).orElse("-");
        List<Node> last = parents(node);
        return "#" + id + " " + last.subList(Math.max(0, last.size() - 3), last.size()).stream()
                .map(each -> each.getClass().getSimpleName() + each.getStyleClass().stream().filter(style -> !style.isEmpty()).max(Comparator.comparingInt(String::length)).map(style -> "." + style).orElse("")).toList();
    }
}
