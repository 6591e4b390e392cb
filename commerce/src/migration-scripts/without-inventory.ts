import type { MedusaContainer } from "@medusajs/framework/types";
import { mainMenu } from "../platform/medusa-surface";
import { arrange } from "./steps/arrange";
import { usualPlaces } from "./usual-menu";

/**
 * Hides Medusa's "Inventory" in the menu, which the shop's own "Stock" replaces. Runs after usual-menu, because Medusa
 * runs migration scripts in order of name; a customised layout is kept.
 */
export default async function withoutInventory({ container }: { container: MedusaContainer }): Promise<void> {
  const { zone, entryOf } = mainMenu;
  await arrange(container, zone, { ...usualPlaces, [entryOf("/inventory")]: { hidden: true } }, usualPlaces);
}
