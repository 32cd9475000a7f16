package dev.goldenangle.workbench.app.window;

import dev.goldenangle.state.EventKind;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.workbench.app.action.ActionGroup;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.app.cards.AboutCard;
import dev.goldenangle.workbench.app.cards.ExportCard;
import dev.goldenangle.workbench.app.files.DesktopOpener;
import dev.goldenangle.workbench.app.files.InstalledFiles;
import dev.goldenangle.workbench.charts.ChartExport;
import dev.goldenangle.workbench.explain.GoldenAngleCard;
import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Tab;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static dev.goldenangle.workbench.app.action.ActionGroup.EDIT;
import static dev.goldenangle.workbench.app.action.ActionGroup.FILE;
import static dev.goldenangle.workbench.app.action.ActionGroup.HELP;
import static dev.goldenangle.workbench.app.action.ActionGroup.PLAY;
import static dev.goldenangle.workbench.app.action.ActionGroup.VIEW;
import static dev.goldenangle.workbench.app.action.ActionGroup.VIEWPORT;

/**
 * The table of everything the window can do: heading, label, icon, key, action and, if it is not always available,
 * when it is. Menu, palette, keys, shortcut sheet and tests are built from it. A row without a label adds one action
 * per entry of another table: formats, tabs, cameras.
 */
enum WindowAction {
    OPEN_PRESET(FILE, "app.window.open-preset", MaterialDesignF.FOLDER_OPEN_OUTLINE, "Shortcut+O", parts -> parts.files().openPreset()),
    SAVE_PRESET(FILE, "app.window.save-preset", MaterialDesignC.CONTENT_SAVE_OUTLINE, "Shortcut+S", parts -> parts.files().save()),
    SAVE_PRESET_AS(FILE, "app.window.save-preset-as", MaterialDesignC.CONTENT_SAVE_OUTLINE, "Shortcut+Shift+S", parts -> parts.files().saveAs()),
    OPEN_MAP(FILE, "app.window.open-map", MaterialDesignM.MAP_OUTLINE, "Shortcut+M", parts -> parts.files().openMap()),
    TAKE_MESH(FILE, "app.window.mesh", MaterialDesignM.MAP_OUTLINE, "", parts -> parts.tools().mesh(), parts -> parts.tools().meshes().isMesh()),
    OPEN_TRACE(FILE, "app.window.open-trace", MaterialDesignC.CHART_TIMELINE_VARIANT, "Shortcut+T", parts -> parts.files().openTrace()),
    SAVE_GOALS(FILE, "app.window.save-goals", MaterialDesignC.CONTENT_SAVE_OUTLINE, "", parts -> parts.files().saveGoals(),
            parts -> parts.session().document().goals().editedProperty()),
    SAVE_GOALS_AS(FILE, "app.window.save-goals-as", MaterialDesignC.CONTENT_SAVE_OUTLINE, "", parts -> parts.files().saveGoalsAs()),
    IMPORT_GOALS(FILE, "app.window.import-goals", MaterialDesignT.TARGET, "", parts -> parts.files().importGoals()),
    EXPORT_PRESET(FILE, "app.window.export-preset", MaterialDesignF.FILE_EXPORT_OUTLINE, "Shortcut+Shift+E", parts -> parts.files().export()),
    EXPORT_FOR_GAME(FILE, "app.window.export-for-game", MaterialDesignG.GAMEPAD_VARIANT_OUTLINE, "Shortcut+Shift+G", WindowAction::exportForGame),
    EXPORT_TIMELINE(WindowAction::timelineFormats),
    WRITE_REPORT(FILE, "app.window.write-report", MaterialDesignF.FILE_CHART_OUTLINE, "Shortcut+Shift+H", parts -> parts.tools().report()),
    SHARE(FILE, "app.window.share", MaterialDesignS.SHARE_VARIANT_OUTLINE, "Shortcut+Shift+W", parts -> parts.tools().share()),
    QUIT(FILE, "app.window.quit", MaterialDesignC.CLOSE, "Shortcut+Q", parts -> parts.quit().run()),

