import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";

/** Places of a zone's entries; one that is not named stands at 0 and is shown. */
export type Arrangement = Readonly<Record<string, { order?: number; hidden?: boolean }>>;

/**
 * Arranges a zone of the admin for everybody, unless the owner has arranged it.
 * @param before the arrangement that is replaced: that of an earlier migration, null for Medusa's own
 */
export async function arrange(
  container: MedusaContainer,
  zone: string,
  widgets: Arrangement,
  before: Arrangement | null = null,
): Promise<void> {
  const arranged = await container.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(zone);
  if (!isDeepStrictEqual(arranged?.configuration.widgets ?? null, before)) return;
  await setLayoutConfigurationWorkflow(container).run({
    // a default is nobody's own
    input: { zone, user_id: "", is_default: true, configuration: { widgets } },
  });
}
