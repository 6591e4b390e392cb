import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";
import { orderPage as page } from "../platform/medusa-surface";
import { withoutConfusing } from "./order-page-boxes";

/**
 * Hides Medusa's payment box too, because the shop's status box offers all payment actions. Runs after
 * order-page-boxes, because Medusa runs migration scripts in order of name; a customised layout is kept.
 */
export default async function orderPagePayments({
  container,
}: {
  container: MedusaContainer;
}): Promise<void> {
  const { zone, payments } = page;
  const arranged = await container.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(zone);
  if (!isDeepStrictEqual(arranged?.configuration.widgets, withoutConfusing)) return;
  const widgets = { ...withoutConfusing, [`core:${payments}`]: { hidden: true } };
  await setLayoutConfigurationWorkflow(container).run({
    input: { zone, user_id: "", is_default: true, configuration: { widgets } },
  });
}
