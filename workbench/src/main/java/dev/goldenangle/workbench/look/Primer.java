package dev.goldenangle.workbench.look;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * AtlantaFX's Primer, cut down to the controls this window has. JavaFX compares every kind of node with every rule it
 * knows, so that two thirds of the theme, which are for controls that are nowhere to be seen, would slow down each start.
 */
final class Primer {
    /** The style classes that JavaFX and ControlsFX give to the controls in use, and to their parts. */
    private static final Set<String> IN_USE = Set.of("root", "popup", "text", "label", "tooltip", "separator", "line", "ikonli-font-icon",
            "button", "flat", "toggle-button", "toggle-switch", "text-input", "text-field", "slider", "progress-bar", "scroll-pane", "scroll-bar",
            "menu-button", "context-menu", "menu-up-arrow", "menu-down-arrow", "menu", "menu-item", "check-menu-item", "radio-menu-item",
            "cell", "list-view", "list-cell", "combo-box-base", "combo-box", "combo-box-popup",
            "arrow", "arrow-button", "open-button", "scroll-arrow", "thumb", "thumb-area", "track", "bar", "viewport", "corner", "increment-button", "increment-arrow",
            "decrement-button", "decrement-arrow", "check", "radio", "left-container", "right-container", "label-container", "graphic-container",
            "clipped-container", "virtual-flow", "sheet", "placeholder", "accelerator-text", "mnemonic-underline", "axis", "axis-tick-mark", "axis-minor-tick-mark");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^}]*)}");
    private static final Pattern STYLE_CLASS = Pattern.compile("\\.([A-Za-z][\\w-]*)");

    private Primer() {
    }

    /** The rules for controls in use. */
    static String trimmed(String css) {
        StringBuilder kept = new StringBuilder();
        Matcher rules = RULE.matcher(COMMENT.matcher(css).replaceAll(""));
        while (rules.find()) {
            List<String> selectors = selectors(rules.group(1)).filter(Primer::isInUse).toList();
            if (!selectors.isEmpty()) {
                kept.append(String.join(", ", selectors)).append(" {").append(rules.group(2)).append("}\n");
            }
        }
        return kept.toString();
    }

    /** The selectors that are cut away: nothing in the window may be what they select, or it would have no style. */
    static List<String> cut(String css) {
        Matcher rules = RULE.matcher(COMMENT.matcher(css).replaceAll(""));
        return rules.results().flatMap(rule -> selectors(rule.group(1))).filter(selector -> !isInUse(selector)).toList();
    }

    private static Stream<String> selectors(String listed) {
        return Arrays.stream(listed.split(",")).map(String::strip);
    }

    private static boolean isInUse(String selector) {
        return STYLE_CLASS.matcher(selector).results().allMatch(name -> IN_USE.contains(name.group(1)));
    }
}
