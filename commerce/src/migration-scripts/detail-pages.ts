import type { MedusaContainer } from "@medusajs/framework/types";
import { productPage, recordPages, settingsMenu } from "../platform/medusa-surface";
import { arrange, type Arrangement } from "./steps/arrange";

const hide = (entries: readonly string[]): Arrangement =>
  Object.fromEntries(entries.map((entry) => [entry, { hidden: true }]));

const forProgrammers = hide(recordPages.hidden.map((name) => `core:${name}`));

/** What stands elsewhere than Medusa has it, by zone. */
const extra: Partial<Record<(typeof recordPages.zones)[number], Arrangement>> = {
  // entries without a place stand at 0
  [productPage.zone]: { [`widget:${productPage.problems}`]: { order: -1 } },
};

/**
 * Hides the boxes and entries that are for programmers (metadata, JSON, permissions, keys, workflows), and puts to the top of a
 * product why it is not on sale. What the owner has arranged stays so; "Customize" brings each back.
 */
export default async function detailPages({ container }: { container: MedusaContainer }): Promise<void> {
  for (const zone of recordPages.zones) await arrange(container, zone, { ...forProgrammers, ...extra[zone] });
  await arrange(container, settingsMenu.zone, hide(settingsMenu.hidden.map(settingsMenu.entryOf)));
}
