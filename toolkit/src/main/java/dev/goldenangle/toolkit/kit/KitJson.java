package dev.goldenangle.toolkit.kit;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/** Cases and worlds as JSON; {@code kit.schema.json} describes the format. */
final class KitJson {
    private final JsonGenerator json;

    @FunctionalInterface
    private interface Part {
        void write(KitJson writer) throws IOException;
    }

    private KitJson(JsonGenerator json) {
        this.json = json;
    }

    private static String text(Part part) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.useDefaultPrettyPrinter();
            part.write(new KitJson(json));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text + "\n";
    }

    static String of(KitCase kitCase, Model model) {
        return text(writer -> writer.writeCase(kitCase, model));
    }

    /** Brushes as planes (outward normal and distance, solid where n·p ≤ d) and corners, in the model's unit. */
    static String of(Level level, BrushWorld world) {
        return text(writer -> writer.world(level, world));
    }

    private void writeCase(KitCase kitCase, Model model) throws IOException {
        json.writeStartObject();
        json.writeStringField("case", kitCase.name());
        json.writeStringField("kind", kitCase.kind().key());
        json.writeStringField("tolerance", kitCase.kind().tolerance().key());
        json.writeStringField("preset", kitCase.preset());
        json.writeStringField("world", kitCase.map());
        json.writeObjectFieldStart("parameters");
        for (Parameter parameter : model.parameters().parameters()) {
            parameter(parameter, kitCase);
        }
        json.writeEndObject();
        json.writeFieldName("start");
        state(kitCase.start(), model);
        json.writeArrayFieldStart("ticks");
        for (int tick = 0; tick < kitCase.ticks(); tick++) {
            json.writeStartObject();
            command(kitCase.commands().get(tick));
            json.writeFieldName("expected");
            state(kitCase.states().get(tick), model);
            causes(kitCase.causes().get(tick));
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void parameter(Parameter parameter, KitCase kitCase) throws IOException {
        Spec spec = parameter.spec();
        switch (spec.kind()) {
            case NUMBER -> json.writeNumberField(parameter.key(), kitCase.parameters().get(parameter));
            case WHOLE -> json.writeNumberField(parameter.key(), kitCase.parameters().getInt(parameter));
            case SWITCH -> json.writeBooleanField(parameter.key(), kitCase.parameters().isOn(parameter));
            case CHOICE -> json.writeStringField(parameter.key(), spec.options().get(kitCase.parameters().getInt(parameter)));
        }
    }

    private void state(MoverState state, Model model) throws IOException {
        json.writeStartObject();
        vector("position", state.position);
        vector("velocity", state.velocity);
        json.writeNumberField("yaw", state.yaw);
        json.writeNumberField("pitch", state.pitch);
        json.writeBooleanField("grounded", state.grounded);
        vector("ground_normal", state.groundNormal);
        json.writeBooleanField("crouched", state.crouched);
        json.writeObjectFieldStart("registers");
        for (Enum<?> register : model.registers()) {
            json.writeNumberField(register.name().toLowerCase(Locale.ROOT), state.get(register));
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    /** Writes decimals, which read back to the same float, and hexadecimal, which shows the bits. */
    private void vector(String name, Vec3 v) throws IOException {
        json.writeArrayFieldStart(name);
        for (float component : new float[] {v.x, v.y, v.z}) {
            json.writeNumber(component);
        }
        json.writeEndArray();
        json.writeArrayFieldStart(name + "_hex");
        for (float component : new float[] {v.x, v.y, v.z}) {
            json.writeString(KitText.hex(component));
        }
        json.writeEndArray();
    }

    private void command(Command command) throws IOException {
        json.writeObjectFieldStart("command");
        json.writeNumberField("forward", command.forward);
        json.writeNumberField("right", command.right);
        json.writeNumberField("up", command.up);
        json.writeNumberField("yaw", command.yaw);
        json.writeNumberField("pitch", command.pitch);
        json.writeNumberField("buttons", command.buttons);
        json.writeEndObject();
    }

    private void causes(List<SpeedCause> causes) throws IOException {
        json.writeArrayFieldStart("causes");
        for (SpeedCause cause : causes) {
            json.writeString(cause.name().toLowerCase(Locale.ROOT));
        }
        json.writeEndArray();
    }

    private void world(Level level, BrushWorld world) throws IOException {
        json.writeStartObject();
        json.writeStringField("world", level.name());
        json.writeArrayFieldStart("brushes");
        for (Brush brush : world.brushes()) {
            brush(brush);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void brush(Brush brush) throws IOException {
        Vec3 vector = new Vec3();
        json.writeStartObject();
        json.writeArrayFieldStart("planes");
        for (int i = 0; i < brush.planeCount(); i++) {
            float distance = brush.plane(i, vector);
            numbers(vector.x, vector.y, vector.z, distance);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("corners");
        for (int i = 0; i < brush.vertexCount(); i++) {
            brush.vertex(i, vector);
            numbers(vector.x, vector.y, vector.z);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void numbers(float... numbers) throws IOException {
        json.writeStartArray();
        for (float number : numbers) {
            json.writeNumber(number);
        }
        json.writeEndArray();
    }
}
