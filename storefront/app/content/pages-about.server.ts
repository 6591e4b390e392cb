import type { PageRole } from "@su-turrone/contract/content";
import type { ParseKeys, TFunction } from "i18next";
import { nameMatches, wordsIn } from "~/catalogue/text-match";
import { postsOrNone } from "~/commerce/content.server";
import type { Language, TextLanguage } from "~/i18n/languages";
import { href, hrefWith, legalHref, type PageId } from "~/i18n/paths";
import type { ShopContext } from "~/platform/shop.server";

export interface PageLink {
  name: string;
  path: string;
  /** Language of the name, if it may be another than that of the page. */
  language?: TextLanguage;
}

type PathIn = (language: Language) => string;

const to =
  (page: PageId): PathIn =>
  (language) =>
    hrefWith(page, language, {});

const toLegal =
  (page: PageRole): PathIn =>
  (language) =>
    legalHref(page, language);

/**
 * Informational pages: message key of the name, shared with the links in header and footer, path, and the words the page
 * is found by: prefixes of words people use for its topic, in three languages, without accents; "=" marks a whole word.
 */
const informationPages: readonly [name: ParseKeys, path: PathIn, words: string][] = [
  [
    "footer.shipping",
    to("shipping"),
    "versand liefer zustell porto ruckgab rueckgab rucksend ruecksend retour umtausch zahl bezahl uberweis ueberweis kreditkart " +
      "sped consegn recapit =reso =resi restitu rimbors pagament pagar bonific " +
      "ship deliver dispatch return refund exchange =pay payment paypal transfer",
  ],
  [
    "footer.withdraw",
    to("withdrawal"),
    "widerruf rucktritt ruecktritt stornier recess reced annulla withdraw cancel",
  ],
  ["legal.withdrawal", toLegal("withdrawal"), "widerruf recess withdraw"],
  ["footer.track", to("orderLookup"), "verfolg bestellstatus sendung tracci tracking =track"],
  [
    "nav.contact",
    to("contact"),
    "kontakt telefon adress offnungszeit oeffnungszeit hilfe contatt indirizz orari aiuto contact phone address opening =help",
  ],
  [
    "footer.allergens",
    to("allergens"),
    "allerg intoleran unvertrag unvertraeg zoliak zoeliak celiac coeliac =spuren =tracce =traces",
  ],
  ["footer.newsletter", to("newsletter"), "newsletter"],
  ["nav.about", to("about"), "manufaktur laborator workshop"],
  ["legal.guarantee", to("guarantee"), "gewahrleist gewaehrleist garanti garanzi guarant warrant"],
  ["legal.imprint", toLegal("imprint"), "impressum imprint"],
  ["legal.terms", toLegal("terms"), "=agb geschaftsbeding geschaeftsbeding terms"],
  ["legal.privacy", toLegal("privacy"), "datenschutz dsgvo privacy gdpr cookie"],
  ["legal.accessibility", toLegal("accessibility"), "barrierefrei accessib"],
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
    .map(([name, path, words]) => ({ name: t(name), path: path(language), words }))
    .filter(
      ({ name, words }) =>
        words.split(" ").some(matchesStem) ||
        (typed.trim().length >= minNameLength && nameMatches(name, typed)),
    )
    .map(({ name, path }) => ({ name, path }));
}

/** Number of posts whose titles are searched. */
const maxPostsSearched = 50;

/** Posts with the typed words in their title, newest first. */
export const postsAbout = async (shop: ShopContext, typed: string): Promise<PageLink[]> =>
  (await postsOrNone(shop, maxPostsSearched))
    .filter(({ title }) => nameMatches(title, typed))
    .map(({ title, slugs, language }) => ({
      name: title,
      path: href("post", shop.language, { slug: slugs[shop.language] }),
      language,
    }));
