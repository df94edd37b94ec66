/** What people said of verdicts, and how often they disagreed. */
@NullMarked
package io.holdfast.lab.feedback;

import org.jspecify.annotations.NullMarked;
