package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.live.Sources;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunList;
import dev.goldenangle.workbench.session.TuningSession;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

import java.util.ArrayList;
import java.util.List;

/** What can be done with the sources and the kept runs of the moment, for the palette. */
final class RunActions {
    private final TuningSession session;
    private final List<MenuAction> list = new ArrayList<>();

    private RunActions(TuningSession session) {
        this.session = session;
    }

    static List<MenuAction> of(TuningSession session) {
        RunActions actions = new RunActions(session);
        session.live().sources().list().forEach(actions::source);
        session.runs().list().kept().forEach(actions::run);
        return actions.list;
    }

    private void add(String menu, String label, Ikon icon, Runnable action) {
        list.add(MenuAction.of(menu, label, icon, "", action));
    }

    private void source(Source source) {
        Sources sources = session.live().sources();
        String name = source.label();
        add("Source", "Drive by " + name, MaterialDesignP.PLAY, () -> sources.drive(source));
        if (!source.isRepeatable()) {
            return;
        }
        if (sources.pinned().contains(source)) {
            add("Source", "Unpin " + name, MaterialDesignP.PIN_OFF_OUTLINE, () -> sources.unpin(source));
        } else {
            add("Source", "Pin " + name, MaterialDesignP.PIN_OUTLINE, () -> sources.pin(source));
        }
        if (sources.ghosts().contains(source)) {
            add("Source", "Hide ghost " + name, MaterialDesignG.GHOST_OFF_OUTLINE, () -> sources.removeGhost(source));
        } else if (!source.equals(sources.driving())) {
            add("Source", "Show " + name + " as a ghost", MaterialDesignG.GHOST_OUTLINE, () -> sources.addGhost(source));
        }
    }

    private void run(RunEntry entry) {
        RunList runs = session.runs().list();
        String name = entry.name();
        add("Run", "Re-open run " + name, MaterialDesignR.RELOAD, () -> session.runs().reopen(entry));
        if (entry.isBaseline()) {
            add("Run", "No baseline", MaterialDesignS.STAR_OFF_OUTLINE, () -> runs.setBaseline(null));
        } else {
            add("Run", "Make run " + name + " the baseline", MaterialDesignS.STAR_OUTLINE, () -> runs.setBaseline(entry));
        }
        if (entry.pinnedProperty().get()) {
            add("Run", "Unpin run " + name, MaterialDesignP.PIN_OFF_OUTLINE, () -> runs.unpin(entry));
        } else {
            add("Run", "Pin run " + name, MaterialDesignP.PIN_OUTLINE, () -> runs.pin(entry));
            add("Run", "Remove run " + name, MaterialDesignD.DELETE_OUTLINE, () -> runs.remove(entry));
        }
        if (entry.visibleProperty().get()) {
            add("Run", "Hide run " + name, MaterialDesignE.EYE_OFF_OUTLINE, () -> runs.hide(entry));
        } else {
            add("Run", "Show run " + name, MaterialDesignE.EYE_OUTLINE, () -> runs.show(entry));
        }
    }
}
