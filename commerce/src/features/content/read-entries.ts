import type { MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { CONTENT_MODULE, type Slice } from "../../modules/content";
import type { ContentKind, EntryBySlug, EntryPage, EntryView } from "@su-turrone/contract/content";
import { renderMarkdown, storefrontPicture } from "../../modules/content/markdown";
import { fillPlaceholders } from "../../modules/content/placeholders";
import { toView, wordsFor, type StoredEntry } from "../../modules/content/view";
import { SLUGS_MODULE } from "../../modules/slugs";
import { languageOf } from "../../platform/list-query";
import { placeholderValues } from "./placeholder-values";
import type { TextLanguage } from "@su-turrone/contract/languages";

async function toViews(
  container: MedusaContainer,
  kind: ContentKind,
  entries: readonly StoredEntry[],
  language: Language,
): Promise<EntryView[]> {
  const service = container.resolve(SLUGS_MODULE);
  const slugs = await service.slugsOf(
    kind,
    entries.map((entry) => entry.id),
  );
  return entries.flatMap((entry) => {
    const own = slugs.get(entry.id);
    const view = own ? toView(entry, own, language) : null;
    return view ? [view] : [];
  });
}

/** Published posts or pages, newest first, in a language or its fallback. */
export async function listVisible(
  container: MedusaContainer,
  kind: ContentKind,
  language: Language,
  slice: Slice,
): Promise<{ entries: EntryView[]; count: number }> {
  const content = container.resolve(CONTENT_MODULE);
  const { entries, count } = await content.findVisible({ kind }, slice, new Date());
  return { entries: await toViews(container, kind, entries, language), count };
}

async function toPage(
  container: MedusaContainer,
  entry: StoredEntry,
  language: Language,
): Promise<EntryPage | null> {
  const [view] = await toViews(container, entry.kind, [entry], language);
  const words = wordsFor(entry.texts, language);
  if (!view || !words) return null;
  const markdown = fillPlaceholders(words.body, await placeholderValues(container, language));
  return {
    ...view,
    html: renderMarkdown(markdown, storefrontPicture),
    seo_title: words.seo_title,
    seo_description: words.seo_description,
    related_product_ids: entry.related_product_ids,
  };
}

async function entryOfSlug(
  container: MedusaContainer,
  kind: ContentKind,
  language: Language,
  slug: string,
): Promise<{ entry: StoredEntry; current: boolean } | null> {
  const target = await container.resolve(SLUGS_MODULE).resolveSlug(kind, language, slug);
  if (!target) return null;
  const content = container.resolve(CONTENT_MODULE);
  const filter = { kind, id: target.entity_id };
  const { entries } = await content.findVisible(filter, { take: 1, skip: 0 }, new Date());
  return entries[0] ? { entry: entries[0], current: target.current } : null;
}

/**
 * The published post or page with the slug of a request. `current` is false for a former slug, or one of another
 * language.
 * @throws NOT_FOUND
 */
export async function visibleBySlug(req: MedusaRequest, kind: ContentKind): Promise<EntryBySlug> {
  const language = languageOf(req);
  const found = await entryOfSlug(req.scope, kind, language, req.params["slug"] ?? "");
  const entry = found && (await toPage(req.scope, found.entry, language));
  if (!entry) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no such ${kind}`);
  return { entry, current: found.current };
}

/**
 * Withdrawal notices for countries the shop delivers to without supporting their language: the slug as in the seed
 * texts (migration-scripts/data/pages.json). If the owner changes the slug, the old one still leads to the page.
 */
const withdrawalNotices: Readonly<Record<string, { slug: string; language: TextLanguage }>> = {
  fr: { slug: "retractation", language: "fr" },
  es: { slug: "desistimiento", language: "es" },
};

/**
 * Terms and withdrawal notice as of now, as far as they are published: the notice also in the language of a country
 * where none of the shop's languages is used.
 * @param country ISO 3166-1 alpha-2 in lower case
 * @param language shop language in which the slug of that notice is looked up
 */
export async function readLegalTexts(
  container: MedusaContainer,
  country: string,
  language: Language,
): Promise<{ title: string; html: string; language: TextLanguage }[]> {
  const content = container.resolve(CONTENT_MODULE);
  const notice = withdrawalNotices[country];
  const [{ entries }, foreign, values] = await Promise.all([
    content.findVisible({ kind: "page", role: ["terms", "withdrawal"] }, { take: 2, skip: 0 }, new Date()),
    notice && entryOfSlug(container, "page", language, notice.slug),
    placeholderValues(container, language),
  ]);
  const termsFirst = entries.toSorted(({ role }) => (role === "terms" ? -1 : 1));
  return [...termsFirst, ...(foreign ? [foreign.entry] : [])].flatMap((entry) => {
    const words = wordsFor(entry.texts, language);
    if (!words || (entry === foreign?.entry && words.language !== notice?.language)) return [];
    const html = renderMarkdown(fillPlaceholders(words.body, values), storefrontPicture);
    return [{ title: words.title, html, language: words.language }];
  });
}
