import type { MedusaContainer } from "@medusajs/framework/types";
import { orderPage as page } from "../platform/medusa-surface";
import { withoutConfusing } from "./order-page-boxes";
import { arrange } from "./steps/arrange";

/**
 * Hides Medusa's payment box too, because the shop's status box offers all payment actions. Runs after
 * order-page-boxes, because Medusa runs migration scripts in order of name; a customised layout is kept.
 */
export default async function orderPagePayments({
  container,
}: {
  container: MedusaContainer;
}): Promise<void> {
  const widgets = { ...withoutConfusing, [`core:${page.payments}`]: { hidden: true } };
  await arrange(container, page.zone, widgets, withoutConfusing);
}
