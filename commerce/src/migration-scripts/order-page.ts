import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";
import { orderPage as page } from "../platform/medusa-surface";

/** Layout of the page with the shop's own boxes above Medusa's. */
export const firstArrangement = Object.fromEntries(
  page.sections.map((name, index) => [`core:${name}`, { order: index + 1 }]),
);

/** Moves parcels and status to the top of the order page for all users, unless the owner has already customised it. */
export default async function orderPage({ container }: { container: MedusaContainer }): Promise<void> {
  const arranged = await container.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(page.zone);
  if (arranged) return;
  await setLayoutConfigurationWorkflow(container).run({
    // the default layout belongs to no user
    input: { zone: page.zone, user_id: "", is_default: true, configuration: { widgets: firstArrangement } },
  });
}
