/** Meets the world: moves a shape along its velocity and answers what is in the way. */
package dev.goldenangle.controller;
