/** What the demo needs beside the commands it runs: a system that is wrong on purpose, and what a real model said. */
@NullMarked
package io.holdfast.app.demo;

import org.jspecify.annotations.NullMarked;
