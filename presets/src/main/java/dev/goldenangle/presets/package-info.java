/**
 * Presets as TOML files: reading that reports every problem, writing that explains every key, and safe saving.
 *
 * <p>Stability: stable. It changes in a way that breaks callers only with a new major version (a new minor one before 1.0.0).
 */
package dev.goldenangle.presets;
