package dev.goldenangle.web;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.telemetry.Run;
import org.teavm.interop.Export;

import java.util.ArrayList;
import java.util.List;

/**
 * The functions that the page's script calls. They exchange numbers only, so that the script needs no generated code to convert objects, which the
 * page's security policy forbids: texts go in with {@link #put} and come out with {@link #get}. There is one run in a page.
 */
public final class PageCore {
    private static final int SHARED = 0;
    private static final int NOW = 1;
    private static final List<String> ARGUMENTS = new ArrayList<>();
    private static final StringBuilder ARGUMENT = new StringBuilder();
    private static String answer = "";
    private static float[] numbers = {};
    private static SharedRun page;
    private static OwnRun own;

    private PageCore() {
    }

    /** The compiler starts here; the script calls the other methods. */
    public static void main(String[] args) {
        // a page begins with OPEN
    }

    /** Adds a UTF-16 unit to the next argument. */
    @Export(name = "put")
    public static void put(int unit) {
        ARGUMENT.append((char) unit);
    }

    /** Ends an argument. */
    @Export(name = "next")
    public static void next() {
        ARGUMENTS.add(ARGUMENT.toString());
        ARGUMENT.setLength(0);
    }

    /** The units of the last answer. */
    @Export(name = "get")
    public static int get(int index) {
        return answer.charAt(index);
    }

    /** A number of the last column, scene or place. */
    @Export(name = "number")
    public static float number(int index) {
        return numbers[index];
    }

    /** Asks for a text, with the arguments given before. Returns its length. A refusal is JSON with a field "problem". */
    @Export(name = "ask")
    public static int ask(int question, int run) {
        try {
            answer = answer(Question.values()[question], run);
        } catch (RuntimeException refused) {
            String reason = refused.getMessage() == null ? refused.toString() : refused.getMessage();
            answer = new JsonText().open('{').field("problem", reason).close('}').toString();
        }
        ARGUMENTS.clear();
        return answer.length();
    }

    /** What the script can ask, in the order of its own list. */
    private enum Question { KNOW, OPEN, KNOBS, CHANGE, COMPARISON, TRACE, HASH, WRITTEN, BEGIN }

    private static String answer(Question question, int run) {
        switch (question) {
            case KNOW -> PlainToml.know(ARGUMENTS.get(0), ARGUMENTS.get(1));
            case OPEN -> page = new SharedRun(ARGUMENTS.get(0), bytes(ARGUMENTS.get(1)), ARGUMENTS.get(2));
            case BEGIN -> own = new OwnRun(page);
            default -> {
                return text(question, run);
            }
        }
        return page == null ? "{}" : page.about();
    }

    private static String text(Question question, int run) {
        return switch (question) {
            case KNOBS -> page.knobTable();
            case CHANGE -> page.change(ARGUMENTS.get(0));
            case COMPARISON -> page.comparison(run(run));
            case TRACE -> own.trace();
            case HASH -> Hash64.hex(run(run).hash());
            default -> page.written(ARGUMENTS.get(0), Double.parseDouble(ARGUMENTS.get(1)));
        };
    }

    private static byte[] bytes(String units) {
        byte[] bytes = new byte[units.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) units.charAt(i);
        }
        return bytes;
    }

    /** Reads a column of a run, named by the argument, with one number per tick. Returns their count. */
    @Export(name = "column")
    public static int column(int run) {
        next();
        numbers = run(run).column(ARGUMENTS.get(0));
        ARGUMENTS.clear();
        return numbers.length;
    }

    @Export(name = "scene")
    public static int scene() {
        numbers = Scene.of(page.level());
        return numbers.length;
    }

    /** Simulates one tick of the visitor's run. */
    @Export(name = "step")
    public static void step(float forward, float right, float up, float yaw, float pitch, int buttons) {
        own.step(forward, right, up, yaw, pitch, buttons);
    }

    /** Where the visitor is: x, y, z, speed, yaw, pitch, eye height, on the ground, course stage. */
    @Export(name = "place")
    public static int place() {
        numbers = own.place();
        return numbers.length;
    }

    private static Run run(int run) {
        return run == SHARED ? page.shared() : run == NOW ? page.now() : own.run();
    }
}
