package dev.goldenangle.workbench.text;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import javafx.scene.input.KeyCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names that are shown as they are: knobs, metrics, bots, models, presets and maps, from the sources of the core and
 * the toolkit and from the shipped files; tuning notes with the knobs' names; and names of keys.
 */
final class KnownNames {
    private static final List<Path> TABLES = List.of(Path.of("../core-physics/src/main"), Path.of("../toolkit/src/main"), Path.of("../presets"), Path.of("../sample-maps"));
    private static final Pattern MARKED = Pattern.compile(messages_qps.BEGIN + "[^" + messages_qps.BEGIN + messages_qps.END + "]*" + messages_qps.END);
    private static final Pattern KEY = Pattern.compile("(?m)^(\\w+) *= ");
    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{4} [0-9a-f]{4}");
    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
    private final Set<String> names;

    private KnownNames(Set<String> names) {
        this.names = names;
    }

    static KnownNames read() throws IOException {
        Set<String> names = new TreeSet<>(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        for (Path table : TABLES) {
            try (Stream<Path> files = Files.walk(table)) {
                for (Path file : files.filter(file -> file.toString().matches(".*(?<!/build/.{0,200})\\.(java|toml)")).toList()) {
                    add(names, Files.readString(file));
                    KEY.matcher(Files.readString(file)).results().forEach(key -> names.add(key.group(1).replace('_', ' ')));
                    names.add(file.getFileName().toString().replaceFirst("\\.\\w+$", ""));
                }
            }
        }
        for (Model model : ModelCatalog.models()) {
            model.parameters().parameters().forEach(knob -> names.add(knob.label().toLowerCase(Locale.ROOT)));
            model.parameters().notes().forEach(note -> names.add(note.shown(model.parameters()).toLowerCase(Locale.ROOT)));
        }
        for (KeyCode key : KeyCode.values()) {
            names.add(key.getName().toLowerCase(Locale.ROOT));
        }
        return new KnownNames(names);
    }

    private static void add(Set<String> names, String code) {
        ShownTextsTest.literals(code).stream().map(literal -> literal.strip().toLowerCase(Locale.ROOT)).filter(literal -> WORD.matcher(literal).find())
                .flatMap(literal -> Stream.of(literal, literal.replace('_', ' '))).forEach(names::add);
    }

    /** Whether each word is marked, a known name, or too short to be a word. */
    boolean explain(String text) {
        String rest = text;
        for (String less = MARKED.matcher(rest).replaceAll(" "); !less.equals(rest); less = MARKED.matcher(rest).replaceAll(" ")) {
            rest = less;
        }
        rest = rest.toLowerCase(Locale.ROOT);
        return DIGEST.matcher(rest).matches() || !WORD.matcher(rest).find() || !WORD.matcher(without(rest)).find();
    }

    private String without(String text) {
        String rest = text;
        for (String name : names) {
            if (rest.contains(name)) {
                rest = Stream.of(rest.split("(?<!\\p{L})" + Pattern.quote(name) + "(?!\\p{L})", -1)).collect(Collectors.joining("|"));
            }
        }
        return rest;
    }
}
