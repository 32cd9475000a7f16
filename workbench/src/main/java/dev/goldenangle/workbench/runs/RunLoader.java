package dev.goldenangle.workbench.runs;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Re-opens a kept run: sets its knobs and map, and replays its inputs to the end. */
final class RunLoader {
    private final Document document;
    private final Library library;
    private final LivePlay live;
    private final Tasks tasks;

    RunLoader(Document document, Library library, LivePlay live, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.live = live;
        this.tasks = tasks;
    }

    CompletableFuture<Void> open(RunEntry entry) {
        Run run = entry.run();
        RunOrigin origin = entry.origin();
        Level open = document.level();
        Model model = library.model(run.header().model()).orElseThrow();
        return tasks.load(Messages.text("runs.opening", entry.name()), progress -> {
            OpenPreset preset = presetOf(origin, run, model);
            boolean isOpen = run.header().mapHash() == open.hash() && model.unitsPerMetre() == open.unitsPerMetre();
            Level level = isOpen ? open : library.openMapNamedByFile(origin.map(), run.header().mapHash(), model, progress::isCancelled);
            return () -> show(entry, run, preset, level);
        });
    }

    /** The preset of the run; if it no longer exists, one created from the run's values. */
    private OpenPreset presetOf(RunOrigin origin, Run run, Model model) {
        try {
            OpenPreset preset = library.openPreset(origin.preset());
            if (preset.model() == model) {
                return preset;
            }
        } catch (IllegalArgumentException gone) {
            // The run contains every value.
        }
        return new OpenPreset(Preset.of(origin.preset(), model.id(), run.header().parameters()), Optional.empty(), model);
    }

    private void show(RunEntry entry, Run run, OpenPreset preset, Level level) {
        String label = Messages.text("runs.undo.reopen", entry.name());
        live.playback().pause();
        document.history().begin(label);
        document.open(label, preset, run.header().parameters(), level);
        live.sources().replace(entry.source());
        document.history().commit();
        live.playback().skip(run.length());
        notifyOf(entry, run, level);
    }

    private void notifyOf(RunEntry entry, Run run, Level level) {
        Notifications notifications = tasks.notifications();
        if (level.hash() != run.header().mapHash()) {
            notifications.warn(Messages.text("runs.reopened.other-map", entry.name(), run.header().map()));
        } else if (!run.knobChanges().isEmpty()) {
            notifications.info(Messages.text("runs.reopened.knobs-changed", entry.name(), Long.toString(run.knobChanges().get(0).tick())));
        } else {
            notifications.success(Messages.text("runs.reopened", entry.name()));
        }
    }
}
