/** Speed claims, declared once and measured by one command. */
package dev.goldenangle.workbench.bench;
