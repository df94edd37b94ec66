package io.holdfast.core.conversation;

import io.holdfast.core.text.Normalizer;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** Messages that greet, thank, agree or take leave, in English, Indonesian, German, French and Spanish. They ask nothing. */
final class SmallTalk {
    private static final Set<String> WORDS = words("""
            hi hello hey hiya howdy dear there good morning afternoon evening night day days weekend nice great lovely wonderful
            thanks thank thx ty you u so very much many lots again for your the help helping helped time info information
            that this it its all was is are clear fine perfect awesome amazing excellent cool brilliant super ok okay k
            alright right sure yes no yep yeah yup nope not now later got gotcha understood noted i see a an have
            bye goodbye cya see take care cheers welcome anytime please just and then well hmm oh ah wow nothing else
            everything i'm im am good too also soon have has been really appreciate appreciated helpful sorry worries problem
            terima kasih makasih trims sama halo hai pagi siang sore malam selamat baik baiklah oke sip mantap ya tidak iya
            sudah cukup itu saja banyak atas bantuannya bantuan infonya informasinya dadah sampai jumpa permisi maaf
            danke schön vielen dank hallo guten morgen tag abend tschüss tschüs auf wiedersehen bis bald gut alles klar ja nein
            prima für die hilfe bitte merci beaucoup bonjour bonsoir salut au revoir bonne journée oui non parfait d'accord
            gracias muchas hola buenos buenas días tardes noches adiós hasta luego perfecto vale sí""");
    /** Words that make a message small talk, where the others only may occur in it. */
    private static final Set<String> CORE = words("""
            hi hello hey hiya howdy morning afternoon evening night thanks thank thx ty fine perfect awesome amazing excellent
            cool brilliant great ok okay k alright yes no yep yeah yup nope not later got gotcha understood noted bye goodbye cya
            care cheers welcome anytime appreciate sorry see clear sure right good nothing everything nice lovely wonderful
            kasih makasih trims halo hai selamat pagi siang sore malam baik baiklah oke sip mantap ya iya tidak cukup dadah
            jumpa maaf danke dank hallo guten tschüss tschüs wiedersehen prima klar ja nein merci bonjour bonsoir salut revoir
            oui non parfait d'accord gracias hola buenos buenas adiós luego perfecto vale sí""");

    private SmallTalk() {}

    static boolean is(String message) {
        var words = Normalizer.words(message);
        boolean asking = message.contains("?") && words.size() > 1;
        return !words.isEmpty()
                && !asking
                && WORDS.containsAll(words)
                && words.stream().anyMatch(CORE::contains);
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
    }
}
