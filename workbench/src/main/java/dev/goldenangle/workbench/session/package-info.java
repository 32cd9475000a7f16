/** The session, which combines document, live play and runs. */
package dev.goldenangle.workbench.session;
