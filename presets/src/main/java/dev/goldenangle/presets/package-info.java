/**
 * Presets as TOML files: reading with every problem named, writing with every key explained, saving that cannot tear.
 *
 * <p>Stability: stable. It changes in a way that breaks callers only with a new major version (a new minor one before 1.0.0).
 */
package dev.goldenangle.presets;
