import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../platform/languages";
import type { TextLanguage } from "@su-turrone/contract/languages";
import type { EntryPage } from "@su-turrone/contract/content";
import { visibleBySlug } from "./read-entries";

/**
 * Withdrawal notices for countries the shop delivers to without supporting their language: the slug as in the seed
 * texts (migration-scripts/data/content.ts). If the owner changes the slug, the old one still leads to the page.
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
