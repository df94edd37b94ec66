/**
 * Hand-written fakes and helpers for tests: of Holdfast and of its users.
 *
 * @see ScriptedChat
 * @see FakeClock
 * @see GoldenFile
 * @see ForAll
 * @see LocalPostgres
 */
@NullMarked
package io.holdfast.testkit;

import org.jspecify.annotations.NullMarked;
