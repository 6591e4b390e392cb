import type { MedusaContainer } from "@medusajs/framework/types";
import type { PerLanguage } from "../../platform/languages";
import { SLUGS_MODULE } from "../../modules/slugs";
import { type Kind, slugFrom } from "../../modules/slugs/slug-logic";
import { setSlugsWorkflow } from "../../workflows/slugs";

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
