package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.study.SparkAddress;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

/** Checks in the background whether the configured Spark cluster can be used. */
final class SparkCheck {
    private final SweepStore store;
    private final LatestTask<SparkAddress, Answer> task;

    /** @param problem empty if there is none */
    private record Answer(SparkAddress of, String problem) {
    }

    SparkCheck(Tasks tasks, SweepStore store, Runnable onAnswer) {
        this.store = store;
        task = tasks.latest(0, (address, isStale) -> new Answer(address, address.problem().orElse("")));
        task.answerProperty().addListener(observable -> onAnswer.run());
    }

    void check() {
        if (store.spark().isSet()) {
            task.ask(store.spark());
        }
    }

    void set(SparkAddress address) {
        store.setSpark(address);
        check();
    }

    boolean isSet() {
        return store.spark().isSet();
    }

    boolean isUsable() {
        return isSet() && isAnswered() && task.answerProperty().get().problem.isEmpty();
    }

    private boolean isAnswered() {
        Answer answer = task.answerProperty().get();
        return answer != null && answer.of.equals(store.spark());
    }

    /** Why Spark cannot be used; empty if it can. */
    String problem() {
        return !isSet() ? Messages.text("sweep.spark.unset") : isAnswered() ? task.answerProperty().get().problem : Messages.text("sweep.spark.connecting", store.spark().master());
    }
}
