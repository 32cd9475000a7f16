/** Map files in, levels out, and every problem with its line and column. */
package dev.goldenangle.map;
