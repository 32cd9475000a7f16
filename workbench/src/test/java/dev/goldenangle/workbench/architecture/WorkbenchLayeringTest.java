package dev.goldenangle.workbench.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

/** Which room of the workbench may know which, each rule with its because. */
class WorkbenchLayeringTest {
    private static final JavaClasses WORKBENCH = new ClassFileImporter().importUrl(Cli.class.getProtectionDomain().getCodeSource().getLocation());
    private static final String ROOT = "dev.goldenangle.workbench.";
    private static final List<String> CORE = Stream.of("io", "toml", "math", "parameter", "world", "map", "state", "command", "controller", "motor", "bot", "goal", "telemetry",
            "simulation", "analysis", "route", "catalog", "recording", "presets", "maps").map(room -> "dev.goldenangle." + room + "..").toList();

    private static final JavaClasses ALL = new ClassFileImporter().importUrls(Stream.of(Cli.class, Run.class, Preset.class, SampleMaps.class)
            .map(type -> type.getProtectionDomain().getCodeSource().getLocation()).toList());
    private static final Set<String> WRITERS = Set.of("write", "writeString", "newOutputStream", "newBufferedWriter", "newByteChannel", "copy");
    private static final Set<String> STREAMS = Set.of("java.io.FileOutputStream", "java.io.FileWriter", "java.io.RandomAccessFile");

    @Test
    void filesAreWrittenInOneRoom() {
        noClasses().that().resideOutsideOfPackage("dev.goldenangle.io..").should().callMethodWhere(describe("write to a file", WorkbenchLayeringTest::writes))
                .orShould().callConstructorWhere(describe("open a file for writing", call -> STREAMS.contains(call.getTargetOwner().getFullName())))
                .because("a file is whole or the old one, follows links, keeps its mode and is named when it fails, wherever it is written").check(ALL);
    }

    private static boolean writes(JavaMethodCall call) {
        String owner = call.getTargetOwner().getFullName();
        boolean takesFile = call.getTarget().getRawParameterTypes().stream().anyMatch(type -> type.getFullName().equals("java.io.File"));
        return owner.equals("java.nio.file.Files") && WRITERS.contains(call.getName()) || owner.equals("javax.imageio.ImageIO") && call.getName().equals("write") && takesFile;
    }

    private static String[] rooms(String... names) {
        return Stream.of(names).map(name -> ROOT + name + "..").toArray(String[]::new);
    }

    private static String[] coreAnd(String... others) {
        return Stream.concat(CORE.stream(), Stream.of(others)).toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cli", "library", "report", "study", "link", "export", "kit"})
    void noToolkitOnTheCommandLine(String room) {
        noClasses().that().resideInAPackage(ROOT + room + "..").should().dependOnClassesThat().resideInAnyPackage("javafx..", "com.sun.javafx..")
                .because("a build server has no display, and a command must not wait for a toolkit to load").check(WORKBENCH);
    }

    @Test
    void benchmarksAreNotShipped() {
        noClasses().should().resideInAnyPackage(ROOT + "bench..", ROOT + "app.bench..")
                .because("the jar holds what users run; measuring it is a source set of its own").check(WORKBENCH);
    }

    @Test
    void theCommandLineKnowsNoWindow() {
        noClasses().that().resideInAPackage(ROOT + "cli..").should().dependOnClassesThat()
                .resideInAnyPackage(rooms("app", "session", "document", "live", "runs", "tasks", "look", "parameters", "viewport", "charts", "results", "curves", "scorecard", "find", "prediction", "compare"))
                .because("everything the window does must be possible without it").check(WORKBENCH);
    }

    @Test
    void theLibraryStandsOnTheCoreAlone() {
        classes().that().resideInAPackage(ROOT + "library..").should().onlyDependOnClassesThat()
                .resideInAnyPackage(coreAnd("java..", "", "com.fasterxml.jackson..", ROOT + "library..", ROOT + "meshes.."))
                .because("the window and the command line both find presets, maps, bots and traces through it").check(WORKBENCH);
    }

    @Test
    void studiesStandOnTheCoreAndTheLibraryAlone() {
        classes().that().resideInAPackage(ROOT + "study..").should().onlyDependOnClassesThat()
                .resideInAnyPackage(coreAnd("java..", "", "org.hipparchus..", ROOT + "library..", ROOT + "study.."))
                .because("the command line, the window and a cluster make the same numbers with it").check(WORKBENCH);
    }

    @Test
    void readersOfMeshesKnowTheirLibrariesAndTheMapsAlone() {
        classes().that().resideInAPackage(ROOT + "meshes..").should().onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "", "de.javagl..", "com.fasterxml.jackson..", "dev.goldenangle.map..", ROOT + "meshes..")
                .because("a library that reads files from anywhere is kept in one room").check(WORKBENCH);
    }

