import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";
import { orderPage as page } from "../platform/medusa-surface";
import { firstArrangement } from "./order-page";

/** Layout of the page without the confusing boxes. */
export const withoutConfusing = {
  ...firstArrangement,
  ...Object.fromEntries(page.hidden.map((name) => [`core:${name}`, { hidden: true }])),
};

/**
 * Hides the confusing boxes of the order page: Medusa's totals without tax and its fulfilments, which the shop replaces
 * by its own boxes, and those meant for developers. A customised layout is kept; "Customize" restores each box.
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
