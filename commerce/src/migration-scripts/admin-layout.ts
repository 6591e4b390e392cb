import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";
import { orderPage, productPage, recordPages, settingsMenu } from "../platform/medusa-surface";

/** Order and visibility of a zone's entries; entries not listed have order 0 and are visible. */
type Arrangement = Readonly<Record<string, { order?: number; hidden?: boolean }>>;

const hide = (entries: readonly string[]): Arrangement =>
  Object.fromEntries(entries.map((entry) => [entry, { hidden: true }]));

const sections = (names: readonly string[]): string[] => names.map((name) => `core:${name}`);

/**
 * The order page with the shop's own boxes above Medusa's, without the boxes that the shop replaces (totals without
 * tax, fulfilments, payments) and those meant for developers.
 */
const order: Arrangement = {
  ...Object.fromEntries(
    sections(orderPage.sections).map((section, index) => [section, { order: index + 1 }]),
  ),
  ...hide(sections(orderPage.hidden)),
};

/** Other pages without the boxes meant for developers: metadata, JSON, permissions. */
const records: readonly (readonly [zone: string, Arrangement])[] = recordPages.zones.map((zone) => {
  // at the top, because entries not listed have order 0
  const note = zone === productPage.zone ? { [`widget:${productPage.note}`]: { order: -1 } } : {};
  return [zone, { ...hide(sections(recordPages.hidden)), ...note }];
});

/**
 * Sets the default layout of the admin's pages and of the menu of its settings. A layout the owner has customised is kept; "Customize"
 * restores each hidden entry.
 */
export default async function adminLayout({ container }: { container: MedusaContainer }): Promise<void> {
  const settings = container.resolve(Modules.SETTINGS);
  const zones = [
    ...records,
    [settingsMenu.zone, hide(settingsMenu.hidden.map(settingsMenu.entryOf))],
    [orderPage.zone, order],
  ] as const;
  for (const [zone, widgets] of zones) {
    if (await settings.getSystemDefaultLayoutConfiguration(zone)) continue;
    await setLayoutConfigurationWorkflow(container).run({
      // the default layout belongs to no user
      input: { zone, user_id: "", is_default: true, configuration: { widgets } },
    });
  }
}
