package dev.goldenangle.toolkit.link;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;

import java.io.IOException;
import java.util.Optional;

/** Reads messages from a game and trusts nothing: every field must be present, of the right type, finite and within bounds. */
final class LinkReader {
    private static final JsonFactory JSON = new JsonFactory();
    private static final int LONGEST_NAME = 80;
    /** Larger than any map, small enough for float precision. */
    private static final double FARTHEST = 1e7;

    private String type = "";
    private String game = "";
    private int tick = -1;
    private int revision = GameState.NEWEST;
    private float[] position;
    private float[] velocity;
    private float[] view;
    private float[] keys;
    private int buttons;
    private Boolean grounded;

    /** A message: the name of a game, or a state. */
    record Message(Optional<String> hello, Optional<GameState> state) {
    }

    private LinkReader() {
    }

    static Message read(String text) throws BadMessage {
        LinkReader reader = new LinkReader();
        try (JsonParser json = JSON.createParser(text)) {
            reader.object(json);
        } catch (JsonProcessingException wrong) {
            throw new BadMessage("not JSON: " + wrong.getOriginalMessage());
        } catch (IOException | ArithmeticException wrong) {
            throw new BadMessage("cannot be read: " + wrong.getMessage());
        }
        return switch (reader.type) {
            case "hello" -> new Message(Optional.of(reader.game), Optional.empty());
            case "state" -> new Message(Optional.empty(), Optional.of(reader.state()));
            case "" -> throw new BadMessage("\"type\" is missing");
            case "set" -> throw new BadMessage("only the workbench may send \"set\"");
            default -> throw new BadMessage("\"type\" must be \"hello\" or \"state\"");
        };
    }

    private void object(JsonParser json) throws IOException, BadMessage {
        expect(json.nextToken() == JsonToken.START_OBJECT, "a message must be a JSON object");
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String key = json.currentName();
            field(json, key, json.nextToken());
        }
        expect(json.nextToken() == null, "unexpected text after the message");
    }

    private void field(JsonParser json, String key, JsonToken token) throws IOException, BadMessage {
        switch (key) {
            case "type" -> type = word(json, token, key);
            case "game" -> game = word(json, token, key);
            case "tick" -> tick = whole(json, token, key);
            case "revision" -> revision = whole(json, token, key);
            case "position" -> position = numbers(json, token, key, 3, FARTHEST);
            case "velocity" -> velocity = numbers(json, token, key, 3, FARTHEST);
            case "view" -> view = numbers(json, token, key, 2, FARTHEST);
            case "grounded" -> {
                expect(token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE, "\"grounded\" must be true or false");
                grounded = token == JsonToken.VALUE_TRUE;
            }
            case "keys" -> keys(json, token);
            default -> json.skipChildren();
        }
    }

    private void keys(JsonParser json, JsonToken token) throws IOException, BadMessage {
        expect(token == JsonToken.START_OBJECT, "\"keys\" must be an object");
        keys = new float[3];
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String key = json.currentName();
            JsonToken value = json.nextToken();
            switch (key) {
                case "forward" -> keys[0] = number(json, value, key, 1);
                case "right" -> keys[1] = number(json, value, key, 1);
                case "up" -> keys[2] = number(json, value, key, 1);
                case "buttons" -> buttons = whole(json, value, key);
                default -> json.skipChildren();
            }
        }
    }

    private GameState state() throws BadMessage {
        expect(tick >= 0, "a state needs a \"tick\"");
        expect(position != null && velocity != null && view != null && keys != null, "a state needs \"position\", \"velocity\", \"view\" and \"keys\"");
        Command command = new Command();
        command.set(keys[0], keys[1], keys[2], view[0], view[1], buttons);
        return new GameState(tick, vector(position), vector(velocity), command, Optional.ofNullable(grounded), revision);
    }

    private static Vec3 vector(float[] three) {
        return new Vec3().set(three[0], three[1], three[2]);
    }

    private static String word(JsonParser json, JsonToken token, String key) throws IOException, BadMessage {
        expect(token == JsonToken.VALUE_STRING, "\"" + key + "\" must be text");
        String text = json.getText().replaceAll("\\p{Cntrl}", " ").strip();
        return text.length() <= LONGEST_NAME ? text : text.substring(0, LONGEST_NAME);
    }

    private static int whole(JsonParser json, JsonToken token, String key) throws IOException, BadMessage {
        double value = token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT ? json.getDoubleValue() : Double.NaN;
        expect(value >= 0 && value < Integer.MAX_VALUE && value == Math.rint(value), "\"" + key + "\" must be a whole number, 0 or more");
        return (int) value;
    }

    private static float number(JsonParser json, JsonToken token, String key, double most) throws IOException, BadMessage {
        double value = token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT ? json.getDoubleValue() : Double.NaN;
        expect(Math.abs(value) <= most, "\"" + key + "\" must be a number between −" + (long) most + " and " + (long) most);
        return (float) value;
    }

    private static float[] numbers(JsonParser json, JsonToken token, String key, int count, double most) throws IOException, BadMessage {
        expect(token == JsonToken.START_ARRAY, "\"" + key + "\" must be a list of " + count + " numbers");
        float[] read = new float[count];
        for (int i = 0; i < count; i++) {
            read[i] = number(json, json.nextToken(), key, most);
        }
        expect(json.nextToken() == JsonToken.END_ARRAY, "\"" + key + "\" must be a list of " + count + " numbers");
        return read;
    }

    private static void expect(boolean holds, String what) throws BadMessage {
        if (!holds) {
            throw new BadMessage(what);
        }
    }
}
