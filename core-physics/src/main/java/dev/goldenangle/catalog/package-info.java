/** The one list of models. */
package dev.goldenangle.catalog;
