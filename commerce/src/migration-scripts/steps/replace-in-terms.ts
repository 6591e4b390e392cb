import type { MedusaContainer } from "@medusajs/framework/types";
import { CONTENT_MODULE, type ContentService } from "../../modules/content";
import type { TextLanguage } from "@su-turrone/contract/languages";

/** A sentence of the terms before and after the change, by language. */
export type ReplacedSentences = Readonly<
  Partial<Record<TextLanguage, readonly [before: string, after: string]>>
>;

/** Replaces a sentence in the terms of an existing shop; texts rewritten by the owner are kept. */
export async function replaceInTerms(
  container: MedusaContainer,
  sentences: ReplacedSentences,
): Promise<void> {
  const content: ContentService = container.resolve(CONTENT_MODULE);
  const pages = await content.listEntries({ kind: "page", role: "terms" }, { relations: ["texts"] });
  const changed = pages
    .flatMap(({ texts }) => texts)
    .flatMap(({ id, language, body }) => {
      const [before, after] = sentences[language] ?? [];
      return before && after && body.includes(before) ? [{ id, body: body.replace(before, after) }] : [];
    });
  if (changed.length > 0) await content.updateEntryTexts(changed);
}
