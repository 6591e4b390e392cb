import type { MedusaContainer } from "@medusajs/framework/types";
import { mainMenu } from "../platform/medusa-surface";
import { arrange } from "./steps/arrange";

/** Menu layout with "Today" below the search field; entries not listed stay at order 0. */
export const todayOnTop = {
  [mainMenu.search]: { order: -2 },
  [mainMenu.entryOf("/today")]: { order: -1 },
};

/** Moves "Today" to the top of the admin's menu, below the search field, unless the owner has customised the menu. */
export default async function todayFirst({ container }: { container: MedusaContainer }): Promise<void> {
  await arrange(container, mainMenu.zone, todayOnTop);
}
