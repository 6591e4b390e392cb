import { createTranslationsWorkflow } from "@medusajs/medusa/core-flows";
import type { ITranslationModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { baseLanguage, languages, localeOf, type PerLanguage } from "../../platform/languages";
import { SLUGS_MODULE } from "../../modules/slugs";
import { type Kind, slugFrom } from "../../modules/slugs/slug-logic";
import { setSlugsWorkflow } from "../../workflows/slugs";

/** The entity a workflow has created. @throws Error when it has created none */
export function created<Entity>([entity]: readonly Entity[], name: string): Entity {
  if (!entity) throw new Error(`${name} was not created`);
  return entity;
}

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

/** Gives an entity without slugs the slugs of its title in each language. */
export async function setFirstSlugs(
  container: MedusaContainer,
  kind: Kind,
  entityId: string,
  title: PerLanguage,
): Promise<void> {
  const service = container.resolve(SLUGS_MODULE);
  const [known] = await service.listSlugs({ kind, entity_id: entityId }, { take: 1 });
  if (known) return;
  const slugs = { de: slugFrom(title.de, "de"), it: slugFrom(title.it, "it"), en: slugFrom(title.en, "en") };
  await setSlugsWorkflow(container).run({ input: { kind, entity_id: entityId, slugs } });
}
