package dev.goldenangle.toolkit.cli;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Converts goals to JSON. */
final class GoalJson {
    private GoalJson() {
    }

    static Map<String, Object> of(GoalSet set, List<GoalResult> results) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("set", set.id());
        json.put("goals", results.stream().map(GoalJson::goal).toList());
        List<Map<String, Object>> checks = results.stream().flatMap(result -> check(result).stream()).toList();
        if (!checks.isEmpty()) {
            json.put("checks", checks);
        }
        json.put("pass", results.stream().noneMatch(GoalResult::isMissed));
        return json;
    }

    private static Map<String, Object> goal(GoalResult result) {
        Goal goal = result.goal();
        Limits limits = goal.limits();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", goal.name());
        json.put("measure", goal.measure().key());
        if (goal.landing() > 0) {
            json.put("landing", goal.landing());
        }
        json.put("scenario", goal.scenario().text());
        json.put("value", result.value());
        json.put("seeds", result.spread().seeds());
        json.put("statistic", goal.scenario().statistic().text());
        json.put("low", result.spread().low());
        json.put("high", result.spread().high());
        json.put("relation", limits.relation().key());
        json.put("limit", limits.relation() == Relation.BETWEEN ? List.of(limits.low(), limits.high()) : limits.first().number());
        if (limits.relation() == Relation.ABOUT) {
            json.put("tolerance", limits.second().orElseThrow().number());
        }
        json.put("unit", limits.unit());
        json.put("weight", goal.weight());
        json.put("pass", result.pass());
        json.put("why", result.why());
        return json;
    }

    /** The acceptance check that a goal stands for, in the units of earlier versions, for existing scripts. */
    private static Optional<Map<String, Object>> check(GoalResult result) {
        Limits limits = result.goal().limits();
        double factor = limits.unit().equals("%") ? 1e-2 : 1;
        return Arrays.stream(AcceptanceCheck.values()).filter(check -> check.key().equals(result.goal().measure().key())).findFirst().map(check -> {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("name", check.key());
            json.put("value", result.value() * factor);
            json.put("limit", limits.first().number() * factor);
            json.put("unit", unit(check));
            json.put("pass", result.pass());
            json.put("applies", result.isMeasured());
            json.put("why", result.why());
            return json;
        });
    }

    private static String unit(AcceptanceCheck check) {
        return switch (check.quantity()) {
            case SPEED -> "W";
            case SECONDS -> "s";
            default -> "×";
        };
    }
}
