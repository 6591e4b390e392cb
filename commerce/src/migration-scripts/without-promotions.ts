import type { MedusaContainer } from "@medusajs/framework/types";
import { mainMenu } from "../platform/medusa-surface";
import { arrange } from "./steps/arrange";
import { placesWithoutInventory } from "./without-inventory";

const { zone, entryOf } = mainMenu;

/**
 * Hides Medusa's "Promotions" and "Price Lists", whose changes are refused (api/guards/closed-routes.ts). Runs after
 * without-inventory, because Medusa runs migration scripts in order of name.
 */
export default async function withoutPromotions({
  container,
}: {
  container: MedusaContainer;
}): Promise<void> {
  const hidden = { [entryOf("/promotions")]: { hidden: true }, [entryOf("/price-lists")]: { hidden: true } };
  await arrange(container, zone, { ...placesWithoutInventory, ...hidden }, placesWithoutInventory);
}
