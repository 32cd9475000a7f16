package dev.goldenangle.toolkit.kit;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The results of a port: the model, and for each case a list of states. A state is a list of the fields of {@link KitField}. */
public final class KitResults {
    private static final int MAX_TICKS = 100_000;
    private final Map<String, double[][]> cases = new LinkedHashMap<>();
    private String model = "";

    private KitResults() {
    }

    /** @param name name of the text in messages */
    public static KitResults read(String name, String text) throws BadInput {
        KitResults results = new KitResults();
        try (JsonParser json = new JsonFactory().createParser(text)) {
            results.readObject(json);
        } catch (JsonProcessingException wrong) {
            throw new BadInput(name + ":" + (wrong.getLocation() == null ? 1 : wrong.getLocation().getLineNr()) + ": " + wrong.getOriginalMessage());
        } catch (IOException unreadable) {
            throw new BadInput(name + ": cannot be read: " + unreadable.getMessage());
        }
        if (results.model.isEmpty()) {
            throw new BadInput(name + ": there is no \"model\"");
        }
        return results;
    }

    private void readObject(JsonParser json) throws IOException {
        expect(json, json.nextToken(), JsonToken.START_OBJECT, "an object with \"model\" and \"cases\"");
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String key = json.currentName();
            JsonToken value = json.nextToken();
            if (key.equals("model")) {
                expect(json, value, JsonToken.VALUE_STRING, "the name of a model");
                model = json.getText();
            } else if (key.equals("cases")) {
                readCases(json, value);
            } else {
                json.skipChildren();
            }
        }
    }

    private void readCases(JsonParser json, JsonToken first) throws IOException {
        expect(json, first, JsonToken.START_OBJECT, "an object with a list of states for each case");
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            expect(json, json.nextToken(), JsonToken.START_ARRAY, "the list of states of " + name);
            List<double[]> states = new ArrayList<>();
            while (json.nextToken() == JsonToken.START_ARRAY) {
                states.add(readState(json));
                if (states.size() > MAX_TICKS) {
                    throw new JsonParseException(json, name + " has more than " + MAX_TICKS + " states");
                }
            }
            expect(json, json.currentToken(), JsonToken.END_ARRAY, "a state, which is a list of numbers");
            cases.put(name, states.toArray(double[][]::new));
        }
    }

    private static double[] readState(JsonParser json) throws IOException {
        double[] state = new double[KitField.ALL.size()];
        int count = 0;
        for (JsonToken token = json.nextToken(); token != JsonToken.END_ARRAY; token = json.nextToken()) {
            if (count == state.length) {
                throw new JsonParseException(json, "a state has " + state.length + " numbers");
            }
            state[count++] = number(json, token);
        }
        if (count != state.length) {
            throw new JsonParseException(json, "a state has " + state.length + " numbers, not " + count);
        }
        return state;
    }

    /** A number, a boolean, or text such as 0x1.8p+3, which keeps every bit. */
    private static double number(JsonParser json, JsonToken token) throws IOException {
        try {
            return switch (token) {
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> json.getDoubleValue();
                case VALUE_TRUE -> 1;
                case VALUE_FALSE -> 0;
                case VALUE_STRING -> Double.parseDouble(json.getText());
                default -> throw new NumberFormatException("not a number");
            };
        } catch (NumberFormatException wrong) {
            throw new JsonParseException(json, "\"" + json.getText() + "\" is not a number", wrong);
        }
    }

    private static void expect(JsonParser json, JsonToken found, JsonToken wanted, String what) throws IOException {
        if (found != wanted) {
            throw new JsonParseException(json, "expected " + what);
        }
    }

    public String model() {
        return model;
    }

    public Optional<double[][]> of(String name) {
        return Optional.ofNullable(cases.get(name));
    }

    /** Names of all cases in the results. */
    public List<String> names() {
        return List.copyOf(cases.keySet());
    }
}
