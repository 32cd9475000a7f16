package dev.goldenangle.toolkit.cli;

import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.Texts;
import dev.goldenangle.toolkit.report.StudyReport;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.reach.Reach;
import dev.goldenangle.toolkit.study.reach.ReachAnswer;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.toolkit.study.reach.SuggestionText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

@Command(mixinStandardHelpOptions = true, description = "Finds suggestions: which few knobs to change, and by how much, to meet all goals; exit code 1 when no suggestion meets all.")
final class ReachCommand extends AnsweringCommand {
    @Mixin
    private StudyOptions options;

    @Option(names = "--at-most", paramLabel = "N", description = "How many knobs a suggestion may change, 1 to 4 (default 3).")
    private int atMost = 3;

    @Option(names = "--bot", paramLabel = "BOT[:k=v,…]", description = "Bot to use instead of the perfect strafer, such as human-strafer.")
    private String bot;

    @Option(names = "--seeds", paramLabel = "N", description = "Number of seeds to average for a random bot, instead of each goal's own.")
    private Integer seeds;

    @Override
    public Integer call() throws BadInput, IOException {
        checkTable(options.csv);
        Preset preset = options.preset(presets());
        KnobSpace space = options.space(preset);
        GoalSet set = options.goals(preset);
        ReachQuestion question = question(preset, space, set);
        Progress monitor = new Progress();
        ReachAnswer answer;
        StudyProgress progress = StudyProgress.of(monitor, err());
        try {
            answer = Reach.solve(question, options.threads, monitor, news -> { });
        } finally {
            progress.close();
        }
        tell(set, question, answer);
        return answer.reachesAll() ? Cli.DONE : Cli.NO;
    }

    /** Keeps the goals of the preset's own set, if there is one, that the command does not name. */
    private ReachQuestion question(Preset preset, KnobSpace space, GoalSet set) throws BadInput {
        List<Goal> own = GoalStore.setOf(preset).isPresent() ? GoalLibrary.of(preset).goals() : List.of();
        List<Goal> kept = own.stream().filter(Goal::counts).filter(Predicate.not(set.goals()::contains)).toList();
        try {
            ReachQuestion question = new ReachQuestion(space, set.goals(), kept, atMost, MapLibrary.levels(space.model()));
            if (seeds != null) {
                question = question.withSeeds(seeds);
            }
            if (bot == null) {
                return question;
            }
            Driver.parse(bot);
            return question.playedBy(bot);
        } catch (IllegalArgumentException refused) {
            throw new BadInput(refused.getMessage());
        }
    }

    private void tell(GoalSet set, ReachQuestion question, ReachAnswer answer) throws IOException, BadInput {
        writeTable(options.csv, text -> text.write(csv(question, answer)));
        if (options.report != null) {
            new StudyReport("Reach " + set.name(), List.of(Texts.commandLine(command()))).suggestions(answer, question, options.threads).write(options.report);
        }
        if (isJson()) {
            printJson(json(answer));
        } else if (!isStandardOutput(options.csv)) {
            print(out(), answer);
        }
        if (!answer.reachesAll()) {
            err().println(SuggestionText.verdict(answer));
        }
    }

    private List<String> command() {
        List<String> command = options.arguments("reach");
        command.addAll(List.of("--at-most", Integer.toString(atMost)));
        if (seeds != null) {
            command.addAll(List.of("--seeds", seeds.toString()));
        }
        if (bot != null) {
            command.addAll(List.of("--bot", bot));
        }
        return command;
    }

    private static void print(PrintWriter out, ReachAnswer answer) {
        for (Suggestion.Reached now : answer.now()) {
            out.printf("now  %s %s, wanted %s%n", now.goal().name(), GoalText.number(now.goal().limits(), now.value()) + GoalText.unit(now.goal().limits()), now.goal().limits().text());
        }
        for (int i = 0; i < answer.suggestions().size(); i++) {
            Suggestion suggestion = answer.suggestions().get(i);
            out.printf("%2d.  %s%n", i + 1, SuggestionText.sentence(suggestion));
            if (!suggestion.reachesAll()) {
                out.printf("     %s%n", SuggestionText.binding(suggestion));
            }
        }
        out.printf(Locale.ROOT, "%s %,d knob settings tried in %.1f s%n", SuggestionText.verdict(answer), answer.runs(), answer.seconds());
    }

    private static String csv(ReachQuestion question, ReachAnswer answer) {
        StringBuilder text = new StringBuilder(StudyCsv.line(List.of("recipe", "kind", "name", "from", "to", "reached")));
        for (int i = 0; i < answer.suggestions().size(); i++) {
            String number = Integer.toString(i + 1);
            for (Suggestion.Change change : answer.suggestions().get(i).changes()) {
                text.append(StudyCsv.line(List.of(number, "knob", change.knob().key(), change.from().text(), change.to().text(), "")));
            }
            for (Suggestion.Reached goal : answer.suggestions().get(i).goals()) {
                text.append(StudyCsv.line(List.of(number, "goal", goal.goal().name(), Double.toString(goal.before()), Double.toString(goal.value()), Boolean.toString(goal.reached()))));
            }
            for (Suggestion.Human human : answer.suggestions().get(i).human()) {
                text.append(StudyCsv.line(List.of(number, "human", human.goal().name(), Double.toString(human.worst()), Double.toString(human.mean()), Boolean.toString(human.reached()))));
            }
        }
        return text.toString();
    }

    private static Map<String, Object> json(ReachAnswer answer) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("recipes", answer.suggestions().stream().map(ReachCommand::suggestion).toList());
        json.put("now", answer.now().stream().map(ReachCommand::goal).toList());
        json.put("verdict", SuggestionText.verdict(answer));
        json.put("runs", answer.runs());
        json.put("seconds", answer.seconds());
        return json;
    }

    private static Map<String, Object> suggestion(Suggestion suggestion) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("changes", suggestion.changes().stream().map(change -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("key", change.knob().key());
            entry.put("from", change.from().text());
            entry.put("to", change.to().text());
            entry.put("at_end", change.isAtEnd());
            return entry;
        }).toList());
        json.put("goals", suggestion.goals().stream().map(ReachCommand::goal).toList());
        json.put("human", suggestion.human().stream().map(human -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("name", human.goal().name());
            entry.put("mean", human.mean());
            entry.put("worst", human.worst());
            entry.put("seeds", human.seeds());
            entry.put("reached", human.reached());
            return entry;
        }).toList());
        json.put("lost", suggestion.lost().stream().map(lost -> lost.goal().name()).toList());
        json.put("sentence", SuggestionText.sentence(suggestion));
        return json;
    }

    private static Map<String, Object> goal(Suggestion.Reached goal) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", goal.goal().name());
        json.put("value", goal.value());
        json.put("before", goal.before());
        json.put("unit", goal.goal().limits().unit());
        json.put("reached", goal.reached());
        return json;
    }
}
