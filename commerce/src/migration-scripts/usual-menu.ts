import type { MedusaContainer } from "@medusajs/framework/types";
import { mainMenu } from "../platform/medusa-surface";
import { arrange, type Arrangement } from "./steps/arrange";
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

const { zone, search, entryOf } = mainMenu;

/** The menu in the order of `pages`, with the shop's own list of orders in place of Medusa's. */
export const usualPlaces: Arrangement = {
  ...Object.fromEntries(
    [search, ...pages.map(entryOf)].map(
      // an entry without a place stands at 0
      (entry, index, all) => [entry, { order: index - all.length }] as const,
    ),
  ),
  [entryOf("/orders")]: { hidden: true },
};

/** Arranges the admin's menu, unless the owner has. Runs after today-first, as Medusa takes migration scripts by their names. */
export default async function usualMenu({ container }: { container: MedusaContainer }): Promise<void> {
  await arrange(container, zone, usualPlaces, todayOnTop);
}
