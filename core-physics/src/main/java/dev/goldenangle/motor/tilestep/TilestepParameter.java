package dev.goldenangle.motor.tilestep;

import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

/** The parameters of the tilestep model, in tiles and seconds. */
public enum TilestepParameter implements Parameter {
    RUN_SPEED(Spec.number(Groups.GROUND, Unit.TILES_PER_SECOND, 6).limits(0.5, 30).slider(1, 15)
            .doc("Speed with the run button; this is W.", "crossing a screen takes too long", "a tick moves past the edge of a tile before it can stop")),
    WALK_SPEED(Spec.number(Groups.GROUND, Unit.TILES_PER_SECOND, Value.ofW(0.65)).limits(Value.ofW(0.05), Value.ofW(1)).slider(Value.ofW(0.2), Value.ofW(1))
            .doc("Speed without the run button.", "walking is too slow", "running is pointless")),
    STEP_UP(Spec.number(Groups.GROUND, Unit.TILES, 0).limits(0, 2).slider(0, 1)
            .doc("Highest edge the player walks up, and deepest edge they walk down without falling.", "every kerb needs a jump", "cliffs can be walked up")),

    JUMP_SPEED(Spec.number(Groups.JUMP, Unit.TILES_PER_SECOND, 7.5).limits(0, 50).slider(2, 15)
            .doc("Upward speed of a jump.", "a jump clears no level", "jumps leave the screen").acts(ActsWhen.JUMPING)),
    GRAVITY(Spec.number(Groups.JUMP, Unit.TILES_PER_SECOND_SQUARED, 25).limits(1, 200).slider(5, 60)
            .doc("Downward acceleration in the air.", "jumps float", "jumps are hardly visible").acts(ActsWhen.IN_AIR)),
    TERMINAL_SPEED(Spec.number(Groups.JUMP, Unit.TILES_PER_SECOND, 20).limits(1, 100).slider(4, 40)
            .doc("Fastest fall.", "falls look like a parachute", "the eye cannot follow falls").acts(ActsWhen.IN_AIR)),

    HALF_WIDTH(Spec.number(Groups.BODY, Unit.TILES, 0.3).limits(0.05, 1).slider(0.1, 0.6)
            .doc("Half the side of the footprint.", "bodies slip through gaps that should stop them", "a path one tile wide is blocked")),
    HEIGHT(Spec.number(Groups.BODY, Unit.TILES, 0.9).limits(0.1, 4).slider(0.3, 2)
            .doc("From the feet to the top of the head.", "the player fits under roofs that are too low", "the player does not fit through tubes and doors")),
    EYE_HEIGHT(Spec.number(Groups.BODY, Unit.TILES, 0.75).limits(0, 4).slider(0.2, 2)
            .doc("Height of the eyes above the feet.", "the view is from the ground", "the view is from above the head")),

    MOUNT_SPEED(Spec.number(Groups.MOUNT, Unit.RATIO, 1.5).limits(0.1, 4).slider(0.5, 3)
            .doc("Speed of a ridden mount relative to a walker's.", "riding is slower than walking", "a mount cannot be steered")),
    MOUNT_REACH(Spec.number(Groups.MOUNT, Unit.TILES, 0.5).limits(0, 4).slider(0, 2)
            .doc("How near the mount must be to get on.", "mounting needs the exact spot", "the player jumps across the yard to the mount")),

    TWEEN(Spec.number(Groups.DRAWING, Unit.PER_SECOND, 20).limits(0.1, 1000).slider(2, 60)
            .doc("How fast the drawn body approaches the real one, as a share per second.", "the drawn body lags behind", "corrections jerk")),
    SNAP_DISTANCE(Spec.number(Groups.DRAWING, Unit.TILES, 1).limits(0, 50).slider(0, 4)
            .doc("Beyond this distance the drawn body jumps to the real one.", "every correction is a jump", "a teleport slides across the map")),

    TICK_RATE(Spec.number(Groups.RUN, Unit.HERTZ, 60).limits(30, 1000).slider(30, 240)
            .doc("Ticks per second.", "moves are coarse", "processor time is wasted"));

    private final Spec spec;

    TilestepParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    static final class Groups {
        static final Group GROUND = new Group("ground", "On the ground", "How fast the player walks, and what counts as a step.");
        static final Group JUMP = new Group("jump", "Jump and fall", "Which edges a jump clears and how long a fall takes.");
        static final Group BODY = new Group("body", "Body", "Which gaps the player fits through.");
        static final Group MOUNT = new Group("mount", "Mount", "How riding differs from walking.");
        static final Group DRAWING = new Group("drawing", "Drawn body", "How the body on screen follows the simulated one.");
        static final Group RUN = new Group("run", "Run", "How the model is simulated.");

        private Groups() {
        }
    }
}
