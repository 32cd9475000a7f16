/** What is being tuned, played and compared, free of the toolkit but for its beans. Panes talk only through this. */
package dev.goldenangle.workbench.session;
