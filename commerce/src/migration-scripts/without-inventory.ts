import type { MedusaContainer } from "@medusajs/framework/types";
import { mainMenu } from "../platform/medusa-surface";
import { arrange } from "./steps/arrange";
import { usualPlaces } from "./usual-menu";

/**
 * Takes Medusa's "Inventory" out of the menu, whose place the shop's own "Stock" has. Runs after usual-menu, as Medusa takes
 * migration scripts by their names; whoever has arranged the menu keeps it so.
 */
export default async function withoutInventory({ container }: { container: MedusaContainer }): Promise<void> {
  const { zone, entryOf } = mainMenu;
  await arrange(container, zone, { ...usualPlaces, [entryOf("/inventory")]: { hidden: true } }, usualPlaces);
}
