package dev.goldenangle.workbench.app.window;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.app.action.ActionGroup;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.live.Places;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.live.Sources;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunList;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.text.Messages;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import static dev.goldenangle.workbench.app.action.ActionGroup.GOALS;
import static dev.goldenangle.workbench.app.action.ActionGroup.KNOB;
import static dev.goldenangle.workbench.app.action.ActionGroup.MAP;
import static dev.goldenangle.workbench.app.action.ActionGroup.PLACE;
import static dev.goldenangle.workbench.app.action.ActionGroup.PRESET;
import static dev.goldenangle.workbench.app.action.ActionGroup.RUN;
import static dev.goldenangle.workbench.app.action.ActionGroup.SOURCE;

/** Lists the palette's actions on items that exist now: knobs, presets, maps, sources, runs and places. */
final class MomentaryActions {
    private final WindowParts parts;
    private final TuningSession session;
    private final List<MenuAction> list = new ArrayList<>();

    private MomentaryActions(WindowParts parts) {
        this.parts = parts;
        session = parts.session();
    }

    static List<MenuAction> of(WindowParts parts) {
        MomentaryActions actions = new MomentaryActions(parts);
        actions.knobs();
        actions.files();
        actions.goals();
        actions.session.live().sources().list().forEach(actions::source);
        actions.session.runs().list().kept().forEach(actions::run);
        parts.tools().bisectable().forEach(actions::bisect);
        actions.list.addAll(places(parts));
        return actions.list;
    }

    /** Actions that move the player to a place. */
    static List<MenuAction> places(WindowParts parts) {
        Places places = parts.session().live().places();
        return places.list().stream().map(place -> MenuAction.momentary(PLACE, Messages.text("app.window.go-to", place.label().toLowerCase(Locale.ROOT)),
                MaterialDesignM.MAP_MARKER_OUTLINE, () -> places.goTo(place))).toList();
    }

    private void add(ActionGroup group, String label, Ikon icon, Runnable action) {
        list.add(MenuAction.momentary(group, label, icon, action));
    }

    private void knobs() {
        Knobs knobs = session.document().knobs();
        for (Parameter parameter : knobs.values().table().parameters()) {
            add(KNOB, Messages.text("app.window.go-to-knob", parameter.label()), MaterialDesignA.ARROW_TOP_RIGHT, () -> parts.panes().showKnob(parameter.key()));
        }
        for (Parameter parameter : knobs.values().table().parameters()) {
            if (parameter.spec().options().isEmpty()) {
                add(KNOB, Messages.text("app.window.knob-effect", parameter.label()), MaterialDesignC.CHART_TIMELINE_VARIANT, () -> parts.panes().explain(parameter));
            }
        }
        for (Derived knob : knobs.values().table().derived()) {
            add(KNOB, Messages.text("app.window.go-to-knob", knob.label()), MaterialDesignA.ARROW_TOP_RIGHT, () -> parts.panes().showKnob(knob.key()));
        }
        for (Parameter parameter : knobs.changed()) {
            add(KNOB, Messages.text("app.window.reset-knob", parameter.label(), knobs.saved().value(parameter).text()), MaterialDesignR.RESTORE, () -> knobs.reset(parameter));
        }
    }

    private void files() {
        for (PresetEntry preset : session.presets().items()) {
            add(PRESET, Messages.text("app.window.open-preset-id", preset.label()), MaterialDesignL.LAYERS_OUTLINE, () -> parts.files().openPreset(preset.id()));
        }
        for (Library.Item item : session.library().maps(session.document().model())) {
            add(MAP, Messages.text("app.window.open-map-id", item.id()), MaterialDesignM.MAP_OUTLINE, () -> session.loader().map(item.id()));
        }
    }

    private void goals() {
        session.document().goals().set().goals().stream().collect(Collectors.toMap(Goal::name, goal -> goal, (one, same) -> one, LinkedHashMap::new))
                .forEach((name, goal) -> add(GOALS, Messages.text("app.window.which-knobs", name), MaterialDesignC.CHART_TIMELINE_VARIANT, () -> parts.panes().explain(goal)));
        for (Library.Item item : session.goals().choices()) {
            add(GOALS, Messages.text("app.window.use-goals", item.description(), item.id()), MaterialDesignT.TARGET, () -> session.goals().use(item.id()));
        }
    }

    private void bisect(Parameter parameter) {
        add(KNOB, Messages.text("app.window.bisect-knob", parameter.label()), MaterialDesignF.FORMAT_ALIGN_CENTER, () -> parts.tools().bisect(parameter));
    }

    private void source(Source source) {
        Sources sources = session.live().sources();
        String name = source.label();
        add(SOURCE, Messages.text("app.window.drive-with", name), MaterialDesignP.PLAY, () -> sources.drive(source));
        if (!source.isRepeatable()) {
            return;
        }
        if (sources.pinned().contains(source)) {
            add(SOURCE, Messages.text("app.window.unpin-source", name), MaterialDesignP.PIN_OFF_OUTLINE, () -> sources.unpin(source));
        } else {
            add(SOURCE, Messages.text("app.window.pin-source", name), MaterialDesignP.PIN_OUTLINE, () -> sources.pin(source));
        }
        if (sources.ghosts().contains(source)) {
            add(SOURCE, Messages.text("app.window.hide-ghost", name), MaterialDesignG.GHOST_OFF_OUTLINE, () -> sources.removeGhost(source));
        } else if (!source.equals(sources.driving())) {
            add(SOURCE, Messages.text("app.window.show-ghost", name), MaterialDesignG.GHOST_OUTLINE, () -> sources.addGhost(source));
        }
    }

    private void run(RunEntry entry) {
        RunList runs = session.runs().list();
        String name = entry.name();
        add(RUN, Messages.text("app.window.reopen-run", name), MaterialDesignR.RELOAD, () -> session.runs().reopen(entry));
        if (entry.isBaseline()) {
            add(RUN, Messages.text("app.window.clear-baseline"), MaterialDesignS.STAR_OFF_OUTLINE, () -> runs.setBaseline(null));
        } else {
            add(RUN, Messages.text("app.window.make-baseline", name), MaterialDesignS.STAR_OUTLINE, () -> runs.setBaseline(entry));
        }
        if (entry.pinnedProperty().get()) {
            add(RUN, Messages.text("app.window.unpin-run", name), MaterialDesignP.PIN_OFF_OUTLINE, () -> runs.unpin(entry));
        } else {
            add(RUN, Messages.text("app.window.pin-run", name), MaterialDesignP.PIN_OUTLINE, () -> runs.pin(entry));
            add(RUN, Messages.text("app.window.remove-run", name), MaterialDesignD.DELETE_OUTLINE, () -> runs.remove(entry));
        }
        if (entry.visibleProperty().get()) {
            add(RUN, Messages.text("app.window.hide-run", name), MaterialDesignE.EYE_OFF_OUTLINE, () -> runs.hide(entry));
        } else {
            add(RUN, Messages.text("app.window.show-run", name), MaterialDesignE.EYE_OUTLINE, () -> runs.show(entry));
        }
    }
}
