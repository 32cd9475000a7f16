package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The keys of the fuzzer, as shares of twenty thousand ticks with new keys on each. */
class FuzzerBotTest {
    private static final int TICKS = 20_000;

    private static double share(String buttons, Predicate<Command> counted) {
        CommandSource bot = BotType.FUZZER.create(new BotContext(Optional.empty(), 10, 10f, 0.4f, List.of(), 1),
                BotType.FUZZER.parameters().defaults().with("hold", "0.001").with("buttons", buttons));
        Command command = new Command();
        MoverState state = new MoverState(0);
        int count = 0;
        for (int tick = 0; tick < TICKS; tick++) {
            bot.fill(tick, state, command);
            count += counted.test(command) ? 1 : 0;
        }
        return count / (double) TICKS;
    }

    @Test
    void axesAreMostlyFullyPressedKeys() {
        assertEquals(0.3, share("10", command -> command.forward == 1f), 0.02);
        assertEquals(0.2, share("10", command -> command.right == -1f), 0.02);
        assertEquals(0.4, share("10", command -> command.up == 0f), 0.02);
        assertEquals(0.05, share("10", command -> command.right > 0f && command.right < 1f), 0.01);
        assertEquals(0.05, share("10", command -> command.up < 0f && command.up > -1f), 0.01);
    }

    @Test
    void allowedButtonsAreDownAQuarterOfTheTime() {
        for (int button = 0; button < 3; button++) {
            int bit = 1 << button;
            assertEquals(0.25, share("3", command -> (command.buttons & bit) != 0), 0.02);
        }
        assertEquals(0, share("3", command -> command.buttons >= 8));
        assertEquals(0, share("0", command -> command.buttons != 0));
    }
}
