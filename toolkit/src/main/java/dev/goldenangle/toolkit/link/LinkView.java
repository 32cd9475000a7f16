package dev.goldenangle.toolkit.link;

import dev.goldenangle.telemetry.Run;

import java.util.Optional;

/**
 * An immutable snapshot of the link.
 *
 * @param isConnected whether a game is connected
 * @param gameName    name the game gave itself; empty when it gave none
 * @param number      number of the run, from 1; 0 before the first
 * @param game        the game's run; null before the first state
 * @param model       the model's run with the same inputs; null before the first state
 * @param parting     where the two diverge; empty while they agree
 * @param refused     number of messages refused since the game connected
 * @param lastRefusal reason for the last refusal; empty without one
 */
public record LinkView(boolean isConnected, String gameName, int number, Run game, Run model, Optional<Divergence> parting, int refused, String lastRefusal) {
    static final LinkView EMPTY = new LinkView(false, "", 0, null, null, Optional.empty(), 0, "");

    public int ticks() {
        return game == null ? 0 : game.length();
    }

    /** The state in one line. */
    public String sentence() {
        if (ticks() == 0) {
            return isConnected ? (gameName.isEmpty() ? "A game" : gameName) + " is connected and has sent no state yet" : "No game is connected";
        }
        return parting.map(at -> "Run " + number + " diverges from the model at tick " + at.tick() + ": " + at.field() + " is " + (float) at.game() + ", the model says " + (float) at.model())
                .orElse("Run " + number + " agrees with the model over " + ticks() + (ticks() == 1 ? " tick" : " ticks"));
    }
}
