import type { MedusaContainer } from "@medusajs/framework/types";
import { productPage, recordPages, settingsMenu } from "../platform/medusa-surface";
import { arrange, type Arrangement } from "./steps/arrange";

const hide = (entries: readonly string[]): Arrangement =>
  Object.fromEntries(entries.map((entry) => [entry, { hidden: true }]));

const forProgrammers = hide(recordPages.hidden.map((name) => `core:${name}`));

/** Entries that differ from Medusa's default place, by zone. */
const extra: Partial<Record<(typeof recordPages.zones)[number], Arrangement>> = {
  // entries without a place have order 0
  [productPage.zone]: { [`widget:${productPage.problems}`]: { order: -1 } },
};

/**
 * Hides the boxes and entries meant for developers (metadata, JSON, permissions, keys, workflows), and shows at the top
 * of a product page why the product is not on sale. Layouts the owner has customised are kept; "Customize" restores
 * each hidden entry.
 */
export default async function detailPages({ container }: { container: MedusaContainer }): Promise<void> {
  for (const zone of recordPages.zones) await arrange(container, zone, { ...forProgrammers, ...extra[zone] });
  await arrange(container, settingsMenu.zone, hide(settingsMenu.hidden.map(settingsMenu.entryOf)));
}
