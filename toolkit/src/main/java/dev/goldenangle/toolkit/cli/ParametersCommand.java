package dev.goldenangle.toolkit.cli;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterReference;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.library.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.util.LinkedHashMap;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Prints the reference table of a model's parameters.")
final class ParametersCommand extends AnsweringCommand {
    @Parameters(paramLabel = "MODEL", description = "Model id.")
    private String id;

    @Override
    public Integer call() throws BadInput {
        Model model = ModelCatalog.find(id).orElseThrow(() -> new BadInput("there is no model " + id + "; models: "
                + String.join(", ", ModelCatalog.models().stream().map(Model::id).toList())));
        if (isJson()) {
            printJson(model.parameters().parameters().stream().map(ParametersCommand::entry).toList());
        } else {
            out().print(ParameterReference.markdown(model.parameters()));
        }
        return Cli.DONE;
    }

    static Map<String, Object> entry(Parameter parameter) {
        Spec row = parameter.spec();
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("key", parameter.key());
        entry.put("label", parameter.label());
        entry.put("group", row.group().key());
        entry.put("unit", row.unit().symbol());
        entry.put("default", json(row, row.defaultValue()));
        entry.put("min", json(row, row.min()));
        entry.put("max", json(row, row.max()));
        entry.put("slider_min", json(row, row.sliderMin()));
        entry.put("slider_max", json(row, row.sliderMax()));
        entry.put("doc", row.doc());
        entry.put("too_low", row.tooLow());
        entry.put("too_high", row.tooHigh());
        if (!row.options().isEmpty()) {
            entry.put("options", row.options());
        }
        return entry;
    }

    /** A number if the value is one, otherwise its text; a choice gives its word. */
    private static Object json(Spec row, Value value) {
        if (!row.options().isEmpty()) {
            return row.options().get((int) value.amount());
        }
        return value.equals(Value.of(value.amount())) ? (Object) value.amount() : value.text();
    }
}
