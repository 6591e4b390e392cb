import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";
import { mainMenu } from "../platform/medusa-surface";
import { todayOnTop } from "./today-first";

/** The pages of the menu as a day in the workshop needs them; those that are not named stand behind, in Medusa's order. */
const pages = [
  "/today",
  "/order-list",
  "/transfers",
  "/withdrawals",
  "/stock",
  "/batches",
  "/products",
  "/new-product",
  "/food-labels",
  "/codes",
  "/messages",
  "/reviews",
  "/waiting-list",
  "/newsletter",
  "/content",
  "/month-end",
  "/invoices",
  "/mails",
  "/shop",
  "/people",
  "/erasure",
  "/launch",
] as const;

/**
 * Arranges the admin's menu, with the shop's own list of orders in place of Medusa's, unless the owner has arranged it. Runs after
 * today-first, as Medusa takes migration scripts by their names.
 */
export default async function usualMenu({ container }: { container: MedusaContainer }): Promise<void> {
  const { zone, search, entryOf } = mainMenu;
  const arranged = await container.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(zone);
  if (!isDeepStrictEqual(arranged?.configuration.widgets, todayOnTop)) return;
  const places = [search, ...pages.map(entryOf)].map(
    // an entry without a place stands at 0
    (entry, index, all) => [entry, { order: index - all.length }] as const,
  );
  const widgets = { ...Object.fromEntries(places), [entryOf("/orders")]: { hidden: true } };
  await setLayoutConfigurationWorkflow(container).run({
    input: { zone, user_id: "", is_default: true, configuration: { widgets } },
  });
}
