package dev.goldenangle.workbench.look;

import javafx.css.CompoundSelector;
import javafx.css.Selector;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.stage.Window;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.regex.Pattern;

/** Finds nodes that rules were written for which have been cut from the theme: they look like nothing. */
public final class UnstyledNodes {
    /** A style class behind a pseudo-class is read by JavaFX as part of its name, and selects nothing. */
    private static final Pattern NEVER = Pattern.compile(":[\\w-]+\\.");
    private static final List<Selector> CUT = Primer.cut(StyleSheets.wholePrimer(Theme.DARK)).stream().filter(selector -> !NEVER.matcher(selector).find())
            .map(Selector::createSelector).toList();
    /** The selectors whose last part selects a node, by what that part asks about; the same few kinds of node come again and again. */
    private static final Map<List<Object>, List<Selector>> CANDIDATES = new HashMap<>();
    private final Set<Node> seen = Collections.newSetFromMap(new WeakHashMap<>());
    private final Set<String> found = new TreeSet<>();

    /** Looks through all that is shown, in every window. */
    public void look() {
        Window.getWindows().forEach(window -> look(window.getScene().getRoot()));
    }

    private void look(Node node) {
        if (seen.add(node)) {
            candidates(node).stream().filter(selector -> selector.applies(node)).forEach(selector -> found.add(selector + " " + node.getStyleClass()));
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::look);
        }
    }

    private static List<Selector> candidates(Node node) {
        List<Object> kind = List.of(node.getTypeSelector(), String.valueOf(node.getId()), List.copyOf(node.getStyleClass()));
        return CANDIDATES.computeIfAbsent(kind, unknown -> CUT.stream().filter(selector -> last(selector).applies(node)).toList());
    }

    private static Selector last(Selector selector) {
        return selector instanceof CompoundSelector compound ? compound.getSelectors().get(compound.getSelectors().size() - 1) : selector;
    }

    /** The selectors that are missing so far, with what they select. */
    public Set<String> found() {
        return found;
    }
}
