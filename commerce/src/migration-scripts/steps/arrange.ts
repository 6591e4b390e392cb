import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";

/** Order and visibility of a zone's entries; entries not listed have order 0 and are visible. */
export type Arrangement = Readonly<Record<string, { order?: number; hidden?: boolean }>>;

/**
 * Sets the default layout of an admin zone, unless the owner has customised it.
 * @param before the layout to replace: that of an earlier migration, null for Medusa's own
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
    // the default layout belongs to no user
    input: { zone, user_id: "", is_default: true, configuration: { widgets } },
  });
}
