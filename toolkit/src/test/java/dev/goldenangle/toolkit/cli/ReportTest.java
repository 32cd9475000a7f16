package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

import javax.xml.parsers.DocumentBuilderFactory;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ReportTest {
    @TempDir
    private Path folder;

    /** The page is valid XML too, so that any tool can read it. */
    private static Document parsed(Path file) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(Files.readAllBytes(file)));
    }

    private static List<Element> all(Document page, String tag) {
        List<Element> found = new ArrayList<>();
        NodeList nodes = page.getElementsByTagName(tag);
        for (int i = 0; i < nodes.getLength(); i++) {
            found.add((Element) nodes.item(i));
        }
        return found;
    }

    /** The cells of the table rows under a heading. */
    private static List<List<String>> rows(Document page, String heading) {
        Element section = all(page, "section").stream().filter(each -> each.getElementsByTagName("h2").getLength() > 0
                && each.getElementsByTagName("h2").item(0).getTextContent().equals(heading)).findFirst().orElseThrow();
        List<List<String>> rows = new ArrayList<>();
        NodeList lines = section.getElementsByTagName("tr");
        for (int i = 0; i < lines.getLength(); i++) {
            List<String> cells = new ArrayList<>();
            NodeList texts = ((Element) lines.item(i)).getElementsByTagName("td");
            for (int j = 0; j < texts.getLength(); j++) {
                cells.add(texts.item(j).getTextContent());
            }
            rows.add(cells);
        }
        return rows;
    }

    private static double number(String text) {
        return Double.parseDouble(text.replace('−', '-').replace("+", ""));
    }

    private Path report(String... arguments) {
        Path file = folder.resolve("report.html");
        Shell shell = Shell.run(Stream.concat(Stream.of(arguments), Stream.of("--report", file.toString())).toArray());
        assertTrue(shell.code() == 0 || shell.code() == 1, shell.err());
        return file;
    }

    @Test
    void reportShowsTheNumbersThatComparePrints() throws Exception {
        String[] command = {"compare", "strafejump/vq3", "strafejump/capped-30", "--map", "strafe-lane", "--seconds", "6"};
        Document page = parsed(report(command));
        List<String> printed = Shell.run((Object[]) command).out().lines().map(line -> line.replaceAll("\\s+", " ").replace("* ", "")).toList();
        List<List<String>> metrics = rows(page, "Metrics");
        assertTrue(metrics.size() > 10);
        for (List<String> row : metrics.subList(1, metrics.size())) {
            String line = String.join(" ", row.subList(0, 4)).strip();
            assertTrue(printed.contains(line), () -> line + " is not in " + printed);
        }
        List<List<String>> parameters = rows(page, "Parameters that differ");
        assertTrue(parameters.stream().anyMatch(row -> !row.isEmpty() && row.get(0).contains("air_speed_cap")));
    }

    @Test
    void reportShowsTheGoalsWithValueLimitAndVerdictThatCheckPrints() throws Exception {
        Document page = parsed(report("compare", "arena/default", "arena/floaty", "--map", "flat", "--seconds", "2"));
        List<List<String>> goals = rows(page, "Goals").stream().filter(row -> row.size() == 6).toList();
        for (int preset = 0; preset < 2; preset++) {
            JsonNode told = Shell.run("check", "--preset", preset == 0 ? "arena/default" : "arena/floaty", "--json").json().get("goals");
            assertEquals(told.size(), goals.size());
            for (int i = 0; i < told.size(); i++) {
                List<String> row = goals.get(i);
                assertEquals(told.get(i).get("name").textValue(), row.get(0));
                assertEquals(told.get(i).get("pass").booleanValue() ? "met" : "missed", row.get(3 + 2 * preset), row.toString());
                assertEquals(told.get(i).get("value").doubleValue(), number(row.get(2 + 2 * preset).split(" ")[0]), 0.05 * Math.abs(told.get(i).get("value").doubleValue()) + 0.01, row.toString());
            }
        }
        assertTrue(rows(page, "Goals").get(1).get(1).startsWith("≤ "), "the limit");
    }

    @Test
    void goalsOfARandomBotShowTheirSpread() throws Exception {
        Path goals = folder.resolve("human.toml");
        Files.writeString(goals, "name = \"Human\"\nmodel = \"arena\"\n[[goal]]\nmeasure = \"distance\"\nat_least = \"1m\"\nbot = \"human-strafer\"\nseconds = 2\nseeds = 3\n");
        Document page = parsed(report("compare", "arena/default", "arena/floaty", "--map", "flat", "--seconds", "1", "--goals", goals.toString()));
        assertTrue(rows(page, "Goals").get(1).get(2).matches("[0-9.]+ ± [0-9.]+ m"), rows(page, "Goals").toString());
    }

    /** One map for each kind of world. */
    @ParameterizedTest
    @CsvSource({"arena/default, arena/floaty, arena-loop, waypoint", "marathon/default, marathon/running, sector-steps, runner", "tilestep/default, tilestep/step-up, tile-edges, runner"})
    void sceneShowsTheMapBelowThePaths(String first, String second, String map, String bot) throws Exception {
        Document page = parsed(report("compare", first, second, "--map", map, "--bot", bot, "--seconds", "4"));
        Element scene = all(page, "section").stream().filter(each -> each.getElementsByTagName("h2").item(0) != null && each.getElementsByTagName("h2").item(0).getTextContent().equals("Scene, top view")).findFirst().orElseThrow();
        int shapes = scene.getElementsByTagName("path").getLength() + scene.getElementsByTagName("line").getLength();
        assertTrue(shapes > 6, shapes + " shapes");
    }

    @Test
    void causesAddUpToTheSpeedChangeInEveryTable() throws Exception {
        Document page = parsed(report("compare", "arena/default", "arena/floaty", "--map", "arena-loop", "--bot", "waypoint", "--seconds", "8"));
        List<List<String>> causes = rows(page, "Where speed went").stream().filter(row -> row.size() == 3).toList();
        double[] sums = new double[2];
        for (List<String> row : causes) {
            for (int run = 0; run < 2; run++) {
                if (row.get(0).equals("Change of speed")) {
                    assertEquals(number(row.get(run + 1)), sums[run], 1e-9);
                }
                sums[run] += number(row.get(run + 1));
            }
        }
        List<List<String>> jumps = rows(page, "Jumps").stream().filter(row -> row.size() > 9).toList();
        assertTrue(jumps.size() > 4);
        for (List<String> row : jumps) {
            double sum = row.subList(9, row.size()).stream().mapToDouble(ReportTest::number).sum();
            assertEquals(number(row.get(3)), sum, 1e-9, row::toString);
        }
    }

    @Test
    void tracesInThePageReplayToTheSameRuns() throws Exception {
        String[] command = {"compare", "arena/default", "arena/precise", "--map", "arena-loop", "--bot", "waypoint", "--seconds", "5"};
        Document page = parsed(report(command));
        List<String> names = new ArrayList<>();
        for (Element link : all(page, "a")) {
            String data = link.getAttribute("href");
            // Another extension, as the window uses: the type of a file is detected from its content.
            Path trace = folder.resolve(link.getAttribute("download").replace(".trace", ".txt"));
            Files.write(trace, Base64.getDecoder().decode(data.substring(data.indexOf(",") + 1)));
            assertEquals(0, Shell.run("replay", trace.toString()).code(), "the same run, bit for bit");
            names.add(trace.toString());
        }
        assertEquals(2, names.size());
        List<String> digests = rows(page, "Metrics").stream().map(List::toString).toList();
        Document again = parsed(report("compare", names.get(0), names.get(1)));
        assertEquals(digests, rows(again, "Metrics").stream().map(List::toString).toList());
        assertTrue(Files.readString(folder.resolve("report.html")).contains("workbench compare 1-"));
    }

    @Test
    void reportIsSelfContainedAndFollowsTheReadersTheme() throws Exception {
        String page = Files.readString(report("compare", "arena/default", "arena/precise", "--seconds", "2"));
        String without = page.replace("xmlns=\"http://www.w3.org/2000/svg\"", "").replace("url(#", "");
        assertFalse(without.contains("http:") || without.contains("https:") || without.contains("src=") || without.contains("@import") || without.contains("url("));
        assertFalse(without.contains("<script"));
        assertTrue(page.contains("prefers-color-scheme: dark"));
        List<Element> pictures = all(parsed(folder.resolve("report.html")), "svg");
        assertTrue(pictures.size() >= 3);
        pictures.forEach(picture -> assertTrue(picture.getElementsByTagName("*").getLength() > 3));
        assertTrue(page.contains("[ground]") || page.contains("friction = "), "the presets are in it");
    }

    @Test
    void namesAreEscaped() throws Exception {
        Path preset = folder.resolve("a & 'b' <i>.toml");
        Files.writeString(preset, Shell.run("convert", "arena/default", "--to", "standalone").out());
        Document page = parsed(report("compare", preset.toString(), "arena/default", "--seconds", "1"));
        assertTrue(page.getElementsByTagName("i").getLength() == 0);
        assertTrue(all(page, "h1").get(0).getTextContent().contains("a & 'b' <i>"));
        String command = all(page, "pre").get(2).getTextContent();
        assertTrue(command.contains("'\\''b'\\''"), command);
    }

    @Test
    void missingFolderIsCreatedAndABlockingFileIsReported() throws IOException {
        Path deep = folder.resolve("new").resolve("report.html");
        assertEquals(1, Shell.run("compare", "arena/default", "arena/precise", "--seconds", "1", "--report", deep.toString()).code());
        assertTrue(Files.readString(deep, StandardCharsets.UTF_8).startsWith("<!DOCTYPE html>"));
        Files.writeString(folder.resolve("file"), "");
        Shell refused = Shell.run("compare", "arena/default", "arena/precise", "--seconds", "1", "--report", folder.resolve("file").resolve("r.html").toString());
        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("file"), refused.err());
    }
}
