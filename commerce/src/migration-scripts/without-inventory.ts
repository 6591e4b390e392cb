import type { MedusaContainer } from "@medusajs/framework/types";
import { mainMenu } from "../platform/medusa-surface";
import { arrange } from "./steps/arrange";
import { usualPlaces } from "./usual-menu";

const { zone, entryOf } = mainMenu;

/** The usual menu without Medusa's "Inventory". */
export const placesWithoutInventory = { ...usualPlaces, [entryOf("/inventory")]: { hidden: true } };

/**
 * Hides Medusa's "Inventory" in the menu, which the shop's own "Stock" replaces. Runs after usual-menu, because Medusa
 * runs migration scripts in order of name.
 */
export default async function withoutInventory({ container }: { container: MedusaContainer }): Promise<void> {
  await arrange(container, zone, placesWithoutInventory, usualPlaces);
}
