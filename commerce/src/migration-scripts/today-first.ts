import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";
import { mainMenu } from "../platform/medusa-surface";

/** The menu with "Today" below its search; entries without a place stay as they are, at place 0. */
export const todayOnTop = {
  [mainMenu.search]: { order: -2 },
  [mainMenu.entryOf("/today")]: { order: -1 },
};

/** Puts "Today" to the top of the admin's menu, below its search, unless the owner has arranged the menu already. */
export default async function todayFirst({ container }: { container: MedusaContainer }): Promise<void> {
  const { zone } = mainMenu;
  const arranged = await container.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(zone);
  if (arranged) return;
  await setLayoutConfigurationWorkflow(container).run({
    // a default is nobody's own
    input: { zone, user_id: "", is_default: true, configuration: { widgets: todayOnTop } },
  });
}
