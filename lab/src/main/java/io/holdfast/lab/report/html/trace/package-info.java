/** One traced answer as HTML: its claims, and its documents with the evidence marked. */
@NullMarked
package io.holdfast.lab.report.html.trace;

import org.jspecify.annotations.NullMarked;
