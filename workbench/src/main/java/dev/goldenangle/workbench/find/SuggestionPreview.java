package dev.goldenangle.workbench.find;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.KnobTrial;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.Optional;

/** Previews a suggestion: sets its knobs, and restores them when the preview ends; see {@link KnobTrial}. */
final class SuggestionPreview {
    private final Document document;
    private final KnobTrial trial;
    private final ReadOnlyObjectWrapper<Suggestion> tried = new ReadOnlyObjectWrapper<>(this, "tried");

    SuggestionPreview(Document document) {
        this.document = document;
        trial = new KnobTrial(document);
        trial.triedProperty().addListener((observable, old, now) -> tried.set(now.isEmpty() ? null : tried.get()));
    }

    /** The previewed suggestion; null for none. */
    ReadOnlyObjectProperty<Suggestion> triedProperty() {
        return tried.getReadOnlyProperty();
    }

    boolean isOn() {
        return trial.isOn();
    }

    /** The current parameters without the preview. */
    ParameterSet base() {
        return trial.untouched();
    }

    /** The parameters that the suggestion was measured with, so that its values are exactly those on its card. Empty for another model. */
    private Optional<ParameterSet> with(Suggestion suggestion) {
        return Optional.of(suggestion.parameters()).filter(values -> values.table() == base().table());
    }

    /** Returns false, changing nothing, if the suggestion does not fit the current knobs. */
    boolean begin(Suggestion suggestion) {
        Optional<ParameterSet> wanted = with(suggestion);
        wanted.ifPresent(values -> {
            trial.begin(Messages.text("find.mark.suggestion"), values);
            tried.set(suggestion);
        });
        return wanted.isPresent();
    }

    /** Ends the preview and restores the knobs. */
    void back() {
        trial.back();
    }

    /** Applies a suggestion as one undo step. Returns false if it does not fit the current knobs. */
    boolean apply(Suggestion suggestion) {
        Optional<ParameterSet> wanted = with(suggestion);
        wanted.ifPresent(values -> {
            back();
            document.knobs().replace(Messages.text("find.apply-suggestion"), values);
        });
        return wanted.isPresent();
    }
}
