import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../platform/languages";
import type { TextLanguage } from "@su-turrone/contract/languages";
import type { EntryPage } from "@su-turrone/contract/content";
import { visibleBySlug } from "./read-entries";

/**
 * The withdrawal notice in the language of a country delivered to whose language the shop has not: its slug as the first
 * texts have it (migration-scripts/data/content.ts). Where the owner gives it another, this one leads on to it.
 */
const withdrawalNotices: Readonly<Record<string, { slug: string; language: TextLanguage }>> = {
  fr: { slug: "retractation", language: "fr" },
  es: { slug: "desistimiento", language: "es" },
};

/**
 * The notice for who buys in a country; null where the shop's own languages do, or the owner has taken it off.
 * @param country ISO 3166-1 alpha-2 in lower case
 * @param language of the shop, in which the slug is looked up
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
