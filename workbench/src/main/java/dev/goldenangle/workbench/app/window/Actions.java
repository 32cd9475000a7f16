package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.app.files.FileActions;
import dev.goldenangle.workbench.charts.ChartExport;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.live.Places;
import dev.goldenangle.workbench.live.Player;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.viewport.hud.ViewCommand;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** The one list of what the window can do. Menus, palette, shortcuts and the sheet on F1 iterate it. */
final class Actions {
    private static final double TEXT_STEP = 0.1;
    private final TuningSession session;
    private final Look look;
    private final FileActions files;
    private final TuningTools tools;
    private final PredictionStudy study;
    private final Window window;

    /** What only the window can do. */
    interface Window {
        void palette();

        void menu();

        void shortcuts();

        void compare();

        Player player();

        Run played();

        void widenSide();

        void selectTab(int index);

        List<String> tabs();

        void toggleKnobs();

        void toggleTimeline();

        void restoreLayout();

        void findKnob();

        void showKnob(String key);

        void showHints();

        void controls();

        List<ViewCommand> viewCommands();

        void export(ChartExport.Format format);

        void playYourself();

        void quit();
    }

    Actions(TuningSession session, Look look, FileActions files, PredictionStudy study, TuningTools tools, Window window) {
        this.session = session;
        this.look = look;
        this.files = files;
        this.study = study;
        this.tools = tools;
        this.window = window;
    }

    /** What stands in the menus. */
    List<MenuAction> fixed() {
        List<MenuAction> list = new ArrayList<>();
        file(list::add);
        edit(list::add);
        play(list::add);
        view(list::add);
        window.viewCommands().forEach(command -> list.add(MenuAction.of("Viewport", command.label(), MaterialDesignC.CAMERA_OUTLINE, command.shortcut(),
                command.action())));
        help(list::add);
        return list;
    }

    private void file(Consumer<MenuAction> add) {
        add.accept(MenuAction.of("File", "Open preset…", MaterialDesignF.FOLDER_OPEN_OUTLINE, "Shortcut+O", files::openPreset));
        add.accept(MenuAction.of("File", "Save preset", MaterialDesignC.CONTENT_SAVE_OUTLINE, "Shortcut+S", files::save));
        add.accept(MenuAction.of("File", "Save preset as…", MaterialDesignC.CONTENT_SAVE_OUTLINE, "Shortcut+Shift+S", files::saveAs));
        add.accept(MenuAction.of("File", "Export TOML…", MaterialDesignF.FILE_EXPORT_OUTLINE, "Shortcut+Shift+E", files::export));
        add.accept(MenuAction.of("File", "Open map…", MaterialDesignM.MAP_OUTLINE, "Shortcut+M", files::openMap));
        add.accept(MenuAction.of("File", "Open trace…", MaterialDesignC.CHART_TIMELINE_VARIANT, "Shortcut+T", files::openTrace));
        for (ChartExport.Format format : ChartExport.Format.values()) {
            add.accept(MenuAction.of("File", "Export timeline as " + format + "…", MaterialDesignE.EXPORT_VARIANT, "", () -> window.export(format)));
        }
        add.accept(MenuAction.of("File", "Write report…", MaterialDesignF.FILE_CHART_OUTLINE, "Shortcut+Shift+H", tools::report));
        add.accept(MenuAction.of("File", "Quit", MaterialDesignC.CLOSE, "Shortcut+Q", window::quit));
    }

    private void edit(Consumer<MenuAction> add) {
        add.accept(MenuAction.of("Edit", "Undo", MaterialDesignU.UNDO, "Shortcut+Z", session.document().history()::undo)
                .when(session.document().history().undoLabelProperty().isNotEmpty()));
        add.accept(MenuAction.of("Edit", "Redo", MaterialDesignR.REDO, "Shortcut+Shift+Z", session.document().history()::redo)
                .when(session.document().history().redoLabelProperty().isNotEmpty()));
        add.accept(MenuAction.of("Edit", "Find a knob", MaterialDesignM.MAGNIFY, "Shortcut+F", window::findKnob));
        add.accept(MenuAction.of("Edit", "Morph between two presets", MaterialDesignV.VECTOR_LINE, "Shortcut+Shift+M", tools::morph));
        add.accept(MenuAction.of("Edit", "Bisect a knob", MaterialDesignF.FORMAT_ALIGN_CENTER, "Shortcut+Shift+B", tools::bisect));
        add.accept(MenuAction.of("Edit", "Reset all knobs", MaterialDesignR.RESTORE, "Shortcut+Shift+R", session.document().knobs()::resetAll));
    }

