import type { MedusaContainer } from "@medusajs/framework/types";
import { notifyOwner } from "../features/notices/notify-owner";
import { CONTENT_MODULE, type ContentService } from "../modules/content";
import { dataOf } from "../modules/content/entry-data";
import { isLanguage, type Language } from "../platform/languages";
import { saveContentEntryWorkflow } from "../features/content/save-entry";
import { readText } from "./steps/content";
import { originOfTerms } from "./steps/former-terms";

/**
 * Replaces the terms of a shop that were seeded when they applied to consumers only, and tells the owner. Terms the
 * owner has edited are kept; then the owner is told what they may lack. Runs after the scripts that replace sentences,
 * because Medusa runs migration scripts in order of name.
 */
export default async function termsToDate({ container }: { container: MedusaContainer }): Promise<void> {
  const content: ContentService = container.resolve(CONTENT_MODULE);
  const [entry] = await content.listEntries(
    { kind: "page", role: "terms" },
    { relations: ["texts"], take: 1 },
  );
  if (!entry) return;
  const read = (language: Language) => readText("pages", "terms", language);
  const today = { de: await read("de"), it: await read("it"), en: await read("en") };
  const origin = originOfTerms(entry.texts, today);
  if (origin === "today") return;
  if (origin === "former") {
    const data = dataOf(entry);
    const texts = data.texts.map((text) =>
      isLanguage(text.language) ? { ...text, body: today[text.language] } : text,
    );
    await saveContentEntryWorkflow(container).run({
      input: { id: entry.id, data: { ...data, texts }, slugs: {}, saved_by: null },
    });
  }
  await notifyOwner(container, origin === "former" ? "terms_replaced" : "terms_kept", entry.id, {});
}
