package io.holdfast.core.trace;

import java.util.List;

/**
 * A named entity: a run of capitalised words, or an acronym.
 *
 * @param words its words, folded, dots dropped ("U.S." is "us")
 * @param before the function word that leads to it ("in", "by", …), or empty; a rival in the same place has the same one
 * @param sure false for a lone capitalised word at the start of a sentence, which may be an ordinary word
 */
record Name(String text, List<String> words, int start, int end, int segment, String before, boolean sure) {}
