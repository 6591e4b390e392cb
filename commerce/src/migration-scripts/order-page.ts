import type { MedusaContainer } from "@medusajs/framework/types";
import { orderPage as page } from "../platform/medusa-surface";
import { arrange } from "./steps/arrange";

/** Layout of the page with the shop's own boxes above Medusa's. */
export const firstArrangement = Object.fromEntries(
  page.sections.map((name, index) => [`core:${name}`, { order: index + 1 }]),
);

/** Moves parcels and status to the top of the order page for all users, unless the owner has already customised it. */
export default async function orderPage({ container }: { container: MedusaContainer }): Promise<void> {
  await arrange(container, page.zone, firstArrangement);
}
