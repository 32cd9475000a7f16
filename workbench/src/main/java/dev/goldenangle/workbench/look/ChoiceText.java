package dev.goldenangle.workbench.look;

import javafx.util.StringConverter;

import java.util.function.Function;

/** What a value is called in a list from which it is chosen; nobody types it. */
public final class ChoiceText<T> extends StringConverter<T> {
    private final Function<T, String> name;

    public ChoiceText(Function<T, String> name) {
        this.name = name;
    }

    @Override
    public String toString(T value) {
        return value == null ? "" : name.apply(value);
    }

    @Override
    public T fromString(String text) {
        throw new UnsupportedOperationException("chosen, not typed");
    }
}