    UNDO(parts -> undoing("undo", Messages.text("app.window.undo"), MaterialDesignU.UNDO, "Shortcut+Z", parts.session().document().history()::undo, parts.session().document().history().undoLabelProperty())),
    REDO(parts -> undoing("redo", Messages.text("app.window.redo"), MaterialDesignR.REDO, "Shortcut+Shift+Z", parts.session().document().history()::redo, parts.session().document().history().redoLabelProperty())),
    FIND_KNOB(EDIT, "app.window.find-knob", MaterialDesignM.MAGNIFY, "Shortcut+F", parts -> parts.panes().findKnob()),
    MORPH(EDIT, "app.window.morph", MaterialDesignV.VECTOR_LINE, "Shortcut+Shift+M", parts -> parts.tools().morph()),
    BISECT(EDIT, "app.window.bisect", MaterialDesignF.FORMAT_ALIGN_CENTER, "Shortcut+Shift+B", parts -> parts.tools().bisect()),
    REACH_MISSED(EDIT, "app.window.reach-missed", MaterialDesignT.TARGET, "Shortcut+Shift+F", parts -> parts.panes().reachMissed()),
    ACCEPT_KNOBS(EDIT, "app.window.accept-knobs", MaterialDesignC.CHECK, "Shortcut+Shift+A", parts -> parts.session().document().knobs().accept()),
    RESET_KNOBS(EDIT, "app.window.reset-knobs", MaterialDesignR.RESTORE, "Shortcut+Shift+R", parts -> parts.session().document().knobs().resetAll()),

    PLAY_OR_PAUSE(PLAY, "app.window.play-or-pause", MaterialDesignP.PLAY_PAUSE, "F5", parts -> parts.panes().player().toggle()),
    PLAY_YOURSELF(PLAY, "app.window.play-yourself", MaterialDesignK.KEYBOARD_OUTLINE, "F4", parts -> parts.panes().playYourself()),
    STEP_BACK(PLAY, "app.window.step-back", MaterialDesignS.SKIP_PREVIOUS, "F6", parts -> parts.panes().player().stepBack()),
    STEP(PLAY, "app.window.step", MaterialDesignS.SKIP_NEXT, "F7", parts -> parts.panes().player().step()),
    RESTART(PLAY, "app.window.restart", MaterialDesignR.RELOAD, "F8", parts -> parts.panes().player().restart()),
    RECORD(PLAY, "app.window.record", MaterialDesignR.RECORD, "F9", parts -> parts.session().live().recording().toggle()),
    NOCLIP(PLAY, "app.window.noclip", MaterialDesignG.GHOST_OUTLINE, "", parts -> parts.session().live().keyboard().tap(GameKey.NOCLIP)),
    SPECTATE(PLAY, "app.window.spectate", MaterialDesignE.EYE_OUTLINE, "", parts -> parts.session().live().keyboard().tap(GameKey.SPECTATE)),
    SLOWER(PLAY, "app.window.slower", MaterialDesignM.MINUS, "Shortcut+Comma", parts -> parts.panes().player().multiplySpeed(0.5)),
    FASTER(PLAY, "app.window.faster", MaterialDesignP.PLUS, "Shortcut+Period", parts -> parts.panes().player().multiplySpeed(2)),
    NEXT_LANDING(PLAY, "app.window.next-landing", MaterialDesignS.SKIP_NEXT, "Shortcut+Right", parts -> parts.panes().seekNext(EventKind.LAND)),
    LAST_LANDING(PLAY, "app.window.last-landing", MaterialDesignS.SKIP_PREVIOUS, "Shortcut+Left", parts -> parts.panes().seekLast(EventKind.LAND)),
    SOUND(WindowAction::sound),
    SAVE_POSITION(PLAY, "app.window.save-position", MaterialDesignM.MAP_MARKER_PLUS_OUTLINE, "Shortcut+Shift+P", parts -> parts.session().live().places().save()),
    SAVED_POSITION(PLAY, "app.window.saved-position", MaterialDesignM.MAP_MARKER_OUTLINE, "Shortcut+P", parts -> parts.session().live().places().restore(),
            parts -> parts.session().live().places().hasSavedProperty()),
    WHAT_IF(WindowAction::whatIfLoops),
    FIT_BOT(PLAY, "app.window.fit-bot", MaterialDesignR.ROBOT_OUTLINE, "", parts -> parts.files().fitBot()),
    COMPARE_GAME(PLAY, "app.window.compare-game", MaterialDesignG.GAMEPAD_VARIANT_OUTLINE, "", parts -> parts.tools().games()),
    IDENTIFY(PLAY, "app.window.identify", MaterialDesignM.MAGNIFY, "", parts -> parts.tools().identify()),
    LINK(PLAY, "app.window.link", MaterialDesignL.LAN_CONNECT, "Shortcut+Shift+K", parts -> parts.tools().link()),
    KEEP_RUN(PLAY, "app.window.keep-run", MaterialDesignP.PIN_OUTLINE, "Shortcut+Enter", parts -> parts.session().runs().keepShown()),

