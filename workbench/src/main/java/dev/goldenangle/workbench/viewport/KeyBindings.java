package dev.goldenangle.workbench.viewport;

import dev.goldenangle.workbench.session.Action;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.input.KeyCode;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which key means which action; each can be bound anew, and the whole can be written down in one line. */
public final class KeyBindings {
    private final Map<KeyCode, Action> actions = new EnumMap<>(KeyCode.class);
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper(this, "revision", 0);

    public KeyBindings() {
        restoreDefaults();
    }

    public void restoreDefaults() {
        actions.clear();
        actions.put(KeyCode.W, Action.FORWARD);
        actions.put(KeyCode.S, Action.BACK);
        actions.put(KeyCode.A, Action.LEFT);
        actions.put(KeyCode.D, Action.RIGHT);
        actions.put(KeyCode.SPACE, Action.JUMP);
        actions.put(KeyCode.C, Action.CROUCH);
        actions.put(KeyCode.CONTROL, Action.CROUCH);
        actions.put(KeyCode.LEFT, Action.TURN_LEFT);
        actions.put(KeyCode.RIGHT, Action.TURN_RIGHT);
        actions.put(KeyCode.UP, Action.LOOK_UP);
        actions.put(KeyCode.DOWN, Action.LOOK_DOWN);
        actions.put(KeyCode.SHIFT, Action.RUN);
        actions.put(KeyCode.F, Action.FIRE);
        actions.put(KeyCode.E, Action.USE);
        changed();
    }

    /** Changes whenever a binding does. */
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    private void changed() {
        revision.set(revision.get() + 1);
    }

    public Optional<Action> actionOf(KeyCode key) {
        return Optional.ofNullable(actions.get(key));
    }

    /** The keys of an action, in the order of the key codes. */
    public List<KeyCode> keysOf(Action action) {
        List<KeyCode> keys = new ArrayList<>();
        actions.forEach((key, bound) -> {
            if (bound == action) {
                keys.add(key);
            }
        });
        return keys;
    }

    /** Makes a key the only one of an action; whatever the key meant before, it means no longer. */
    public void bind(Action action, KeyCode key) {
        actions.values().removeIf(bound -> bound == action);
        actions.put(key, action);
        changed();
    }

    /** Key names of one action for people; a dash when none is bound. */
    public String name(Action action) {
        List<KeyCode> keys = keysOf(action);
        return keys.isEmpty() ? "–" : keys.stream().map(KeyCode::getName).collect(Collectors.joining(" or "));
    }

    /** Key names for people, by action. */
    public Map<Action, String> names() {
        Map<Action, String> names = new EnumMap<>(Action.class);
        for (Action action : Action.values()) {
            names.put(action, name(action));
        }
        return names;
    }

    /** {@code W=FORWARD,S=BACK}: reads back with {@link #read}. */
    public String text() {
        return actions.entrySet().stream().map(e -> e.getKey().name() + "=" + e.getValue().name()).collect(Collectors.joining(","));
    }

    /** Takes bindings that were written down; what cannot be understood is left out. */
    public void read(String text) {
        Map<KeyCode, Action> read = new EnumMap<>(KeyCode.class);
        for (String binding : text.split(",")) {
            String[] parts = binding.split("=");
            try {
                read.put(KeyCode.valueOf(parts[0]), Action.valueOf(parts[1]));
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException unknown) {
                continue;
            }
        }
        if (!read.isEmpty()) {
            actions.clear();
            actions.putAll(read);
            changed();
        }
    }
}
