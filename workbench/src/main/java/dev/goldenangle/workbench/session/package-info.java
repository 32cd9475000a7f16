/** The root that composes document, live play and runs. */
package dev.goldenangle.workbench.session;
