package dev.goldenangle.workbench.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Which package of the toolkit and the window may depend on which, each rule with its reason. */
class WorkbenchLayeringTest {
    private static final JavaClasses TOOLKIT = ProjectClasses.TOOLKIT;
    private static final JavaClasses WORKBENCH = ProjectClasses.WORKBENCH;
    private static final JavaClasses ALL = ProjectClasses.ALL;
    private static final String ROOT = "dev.goldenangle.workbench.";
    private static final String TOOLS = "dev.goldenangle.toolkit.";
    private static final List<String> CORE = Stream.of("io", "toml", "math", "parameter", "world", "map", "state", "command", "controller", "motor", "bot", "goal", "telemetry",
            "simulation", "analysis", "route", "catalog", "recording", "presets", "maps").map(name -> "dev.goldenangle." + name + "..").toList();
    /** Packages of the window that are no panes: what is tuned, what all panes share, and what composes them. */
    private static final Set<String> NO_PANES = Set.of("app", "session", "document", "live", "runs", "tasks", "look", "canvas", "sound", "pad", "text");
    /** A comparison and a sweep replace all other panes and may show viewports and charts. */
    private static final Set<String> MODES = Set.of("compare", "sweep");
    /** It prepares worlds before the window exists. */
    private static final Set<String> DRAWS_AHEAD = Set.of("viewport");
    private static final Set<String> WRITERS = Set.of("write", "writeString", "newOutputStream", "newBufferedWriter", "newByteChannel", "copy");
    private static final Set<String> STREAMS = Set.of("java.io.FileOutputStream", "java.io.FileWriter", "java.io.RandomAccessFile");

