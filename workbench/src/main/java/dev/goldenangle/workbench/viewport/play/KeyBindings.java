package dev.goldenangle.workbench.viewport.play;

import dev.goldenangle.workbench.live.GameKey;
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
    private final Map<KeyCode, GameKey> actions = new EnumMap<>(KeyCode.class);
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper(this, "revision", 0);

    public KeyBindings() {
        restoreDefaults();
    }

    public void restoreDefaults() {
        actions.clear();
        actions.putAll(defaults());
        changed();
    }

    private static Map<KeyCode, GameKey> defaults() {
        Map<KeyCode, GameKey> actions = new EnumMap<>(KeyCode.class);
        actions.put(KeyCode.W, GameKey.FORWARD);
        actions.put(KeyCode.S, GameKey.BACK);
        actions.put(KeyCode.A, GameKey.LEFT);
        actions.put(KeyCode.D, GameKey.RIGHT);
        actions.put(KeyCode.SPACE, GameKey.JUMP);
        actions.put(KeyCode.C, GameKey.CROUCH);
        actions.put(KeyCode.CONTROL, GameKey.CROUCH);
        actions.put(KeyCode.LEFT, GameKey.TURN_LEFT);
        actions.put(KeyCode.RIGHT, GameKey.TURN_RIGHT);
        actions.put(KeyCode.UP, GameKey.LOOK_UP);
        actions.put(KeyCode.DOWN, GameKey.LOOK_DOWN);
        actions.put(KeyCode.R, GameKey.LOOK_CENTRE);
        actions.put(KeyCode.Z, GameKey.GLANCE_LEFT);
        actions.put(KeyCode.X, GameKey.GLANCE_RIGHT);
        actions.put(KeyCode.SHIFT, GameKey.RUN);
        actions.put(KeyCode.F, GameKey.FIRE);
        actions.put(KeyCode.E, GameKey.USE);
        actions.put(KeyCode.P, GameKey.PUSH);
        actions.put(KeyCode.N, GameKey.NOCLIP);
        actions.put(KeyCode.O, GameKey.SPECTATE);
        return actions;
    }

    /** Changes whenever a binding does. */
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    private void changed() {
        revision.set(revision.get() + 1);
    }

    public Optional<GameKey> actionOf(KeyCode key) {
        return Optional.ofNullable(actions.get(key));
    }

    /** The keys of an action, in the order of the key codes. */
    public List<KeyCode> keysOf(GameKey action) {
        List<KeyCode> keys = new ArrayList<>();
        actions.forEach((key, bound) -> {
            if (bound == action) {
                keys.add(key);
            }
        });
        return keys;
    }

    /** Makes a key the only one of an action; whatever the key meant before, it means no longer. */
    public void bind(GameKey action, KeyCode key) {
        actions.values().removeIf(bound -> bound == action);
        actions.put(key, action);
        changed();
    }

    /** Key names of one action for people; a dash when none is bound. */
    public String name(GameKey action) {
        List<KeyCode> keys = keysOf(action);
        return keys.isEmpty() ? "–" : keys.stream().map(KeyCode::getName).collect(Collectors.joining(" or "));
    }

    /** Key names for people, by action. */
    public Map<GameKey, String> names() {
        Map<GameKey, String> names = new EnumMap<>(GameKey.class);
        for (GameKey action : GameKey.values()) {
            names.put(action, name(action));
        }
        return names;
    }

    /** {@code W=FORWARD,S=BACK}: reads back with {@link #read}. */
    public String text() {
        return actions.entrySet().stream().map(e -> e.getKey().name() + "=" + e.getValue().name()).collect(Collectors.joining(","));
    }

    /** Takes bindings that were written down; what cannot be understood is left out, and an action without a key gets its own if that is free. */
    public void read(String text) {
        Map<KeyCode, GameKey> read = new EnumMap<>(KeyCode.class);
        for (String binding : text.split(",")) {
            String[] parts = binding.split("=");
            try {
                read.put(KeyCode.valueOf(parts[0]), GameKey.valueOf(parts[1]));
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException unknown) {
                continue;
            }
        }
        if (!read.isEmpty()) {
            defaults().forEach((key, action) -> {
                if (!read.containsValue(action)) {
                    read.putIfAbsent(key, action);
                }
            });
            actions.clear();
            actions.putAll(read);
            changed();
        }
    }
}
