package io.holdfast.core.text;

import java.util.Set;

/**
 * Words that carry no fact, in English and Indonesian. Negations, modals and quantifiers (not, never, must, all, only,
 * tidak, semua) are never among them: they decide whether a claim is true.
 */
public final class StopWords {
    private static final Set<String> ENGLISH = Words.of("""
            a an the this that these those it its it's he she they them their theirs his her hers him we us our ours you
            your yours i me my mine who whom whose which what there here is are was were be been being am do does did
            doing done have has had having of in on at by for from to into onto with as and or so then than if but
            because while where when how why about also such very just too own same itself himself herself themselves
            i'm you're we're they're he's she's that's there's i've you've we've they've""");

    private static final Set<String> INDONESIAN = Words.of("""
            yang di ke dari dan atau ini itu pada untuk dengan oleh adalah ialah sebagai dalam juga akan para ia dia
            mereka kami kita saya anda kamu nya tersebut yaitu yakni karena jika maka serta bagi agar hal secara saat
            ketika telah sudah sedang pun lah kah si sang""");

    private StopWords() {}

    /** Whether a folded word carries no fact. */
    public static boolean contains(String folded) {
        return ENGLISH.contains(folded) || INDONESIAN.contains(folded);
    }
}
