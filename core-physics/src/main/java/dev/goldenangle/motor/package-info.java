/** Movement models: each decides velocity from a command, its controller meets the world. */
package dev.goldenangle.motor;
