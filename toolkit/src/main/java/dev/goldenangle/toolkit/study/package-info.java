/**
 * Studies: sensitivity analysis, suggestions that reach goals, and sweeps over many points. Headless; used by the command line, the window
 * and the cluster job.
 *
 * <p>The main classes:
 * <ul>
 * <li>{@link dev.goldenangle.toolkit.study.KnobSpace} is a preset and the knobs to vary:
 *     {@code KnobSpace.sliders(model, parameters, locked)}. A point gives each knob a share of its range, 0 to 1; {@code amounts}
 *     and {@code at} convert it to knob values and to parameters.
 * <li>{@link dev.goldenangle.toolkit.study.StudyMeasure} is a metric to take: {@code StudyMeasure.of(goal)} for a goal,
 *     {@code StudyMeasure.usual} for a measure. {@link dev.goldenangle.toolkit.study.Evaluator} computes them.
 * <li>{@link dev.goldenangle.toolkit.background.Progress}: one for each piece of work. The worker counts in it; a view reads
 *     {@code done, total, rate, secondsLeft, stage} on each frame and may call {@code cancel}, which keeps finished work.
 * <li><b>Sensitivity</b>: {@code LocalEffects.of(space, evaluator, threads, monitor)} takes one step of each knob from the base (quick).
 *     A {@link dev.goldenangle.toolkit.study.Study} with the design MORRIS and {@code EffectMatrix.of(study, table)} covers the full
 *     ranges; the table may be incomplete. {@code mean} gives the sign, {@code muStar} the strength, and {@code sigma} over
 *     {@code muStar} the dependence on other knobs. {@code movers(measure)} and {@code byInfluence()} sort knobs. For Sobol indices,
 *     use a study with SALTELLI and {@code SobolIndices.of}.
 * <li><b>Slices and maps</b>: {@code KnobSlice.of(space, knob, evaluator, 17, threads, monitor)} gives all measures along a knob, with
 *     median and band over the seeds; {@code KnobMap.of} gives the means over two knobs, row by row while it runs.
 * <li><b>Reach</b>: {@code Reach.solve(new ReachQuestion(space, wanted, kept, atMost, maps), threads, monitor, news)};
 *     {@code news} receives all suggestions so far, ranked, on any thread. {@code Suggestion.parameters()} are the values to apply.
 * <li><b>Sweeps</b>: {@code study.run(threads, monitor, table, onRow)} fills a {@link dev.goldenangle.toolkit.study.StudyTable} from
 *     its end; rows arrive in order while it runs. {@code SweepFile} does the same into a file that survives being killed.
 * <li><b>In a window</b>: {@link dev.goldenangle.toolkit.background.Job} runs any of these on a background thread and delivers
 *     results on the JavaFX thread; {@link dev.goldenangle.toolkit.study.StudyCache} stores studies in a folder, so that finished ones
 *     load at once and interrupted ones continue.
 * </ul>
 * All calls block, so do not call them on the JavaFX thread. Results do not depend on the number of threads. A study is a pure function
 * from a row number to the row.
 */
package dev.goldenangle.toolkit.study;
