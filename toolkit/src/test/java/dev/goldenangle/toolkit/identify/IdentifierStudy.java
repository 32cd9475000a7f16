package dev.goldenangle.toolkit.identify;

import dev.goldenangle.toolkit.identify.ChangedGames.ChangedGame;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** How often a game with two changed constants is recognised. */
@Tag("study")
class IdentifierStudy {
    private static final int CASES = Integer.getInteger("cases", 100);
    private static final int FIRST = Integer.getInteger("from", 0);

    @Test
    void modelAndConstantsAreFoundInNineteenOfTwentyCases() throws Exception {
        int found = 0;
        for (int number = FIRST; number < FIRST + CASES; number++) {
            ChangedGame game = ChangedGames.number(number);
            long start = System.nanoTime();
            Identification identification = Identifier.identify(game.track(), () -> false);
            boolean isFound = game.isFound(identification);
            found += isFound ? 1 : 0;
            System.out.printf("%3d %s %.1f s %s%n", number, isFound ? "found " : "MISSED", (System.nanoTime() - start) / 1e9, game.text());
            if (!isFound) {
                identification.matches().stream().limit(3).forEach(match -> System.out.printf("      %s %.4f %s%n", match.preset(), match.explained(),
                        match.constants().stream().map(c -> c.parameter().key() + "=" + (float) c.value() + "±" + (float) c.uncertainty()).toList()));
            }
        }
        System.out.println(found + " of " + CASES);
        assertTrue(found >= 0.95 * CASES);
    }
}
