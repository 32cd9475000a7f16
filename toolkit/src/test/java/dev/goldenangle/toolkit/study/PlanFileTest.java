package dev.goldenangle.toolkit.study;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.design.Design;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PlanFileTest {
    private static final String COURSE = "format = \"course\"\n";
    private static final MapContent COMPILED = BspWriter.room().content();

    private static StudyBundle bundle(Map<String, MapContent> maps) {
        return new StudyBundle("mine.toml", "name = 'x'\n", "arena/default", "arena", Map.of("friction", "6"), "", maps);
    }

    @Test
    void plansKeepCompiledLevelsAndCourses() throws Exception {
        StudyBundle bundle = bundle(Map.of("a.map", MapContent.of("{\n}\n"), "b.map", MapContent.of("{\n\"é\" \"'''\"\n}\n").with(COURSE), "c.bsp", COMPILED.with(COURSE)));
        assertEquals(bundle, PlanFile.read("plan.toml", PlanFile.write(bundle)));
    }

    @Test
    void plansOfEarlierVersionsAreRead() throws Exception {
        String compiled = new String(COMPILED.bytes(), StandardCharsets.ISO_8859_1) + "\n#golden-angle-course\n" + COURSE;
        String plan = PlanFile.write(bundle(Map.of())).replace("[maps]\n", "[maps]\n\"c.bsp\" = " + escaped(compiled) + "\n").replace("\n[courses]\n", "").replaceFirst("entries = .*\n", "");
        assertEquals(bundle(Map.of("c.bsp", COMPILED.with(COURSE))), PlanFile.read("plan.toml", plan));
    }

    @Test
    void compiledLevelThatIsNotBase64IsRefused() {
        String plan = PlanFile.write(bundle(Map.of())).replace("[maps]\n", "[maps]\n\"c.bsp\" = \"base64\\nA\"\n");
        BadInput refused = assertThrows(BadInput.class, () -> PlanFile.read("plan.toml", plan));
        assertTrue(refused.getMessage().contains("maps.c.bsp: is not base 64"), refused.getMessage());
    }

    @Test
    void planCutAnywhereIsRefused() throws Exception {
        StudyBundle bundle = StudyBundle.of("small.toml", SmallStudy.toml(Design.SOBOL, 4).replace("bot =", "map = \"own.map\"\nbot ="), OWN_MAP);
        String plan = bundle.plan();
        assertEquals(bundle, PlanFile.read("plan.toml", plan));
        for (int end = plan.indexOf('\n'); end < plan.length() - 1; end = plan.indexOf('\n', end + 1)) {
            String cut = plan.substring(0, end + 1);
            assertThrows(BadInput.class, () -> PlanFile.read("plan.toml", cut), cut);
        }
    }

    /** Plans come from other people's machines. Only {@link BadInput} may be thrown, whatever they contain. */
    @Property(tries = 1000)
    void damagedPlansAreReadOrRefused(@ForAll long seed) throws BadInput {
        Random random = new Random(seed);
        StringBuilder plan = new StringBuilder(StudyBundle.of("small.toml", SmallStudy.toml(Design.SOBOL, 4).replace("bot =", "map = \"own.map\"\nbot ="), OWN_MAP).plan());
        for (int edits = 1 + random.nextInt(5); edits > 0; edits--) {
            int at = random.nextInt(plan.length());
            plan.replace(at, Math.min(plan.length(), at + random.nextInt(4)), DAMAGE[random.nextInt(DAMAGE.length)]);
        }
        try {
            PlanFile.read("plan.toml", plan.toString()).study();
        } catch (BadInput refused) {
            assertFalse(refused.getMessage().isBlank());
        }
    }

    private static final String[] DAMAGE = {"", "\"", "'''", "=", "[", "]", "\n", "0", "-1", "9".repeat(30), "1e308", "nan", "base64\n", "\\", "\u0000", "../", "W", "deg", "[maps]\n", "\t".repeat(5000)};
    private static final StudyInputs OWN_MAP = new StudyInputs() {
        private final StudyInputs shipped = StudyInputs.beside(Path.of("."), PresetLibrary.shipped());

        @Override
        public Preset preset(String name) throws BadInput {
            return shipped.preset(name);
        }

        @Override
        public GoalSet goals(Preset of, String name) throws BadInput {
            return shipped.goals(of, name);
        }

        @Override
        public MapContent map(String name) {
            return MapContent.of(ProvingGround.text("gap-3").orElseThrow());
        }
    };

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder("\"");
        text.chars().forEach(c -> escaped.append(String.format("\\u%04x", c)));
        return escaped.append('"').toString();
    }
}
