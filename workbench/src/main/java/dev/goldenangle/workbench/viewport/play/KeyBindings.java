package dev.goldenangle.workbench.viewport.play;

import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.input.KeyCode;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The key bindings of the player's actions. They can be changed, and saved as one line of text. */
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
        actions.put(KeyCode.Q, GameKey.DASH);
        actions.put(KeyCode.P, GameKey.PUSH);
        actions.put(KeyCode.N, GameKey.NOCLIP);
        actions.put(KeyCode.O, GameKey.SPECTATE);
        actions.put(KeyCode.G, GameKey.WALK);
        return actions;
    }

    /** Changes with every change of a binding. */
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

    /** Makes a key the only one of an action, and removes its previous meaning. */
    public void bind(GameKey action, KeyCode key) {
        actions.values().removeIf(bound -> bound == action);
        actions.put(key, action);
        changed();
    }

    /** The key names of an action for display; a dash if none is bound. */
    public String name(GameKey action) {
        return keysOf(action).stream().map(KeyCode::getName).reduce((one, other) -> Messages.text("viewport.either", one, other)).orElse("–");
    }

    public Map<GameKey, String> names() {
        Map<GameKey, String> names = new EnumMap<>(GameKey.class);
        for (GameKey action : GameKey.values()) {
            names.put(action, name(action));
        }
        return names;
    }

    /** For example {@code W=FORWARD,S=BACK}; parsed by {@link #read}. */
    public String text() {
        return actions.entrySet().stream().map(e -> e.getKey().name() + "=" + e.getValue().name()).collect(Collectors.joining(","));
    }

    /** Reads saved bindings. Invalid parts are skipped, and an action without a key gets its default key if that is free. */
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
