package dev.goldenangle.toolkit.kit;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.toolkit.library.BadInput;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A kit is complete and reproducible, and the checker finds a wrong rule in a port. */
class KitTest {
    @TempDir
    Path folder;
    @TempDir
    static Path example;

    private static final Map<Model, Kit> KITS = new ConcurrentHashMap<>();
    /** The model's states in the results format, cached because every results file contains them. */
    private static final Map<Model, Map<String, List<String>>> OWN_STATES = new ConcurrentHashMap<>();

    @AfterAll
    static void letGo() {
        KITS.clear();
        OWN_STATES.clear();
    }

    private static Kit kit(Model model) {
        return KITS.computeIfAbsent(model, Kit::of);
    }

    static Stream<Model> models() {
        return ModelCatalog.models().stream();
    }

    private static String written(double... state) {
        return Arrays.stream(state).mapToObj(number -> "\"" + Double.toHexString(number) + "\"").collect(Collectors.joining(",", "[", "]"));
    }

    private static List<String> ownStates(Kit kit, KitCase each) {
        return OWN_STATES.computeIfAbsent(kit.model(), model -> new ConcurrentHashMap<>())
                .computeIfAbsent(each.name(), name -> each.states().stream().limit(each.ticks()).map(state -> written(fields(state))).toList());
    }

    /** Results as a port would write them: the kit's states, except those that the change replaces. */
    private static String results(Kit kit, BiFunction<KitCase, Integer, Optional<double[]>> change) {
        StringBuilder text = new StringBuilder("{\"model\": \"" + kit.model().id() + "\", \"cases\": {");
        String separator = "";
        for (KitCase each : kit.cases()) {
            List<String> ticks = new ArrayList<>(ownStates(kit, each));
            for (int tick = 0; tick < each.ticks(); tick++) {
                Optional<double[]> changed = change.apply(each, tick);
                if (changed.isPresent()) {
                    ticks.set(tick, written(changed.get()));
                }
            }
            text.append(separator).append('"').append(each.name()).append("\": ").append(ticks);
            separator = ",";
        }
        return text.append("}}").toString();
    }

    private static double[] fields(MoverState state) {
        return KitField.ALL.stream().mapToDouble(field -> field.of(state)).toArray();
    }

    private static KitCheck.Outcome check(Kit kit, BiFunction<KitCase, Integer, Optional<double[]>> change) throws BadInput {
        return KitCheck.of(kit, KitResults.read("results.json", results(kit, change)));
    }

    @ParameterizedTest
    @MethodSource("models")
    void kitHasAboutSixtyVariedCasesThatTheModelReproduces(Model model) {
        Kit kit = kit(model);
        assertTrue(kit.cases().size() >= 50 && kit.cases().size() <= 70, model.id() + " has " + kit.cases().size());
        Set<CaseKind> kinds = kit.cases().stream().map(KitCase::kind).collect(Collectors.toCollection(HashSet::new));
        assertTrue(kinds.size() >= 6, kinds.toString());
        assertTrue(kit.maps().size() >= 2, kit.maps().toString());
        for (KitCase each : kit.cases()) {
            CommandSource source = (tick, state, command) -> command.copyFrom(each.commands().get(tick));
            Simulation simulation = new Simulation(model, each.parameters(), kit.world(each.map()), source, each.start());
            for (int i = 0; i < each.ticks(); i++) {
                int tick = i;
                simulation.tick();
                for (KitField field : KitField.ALL) {
                    assertEquals(field.of(each.states().get(tick)), field.of(simulation.state()), 0, () -> model.id() + " " + each.name() + " tick " + tick + " " + field.key());
                }
            }
        }
        assertEquals(kit.digest(), Kit.of(model).digest(), "the same each time");
    }

    @ParameterizedTest
    @MethodSource("models")
    void modelPassesAndAWrongRuleIsReportedWithTickFieldAndCause(Model model) throws BadInput {
        Kit kit = kit(model);
        KitCheck.Outcome own = check(kit, (each, tick) -> Optional.empty());
        assertEquals(new KitCheck.Outcome(kit.cases().size(), kit.cases().size(), List.of(), List.of()), own);
        List<KitCase> wrong = IntStream.range(0, kit.cases().size()).filter(i -> i % 5 == 0).mapToObj(kit.cases()::get).toList();
        KitCheck.Outcome outcome = check(kit, (each, tick) -> {
            if (wrong.stream().noneMatch(one -> one == each) || tick < each.ticks() / 2) {
                return Optional.empty();
            }
            double[] state = fields(each.states().get(tick));
            state[KitField.VX.ordinal()] = Math.max(1000, 2 * state[KitField.VX.ordinal()]);
            state[KitField.X.ordinal()] += 500;
            return Optional.of(state);
        });
        assertEquals(wrong.stream().map(KitCase::name).toList(), outcome.differences().stream().map(KitCheck.Difference::name).toList());
        for (int i = 0; i < wrong.size(); i++) {
            KitCheck.Difference difference = outcome.differences().get(i);
            if (wrong.get(i).kind().tolerance() != Tolerance.STATISTICAL) {
                assertEquals(wrong.get(i).ticks() / 2, difference.tick());
                assertEquals("vx", difference.field(), "a wrong velocity is reported before the wrong position it causes");
                assertTrue(difference.hint().contains("the ground") || difference.hint().contains("the air"), difference.hint());
            }
        }
    }

