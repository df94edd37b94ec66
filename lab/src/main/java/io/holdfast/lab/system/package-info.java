/** Systems under test that come with the lab. */
@NullMarked
package io.holdfast.lab.system;

import org.jspecify.annotations.NullMarked;
