package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.runs.PredictedPath;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Positions of the other bodies of a level between two ticks: in a run, and on a client with network lag. */
record OtherBodies(Mover mover) {
    /** In a run, where the clock of every tick is known. */
    List<Bystander> between(MoverState before, MoverState now, float alpha) {
        return blend(mover.drawnBystanders(before, run(before)), mover.drawnBystanders(now, run(now)), alpha);
    }

    private static IntUnaryOperator run(MoverState state) {
        return ago -> Math.max(0, state.worldTick - ago);
    }

    /**
     * The bodies that the client draws elsewhere, because it knows only the clock of the last snapshot received. Empty for a server.
     *
     * @param inRun their positions in the run
     */
    List<NetworkFigure.Seen> apart(PredictedPath path, int tick, float alpha, List<Bystander> inRun) {
        if (path.end() != PredictedPath.End.CLIENT) {
            return List.of();
        }
        List<Bystander> drawn = blend(seen(path, Math.max(path.first(), tick - 1)), seen(path, tick), alpha);
        List<NetworkFigure.Seen> apart = new ArrayList<>();
        for (int i = 0; i < drawn.size() && drawn.size() == inRun.size(); i++) {
            double away = distance(drawn.get(i), inRun.get(i));
            if (away > 0) {
                apart.add(new NetworkFigure.Seen(drawn.get(i), away));
            }
        }
        return apart;
    }

    private static double distance(Bystander a, Bystander b) {
        return Math.sqrt((a.x() - b.x()) * (a.x() - b.x()) + (a.y() - b.y()) * (a.y() - b.y()) + (a.z() - b.z()) * (a.z() - b.z()));
    }

    private List<Bystander> seen(PredictedPath path, int tick) {
        return mover.drawnBystanders(path.state(tick).orElseThrow(), ago -> path.state(Math.max(path.first(), tick - ago)).orElseThrow().worldTick);
    }

    private static List<Bystander> blend(List<Bystander> before, List<Bystander> now, float alpha) {
        if (alpha >= 1f || before.size() != now.size()) {
            return now;
        }
        List<Bystander> between = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            Bystander a = before.get(i);
            Bystander b = now.get(i);
            between.add(new Bystander(a.x() + (b.x() - a.x()) * alpha, a.y() + (b.y() - a.y()) * alpha, a.z() + (b.z() - a.z()) * alpha, b.body()));
        }
        return between;
    }
}
