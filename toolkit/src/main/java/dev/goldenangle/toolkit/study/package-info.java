/**
 * Studies: what changes what, how to reach a goal, and sweeps over many points. Headless; the command line, the window and a cluster
 * stand on it.
 *
 * <p>For whoever builds on it, such as a window:
 * <ul>
 * <li>{@link dev.goldenangle.toolkit.study.KnobSpace} is a preset and the knobs that may move:
 *     {@code KnobSpace.sliders(model, parameters, locked)}. A point gives each knob a share of its range, 0 to 1; {@code amounts}
 *     and {@code at} turn it into numbers and into a preset.
 * <li>{@link dev.goldenangle.toolkit.study.StudyMeasure} is a number that is taken: {@code StudyMeasure.of(goal, seeds)} of a goal,
 *     {@code StudyMeasure.usual} of a measure. {@link dev.goldenangle.toolkit.study.Evaluator} takes them.
 * <li>{@link dev.goldenangle.toolkit.study.StudyMonitor}: one for each piece of work. The worker counts in it; a view reads
 *     {@code done, total, rate, secondsLeft, stage} on each frame and calls {@code cancel}. What was made by then stays.
 * <li><b>What changes what</b>: {@code LocalEffects.of(space, evaluator, threads, monitor)} is one step of each knob from here (quick);
 *     a {@link dev.goldenangle.toolkit.study.Study} with the design MORRIS and {@code EffectMatrix.of(study, table)} is over the whole
 *     ranges, also of a table that is not complete yet. {@code mean} has the sign, {@code muStar} the length of a bar, {@code sigma}
 *     over {@code muStar} its dot. {@code movers(measure)} and {@code byInfluence()} order knobs. Sobol indices on demand: a study with
 *     SALTELLI and {@code SobolIndices.of}.
 * <li><b>Slices and maps</b>: {@code KnobSlice.of(space, knob, evaluator, 17, threads, monitor)} has the median and the band over the
 *     seeds of all measures along a knob; {@code KnobMap.of} the means over two knobs, row by row while it runs.
 * <li><b>Reach</b>: {@code Reach.solve(new ReachQuestion(space, wanted, kept, atMost, seeds, maps), threads, monitor, news)};
 *     {@code news} gets all recipes so far, ranked, on any thread. {@code Recipe.parameters()} is what <i>apply</i> puts into the knobs.
 * <li><b>Sweeps</b>: {@code study.run(threads, monitor, table, onRow)} fills a {@link dev.goldenangle.toolkit.study.StudyTable} from
 *     where it is; rows come in order while it runs. {@code SweepFile} does the same into a file that survives being killed.
 * <li><b>Behind a window</b>: {@link dev.goldenangle.toolkit.study.StudyJob} runs any of these on a thread of its own and hands over
 *     what there is on the window's; {@link dev.goldenangle.toolkit.study.StudyShelf} keeps studies in a folder, so that one that was
 *     asked for before is there at once and one that was left goes on.
 * </ul>
 * Everything blocks the thread that calls it, which is not the window's, and uses as many threads as it is told. Results do not depend
 * on that number. A study is a pure function from the number of a row to the row.
 */
package dev.goldenangle.toolkit.study;
