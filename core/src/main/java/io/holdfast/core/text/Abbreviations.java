package io.holdfast.core.text;

import java.util.Locale;
import java.util.Set;

/** What a stop after a known short form means, in English, German and Indonesian. */
final class Abbreviations {
    enum Kind {
        /** Stands before a name or a word and never ends a sentence: Dr., vs., bzw. */
        NEVER_LAST,
        /** An abbreviation only before a number: No. 5, Fig. 3, p. 12. */
        BEFORE_NUMBER,
        /** Ends a sentence only when a word follows that starts sentences: Inc., Jr., U.S. */
        NAME_PART,
        /** Ends a sentence unless the next word is in lower case: etc., usw., dll. */
        LIST_END,
        /** Ends a sentence unless a number or a lower-case word follows: max., hrs. */
        MEASURE,
        /** A month or a day: Jan. 5, Mon. */
        CALENDAR,
        /** No abbreviation. */
        WORD
    }

    private static final Set<String> NEVER_LAST = Words.of("""
            dr mr mrs prof messrs mme mlle sra drs dra vs cf viz approx appr ca resp incl excl
            e.g i.e eg ie z.b d.h bzw evtl ggf vgl sog inkl exkl zzgl bspw insb o.g s.o s.u u.a i.d.r v.a
            z.t z.zt yg dgn utk krn spt tsb bpk sdr sdri kab kec kel jl jln tgl a.n u.b d.a s.d
            н.э т.е डॉ श्री""");

    /** Titles that are words in lower case ("the rep. The"). */
    private static final Set<String> NEVER_LAST_CAPITALISED = Words.of("""
            Ms Mx Hr Tn Ny Gen Sen Rep Gov Capt Lt Col Sgt Cpl Maj Adm Cmdr Rev Hon Pres Mt Ft Supt Msgr Fr Ir Hj KH""");

    private static final Set<String> BEFORE_NUMBER = Words.of("""
            no nos nr deg fig figs eq eqs sec sect ch chap vol vols pp pg art arts tab tbl par para ref refs ex
            app abs abb bd kap ziff hlm hal ps ver pt thm def lem op ord rs rp prop alg""");

    private static final Set<String> NAME_PART = Words.of("""
            inc ltd co corp jr sr bros plc llc st ste ave blvd rd hwy al univ assn dept ph.d m.d d.c b.a m.a
            b.sc m.sc esq str gmbh tbk s.h s.e s.t s.kom m.kom m.h phd natl intl govt""");

    private static final Set<String> LIST_END = Words.of("""
            etc usw dll dsb dst dkk etw u.s.w u.ä u.dgl o.ä m.fl osv т.д т.п""");

    private static final Set<String> MEASURE = Words.of("""
            hr max min avg std dev temp est ext tel misc orig ed eds trans hrs secs mins lb lbs oz ft sq cu yd
            gal qt tbsp tsp rev cont esp spec abbr adj adv syn bldg apt mgr acct amt qty wt ht mo yr yrs wk
            wks mio mrd jh jhd chr var num dist freq mfr opt jt rb thn jml mis bln тыс млн млрд руб им ул см
            рис стр""");

    private static final Set<String> CALENDAR = Words.of("""
            Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun Okt
            Dez Mrz Agt Agu Des Mei""");

    private static final Set<String> CALENDAR_NAMES = Words.of("""
            January February March April May June July August September October November December Monday
            Tuesday Wednesday Thursday Friday Saturday Sunday Januar Jänner Februar März Mai Juni Juli
            Oktober Dezember Januari Februari Maret Agustus Desember Montag Dienstag Mittwoch Donnerstag
            Freitag Samstag Sonntag""");

    /** What may follow "5 p.m." inside a sentence. */
    private static final Set<String> ZONES = Words.of("""
            EST EDT ET CST CDT CT MST MDT MT PST PDT PT GMT UTC BST CET CEST WIB WITA WIT Eastern Central
            Mountain Pacific Greenwich""");

    /** Words that, capitalised after an ambiguous stop, show that a new sentence has begun. */
    private static final Set<String> STARTERS = Words.of("""
            The A An This That These Those It Its He She They We You I His Her Their Our My Your In On At By
            For From With Without After Before During Since Until When While Where Why How What Who Which If
            Although Though Because However Moreover Furthermore Therefore Thus Hence Also But And Or So Yet
            Then There Here Now Today Some Many Most Several Each Every Both All Another As To Once Finally
            Meanwhile Instead Later Is Are Was Were Did Does Do Can No Not Nobody Unlike Despite Under Over
            Between According See Please Nor Only One Two Three Der Die Das Ein Eine Er Sie Es Wir Ich Im Am
            Auf Bei Mit Nach Aber Und Wenn Dies Diese Dieser Danach Seit Itu Ini Di Pada Dia Ia Mereka Kami
            Kita Untuk Dengan Namun Tetapi Jika Karena Setelah Saat Dalam""");

    private Abbreviations() {}

    static Kind kind(String word) {
        if (CALENDAR.contains(word)) {
            return Kind.CALENDAR;
        }
        if (NEVER_LAST_CAPITALISED.contains(word)) {
            return Kind.NEVER_LAST;
        }
        String key = word.toLowerCase(Locale.ROOT);
        if (NEVER_LAST.contains(key)) {
            return Kind.NEVER_LAST;
        }
        if (BEFORE_NUMBER.contains(key)) {
            return Kind.BEFORE_NUMBER;
        }
        if (NAME_PART.contains(key)) {
            return Kind.NAME_PART;
        }
        if (LIST_END.contains(key)) {
            return Kind.LIST_END;
        }
        return MEASURE.contains(key) ? Kind.MEASURE : Kind.WORD;
    }

    static boolean startsSentences(String word) {
        return STARTERS.contains(word);
    }

    static boolean calendar(String word) {
        return CALENDAR.contains(word) || CALENDAR_NAMES.contains(word);
    }

    static boolean zone(String word) {
        return ZONES.contains(word);
    }

    /** Letters separated by stops, as in U.S, p.m, Ph.D, z.B: the last stop not included. */
    static boolean dotted(String word) {
        int run = 0;
        int dots = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c == '.') {
                if (run == 0) {
                    return false;
                }
                run = 0;
                dots++;
            } else if (!Character.isLetter(c) || ++run > 2) {
                return false;
            }
        }
        return dots > 0 && run > 0;
    }
}
