package dev.goldenangle.toolkit.link;

import dev.goldenangle.telemetry.Run;

import java.util.Optional;

/**
 * How the link stands at one moment. It never changes; whoever draws it asks for a newer one.
 *
 * @param isConnected whether a game is there
 * @param gameName    what it calls itself; empty when it has not said
 * @param number      of the run, from 1; 0 before the first
 * @param game        what the game did; null before the first state
 * @param model       what the model makes of the same keys; null before the first state
 * @param parting     where the two part; empty while they agree
 * @param refused     messages that were refused since the game connected
 * @param lastRefusal why the last of them was; empty when none was
 */
public record LinkView(boolean isConnected, String gameName, int number, Run game, Run model, Optional<Parting> parting, int refused, String lastRefusal) {
    static final LinkView EMPTY = new LinkView(false, "", 0, null, null, Optional.empty(), 0, "");

    public int ticks() {
        return game == null ? 0 : game.length();
    }

    /** One line for a terminal or a status bar. */
    public String sentence() {
        if (ticks() == 0) {
            return isConnected ? (gameName.isEmpty() ? "A game" : gameName) + " is connected and has sent no state yet" : "No game is connected";
        }
        return parting.map(at -> "Run " + number + " parts from the model at tick " + at.tick() + ": " + at.field() + " is " + (float) at.game() + ", the model says " + (float) at.model())
                .orElse("Run " + number + " agrees with the model over " + ticks() + (ticks() == 1 ? " tick" : " ticks"));
    }
}
