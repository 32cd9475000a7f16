package dev.goldenangle.toolkit.study;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.map.MapContent;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
        String plan = PlanFile.write(bundle(Map.of())).replace("[maps]\n", "[maps]\n\"c.bsp\" = " + escaped(compiled) + "\n").replace("\n[courses]\n", "");
        assertEquals(bundle(Map.of("c.bsp", COMPILED.with(COURSE))), PlanFile.read("plan.toml", plan));
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder("\"");
        text.chars().forEach(c -> escaped.append(String.format("\\u%04x", c)));
        return escaped.append('"').toString();
    }
}
