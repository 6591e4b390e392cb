import type { MedusaContainer } from "@medusajs/framework/types";
import { mainMenu } from "../platform/medusa-surface";
import { arrange } from "./steps/arrange";

/** The menu with "Today" below its search; entries without a place stay as they are, at place 0. */
export const todayOnTop = {
  [mainMenu.search]: { order: -2 },
  [mainMenu.entryOf("/today")]: { order: -1 },
};

/** Puts "Today" to the top of the admin's menu, below its search, unless the owner has arranged the menu already. */
export default async function todayFirst({ container }: { container: MedusaContainer }): Promise<void> {
  await arrange(container, mainMenu.zone, todayOnTop);
}
