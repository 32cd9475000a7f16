package dev.goldenangle.toolkit.cli;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.kit.Kit;
import dev.goldenangle.toolkit.kit.KitCheck;
import dev.goldenangle.toolkit.kit.KitFolder;
import dev.goldenangle.toolkit.kit.KitResults;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

@Command(mixinStandardHelpOptions = true, description = "Writes test cases for porting a model to another engine, or checks the results of a port.")
final class KitCommand extends AnsweringCommand {
    private static final int MAX_BYTES = 64 << 20;

    @Parameters(paramLabel = "MODEL", arity = "0..1", description = "Model id.")
    private String id;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder to write the kit to.")
    private Path folder;

    @Option(names = "--check", paramLabel = "RESULTS", description = "Results file written by a port; see GUIDE.md in the kit.")
    private Path results;

    @Override
    public Integer call() throws BadInput, IOException {
        if (results != null && id == null && folder == null) {
            return check();
        }
        if (id == null || folder == null || results != null) {
            throw new BadInput("give a model and --out DIR to write a kit, or --check RESULTS to check a port");
        }
        Kit kit = Kit.of(model(id));
        KitFolder.write(kit, folder);
        print(Map.of("model", id, "cases", kit.cases().size(), "digest", kit.digest()), kit.cases().size() + " cases of " + id + " in " + folder);
        return Cli.DONE;
    }

    private static Model model(String id) throws BadInput {
        return ModelCatalog.find(id).orElseThrow(() -> new BadInput("there is no model " + id + "; models: "
                + ModelCatalog.models().stream().map(Model::id).collect(Collectors.joining(", "))));
    }

    private int check() throws BadInput {
        KitResults given = KitResults.read(results.toString(), text());
        Kit kit = Kit.of(model(given.model()));
        for (String name : given.names()) {
            if (kit.find(name).isEmpty()) {
                throw new BadInput(results + ": the kit of " + given.model() + " has no case " + name);
            }
        }
        KitCheck.Outcome outcome = KitCheck.of(kit, given);
        print(json(outcome), sentence(outcome));
        return outcome.isGood() ? Cli.DONE : Cli.NO;
    }

    private String text() throws BadInput {
        try {
            return TextFile.readStrictly(results, MAX_BYTES);
        } catch (FileSystemException refused) {
            throw new BadInput(results + ": " + refused.getReason());
        } catch (IOException unreadable) {
            throw new BadInput(results + ": cannot be read: " + unreadable.getMessage());
        }
    }

    private void print(Map<String, Object> asJson, String asText) {
        PrintWriter out = out();
        if (isJson()) {
            Json.print(out, asJson);
        } else {
            out.println(asText);
        }
    }

    private static Map<String, Object> json(KitCheck.Outcome outcome) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("cases", outcome.cases());
        json.put("passed", outcome.passed());
        json.put("missing", outcome.missing());
        json.put("first", outcome.differences().isEmpty() ? null : json(outcome.differences().get(0)));
        json.put("differences", outcome.differences().stream().map(KitCommand::json).toList());
        return json;
    }

    private static Map<String, Object> json(KitCheck.Difference difference) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("case", difference.name());
        json.put("tick", difference.tick());
        json.put("field", difference.field());
        json.put("expected", difference.expected());
        json.put("actual", difference.actual());
        json.put("hint", difference.hint());
        return json;
    }

    private static String sentence(KitCheck.Outcome outcome) {
        StringBuilder text = new StringBuilder();
        for (KitCheck.Difference each : outcome.differences()) {
            text.append(each.name()).append(", tick ").append(each.tick()).append(": ").append(each.field()).append(" is ").append(each.actual())
                    .append(", expected ").append(each.expected()).append("\n    ").append(each.hint()).append('\n');
        }
        text.append(outcome.passed()).append(" of ").append(outcome.cases()).append(" cases agree, ").append(outcome.differences().size()).append(" differ");
        if (!outcome.missing().isEmpty()) {
            text.append(", ").append(outcome.missing().size()).append(" without a result");
        }
        return text.toString();
    }
}
