import type { ParseKeys, TFunction } from "i18next";
import { nameMatches, wordsIn } from "~/catalogue/text-match";
import type { Language } from "~/i18n/languages";
import { href, legalHref } from "~/i18n/paths";

export interface PageLink {
  name: string;
  path: string;
}

interface InformationPage {
  /** Message key of its name, shared with the links in header and footer. */
  name: ParseKeys;
  path: (language: Language) => string;
  /** Prefixes of words people use for its topic, in three languages, without accents; "=" marks a whole word. */
  words: string;
}

/** Informational pages and the words they are found by. */
const informationPages: readonly InformationPage[] = [
  {
    name: "footer.shipping",
    path: (language) => href("shipping", language),
    words:
      "versand liefer zustell porto ruckgab rueckgab rucksend ruecksend retour umtausch zahl bezahl uberweis ueberweis kreditkart " +
      "sped consegn recapit =reso =resi restitu rimbors pagament pagar bonific " +
      "ship deliver dispatch return refund exchange =pay payment paypal transfer",
  },
  {
    name: "footer.withdraw",
    path: (language) => href("withdrawal", language),
    words: "widerruf rucktritt ruecktritt stornier recess reced annulla withdraw cancel",
  },
  {
    name: "legal.withdrawal",
    path: (language) => legalHref("withdrawal", language),
    words: "widerruf recess withdraw",
  },
  {
    name: "footer.track",
    path: (language) => href("orderLookup", language),
    words: "verfolg bestellstatus sendung tracci tracking =track",
  },
  {
    name: "nav.contact",
    path: (language) => href("contact", language),
    words:
      "kontakt telefon adress offnungszeit oeffnungszeit hilfe contatt indirizz orari aiuto contact phone address opening =help",
  },
  {
    name: "footer.allergens",
    path: (language) => href("allergens", language),
    words: "allerg intoleran unvertrag unvertraeg zoliak zoeliak celiac coeliac =spuren =tracce =traces",
  },
  { name: "footer.newsletter", path: (language) => href("newsletter", language), words: "newsletter" },
  { name: "nav.about", path: (language) => href("about", language), words: "manufaktur laborator workshop" },
  {
    name: "legal.guarantee",
    path: (language) => href("guarantee", language),
    words: "gewahrleist gewaehrleist garanti garanzi guarant warrant",
  },
  { name: "legal.imprint", path: (language) => legalHref("imprint", language), words: "impressum imprint" },
  {
    name: "legal.terms",
    path: (language) => legalHref("terms", language),
    words: "=agb geschaftsbeding geschaeftsbeding terms",
  },
  {
    name: "legal.privacy",
    path: (language) => legalHref("privacy", language),
    words: "datenschutz dsgvo privacy gdpr cookie",
  },
  {
    name: "legal.accessibility",
    path: (language) => legalHref("accessibility", language),
    words: "barrierefrei accessib",
  },
];

/** Minimum length of a typed prefix that is matched against page names. */
const minNameLength = 3;

/** Whether a partially typed word may become a longer one: at least half of it and four letters are typed. */
const isLongPrefix = (word: string, stem: string): boolean =>
  word.length >= Math.max(4, stem.length / 2) && stem.startsWith(word);

/**
 * Pages about the typed text, which may be in any of the shop's languages: "Lieferzeit", "reso", "how do I pay".
 */
export function pagesAbout(typed: string, language: Language, t: TFunction): PageLink[] {
  const typedWords = wordsIn(typed);
  const matchesStem = (stem: string) =>
    typedWords.some((word) =>
      stem.startsWith("=") ? word === stem.slice(1) : word.startsWith(stem) || isLongPrefix(word, stem),
    );
  return informationPages
    .map(({ name, path, words }) => ({ name: t(name), path: path(language), words }))
    .filter(
      ({ name, words }) =>
        words.split(" ").some(matchesStem) ||
        (typed.trim().length >= minNameLength && nameMatches(name, typed)),
    )
    .map(({ name, path }) => ({ name, path }));
}
