package dev.goldenangle.workbench.look;

import javafx.css.CssParser;
import javafx.css.Selector;
import javafx.scene.Node;
import javafx.scene.Parent;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds nodes that the style sheet of panes has a rule for. */
public final class PaneRules {
    private static final List<Selector> SELECTORS = new CssParser().parse(StyleSheets.panesText(1)).getRules().stream().flatMap(rule -> rule.getSelectors().stream()).toList();

    private PaneRules() {
    }

    /** The rules that select something in a tree, with what they select. */
    public static Set<String> selectedIn(Node root) {
        Set<String> found = new TreeSet<>();
        look(root, found);
        return found;
    }

    private static void look(Node node, Set<String> found) {
        SELECTORS.stream().filter(selector -> selector.applies(node)).forEach(selector -> found.add(selector + " " + node.getStyleClass()));
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> look(child, found));
        }
    }
}
