import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../platform/languages";
import { CONTENT_MODULE, type Slice } from "../../modules/content";
import type { ContentKind, EntryBySlug, EntryPage, EntryView, PageRole } from "@su-turrone/contract/content";
import { renderMarkdown, storefrontPicture } from "../../modules/content/markdown";
import { fillPlaceholders } from "../../modules/content/placeholders";
import { toView, wordsFor, type StoredEntry } from "../../modules/content/view";
import { SLUGS_MODULE } from "../../modules/slugs";
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

/**
 * The published post or page with a slug; null when there is none. `current` is false for a former slug, or one of
 * another language.
 */
export async function visibleBySlug(
  container: MedusaContainer,
  kind: ContentKind,
  language: Language,
  slug: string,
): Promise<EntryBySlug | null> {
  const service = container.resolve(SLUGS_MODULE);
  const target = await service.resolveSlug(kind, language, slug);
  if (!target) return null;
  const content = container.resolve(CONTENT_MODULE);
  const filter = { kind, id: target.entity_id };
  const { entries } = await content.findVisible(filter, { take: 1, skip: 0 }, new Date());
  const entry = entries[0] && (await toPage(container, entries[0], language));
  return entry ? { entry, current: target.current } : null;
}

/** The published page with a role, such as the terms; null when there is none. */
export async function visibleByRole(
  container: MedusaContainer,
  role: PageRole,
  language: Language,
): Promise<EntryPage | null> {
  const content = container.resolve(CONTENT_MODULE);
  const { entries } = await content.findVisible({ kind: "page", role }, { take: 1, skip: 0 }, new Date());
  return entries[0] ? toPage(container, entries[0], language) : null;
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
 * The notice for buyers in a country; null when one of the shop's languages is used there, or the owner has unpublished
 * it.
 * @param country ISO 3166-1 alpha-2 in lower case
 * @param language shop language in which the slug is looked up
 */
export async function withdrawalNoticeFor(
  container: MedusaContainer,
  country: string,
  language: Language,
): Promise<EntryPage | null> {
  const notice = withdrawalNotices[country];
  if (!notice) return null;
  const found = await visibleBySlug(container, "page", language, notice.slug);
  return found?.entry.language === notice.language ? found.entry : null;
}
