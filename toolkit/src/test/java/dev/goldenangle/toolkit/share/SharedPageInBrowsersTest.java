package dev.goldenangle.toolkit.share;

import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.golden.GoldenRun;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** The page in real browsers. Browsers that are not installed are skipped. */
class SharedPageInBrowsersTest {
    private static final String HOSTILE = "</title><script>alert(1)</script>\"'&<img src=x onerror=alert(2)>{{script}}";
    private static SharedPage page;

    @BeforeAll
    static void aBotRunsInTheDefaultArena() throws BadInput {
        page = page("arena/default", "arena-loop", "waypoint", 10, HOSTILE);
    }

    private static SharedPage page(String presetId, String map, String bot, double seconds, String title) throws BadInput {
        Preset preset = PresetLibrary.shipped().preset(presetId);
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = preset.parameters();
        Level level = MapLibrary.level(map, model);
        BotSpec spec = BotSpec.parse(bot);
        Run run = RunMaker.make(model, parameters, level, spec.create(model, parameters, level), spec.text(), RunMaker.ticks(model, parameters, seconds));
        return new SharedPage(title, title, run, presetId, MapLibrary.read(map).content());
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = SharedPageInBrowsersTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> result(Browser browser, Map<String, String> files) throws IOException, InterruptedException {
        assumeTrue(Browser.installed().contains(browser), () -> browser + " is not installed");
        String text = browser.run(files);
        Map<String, Object> result = (Map<String, Object>) Json.read(text);
        assertEquals(null, result.get("fault"), text);
        return result;
    }

    /** Every golden run, repeated by the core as WebAssembly from its trace: all models and kinds of worlds. */
    @ParameterizedTest
    @EnumSource
    void goldenRunsHaveTheSameDigests(Browser browser) throws IOException, InterruptedException {
        List<Map<String, Object>> runs = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (GoldenRun golden : GoldenRuns.all()) {
            Simulation simulation = golden.simulation();
            Recorder recorder = simulation.record(golden.bot());
            simulation.run(GoldenRuns.TICKS);
            MapContent map = MapContent.of(GoldenRuns.text(golden.map()));
            runs.add(SharedPage.content(recorder.run(), golden.preset(), map));
            expected.add(golden.name() + " " + golden.hash());
        }
        Map<String, Object> result = result(browser, Map.of("index.html", "<script src=core.js></script><script src=runs.js></script><script type=module src=golden.js></script>",
                "core.js", SharedPage.scripts(List.of("2-core.js")) + "const packed = '" + SharedPage.core() + "';",
                "runs.js", "const runs = " + Json.text(runs) + ";", "golden.js", resource("golden.js")));
        List<String> digests = new ArrayList<>();
        List<?> found = (List<?>) result.get("digests");
        for (int i = 0; i < found.size(); i++) {
            digests.add(GoldenRuns.all().get(i).name() + " " + found.get(i));
        }
        assertEquals(expected, digests);
    }

    /** Turns knobs, plays with keys, downloads and opens a link, all in the page itself. */
    @ParameterizedTest
    @EnumSource
    void pageDoesWhatTheWorkbenchDoes(Browser browser) throws IOException, InterruptedException, BadInput {
        Map<String, Object> result = result(browser, Map.of("index.html", "<iframe src=page.html width=1280 height=860></iframe><script type=module src=visit.js></script>",
                "page.html", page.html("page"), "visit.js", resource("visit.js")));
        assertEquals("✓ Same run, bit for bit", result.get("proof"));
        assertEquals(HOSTILE, result.get("title"));
        assertEquals(HOSTILE, result.get("documentTitle"));
        assertEquals(false, result.get("ranHostileText"));

        TraceReading shared = TraceReader.read("shared", TraceWriter.write(TraceReplay.traceOf(page.run(), "arena/default")));
        Model model = GoldenRuns.model("arena/default");
        Level level = MapLibrary.level("arena-loop", model);
        ParameterSet changed = page.run().header().parameters().with("friction", "8").with("stop_speed", "0.5W");
        assertEquals(Hash64.hex(TraceReplay.whatIf(shared.trace().orElseThrow(), model, changed, level).run().run().hash()), result.get("changedHash"));
        assertEquals("2 changed", result.get("changedCount"));
        assertTrue(result.get("refusal").toString().contains("must lie between"), () -> "refusal: " + result.get("refusal"));
        assertEquals("#friction=8&stop_speed=0.5W", result.get("fragment"));
        assertEquals("2 changed", result.get("changedCountFromLink"));
        assertEquals(result.get("changedHash"), result.get("hashFromLink"));
        assertEquals(Hash64.hex(page.run().hash()), result.get("hashAfterReset"));
        assertEquals(false, result.get("ranFragment"));
        assertEquals("9", result.get("frictionFromFragment"));

        TraceReading played = TraceReader.read("played", result.get("trace").toString());
        TraceReplay.Result replay = TraceReplay.asRecorded(played.trace().orElseThrow(() -> new AssertionError(played.problems().toString())), model, level).run();
        assertTrue(replay.matches(), () -> "the played run differs at tick " + replay.firstDifference());
        assertEquals(result.get("playedHash"), Hash64.hex(replay.run().hash()));
        assertTrue(replay.run().length() > 30 && replay.run().get(CommonColumn.SPEED, replay.run().length() - 1) > 1, "the keys moved the player");
    }

    /** Titles and data drawn from pieces that end elements, start scripts or look like templates; the page's own escaping, ten thousand times. */
    @ParameterizedTest
    @EnumSource
    void hostileTextsAreShownAndNeverRun(Browser browser) throws IOException, InterruptedException {
        long seed = Long.getLong("goldenangle.seed", System.nanoTime());
        System.out.println("Repeat hostileTextsAreShownAndNeverRun with -Pseed=" + seed);
        Random random = new Random(seed);
        List<String> texts = Stream.generate(() -> hostile(random)).limit(10_000).toList();
        StringBuilder elements = new StringBuilder("<!doctype html><meta charset=utf-8><script>var hits = 0; function hit() { hits++; }</script>");
        texts.forEach(text -> elements.append("<h1>").append(SharedPage.escaped(text)).append("</h1>"));
        elements.append("<script type=\"application/json\" id=data>").append(SharedPage.data(texts)).append("</script><script type=module src=hostile.js></script>");
        Map<String, Object> result = result(browser, Map.of("index.html", elements.toString(), "hostile.js", resource("hostile.js")));
        assertEquals(0, result.get("hits"), "texts that ran");
        assertEquals(texts.size(), result.get("shown"), "texts shown as they are");
        assertEquals(texts.size(), result.get("read"), "texts read as they are");
    }

    private static String hostile(Random random) {
        List<String> pieces = List.of("</script>", "</h1>", "<script>hit()</script>", "<img src=x onerror=hit()>", "<!--", "-->", "]]>", "'", "\"", "\\", "&lt;", "&#60;", "{{script}}", "}}", "\u2028",
                "<svg onload=hit()>", "javascript:hit()", "\n", "\t", "%3Cscript%3E", "<", ">", "&", "é", "\uD83D\uDE80", "word", "onclick=hit()", "`${hit()}`");
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(1, 8); i > 0; i--) {
            text.append(pieces.get(random.nextInt(pieces.size())));
        }
        return text.toString();
    }

