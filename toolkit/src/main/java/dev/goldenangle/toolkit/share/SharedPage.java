package dev.goldenangle.toolkit.share;

import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlReader;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.web.PlainToml;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;

/**
 * Writes a run as one self-contained web page. The page contains the core as WebAssembly, the run's input trace and its map: it simulates the run
 * again in the browser, compares the digest, and re-simulates when a knob is turned. Nothing is loaded from anywhere else.
 *
 * @param title  heading of the page
 * @param about  one line below it
 * @param run    the run
 * @param preset id or file of its preset, for information
 * @param map    the map's file and course
 */
public record SharedPage(String title, String about, Run run, String preset, MapContent map) {
    /** Larger maps are not put into a page. */
    public static final int LARGEST_MAP = 5 << 20;
    private static final List<String> SCRIPTS = List.of("1-start.js", "2-core.js", "3-world.js", "4-chart.js", "5-knobs.js", "6-play.js", "7-page.js");
    private static final TomlLimits LIMITS = new TomlLimits(4 << 20, 1 << 20);
    /** Everything is forbidden except the page's own script and style, and WebAssembly. */
    private static final String POLICY = "default-src 'none'; script-src '%s' 'wasm-unsafe-eval'; style-src '%s'; base-uri 'none'; form-action 'none'";

    /** Writes the whole page or nothing. */
    public void write(Path file) throws IOException, BadInput {
        AtomicFile.write(file, html(file.getFileName().toString().replaceFirst("\\.html?$", "")));
    }

    /** @param fileName name of the files that the page offers for download, without ending */
    public String html(String fileName) throws BadInput {
        if (map.bytes().length > LARGEST_MAP) {
            throw new BadInput("the map has " + (map.bytes().length >> 20) + " MB; a page can contain maps of up to " + (LARGEST_MAP >> 20) + " MB");
        }
        String style = colours() + text("page.css");
        String script = scripts(SCRIPTS);
        return filled(text("page.html"), Map.of(
                "policy", POLICY.formatted(digest(script), digest(style)),
                "title", escaped(title),
                "about", escaped(about),
                "style", style,
                "script", script,
                "shared", data(shared(fileName)),
                "core", core()));
    }

    private Map<String, Object> shared(String fileName) {
        Map<String, Object> shared = new LinkedHashMap<>();
        shared.put("title", title);
        shared.put("file", fileName(fileName));
        shared.putAll(content(run, preset, map));
        return shared;
    }

    /** A title or file name as a file name on every platform. */
    static String fileName(String name) {
        return name.replaceAll("[^\\p{L}\\p{N}._-]+", "-");
    }

    /** Everything the core needs to repeat a run, and its digest. */
    static Map<String, Object> content(Run run, String preset, MapContent map) {
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("hash", Hash64.hex(run.hash()));
        content.put("trace", TraceWriter.write(TraceReplay.traceOf(run, preset)));
        content.put("map", Base64.getEncoder().encodeToString(compressed(map.bytes())));
        content.put("course", map.course());
        content.put("toml", tomlTexts(map));
        return content;
    }

    /** The TOML texts that the core will read, with their values, see {@link PlainToml}. */
    private static List<List<String>> tomlTexts(MapContent map) {
        List<List<String>> texts = new ArrayList<>();
        for (String toml : List.of(map.text(), map.course())) {
            if (!toml.isEmpty()) {
                texts.add(List.of(toml, PlainToml.write(TomlReader.installed().read(toml, LIMITS, problem -> { }))));
            }
        }
        return texts;
    }

    /** The core as base64 of its compressed program. */
    static String core() {
        return Base64.getEncoder().encodeToString(bytes("core.wasm.gz"));
    }

    static String scripts(List<String> names) {
        return names.stream().map(SharedPage::text).collect(Collectors.joining());
    }

    /** The colours of both themes as variables of a style sheet. */
    static String colours() {
        return ":root{color-scheme:dark;" + colours(Theme.DARK) + "}@media(prefers-color-scheme:light){:root{color-scheme:light;" + colours(Theme.LIGHT) + "}}"
                + ":root[data-theme=dark]{color-scheme:dark;" + colours(Theme.DARK) + "}:root[data-theme=light]{color-scheme:light;" + colours(Theme.LIGHT) + "}\n";
    }

    private static String colours(Theme theme) {
        StringBuilder text = new StringBuilder();
        for (Token token : Token.values()) {
            text.append(token.cssName().replaceFirst("^-color-", "--")).append(':').append(token.hex(theme)).append(';');
        }
        return text.append("--world:").append(theme == Theme.DARK ? "#4A5568" : "#C3CAD4").append(';').toString();
    }

    /** Replaces the names in double braces in one pass, so that nothing inside a value is replaced. */
    private static String filled(String template, Map<String, String> values) {
        StringBuilder page = new StringBuilder();
        int at = 0;
        for (int open = template.indexOf("{{"); open >= 0; open = template.indexOf("{{", at)) {
            int close = template.indexOf("}}", open);
            page.append(template, at, open).append(values.get(template.substring(open + 2, close)));
            at = close + 2;
        }
        return page.append(template, at, template.length()).toString();
    }

    /** JSON that cannot end the script element it is in. */
    static String data(Object value) {
        return Json.text(value).replace("<", "\\u003c");
    }

    /** Text as the content of an element. */
    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;").replace("\0", "");
    }

    /** The source expression of a security policy that allows exactly this script or style. */
    static String digest(String content) {
        try {
            return "sha256-" + Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static byte[] compressed(byte[] content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) {
        try (InputStream in = PlainToml.class.getResourceAsStream("/share/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the page's file " + name + " is missing from the program");
            }
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
