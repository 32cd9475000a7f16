package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;

import java.util.EnumSet;
import java.util.Set;

/** The situations that the runs of a trial entered, and so which parameters can have affected them. */
public final class Visited {
    private final Set<ActsWhen> visited = EnumSet.of(ActsWhen.ALWAYS);
    private boolean isAsked;

    /** Whether another value of a parameter could have changed the runs. */
    public boolean matters(Parameter parameter) {
        return visited.contains(parameter.spec().acts());
    }

    void ran(Run run) {
        MoverState start = run.header().start();
        note(start.grounded ? ActsWhen.ON_GROUND : ActsWhen.IN_AIR);
        if (start.mode != MoveMode.NORMAL) {
            visited.add(ActsWhen.FLYING);
        }
        if (start.crouched) {
            visited.add(ActsWhen.CROUCHING);
        }
        for (int tick = 0; tick < run.length(); tick++) {
            note(run.get(CommonColumn.GROUNDED, tick) != 0f ? ActsWhen.ON_GROUND : ActsWhen.IN_AIR);
            float up = run.get(CommonColumn.UP, tick);
            if (up > 0f) {
                note(ActsWhen.JUMPING);
                note(ActsWhen.IN_AIR);
            } else if (up < 0f) {
                note(ActsWhen.CROUCHING);
            }
        }
        if (!run.events(EventKind.TELEPORT).isEmpty()) {
            note(ActsWhen.TELEPORTED);
        }
    }

    private void note(ActsWhen when) {
        visited.add(when);
    }

    /** Watches a bot's use of the theory, because the theory can depend on rules that the run never used. */
    StrafeTheory watching(StrafeTheory theory) {
        return new StrafeTheory() {
            @Override
            public float bestAngle(MoverState state, Command command) {
                asked();
                return theory.bestAngle(state, command);
            }

            @Override
            public float bestKeys(MoverState state, Command command, int side) {
                asked();
                return theory.bestKeys(state, command, side);
            }

            @Override
            public float bestGain(MoverState state, Command command) {
                asked();
                return theory.bestGain(state, command);
            }

            @Override
            public float wishOffset(Command command) {
                asked();
                return theory.wishOffset(command);
            }

            @Override
            public float speedAtPush(MoverState state, Command command) {
                asked();
                return theory.speedAtPush(state, command);
            }

            @Override
            public float viewOffset(MoverState state) {
                return theory.viewOffset(state);
            }
        };
    }

    private void asked() {
        if (!isAsked) {
            isAsked = true;
            note(ActsWhen.ON_GROUND);
            note(ActsWhen.IN_AIR);
            note(ActsWhen.JUMPING);
        }
    }
}