    @Test
    void pageContainsEverythingAndForbidsTheRest() throws BadInput {
        String html = page.html("page");
        assertTrue(html.length() < 2 << 20, () -> "the page has " + html.length() + " characters");
        assertTrue(html.contains("default-src 'none'"));
        assertTrue(!html.contains("src=\"http") && !html.contains("https://"), "nothing is loaded from elsewhere");
        assertEquals(1, html.split("<script type=\"module\">", -1).length - 1);
    }

    @Test
    void siteListsItsPagesAndTheirTextsCannotRun(@TempDir Path folder) throws IOException, BadInput {
        SharedPage other = page("arena/floaty", "flat", "runner", 1, "Floaty & light");
        List<Path> files = SharedSite.write(folder, HOSTILE, List.of(page, other));
        String index = Files.readString(folder.resolve("index.html"));
        assertEquals(List.of(true, true), files.stream().map(Files::exists).toList());
        assertEquals("02-Floaty-light.html", files.get(1).getFileName().toString());
        assertTrue(index.contains("href=\"02-Floaty-light.html\"") && index.contains("<h2>Floaty &amp; light</h2>"), index);
        assertTrue(!index.contains("<script") && !index.contains("<img"), "hostile titles are escaped");
    }

    @Test
    @SuppressWarnings("unchecked")
    void pageInTheDocumentationShowsARunOfThisCore() throws IOException, BadInput {
        String html = Files.readString(Path.of("../docs/pages/default-arena.html"));
        String begin = "id=\"shared\">";
        int from = html.indexOf(begin) + begin.length();
        Map<String, Object> shared = (Map<String, Object>) Json.read(html.substring(from, html.indexOf("</script>", from)));
        TraceReading trace = TraceReader.read("documentation", shared.get("trace").toString());
        TraceReplay.Result replay = TraceReplay.asRecorded(trace.trace().orElseThrow(), GoldenRuns.model("arena/default"), MapLibrary.level("arena-loop", GoldenRuns.model("arena/default"))).run();
        assertEquals(shared.get("hash"), Hash64.hex(replay.run().hash()), "write the page again as docs/share.md shows");
    }

    @Test
    void mapsThatAreTooLargeAreRefusedWithTheLimit() {
        SharedPage large = new SharedPage("t", "a", page.run(), "arena/default", new MapContent(new byte[SharedPage.LARGEST_MAP + 1], ""));
        BadInput refused = assertThrows(BadInput.class, () -> large.html("page"));
        assertTrue(refused.getMessage().contains("up to 5 MB"), refused.getMessage());
    }
}
