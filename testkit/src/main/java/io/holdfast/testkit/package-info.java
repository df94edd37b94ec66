/**
 * Hand-written fakes and helpers for tests: of Holdfast and of its users.
 *
 * @see ScriptedChat a chat model that says what the test wants
 * @see FakeClock time that moves only on demand
 * @see GoldenFile output compared with a committed file
 * @see ForAll a property on many random values
 * @see LocalPostgres a real PostgreSQL, or the test is skipped
 */
@NullMarked
package io.holdfast.testkit;

import org.jspecify.annotations.NullMarked;