    /** Every package directly below the root that is not listed above, so that a new pane falls under the rules without being named. */
    static Set<String> panes() {
        return WORKBENCH.stream().map(JavaClass::getPackageName).filter(name -> name.startsWith(ROOT)).map(name -> name.substring(ROOT.length()).replaceAll("\\..*", ""))
                .filter(name -> !NO_PANES.contains(name)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String[] packages(String... names) {
        return Stream.of(names).map(name -> ROOT + name + "..").toArray(String[]::new);
    }

    private static String[] coreAnd(String... others) {
        return Stream.concat(CORE.stream(), Stream.of(others)).toArray(String[]::new);
    }

    @Test
    void panesAreFoundByTheirPackages() {
        assertTrue(panes().containsAll(Set.of("parameters", "viewport", "charts", "scorecard", "find", "sweep", "compare")), panes().toString());
    }

    @Test
    void filesAreWrittenInOnePackage() {
        noClasses().that().resideOutsideOfPackage("dev.goldenangle.io..").should().callMethodWhere(describe("write to a file", WorkbenchLayeringTest::writes))
                .orShould().callConstructorWhere(describe("open a file for writing", call -> STREAMS.contains(call.getTargetOwner().getFullName())))
                .because("only AtomicFile replaces a file as a whole, follows links, keeps permissions and names the file when it fails").check(ALL);
    }

    private static boolean writes(JavaMethodCall call) {
        String owner = call.getTargetOwner().getFullName();
        boolean takesFile = call.getTarget().getRawParameterTypes().stream().anyMatch(type -> type.getFullName().equals("java.io.File"));
        return owner.equals("java.nio.file.Files") && WRITERS.contains(call.getName()) || owner.equals("javax.imageio.ImageIO") && call.getName().equals("write") && takesFile;
    }

    @Test
    void threadsAreCreatedInOneClass() {
        noClasses().that().doNotHaveFullyQualifiedName(TOOLS + "background.DaemonThreads").should().callConstructorWhere(describe("create a thread",
                call -> call.getTargetOwner().getFullName().equals("java.lang.Thread")))
                .because("a thread that is no daemon would keep the program running after its window has closed").check(ALL);
    }

    @Test
    void panesStartBackgroundWorkThroughTasks() {
        String[] others = panes().stream().filter(name -> !DRAWS_AHEAD.contains(name)).toArray(String[]::new);
        noClasses().that().resideInAnyPackage(packages(others)).should().dependOnClassesThat().haveFullyQualifiedName(TOOLS + "background.DaemonThreads")
                .because("a job of Tasks has progress, can be cancelled, and reports its failure in the status bar").check(WORKBENCH);
    }

    @Test
    void toolkitNeedsNeitherJavaFxNorTheWindow() {
        noClasses().should().dependOnClassesThat().resideInAnyPackage("javafx..", "com.sun.javafx..", "org.controlsfx..", "dev.goldenangle.workbench..")
                .because("a build server and a Spark worker have no display and no JavaFX").check(TOOLKIT);
    }

    @Test
    void libraryDependsOnlyOnTheCore() {
        classes().that().resideInAPackage(TOOLS + "library..").should().onlyDependOnClassesThat()
                .resideInAnyPackage(coreAnd("java..", "", "com.fasterxml.jackson..", TOOLS + "library..", TOOLS + "meshes.."))
                .because("the window and the command line both find presets, maps, bots and traces through it").check(TOOLKIT);
    }

    @Test
    void studiesDependOnlyOnTheCoreAndTheLibrary() {
        classes().that().resideInAPackage(TOOLS + "study..").should().onlyDependOnClassesThat()
                .resideInAnyPackage(coreAnd("java..", "", "org.hipparchus..", TOOLS + "library..", TOOLS + "study..", TOOLS + "background.."))
                .because("the command line, the window and a cluster compute the same numbers with it").check(TOOLKIT);
    }

    @Test
    void meshReadersDependOnlyOnTheirLibrariesAndTheMaps() {
        classes().that().resideInAPackage(TOOLS + "meshes..").should().onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "", "de.javagl..", "com.fasterxml.jackson..", "dev.goldenangle.map..", TOOLS + "meshes..")
                .because("libraries that read files from anywhere are kept in one package").check(TOOLKIT);
    }

    @Test
    void onlyOneClassUsesTheGamepadLibrary() {
        noClasses().that().doNotHaveFullyQualifiedName(ROOT + "pad.SdlPads").should().dependOnClassesThat().resideInAPackage("org.lwjgl..")
                .because("the workbench must start without the native library").check(WORKBENCH);
    }

    @Test
    void soundNeedsNoScene() {
        classes().that().resideInAPackage(ROOT + "sound..").should().onlyDependOnClassesThat().resideInAnyPackage("java..", "javax.sound..", "", "javafx.beans..", TOOLS + "background..",
                        ROOT + "sound..")
                .because("sound must be testable without a window and without a loudspeaker").check(WORKBENCH);
    }

    @ParameterizedTest
    @MethodSource("panes")
    void paneDependsOnNoOtherPane(String pane) {
        String[] others = panes().stream().filter(other -> !other.equals(pane) && !(MODES.contains(pane) && Set.of("viewport", "charts").contains(other)))
                .map(other -> ROOT + other + "..").toArray(String[]::new);
        noClasses().that().resideInAPackage(ROOT + pane + "..").should().dependOnClassesThat().resideInAnyPackage(others)
                .because("panes talk only through document, live and runs, so that each can be understood, tested and removed alone").check(WORKBENCH);
    }

    @ParameterizedTest
    @MethodSource("panes")
    void paneDependsNeitherOnTheAppNorOnTheSession(String pane) {
        noClasses().that().resideInAPackage(ROOT + pane + "..").should().dependOnClassesThat().resideInAnyPackage(packages("app", "session"))
                .because("a pane names what it needs in its constructor; only the window composes").check(WORKBENCH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"app.bars", "app.cards", "app.layout", "app.action"})
    void partsOfTheWindowGetOnlyWhatTheyUse(String part) {
        noClasses().that().resideInAPackage(ROOT + part + "..").should().dependOnClassesThat().resideInAnyPackage(packages("session"))
                .because("a part names what it needs in its constructor; only the window composes").check(WORKBENCH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tasks", "document", "live", "runs", "session"})
    void stateOfTheSessionNeedsNoScene(String name) {
        classes().that().resideInAPackage(ROOT + name + "..").should().onlyDependOnClassesThat()
                .resideInAnyPackage(coreAnd("java..", "", "javafx.beans..", "javafx.collections..", "javafx.util..", TOOLS + "library..", TOOLS + "background..", ROOT + "session..",
                        ROOT + "document..", ROOT + "live..", ROOT + "runs..", ROOT + "tasks..", ROOT + "text.."))
                .because("what is tuned must be testable without a window; only observable values come from JavaFX").check(WORKBENCH);
    }

    @Test
    void backgroundWorkDependsOnNoState() {
        noClasses().that().resideInAPackage(ROOT + "tasks..").should().dependOnClassesThat().resideInAnyPackage(packages("document", "live", "runs", "session"))
                .because("every package starts background work and shows notifications through it").check(WORKBENCH);
    }

    @Test
    void documentDependsNeitherOnLivePlayNorOnRuns() {
        noClasses().that().resideInAPackage(ROOT + "document..").should().dependOnClassesThat().resideInAnyPackage(packages("live", "runs", "session"))
                .because("preset, knobs and map exist whether or not anything moves; live play and runs follow them").check(WORKBENCH);
    }

    @Test
    void livePlayDependsOnTheDocumentAndNotOnRuns() {
        noClasses().that().resideInAPackage(ROOT + "live..").should().dependOnClassesThat().resideInAnyPackage(packages("runs", "session"))
                .because("it plays what is open; the list of runs takes its frames and recordings from it").check(WORKBENCH);
    }

    @Test
    void runsDoNotDependOnTheSession() {
        noClasses().that().resideInAPackage(ROOT + "runs..").should().dependOnClassesThat().resideInAnyPackage(packages("session"))
                .because("the session is composed of the runs, not the other way round").check(WORKBENCH);
    }

    @Test
    void lookDependsOnNoPaneAndNoState() {
        Stream<String> others = Stream.concat(panes().stream(), Stream.of("app", "session", "document", "live", "runs", "tasks"));
        noClasses().that().resideInAPackage(ROOT + "look..").should().dependOnClassesThat().resideInAnyPackage(others.map(name -> ROOT + name + "..").toArray(String[]::new))
                .because("colours, fonts and shared controls serve every pane").check(WORKBENCH);
    }
}
