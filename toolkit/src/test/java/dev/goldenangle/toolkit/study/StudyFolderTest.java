package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.design.Design;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Plans, drafts and study folders. */
class StudyFolderTest {
    @TempDir
    Path root;

    @Test
    void planGivesTheSameStudyWithoutItsInputFiles() throws Exception {
        Path toml = root.resolve("own.toml");
        Files.writeString(root.resolve("own.map"), ProvingGround.text("gap-3").orElseThrow());
        Files.writeString(toml, SmallStudy.toml(Design.SOBOL, 5).replace("bot = ", "map = \"own.map\"\nbot = ") + "\n[values]\ngravity = 24.125\n");
        String digest = StudyDigest.of(StudyReader.read(toml, PresetLibrary.shipped())).whole();
        Path plan = root.resolve("elsewhere.toml");
        Files.writeString(plan, StudyBundle.of(toml, PresetLibrary.shipped()).plan());
        Files.delete(toml);
        Files.delete(root.resolve("own.map"));
        assertEquals(digest, StudyDigest.of(StudyReader.read(plan, PresetLibrary.shipped())).whole());
        assertEquals(Files.readString(plan), StudyBundle.of(plan, PresetLibrary.shipped()).plan());
    }

    @Test
    void invalidPlanIsRejectedWithLineNumber() throws Exception {
        Path plan = root.resolve("plan.toml");
        String good = StudyBundle.of("small.toml", SmallStudy.toml(Design.SOBOL, 5), StudyInputs.beside(root, PresetLibrary.shipped())).plan();
        Files.writeString(plan, good.replace("model = \"arena\"", "model = 3"));
        String said = assertThrows(BadInput.class, () -> StudyReader.read(plan, PresetLibrary.shipped())).getMessage();
        assertTrue(said.contains("plan.toml:4:") && said.contains("model"), said);
        Files.writeString(plan, good.replace("model = \"arena\"", "model = \"ballet\""));
        assertTrue(assertThrows(BadInput.class, () -> StudyReader.read(plan, PresetLibrary.shipped())).getMessage().contains("there is no model ballet"));
    }

    @Test
    void draftBecomesAStudyOfItsKnobsAndGoals() throws Exception {
        Preset preset = PresetLibrary.shipped().preset("arena/default");
        Preset tuned = StudyDraft.tuned(preset, preset.parameters().with("friction", "7.25"));
        GoalSet goals = GoalLibrary.of(preset, "../docs/examples/duel.toml");
        KnobSpace all = KnobSpace.sliders(PresetLibrary.model(preset), tuned.parameters(), List.of());
        Study study = new StudyDraft("“Odd” \"name\" \\ of it", tuned, all.knobs(), goals, Design.LATIN_HYPERCUBE, 7, 3, Optional.of(new StudyDraft.People(2))).bundle().study();
        assertEquals(all.knobs(), study.space().knobs());
        assertEquals(tuned.parameters(), study.space().base());
        assertEquals("“Odd” \"name\" \\ of it", study.name());
        List<StudyMeasure> asked = goals.goals().stream().map(StudyMeasure::of).toList();
        assertEquals(asked, study.measures().subList(0, asked.size()));
        List<String> played = goals.goals().stream().filter(HumanGoals::canPlay).map(goal -> goal.name() + ", human").toList();
        assertEquals(played, study.measures().stream().skip(asked.size()).map(StudyMeasure::name).toList());
        assertTrue(!played.isEmpty() && study.measures().stream().skip(asked.size()).allMatch(measure -> measure.seeds() == 2), played.toString());
    }

    @Test
    void invalidShardIsRenamedAndRunsAgain() throws Exception {
        StudyFolder folder = SmallStudy.folder(root, 40);
        List<String> notices = new ArrayList<>();
        StudyRunner runner = new StudyRunner(folder, (index, row) -> { }, notices::add);
        runner.start(new LocalEngine(2));
        runner.join();
        assertEquals(StudyRunner.State.DONE, runner.state(), notices.toString());
        byte[] whole = Files.readAllBytes(folder.results());
        Path victim = folder.file(folder.shards().get(1)).file();
        Files.writeString(victim, Files.readString(victim).replaceFirst("\n25,.", "\n25,9"));
        Files.delete(folder.results());
        StudyRunner again = new StudyRunner(folder, (index, row) -> { }, notices::add);
        again.load(new LocalEngine(1));
        again.join();
        assertEquals(StudyRunner.State.PAUSED, again.state());
        assertEquals(20, again.done());
        again.start(new LocalEngine(1));
        again.join();
        assertArrayEquals(whole, Files.readAllBytes(folder.results()));
        assertTrue(notices.toString().contains("was edited") && notices.toString().contains("renamed"), notices.toString());
        assertTrue(Files.exists(victim.resolveSibling(victim.getFileName() + ".refused")), "the invalid file is kept");
    }

    @Test
    void tooLargeStudyIsRejected() throws Exception {
        String toml = SmallStudy.toml(Design.GRID, 2000);
        StudyBundle bundle = StudyBundle.of("grid.toml", toml, StudyInputs.beside(root, PresetLibrary.shipped()));
        assertTrue(assertThrows(BadInput.class, () -> StudyFolder.create(root, bundle)).getMessage().contains("too many for the window"));
        assertFalse(Files.exists(root.resolve("small")), "no folder was created");
    }
}
