/**
 * The shared page: the core compiled to WebAssembly, and what its script calls. Java here runs in a browser, so it uses only the part of the class
 * library that TeaVM has.
 */
package dev.goldenangle.web;
