package dev.goldenangle.workbench.architecture;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every page of the documentation is reachable from the README by links, and no link is broken. */
class DocumentationIndexTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)[^)]*\\)");
    private static final int MOST_WORDS = 1000;

    @Test
    void everyPageIsReachableFromTheReadme() throws IOException {
        Set<Path> reached = new TreeSet<>();
        Deque<Path> open = new ArrayDeque<>(List.of(ROOT.resolve("README.md")));
        while (!open.isEmpty()) {
            Path page = open.remove();
            if (page.toString().endsWith(".md") && reached.add(page)) {
                open.addAll(links(page));
            }
        }
        try (Stream<Path> pages = Files.walk(ROOT.resolve("docs"))) {
            assertEquals(List.of(), pages.filter(page -> page.toString().endsWith(".md") && !reached.contains(page)).map(ROOT::relativize).toList());
        }
    }

    @Test
    void noLinkIsBroken() throws IOException {
        List<String> broken = new ArrayList<>();
        try (Stream<Path> pages = Stream.concat(Files.walk(ROOT.resolve("docs")), Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md").map(ROOT::resolve))) {
            for (Path page : pages.filter(file -> file.toString().endsWith(".md")).toList()) {
                links(page).stream().filter(target -> !Files.exists(target)).forEach(target -> broken.add(ROOT.relativize(page) + " -> " + ROOT.relativize(target)));
            }
        }
        assertEquals(List.of(), broken);
    }

    private static List<Path> links(Path page) throws IOException {
        return LINK.matcher(Files.readString(page)).results().map((MatchResult link) -> link.group(1)).filter(link -> !link.contains(":"))
                .map(link -> page.resolveSibling(link).normalize()).collect(Collectors.toList());
    }

    @Test
    void readmeIsShortAndDefinesItsTermsFirst() throws IOException {
        List<String> lines = Files.readAllLines(ROOT.resolve("README.md"));
        long words = lines.stream().flatMap(line -> Stream.of(line.strip().split("\\s+"))).filter(word -> !word.isEmpty()).count();
        assertTrue(words < MOST_WORDS, words + " words");
        String opening = String.join("\n", lines.subList(0, 10));
        assertTrue(opening.contains("**Golden Angle**:") && opening.contains("**W**:"), opening);
    }
}
