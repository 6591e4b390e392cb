import type { MedusaContainer } from "@medusajs/framework/types";
import { labels } from "./data/labels";
import { getOrCreateLabels } from "./steps/labels";

/** The food information of the first products, after first-shop.ts (scripts run by name); creates only what is not there. */
export default async function foodLabels({ container }: { container: MedusaContainer }): Promise<void> {
  await getOrCreateLabels(container, labels);
}
