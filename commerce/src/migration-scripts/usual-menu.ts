import type { MedusaContainer } from "@medusajs/framework/types";
import { mainMenu } from "../platform/medusa-surface";
import { arrange, type Arrangement } from "./steps/arrange";
import { todayOnTop } from "./today-first";

/** Menu pages in the order in which daily work needs them; pages not listed follow in Medusa's order. */
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

/** Menu layout in the order of `pages`, with the shop's own order list instead of Medusa's. */
export const usualPlaces: Arrangement = {
  ...Object.fromEntries(
    [search, ...pages.map(entryOf)].map(
      // entries without a place have order 0
      (entry, index, all) => [entry, { order: index - all.length }] as const,
    ),
  ),
  [entryOf("/orders")]: { hidden: true },
};

/**
 * Sets the layout of the admin's menu, unless the owner has customised it. Runs after today-first, because Medusa runs
 * migration scripts in order of name.
 */
export default async function usualMenu({ container }: { container: MedusaContainer }): Promise<void> {
  await arrange(container, zone, usualPlaces, todayOnTop);
}
