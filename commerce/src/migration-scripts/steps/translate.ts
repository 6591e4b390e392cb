import { createTranslationsWorkflow } from "@medusajs/medusa/core-flows";
import type { ITranslationModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { baseLanguage, languages, localeOf, type PerLanguage } from "../../platform/languages";

/** Texts of one entity: the entity's name in the Translation Module, its id and its fields in three languages. */
export interface Texts {
  reference: string;
  id: string;
  fields: Readonly<Record<string, PerLanguage>>;
}

/** Texts that are the same in every language ("150 g"); stored anyway, so that the admin counts them as translated. */
export const sameInEveryLanguage = (reference: string, id: string, field: string, text: string): Texts => ({
  reference,
  id,
  fields: { [field]: { de: text, it: text, en: text } },
});

/** Writes missing translations; those written by the owner are kept. The base language is stored in the columns. */
export async function translate(container: MedusaContainer, texts: readonly Texts[]): Promise<void> {
  const service: ITranslationModuleService = container.resolve(Modules.TRANSLATION);
  const existing = await service.listTranslations(
    { reference_id: texts.map((text) => text.id) },
    { take: null },
  );
  const known = new Set(existing.map((row) => `${row.reference_id} ${row.locale_code}`));
  const missing = texts.flatMap(({ reference, id, fields }) =>
    languages
      .filter((language) => language !== baseLanguage && !known.has(`${id} ${localeOf[language]}`))
      .map((language) => ({
        reference,
        reference_id: id,
        locale_code: localeOf[language],
        translations: Object.fromEntries(
          Object.entries(fields).map(([field, text]) => [field, text[language]]),
        ),
      })),
  );
  if (missing.length > 0)
    await createTranslationsWorkflow(container).run({ input: { translations: missing } });
}
