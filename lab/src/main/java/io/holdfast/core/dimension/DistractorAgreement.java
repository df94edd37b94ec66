package io.holdfast.core.dimension;

/**
 * What an answer to a corrupted document agrees with.
 *
 * @param withContext the (corrupted) document it was given
 * @param withOriginal the truth before the corruption, which it could only know from memory
 * @param followedCorruptedContext it repeats what the corrupted document says: faithful, and wrong in the world
 */
public record DistractorAgreement(boolean withContext, boolean withOriginal, boolean followedCorruptedContext) {}
