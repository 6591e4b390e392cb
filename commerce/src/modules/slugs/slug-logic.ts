import slugify from "slugify";
import { withFallbacks } from "@su-turrone/contract/languages";
import { languages, type Language, type PerLanguage } from "../../platform/languages";

/** Kinds of entities with slugs; the storefront has a route for each kind. */
export const kinds = ["product", "category", "post", "page"] as const;

export type Kind = (typeof kinds)[number];

export const isKind = (value: string): value is Kind => kinds.some((kind) => kind === value);

export interface StoredSlug {
  id: string;
  kind: Kind;
  entity_id: string;
  language: Language;
  slug: string;
  /** False for a former slug. */
  current: boolean;
}

/** Format of a slug: lower-case letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const slugMaxLength = 80;

/**
 * Derives a slug from a title: lower case, accents removed, umlauts transcribed as in German, at most `slugMaxLength`
 * characters.
 */
export function slugFrom(title: string, language: Language): string {
  return slugify(title, { lower: true, strict: true, locale: language })
    .slice(0, slugMaxLength)
    .replace(/-+$/, "");
}

/** Slugs as typed, or where nothing is typed derived from the titles; none in a language without either. */
export const slugsFrom = (typed: PerLanguage, titles: PerLanguage): WantedSlugs =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const slug = slugFrom(typed[language] || titles[language], language);
      return slug === "" ? [] : [[language, slug]];
    }),
  );

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function freeSlug(base: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? "" : `-${number}`;
    const slug = base.slice(0, slugMaxLength - suffix.length).replace(/-+$/, "") + suffix;
    if (!isTaken(slug)) return slug;
  }
}

/** Current slugs with missing languages filled by fallback; null when there is no current slug at all. */
export function filledSlugs(
  rows: readonly Pick<StoredSlug, "language" | "slug" | "current">[],
): PerLanguage | null {
  const own = new Map(rows.filter((row) => row.current).map((row) => [row.language, row.slug]));
  const slugIn = (language: Language) =>
    withFallbacks(language)
      .map((l) => own.get(l))
      .find((slug) => slug !== undefined);
  const [de, it, en] = [slugIn("de"), slugIn("it"), slugIn("en")];
  return de !== undefined && it !== undefined && en !== undefined ? { de, it, en } : null;
}

/**
 * Picks the row a visitor of `language` most likely means among all rows with the same slug: the visitor's language
 * first, current slugs before former ones.
 */
export function bestMatch<T extends Pick<StoredSlug, "language" | "current">>(
  rows: readonly T[],
  language: Language,
): T | null {
  const order = withFallbacks(language);
  const rank = (row: T) => order.indexOf(row.language) * 2 + (row.current ? 0 : 1);
  return [...rows].sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** New slugs for one entity. Omitted languages stay unchanged; null removes the slug. */
export type WantedSlugs = Partial<Record<Language, string | null>>;

/** A change to stored slugs, applied in this order. */
export interface SlugChange {
  remove: string[];
  /** Ids of rows that become former slugs. */
  retire: string[];
  /** Ids of former slugs that become current again. */
  revive: string[];
  create: Omit<StoredSlug, "id">[];
}

/**
 * Plans the slug changes of one entity.
 * @param own all rows of this entity, current and former
 */
export function planSlugs(
  kind: Kind,
  entityId: string,
  own: readonly StoredSlug[],
  wanted: WantedSlugs,
): SlugChange {
  const change: SlugChange = { remove: [], retire: [], revive: [], create: [] };
  for (const language of languages) {
    const slug = wanted[language];
    if (slug === undefined) continue;
    const rows = own.filter((row) => row.language === language);
    change.retire.push(...rows.filter((row) => row.current && row.slug !== slug).map((row) => row.id));
    if (slug === null) continue;
    const existing = rows.find((row) => row.slug === slug);
    if (!existing) change.create.push({ kind, entity_id: entityId, language, slug, current: true });
    else if (!existing.current) change.revive.push(existing.id);
  }
  return change;
}

/**
 * Wanted slugs that another entity has or had in any language: because of the fallback, a slug of one language can be
 * requested in another, so each slug belongs to one entity only.
 */
export function takenSlugs(others: readonly Pick<StoredSlug, "slug">[], wanted: WantedSlugs): string[] {
  const taken = new Set(others.map((row) => row.slug));
  return [...new Set(Object.values(wanted))]
    .filter((slug) => slug !== null)
    .filter((slug) => taken.has(slug));
}
