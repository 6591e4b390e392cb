import type { MedusaContainer } from "@medusajs/framework/types";
import { orderPage as page } from "../platform/medusa-surface";
import { firstArrangement } from "./order-page";
import { arrange, type Arrangement } from "./steps/arrange";

/** Layout of the page without the confusing boxes. */
export const withoutConfusing: Arrangement = {
  ...firstArrangement,
  ...Object.fromEntries(page.hidden.map((name) => [`core:${name}`, { hidden: true }])),
};

/**
 * Hides the confusing boxes of the order page: Medusa's totals without tax and its fulfilments, which the shop replaces
 * by its own boxes, and those meant for developers. A customised layout is kept; "Customize" restores each box.
 */
export default async function orderPageBoxes({ container }: { container: MedusaContainer }): Promise<void> {
  for (const before of [null, firstArrangement]) {
    await arrange(container, page.zone, withoutConfusing, before);
  }
}
