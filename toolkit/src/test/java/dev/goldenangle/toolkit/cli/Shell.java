package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * The result of a command.
 *
 * @param code exit code
 * @param out  standard output
 * @param err  standard error
 */
record Shell(int code, String out, String err) {
    private static final ObjectMapper STRICT = JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

    /** Runs {@code workbench} with these arguments. */
    static Shell run(Object... words) {
        String[] args = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            args[i] = words[i].toString();
        }
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Cli.run(new PrintWriter(out), new PrintWriter(err), args, Map.of());
        return new Shell(code, out.toString(), err.toString());
    }

    /** Standard output as one JSON value; the command must exit with this code. */
    static JsonNode json(int code, Object... words) {
        Shell shell = run(words);
        assertEquals(code, shell.code, shell.err);
        return shell.json();
    }

    JsonNode json() {
        try {
            return STRICT.readTree(out);
        } catch (IOException notJson) {
            throw new UncheckedIOException(out, notJson);
        }
    }
}
