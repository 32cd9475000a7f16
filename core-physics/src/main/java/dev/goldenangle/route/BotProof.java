package dev.goldenangle.route;

import dev.goldenangle.bot.BotContext;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.CoursedMap;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.MoverState;

import java.util.List;

/** Lets the waypoint bot run a course and checks how far it gets. */
final class BotProof {
    private static final double PATIENCE = 3;
    private static final double PATIENCE_SECONDS = 15;
    private final Model model;
    private final ParameterSet parameters;
    private final Body body;
    /** Time to the last place; NaN if it did not get there. */
    double seconds = Double.NaN;
    /** The last point of the path that it passed. */
    int reached;

    BotProof(Model model, ParameterSet parameters, Body body) {
        this.model = model;
        this.parameters = parameters;
        this.body = body;
    }

    /** @param level with the course and its path */
    BotProof run(Level level) {
        FoundRoute route = level.course().route().orElseThrow();
        Simulation simulation = new Simulation(model, parameters, level, BotType.WAYPOINT.create(new BotContext(model.theory(parameters),
                parameters.get(model.tickRate()), (float) parameters.w(), body.radius(), level.waypoints().stream()
                .map(place -> new BotContext.Place(place.feet(), place.move())).toList(), 1, model.moves(parameters)), BotType.WAYPOINT.parameters().defaults()));
        List<CourseStop> stops = level.course().stops();
        double w = parameters.w() / level.unitsPerMetre();
        int most = (int) ((PATIENCE * route.length() / w + PATIENCE_SECONDS) * simulation.tickRate());
        int next = 0;
        for (int tick = 0; tick < most && next < stops.size(); tick++) {
            simulation.tick();
            while (next < stops.size() && isAt(stops.get(next), simulation.state(), level)) {
                next++;
            }
            notice(route, simulation.state(), level);
        }
        seconds = next == stops.size() ? simulation.tickCount() / simulation.tickRate() : Double.NaN;
        return this;
    }

    /** Like a checkpoint: touched by the body. */
    private boolean isAt(CourseStop stop, MoverState state, Level level) {
        double unit = level.unitsPerMetre();
        double reach = CoursedMap.GATE_HALF_METRES + body.radius() / unit;
        double feet = (state.position.z + body.bottom()) / unit;
        return Math.abs(state.position.x / unit - stop.x()) <= reach && Math.abs(state.position.y / unit - stop.y()) <= reach
                && feet <= stop.z() + CoursedMap.GATE_HEIGHT_METRES && (state.position.z + body.top()) / unit >= stop.z();
    }

    private void notice(FoundRoute route, MoverState state, Level level) {
        double unit = level.unitsPerMetre();
        while (reached + 1 < route.points().size()) {
            FoundRoute.Point point = route.points().get(reached + 1);
            boolean near = Elementary.hypot(state.position.x / unit - point.x(), state.position.y / unit - point.y()) < 2 * CoursedMap.GATE_HALF_METRES
                    && Math.abs((state.position.z + body.bottom()) / unit - point.z()) < CoursedMap.GATE_HALF_METRES;
            if (!near) {
                return;
            }
            reached++;
        }
    }
}