    @Test
    void invalidResultsAreRefusedWithALineAndAReason() {
        for (String text : List.of("", "[]", "{}", "{\"model\": 3}", "{\"model\": \"arena\", \"cases\": []}", "{\"model\": \"arena\", \"cases\": {\"air-1\": [[1, 2]]}}",
                "{\"model\": \"arena\",\n \"cases\": {\"air-1\": [[1, 2, 3, 4, 5, 6, \"x\"]]}}", "{\"model\": \"arena\", \"cases\": {\"air-1\": [[1,2,3,4,5,6,7,8]]}}", "{\"model\": \"arena\", \"cases\"")) {
            BadInput refused = assertThrows(BadInput.class, () -> KitResults.read("results.json", text), text);
            assertTrue(refused.getMessage().startsWith("results.json:"), refused.getMessage());
        }
    }

    private static int cli(StringWriter out, String... arguments) {
        return Cli.run(new PrintWriter(out), new PrintWriter(out), arguments, Map.of());
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyFileMatchesTheSchema(Model model) throws IOException, BadInput {
        KitFolder.write(kit(model), folder);
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(Files.readString(folder.resolve("kit.schema.json")));
        ObjectMapper json = new ObjectMapper();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".json") && !each.endsWith("kit.schema.json")).toList()) {
                assertEquals(Set.of(), schema.validate(json.readTree(file.toFile())), file.toString());
            }
        }
        String guide = Files.readString(folder.resolve("GUIDE.md"));
        assertTrue(guide.contains("`tick-1`") && guide.contains(kit(model).digest()), guide);
        assertTrue(Files.readString(folder.resolve("RULES.md")).contains(model.tickRate().key()));
    }

    private static String run(Path folder, String... command) throws IOException, InterruptedException {
        Path output = Files.createTempFile(folder, "output", ".txt");
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).redirectOutput(output.toFile()).start();
        assertEquals(0, process.waitFor(), Files.readString(output));
        return Files.readString(output);
    }

    /** A folder with the kit of strafejump and its compiled example, the same for all tests. */
    private static Path compiledExample() throws IOException, InterruptedException {
        boolean hasCompiler = Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).anyMatch(each -> Files.isExecutable(Path.of(each, "cc")));
        Assumptions.assumeTrue(hasCompiler, "no C compiler here");
        if (!Files.exists(example.resolve("port"))) {
            StringWriter out = new StringWriter();
            assertEquals(Cli.DONE, cli(out, "kit", "strafejump", "--out", example.toString()), out.toString());
            run(example, "cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-O1", "-ffp-contract=off", "-o", "port", "example/strafejump.c", "-lm");
        }
        return example;
    }

    /** The cases of CPM hold forward or two keys; a long fall with all keys also needs the rules of side keys, air control and the stop. */
    @ParameterizedTest
    @ValueSource(strings = {"strafejump/cpm", "strafejump/cpm-unrounded", "strafejump/vq3"})
    void exampleInCFallsLikeTheModelWithAllKeys(String preset) throws IOException, InterruptedException, BadInput {
        Path port = compiledExample();
        Model model = ModelCatalog.find("strafejump").orElseThrow();
        ParameterSet parameters = ShippedPresets.load(preset).parameters();
        MoverState start = kit(model).cases().get(0).start().copy();
        start.clearRegisters();
        start.leaveGround();
        start.crouched = false;
        start.position.set(0, 0, 5000);
        start.velocity.set(500, 100, 200);
        List<Command> commands = new ArrayList<>();
        Simulation simulation = new Simulation(model, parameters, kit(model).world("flat"), (tick, state, command) -> {
            command.clear();
            command.forward = tick / 2 % 3 - 1;
            command.right = tick / 6 % 3 - 1;
            command.yaw = 0.03f * tick;
            commands.add(new Command());
            commands.get(tick).copyFrom(command);
        }, start);
        List<double[]> expected = new ArrayList<>();
        for (int tick = 0; tick < 180; tick++) {
            simulation.tick();
            expected.add(fields(simulation.state()));
        }
        KitCase fall = new KitCase("air-99", CaseKind.AIR, preset, parameters, "flat", start, commands, List.of(), List.of());
        Path written = Files.writeString(folder.resolve("air-99.txt"), KitText.of(fall, model));
        double[][] states = KitResults.read("results.json", run(port, "./port", written.toString())).of("air-99").orElseThrow();
        assertEquals(expected.size(), states.length);
        for (int tick = 0; tick < states.length; tick++) {
            assertArrayEquals(expected.get(tick), states[tick], 0, "tick " + tick);
        }
    }

    @Test
    void exampleInCPassesItsCases() throws IOException, InterruptedException {
        String results = run(compiledExample(), "sh", "-c", "./port cases/air-*.txt cases/ground-*.txt");
        Files.writeString(folder.resolve("results.json"), results);
        StringWriter out = new StringWriter();
        assertEquals(Cli.DONE, cli(out, "kit", "--check", folder.resolve("results.json").toString()), out.toString());
        assertTrue(out.toString().contains(" 0 differ"), out.toString());
        long ours = kit(ModelCatalog.find("strafejump").orElseThrow()).cases().stream().filter(each -> (each.kind() == CaseKind.AIR || each.kind() == CaseKind.GROUND)
                && !each.preset().equals("strafejump/capped-30")).count();
        assertTrue(ours >= 8 && out.toString().startsWith(ours + " of "), ours + ": " + out);
        String first = results.replaceFirst("(?s)^[^\\[]*\"([a-z]+-[0-9]+)\": \\[.*$", "$1");
        Files.writeString(folder.resolve("wrong.json"), results.replaceFirst("\\[\\[\"[^\"]+\"", "[[\"0x1p3\""));
        StringWriter output = new StringWriter();
        assertEquals(Cli.NO, cli(output, "kit", "--check", folder.resolve("wrong.json").toString()));
        assertTrue(output.toString().startsWith(first + ", tick 0: x is 8.0"), first + ": " + output);
    }
}
