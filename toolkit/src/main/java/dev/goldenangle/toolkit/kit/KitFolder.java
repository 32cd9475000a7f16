package dev.goldenangle.toolkit.kit;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterReference;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.world.brush.BrushWorld;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a kit to a folder: guide, rules, schema, worlds, cases, and an example where there is one. */
public final class KitFolder {
    private final Kit kit;
    private final Path folder;

    private KitFolder(Kit kit, Path folder) {
        this.kit = kit;
        this.folder = folder;
    }

    /** Replaces the files of an earlier kit; other files are kept. */
    public static void write(Kit kit, Path folder) throws IOException, BadInput {
        new KitFolder(kit, folder).write();
    }

    private void write() throws IOException, BadInput {
        Model model = kit.model();
        put("GUIDE.md", resource("GUIDE.md").replace("MODEL", model.id()).replace("DIGEST", kit.digest()).replace("KINDS", kinds()));
        put("RULES.md", rules(model));
        put("kit.schema.json", resource("kit.schema.json"));
        for (KitCase each : kit.cases()) {
            put("cases/" + each.name() + ".json", KitJson.of(each, model));
            put("cases/" + each.name() + ".txt", KitText.of(each, model));
        }
        for (String map : kit.maps()) {
            world(map);
        }
        String example = "example/" + model.id() + ".c";
        if (KitFolder.class.getResource(example) != null) {
            put(example, resource(example));
        }
    }

    private void put(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        AtomicFile.write(file, text);
    }

    /** Brush worlds are written as JSON in the model's unit; other worlds as their TOML map file. */
    private void world(String map) throws IOException, BadInput {
        Level level = kit.world(map);
        if (level.world() instanceof BrushWorld brushes) {
            put("worlds/" + map + ".json", KitJson.of(level, brushes));
        } else {
            put("worlds/" + map + ".toml", MapLibrary.read(map).content().text());
        }
    }

    private String kinds() {
        StringBuilder text = new StringBuilder("| cases | about | must agree |\n|---|---|---|\n");
        for (CaseKind kind : CaseKind.values()) {
            long count = kit.cases().stream().filter(each -> each.kind() == kind).count();
            text.append("| `").append(kind.key()).append("-1` to `").append(kind.key()).append('-').append(count).append("` | ").append(kind.doc()).append(" | ")
                    .append(kind.tolerance().key()).append(": ").append(kind.tolerance().doc()).append(" |\n");
        }
        return text.toString().replaceAll("(?m)^.*-0`.*\n", "");
    }

    private String rules(Model model) throws IOException {
        return "# " + model.label() + "\n\n" + model.description() + ".\n\n" + ruleText(model) + "\n## Parameters\n\n" + ParameterReference.markdown(model.parameters());
    }

    /** The rules of a shipped model as Markdown. For any other model, a sentence that names its class. */
    private static String ruleText(Model model) throws IOException {
        String page = model.id() + ".md";
        return KitFolder.class.getResource(page) == null ? "The rules are those of the class `" + model.getClass().getName() + "`.\n" : resource(page);
    }

    private static String resource(String name) throws IOException {
        try (InputStream stream = KitFolder.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IOException("missing resource " + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