    TAB(WindowAction::tabs),
    COMPARE(VIEW, "app.window.compare", MaterialDesignV.VIEW_SPLIT_VERTICAL, "Shortcut+D", parts -> parts.panes().compare()),
    SWEEP(VIEW, "app.window.sweep", MaterialDesignC.CHART_TIMELINE_VARIANT, "Shortcut+Shift+D", parts -> parts.panes().sweep().toggle()),
    NEW_STUDY(VIEW, "app.window.new-study", MaterialDesignF.FLASK_OUTLINE, "", parts -> parts.panes().sweep().create()),
    OPEN_STUDY(VIEW, "app.window.open-study", MaterialDesignF.FLASK_EMPTY_OUTLINE, "", parts -> parts.panes().sweep().openStudy()),
    PREDICT(VIEW, "app.window.predict", MaterialDesignS.SERVER_NETWORK, "Shortcut+Shift+N",
            parts -> parts.study().onProperty().set(!parts.study().onProperty().get())),
    WIDEN_SIDE(VIEW, "app.window.widen-side", MaterialDesignA.ARROW_EXPAND, "Shortcut+E", parts -> parts.panes().widenSide()),
    TOGGLE_KNOBS(VIEW, "app.window.toggle-knobs", MaterialDesignD.DOCK_LEFT, "Shortcut+B", parts -> parts.panes().toggleKnobs()),
    TOGGLE_TIMELINE(VIEW, "app.window.toggle-timeline", MaterialDesignD.DOCK_BOTTOM, "Shortcut+J", parts -> parts.panes().toggleTimeline()),
    RESTORE_LAYOUT(VIEW, "app.window.restore-layout", MaterialDesignD.DOCK_WINDOW, "", parts -> parts.panes().restoreLayout()),
    TOGGLE_THEME(VIEW, "app.window.toggle-theme", MaterialDesignT.THEME_LIGHT_DARK, "Shortcut+Shift+L", parts -> parts.look().toggleTheme()),
    LARGER_TEXT(VIEW, "app.window.larger-text", MaterialDesignF.FORMAT_FONT_SIZE_INCREASE, "Shortcut+Plus", parts -> parts.look().largerText()),
    SMALLER_TEXT(VIEW, "app.window.smaller-text", MaterialDesignF.FORMAT_FONT_SIZE_DECREASE, "Shortcut+Minus", parts -> parts.look().smallerText()),
    NORMAL_TEXT(VIEW, "app.window.normal-text", MaterialDesignF.FORMAT_LETTER_CASE, "Shortcut+0", parts -> parts.look().textScaleProperty().set(1)),

    VIEW_COMMAND(WindowAction::viewCommands),

    MANUAL(HELP, "app.window.manual", MaterialDesignB.BOOK_OPEN_OUTLINE, "", WindowAction::manual),
    PALETTE(HELP, "app.window.commands", MaterialDesignM.MAGNIFY, "Shortcut+K", parts -> parts.dialogs().palette()),
    MENU(HELP, "app.window.menu", MaterialDesignM.MENU, "F10", parts -> parts.menu().run()),
    SHORTCUTS(HELP, "app.window.shortcuts", MaterialDesignK.KEYBOARD_OUTLINE, "F1", parts -> parts.dialogs().shortcuts()),
    GOLDEN_ANGLE(HELP, "explain.title", MaterialDesignA.ANGLE_ACUTE, "Shortcut+F1", WindowAction::goldenAngle),
    CONTROLS(HELP, "app.window.controls", MaterialDesignM.MOUSE, "F2", parts -> parts.dialogs().controls()),
    HINTS(HELP, "app.window.hints", MaterialDesignL.LIGHTBULB_OUTLINE, "", parts -> parts.dialogs().hints()),
    ABOUT(HELP, "app.window.about", MaterialDesignI.INFORMATION_OUTLINE, "", WindowAction::about);

    /** The actions with a line above them in the menu. */
    private static final Set<WindowAction> SECTIONS = Set.of(OPEN_MAP, SAVE_GOALS, EXPORT_PRESET, QUIT, FIND_KNOB, MORPH, ACCEPT_KNOBS, RECORD, NOCLIP, SLOWER, NEXT_LANDING, SOUND, WHAT_IF,
            COMPARE, WIDEN_SIDE, TOGGLE_THEME, PALETTE, ABOUT);

    private final Function<WindowParts, Stream<MenuAction>> rows;

    WindowAction(ActionGroup group, String text, Ikon icon, String key, Consumer<WindowParts> does) {
        rows = parts -> Stream.of(MenuAction.of(id(), group, Messages.text(text), icon, key, () -> does.accept(parts)));
    }

