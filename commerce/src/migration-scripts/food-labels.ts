import type { MedusaContainer } from "@medusajs/framework/types";
import { labels } from "./data/labels";
import { getOrCreateLabels } from "./steps/labels";

/**
 * Seeds the food information of the seed products, after first-shop.ts (scripts run in order of name); only creates
 * what is missing.
 */
export default async function foodLabels({ container }: { container: MedusaContainer }): Promise<void> {
  await getOrCreateLabels(container, labels);
}
