package dev.goldenangle.toolkit.cli;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** The commands in docs/command-line.md print what is shown there; "…" stands for omitted lines or words. */
class DocumentedCommandsTest {
    private static final String PROMPT = "$ workbench ";
    private static final String PICTURE = "snapshot";
    @TempDir
    Path folder;

    private record Shown(String command, List<String> answer) {
    }

    @Test
    void documentedCommandsPrintWhatIsShown() throws IOException {
        List<Shown> all = shown();
        assertTrue(all.size() >= 12, "only " + all.size() + " commands found");
        for (Shown shown : all) {
            if (shown.command.startsWith(PICTURE)) {
                continue;       // needs the window; a UI test covers it
            }
            Shell shell = Shell.run(Arrays.stream(shown.command.split(" +")).map(this::inFolder).toArray());
            assertTrue(shell.code() != Cli.BAD_INPUT, shown.command + ": " + shell.err());
            assertTrue(pattern(shown.answer).matcher(shell.out()).matches(), shown.command + " answers\n" + shell.out());
        }
    }

    private Object inFolder(String word) {
        return word.endsWith(".trace") ? folder.resolve(word) : word;
    }

    private static Pattern pattern(List<String> lines) {
        StringBuilder regex = new StringBuilder();
        for (String line : lines) {
            if (line.equals("…")) {
                regex.append("(.*\\R)*?");
            } else {
                regex.append(String.join(".*", Arrays.stream(line.split("…", -1)).map(Pattern::quote).toList())).append("\\R");
            }
        }
        return Pattern.compile(regex.toString());
    }

    private static List<Shown> shown() throws IOException {
        List<Shown> shown = new ArrayList<>();
        List<String> lines = Files.readAllLines(Path.of("..", "docs", "command-line.md"));
        List<String> block = lines.subList(lines.indexOf("```console") + 1, lines.size());
        for (String line : block.subList(0, block.indexOf("```"))) {
            if (line.startsWith(PROMPT)) {
                shown.add(new Shown(line.substring(PROMPT.length()).replaceFirst(" +# .*", ""), new ArrayList<>()));
            } else {
                shown.get(shown.size() - 1).answer.add(line);
            }
        }
        return shown;
    }
}