    WindowAction(ActionGroup group, String text, Ikon icon, String key, Consumer<WindowParts> does, Function<WindowParts, ObservableBooleanValue> enabled) {
        rows = parts -> Stream.of(MenuAction.of(id(), group, Messages.text(text), icon, key, () -> does.accept(parts)).when(enabled.apply(parts)));
    }

    WindowAction(Function<WindowParts, Stream<MenuAction>> rows) {
        this.rows = rows;
    }

    /** Stable name that does not change with the label. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** All actions in menu order. */
    static List<MenuAction> of(WindowParts parts) {
        return Arrays.stream(values()).flatMap(action -> action.rows(parts).stream()).toList();
    }

    private List<MenuAction> rows(WindowParts parts) {
        List<MenuAction> made = rows.apply(parts).toList();
        if (SECTIONS.contains(this) && !made.isEmpty()) {
            made.get(0).startingSection();
        }
        return made;
    }

    private static void manual(WindowParts parts) {
        InstalledFiles.find("docs/README.md").ifPresentOrElse(DesktopOpener::open, () -> parts.session().tasks().notifications().warn(Messages.text("app.window.no-manual")));
    }

    private static void about(WindowParts parts) {
        parts.dialogs().show(new AboutCard(Cli.version(), InstalledFiles.text("THIRD-PARTY.txt").or(() -> InstalledFiles.text("LICENSE")).orElse(Messages.text("app.window.no-licences"))));
    }

    private static Stream<MenuAction> undoing(String id, String label, Ikon icon, String key, Runnable action, ReadOnlyStringProperty what) {
        return Stream.of(MenuAction.of(id, EDIT, label, icon, key, action).when(what.isNotEmpty()).about(what));
    }

    /** Its label tells whether the sound is on. */
    private static Stream<MenuAction> sound(WindowParts parts) {
        MenuAction action = MenuAction.of(SOUND.id(), PLAY, Messages.text("app.window.sound", ""), MaterialDesignV.VOLUME_MEDIUM, "Shortcut+Shift+U", parts.dialogs()::toggleSound);
        action.textProperty().bind(parts.dialogs().soundState().map(state -> Messages.text("app.window.sound", state)));
        return Stream.of(action);
    }

    private static void exportForGame(WindowParts parts) {
        parts.dialogs().show(new ExportCard(parts.files().gamePreset(), parts.session().document().knobs().changed().size(), parts.files()::export, parts.dialogs()::closeCard));
    }

    static void goldenAngle(WindowParts parts) {
        GoldenAngleCard.Actions actions = new GoldenAngleCard.Actions(parts.panes()::showStrafeBar, parts.panes()::playYourself, parts.dialogs()::closeCard);
        parts.dialogs().show(new GoldenAngleCard(parts.session().document().model(), parts.session().document().knobs().values(), parts.look(), parts.session().tasks(), actions));
    }

    private static Stream<MenuAction> timelineFormats(WindowParts parts) {
        return Arrays.stream(ChartExport.Format.values()).map(format -> MenuAction.of(EXPORT_TIMELINE.id() + "-" + format.ending(), FILE,
                Messages.text("app.window.export-timeline", format), MaterialDesignE.EXPORT_VARIANT, "", () -> parts.panes().export(format)));
    }

    private static Stream<MenuAction> whatIfLoops(WindowParts parts) {
        return Arrays.stream(WhatIf.Loop.values()).map(loop -> MenuAction.of(WHAT_IF.id() + "-" + loop.name().toLowerCase(Locale.ROOT), PLAY,
                Messages.text("app.window.what-if", loop.label().toLowerCase(Locale.ROOT)), MaterialDesignR.REFRESH, "", () -> parts.session().runs().whatIfLoopProperty().set(loop)));
    }

    private static Stream<MenuAction> tabs(WindowParts parts) {
        List<Tab> tabs = parts.panes().side().tabs();
        return IntStream.range(0, tabs.size()).mapToObj(index -> MenuAction.of(TAB.id() + "-" + tabs.get(index).getId(), VIEW, tabs.get(index).getText(),
                MaterialDesignT.TAB, "Shortcut+" + (index + 1), () -> parts.panes().selectTab(tabs.get(index).getId())));
    }

    private static Stream<MenuAction> viewCommands(WindowParts parts) {
        return parts.panes().viewCommands().stream().map(command -> MenuAction.of(VIEW_COMMAND.id() + "-" + command.label().toLowerCase(Locale.ROOT).replaceAll("\\W+", "-"),
                VIEWPORT, command.label(), MaterialDesignC.CAMERA_OUTLINE, command.shortcut(), command.action()));
    }
}
