import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";
import { orderPage as page } from "../platform/medusa-surface";
import { firstArrangement } from "./order-page";

/** The page without them. */
export const withoutConfusing = {
  ...firstArrangement,
  ...Object.fromEntries(page.hidden.map((name) => [`core:${name}`, { hidden: true }])),
};

/**
 * Hides the boxes of an order's page that only confuse: Medusa's sums without tax and its parcels, which the shop has boxes of
 * its own for, and those for programmers. Whoever has arranged the page keeps it so; "Customize" brings each back.
 */
export default async function orderPageBoxes({ container }: { container: MedusaContainer }): Promise<void> {
  const arranged = await container.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(page.zone);
  if (arranged && !isDeepStrictEqual(arranged.configuration.widgets, firstArrangement)) return;
  await setLayoutConfigurationWorkflow(container).run({
    input: {
      zone: page.zone,
      user_id: "",
      is_default: true,
      configuration: { widgets: withoutConfusing },
    },
  });
}