    private void play(Consumer<MenuAction> add) {
        add.accept(MenuAction.of("Play", "Play or pause", MaterialDesignP.PLAY_PAUSE, "F5", () -> window.player().toggle()));
        add.accept(MenuAction.of("Play", "Play yourself", MaterialDesignK.KEYBOARD_OUTLINE, "F4", window::playYourself));
        add.accept(MenuAction.of("Play", "One tick back", MaterialDesignS.SKIP_PREVIOUS, "F6", () -> window.player().stepBack()));
        add.accept(MenuAction.of("Play", "One tick on", MaterialDesignS.SKIP_NEXT, "F7", () -> window.player().step()));
        add.accept(MenuAction.of("Play", "Start again", MaterialDesignR.RELOAD, "F8", () -> window.player().restart()));
        add.accept(MenuAction.of("Play", "Record a trace", MaterialDesignR.RECORD, "F9", session.live().recording()::toggle));
        add.accept(MenuAction.of("Play", "Slower", MaterialDesignM.MINUS, "Shortcut+Comma", () -> changeSpeed(0.5)));
        add.accept(MenuAction.of("Play", "Faster", MaterialDesignP.PLUS, "Shortcut+Period", () -> changeSpeed(2)));
        add.accept(MenuAction.of("Play", "Jump to next landing", MaterialDesignS.SKIP_NEXT, "Shortcut+Right", () -> seekEvent(EventKind.LAND, 1)));
        add.accept(MenuAction.of("Play", "Jump to last landing", MaterialDesignS.SKIP_PREVIOUS, "Shortcut+Left", () -> seekEvent(EventKind.LAND, -1)));
        add.accept(MenuAction.of("Play", "Save position", MaterialDesignM.MAP_MARKER_PLUS_OUTLINE, "Shortcut+Shift+P", session.live().places()::save));
        add.accept(MenuAction.of("Play", "Back to saved position", MaterialDesignM.MAP_MARKER_OUTLINE, "Shortcut+P", session.live().places()::restore)
                .when(session.live().places().hasSavedProperty()));
        for (WhatIf.Loop loop : WhatIf.Loop.values()) {
            add.accept(MenuAction.of("Play", "What-if: " + loop.label().toLowerCase(Locale.ROOT), MaterialDesignR.REFRESH, "", () -> session.runs().whatIfLoopProperty().set(loop)));
        }
        add.accept(MenuAction.of("Play", "Keep this run", MaterialDesignP.PIN_OUTLINE, "Shortcut+Enter", this::keepRun));
    }

    private void view(Consumer<MenuAction> add) {
        List<String> tabs = window.tabs();
        for (int i = 0; i < tabs.size(); i++) {
            int index = i;
            add.accept(MenuAction.of("View", tabs.get(i), MaterialDesignT.TAB, "Shortcut+" + (i + 1), () -> window.selectTab(index)));
        }
        add.accept(MenuAction.of("View", "Compare", MaterialDesignV.VIEW_SPLIT_VERTICAL, "Shortcut+D", window::compare));
        add.accept(MenuAction.of("View", "Predict over a network", MaterialDesignS.SERVER_NETWORK, "Shortcut+Shift+N",
                () -> study.onProperty().set(!study.onProperty().get())));
        add.accept(MenuAction.of("View", "Widen the right pane", MaterialDesignA.ARROW_EXPAND, "Shortcut+E", window::widenSide));
        add.accept(MenuAction.of("View", "Show or hide knobs", MaterialDesignD.DOCK_LEFT, "Shortcut+B", window::toggleKnobs));
        add.accept(MenuAction.of("View", "Show or hide timeline", MaterialDesignD.DOCK_BOTTOM, "Shortcut+J", window::toggleTimeline));
        add.accept(MenuAction.of("View", "Restore layout", MaterialDesignD.DOCK_WINDOW, "", window::restoreLayout));
        add.accept(MenuAction.of("View", "Light or dark", MaterialDesignT.THEME_LIGHT_DARK, "Shortcut+Shift+L",
                () -> look.themeProperty().set(look.theme().other())));
        add.accept(MenuAction.of("View", "Larger text", MaterialDesignF.FORMAT_FONT_SIZE_INCREASE, "Shortcut+Plus", () -> scaleText(TEXT_STEP)));
        add.accept(MenuAction.of("View", "Smaller text", MaterialDesignF.FORMAT_FONT_SIZE_DECREASE, "Shortcut+Minus", () -> scaleText(-TEXT_STEP)));
        add.accept(MenuAction.of("View", "Normal text", MaterialDesignF.FORMAT_LETTER_CASE, "Shortcut+0", () -> look.textScaleProperty().set(1)));
    }

