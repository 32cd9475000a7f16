package dev.goldenangle.workbench.look;

import javafx.util.StringConverter;

import java.util.function.Function;

/** Formats the values of a drop-down list. It does not parse, because users cannot type there. */
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
