/** Presets as TOML files: reading with every problem named, writing with every key explained, saving that cannot tear. */
package dev.goldenangle.presets;
