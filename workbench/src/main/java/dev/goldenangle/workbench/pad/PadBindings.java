package dev.goldenangle.workbench.pad;

import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Maps gamepad buttons to actions. Bindings can be changed and saved as one line of text. */
public final class PadBindings {
    /** Buttons reserved for the window: play or pause, and restart. */
    public static final Set<PadButton> RESERVED = Set.of(PadButton.START, PadButton.BACK);
    private final Map<PadButton, GameKey> actions = new EnumMap<>(PadButton.class);
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper(this, "revision", 0);

    public PadBindings() {
        restoreDefaults();
    }

    public void restoreDefaults() {
        actions.clear();
        actions.put(PadButton.SOUTH, GameKey.JUMP);
        actions.put(PadButton.LEFT_TRIGGER, GameKey.JUMP);
        actions.put(PadButton.EAST, GameKey.CROUCH);
        actions.put(PadButton.LEFT_SHOULDER, GameKey.CROUCH);
        actions.put(PadButton.LEFT_STICK, GameKey.RUN);
        actions.put(PadButton.RIGHT_STICK, GameKey.LOOK_CENTRE);
        actions.put(PadButton.RIGHT_TRIGGER, GameKey.FIRE);
        actions.put(PadButton.WEST, GameKey.USE);
        actions.put(PadButton.NORTH, GameKey.PUSH);
        actions.put(PadButton.RIGHT_SHOULDER, GameKey.DASH);
        actions.put(PadButton.UP, GameKey.FORWARD);
        actions.put(PadButton.DOWN, GameKey.BACK);
        actions.put(PadButton.LEFT, GameKey.LEFT);
        actions.put(PadButton.RIGHT, GameKey.RIGHT);
        changed();
    }

    /** Changes whenever a binding does. */
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    private void changed() {
        revision.set(revision.get() + 1);
    }

    /**
     * Binds an action to this button only, and removes the button's previous action. Returns false if the button is
     * reserved.
     */
    public boolean bind(GameKey action, PadButton button) {
        if (RESERVED.contains(button)) {
            return false;
        }
        actions.values().removeIf(bound -> bound == action);
        actions.put(button, action);
        changed();
        return true;
    }

    /** The names of an action's buttons, for the screen; a dash if none is bound. */
    public String name(GameKey action) {
        return actions.entrySet().stream().filter(e -> e.getValue() == action).map(e -> e.getKey().label())
                .reduce((first, second) -> Messages.text("pad.or", first, second)).orElse("–");
    }

    public Map<PadButton, GameKey> all() {
        return Collections.unmodifiableMap(new EnumMap<>(actions));
    }

    /** As text, for example {@code SOUTH=JUMP,EAST=CROUCH}; {@link #read} parses it. */
    public String text() {
        return actions.entrySet().stream().map(e -> e.getKey().name() + "=" + e.getValue().name()).collect(Collectors.joining(","));
    }

    /** Restores bindings from text. Invalid entries are skipped; if none is valid, nothing changes. */
    public void read(String text) {
        Map<PadButton, GameKey> read = new EnumMap<>(PadButton.class);
        for (String binding : text.split(",")) {
            String[] parts = binding.split("=");
            try {
                PadButton button = PadButton.valueOf(parts[0]);
                GameKey action = GameKey.valueOf(parts[1]);
                if (!RESERVED.contains(button)) {
                    read.put(button, action);
                }
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
