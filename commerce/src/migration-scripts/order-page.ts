import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";
import { orderPage as page } from "../platform/medusa-surface";

/** The page with the shop's own boxes above Medusa's. */
export const firstArrangement = Object.fromEntries(
  page.sections.map((name, index) => [`core:${name}`, { order: index + 1 }]),
);

/** Puts parcels and status to the top of an order's page, for everybody, unless the owner has arranged it already. */
export default async function orderPage({ container }: { container: MedusaContainer }): Promise<void> {
  const arranged = await container.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(page.zone);
  if (arranged) return;
  await setLayoutConfigurationWorkflow(container).run({
    // a default is nobody's own
    input: { zone: page.zone, user_id: "", is_default: true, configuration: { widgets: firstArrangement } },
  });
}