    @Test
    void onlyOneClassKnowsTheLibraryOfGamepads() {
        noClasses().that().doNotHaveFullyQualifiedName(ROOT + "pad.SdlPads").should().dependOnClassesThat().resideInAPackage("org.lwjgl..")
                .because("whoever does not play with a gamepad must not wait for it, nor fall over it").check(WORKBENCH);
    }

    @Test
    void soundsAreMadeWithoutTheScene() {
        classes().that().resideInAPackage(ROOT + "sound..").should().onlyDependOnClassesThat().resideInAnyPackage("java..", "javax.sound..", "", "javafx.beans..", ROOT + "sound..")
                .because("what is heard must be testable without a window and without a loudspeaker").check(WORKBENCH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"parameters", "viewport", "charts", "results", "curves", "scorecard", "find", "prediction", "gamelink"})
    void aPaneKnowsTheSessionAndNoOtherPane(String pane) {
        noClasses().that().resideInAPackage(ROOT + pane + "..").should().dependOnClassesThat()
                .resideInAnyPackage(Stream.of("parameters", "viewport", "charts", "results", "curves", "scorecard", "find", "prediction", "gamelink", "compare", "app", "cli")
                        .filter(other -> !other.equals(pane)).map(other -> ROOT + other + "..").toArray(String[]::new))
                .because("panes talk only through the session, so that each can be understood, tested and removed alone").allowEmptyShould(true)
                .check(WORKBENCH);
    }

    @Test
    void aComparisonShowsViewportsAndKnowsNoOtherPane() {
        noClasses().that().resideInAPackage(ROOT + "compare..").should().dependOnClassesThat()
                .resideInAnyPackage(rooms("parameters", "charts", "results", "curves", "scorecard", "find", "prediction", "app", "cli"))
                .because("it takes the place of all panes and puts two viewports side by side, but tables and graphs are its own").check(WORKBENCH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tasks", "document", "live", "runs", "session"})
    void whatIsTunedIsFreeOfTheScene(String room) {
        classes().that().resideInAPackage(ROOT + room + "..").should().onlyDependOnClassesThat()
                .resideInAnyPackage(coreAnd("java..", "", "javafx.beans..", "javafx.collections..", "javafx.util..", ROOT + "session..", ROOT + "document..",
                        ROOT + "live..", ROOT + "runs..", ROOT + "tasks..", ROOT + "library.."))
                .because("what is tuned must be testable without a window; only observable values come from the toolkit").check(WORKBENCH);
    }

    @Test
    void backgroundWorkKnowsNobody() {
        noClasses().that().resideInAPackage(ROOT + "tasks..").should().dependOnClassesThat().resideInAnyPackage(rooms("document", "live", "runs", "session"))
                .because("every room starts work in the background and notifies the designer through it").check(WORKBENCH);
    }

    @Test
    void theDocumentKnowsNeitherLivePlayNorRuns() {
        noClasses().that().resideInAPackage(ROOT + "document..").should().dependOnClassesThat().resideInAnyPackage(rooms("live", "runs", "session"))
                .because("preset, knobs and map are what is tuned, whether or not anything moves in it; others follow its setup").check(WORKBENCH);
    }

    @Test
    void livePlayKnowsTheDocumentAndNoRuns() {
        noClasses().that().resideInAPackage(ROOT + "live..").should().dependOnClassesThat().resideInAnyPackage(rooms("runs", "session"))
                .because("it plays what is open; the list of runs takes its frames and recordings from it").check(WORKBENCH);
    }

    @Test
    void runsKnowNoSession() {
        noClasses().that().resideInAPackage(ROOT + "runs..").should().dependOnClassesThat().resideInAnyPackage(rooms("session"))
                .because("a room that holds the whole cannot be understood without it").check(WORKBENCH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"parameters", "viewport", "charts", "results", "curves", "scorecard", "find", "prediction", "gamelink", "compare", "app.bars", "app.cards", "app.layout", "app.action"})
    void aPaneGetsOnlyTheRoomsItUses(String pane) {
        noClasses().that().resideInAPackage(ROOT + pane + "..").should().dependOnClassesThat().resideInAnyPackage(rooms("session"))
                .because("what a pane depends on stands in its constructor; only the window composes").check(WORKBENCH);
    }

    @Test
    void chartsCanBeDrawnWithoutJavaFx() {
        classes().that().resideInAPackage("dev.goldenangle.toolkit.plot").should().onlyDependOnClassesThat()
                .resideInAnyPackage(coreAnd("java..", "", "org.jfree.chart..", "org.jfree.data..", ROOT + "plot", ROOT + "look.."))
                .because("the same charts are drawn on a canvas and written to files by the command line").check(WORKBENCH);
    }

    @Test
    void theLookKnowsNobody() {
        noClasses().that().resideInAPackage(ROOT + "look..").should().dependOnClassesThat()
                .resideInAnyPackage(rooms("app", "session", "document", "live", "runs", "tasks", "cli", "library", "parameters", "viewport", "charts", "results", "curves", "scorecard", "find", "prediction", "compare"))
                .because("colours, fonts and icons serve every pane and know none").check(WORKBENCH);
    }
}
