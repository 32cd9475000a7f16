package dev.goldenangle.toolkit.link;

import dev.goldenangle.toolkit.library.BadInput;

import java.util.List;

/** Gives the fuzzing tests access to the message reader of this package. */
public final class GameMessages {
    private GameMessages() {
    }

    public static List<String> texts() {
        return List.of("{\"type\":\"hello\",\"game\":\"a game\"}",
                "{\"type\":\"state\",\"tick\":7,\"position\":[1,2.5,-3],\"velocity\":[4,5,6],\"view\":[0.5,-0.25],\"keys\":{\"forward\":1,\"up\":-1,\"buttons\":3},\"grounded\":true,\"revision\":2}");
    }

    public static void read(String text) throws BadInput {
        try {
            LinkReader.read(text);
        } catch (BadMessage refused) {
            throw new BadInput(refused.getMessage());
        }
    }
}