    private void help(Consumer<MenuAction> add) {
        add.accept(MenuAction.of("Help", "Commands", MaterialDesignM.MAGNIFY, "Shortcut+K", window::palette));
        add.accept(MenuAction.of("Help", "Menu", MaterialDesignM.MENU, "F10", window::menu));
        add.accept(MenuAction.of("Help", "Shortcuts", MaterialDesignK.KEYBOARD_OUTLINE, "F1", window::shortcuts));
        add.accept(MenuAction.of("Help", "Keys and mouse…", MaterialDesignM.MOUSE, "F2", window::controls));
        add.accept(MenuAction.of("Help", "What to try first", MaterialDesignL.LIGHTBULB_OUTLINE, "", window::showHints));
    }

    /** The fixed ones, and what depends on the moment: knobs, presets, maps, sources and places. */
    List<MenuAction> all() {
        List<MenuAction> list = new ArrayList<>(fixed());
        for (Parameter parameter : session.document().knobs().values().table().parameters()) {
            list.add(MenuAction.of("Knob", "Go to knob: " + parameter.label(), MaterialDesignA.ARROW_TOP_RIGHT, "", () -> window.showKnob(parameter.key())));
        }
        for (Derived knob : session.document().knobs().values().table().derived()) {
            list.add(MenuAction.of("Knob", "Go to knob: " + knob.label(), MaterialDesignA.ARROW_TOP_RIGHT, "", () -> window.showKnob(knob.key())));
        }
        for (Parameter parameter : session.document().knobs().changed()) {
            list.add(MenuAction.of("Knob", "Reset " + parameter.label() + " to " + session.document().knobs().saved().value(parameter).text(), MaterialDesignR.RESTORE, "",
                    () -> session.document().knobs().reset(parameter)));
        }
        for (String id : session.library().presetIds()) {
            list.add(MenuAction.of("Preset", "Open preset " + id, MaterialDesignL.LAYERS_OUTLINE, "", () -> files.openPreset(id)));
        }
        for (Library.Item item : session.library().maps(session.document().model())) {
            list.add(MenuAction.of("Map", "Open map " + item.id(), MaterialDesignM.MAP_OUTLINE, "", () -> session.loader().map(item.id())));
        }
        list.addAll(RunActions.of(session));
        for (Parameter parameter : tools.bisectable()) {
            list.add(MenuAction.of("Knob", "Bisect knob: " + parameter.label(), MaterialDesignF.FORMAT_ALIGN_CENTER, "", () -> tools.bisect(parameter)));
        }
        list.addAll(places());
        return list;
    }

    /** Where the mover can be put. */
    List<MenuAction> places() {
        List<MenuAction> list = new ArrayList<>();
        for (Places.Place place : session.live().places().list()) {
            list.add(MenuAction.of("Place", "Go to " + place.label().toLowerCase(Locale.ROOT), MaterialDesignM.MAP_MARKER_OUTLINE, "",
                    () -> session.live().places().goTo(place)));
        }
        return list;
    }

    private void changeSpeed(double factor) {
        window.player().speedProperty().set(window.player().speedProperty().get() * factor);
    }

    private void scaleText(double step) {
        look.textScaleProperty().set(look.textScaleProperty().get() + step);
    }

    private void seekEvent(EventKind kind, int direction) {
        Player player = window.player();
        Run run = window.played();
        if (run == null) {
            return;
        }
        int from = player.cursor();
        List<Event> events = run.events(kind);
        int target = direction > 0 ? events.stream().mapToInt(Event::tick).filter(tick -> tick > from).min().orElse(from)
                : events.stream().mapToInt(Event::tick).filter(tick -> tick < from).max().orElse(from);
        player.seek(target);
    }

    private void keepRun() {
        Run run = session.runs().shown();
        if (run != null && run.length() > 0) {
            session.runs().list().keep(session.live().sources().driving().label() + " " + (session.runs().list().entries().size() - 1), run);
            session.tasks().notifications().success("Kept " + run.length() + " ticks");
        }
    }
}
