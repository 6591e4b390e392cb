import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setLayoutConfigurationWorkflow } from "@medusajs/medusa/core-flows";

/** The page of an order in the admin, as its layouts are named. */
const zone = "order.details";

/**
 * Medusa puts widgets below its own parts. What is not named here keeps its place above: the heading of the page, then the
 * desk; the status before the customer.
 */
const below = [
  "OrderSummarySection",
  "OrderPaymentSection",
  "OrderFulfillmentSection",
  "OrderCustomerSection",
  "OrderActivitySection",
  "MetadataSection",
  "JsonViewSection",
  "RequiredPermissionsSection",
];

/** Puts parcels and status to the top of an order's page, for everybody, unless the owner has arranged it already. */
export default async function orderPage({ container }: { container: MedusaContainer }): Promise<void> {
  const arranged = await container.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(zone);
  if (arranged) return;
  const widgets = Object.fromEntries(below.map((name, index) => [`core:${name}`, { order: index + 1 }]));
  await setLayoutConfigurationWorkflow(container).run({
    // a default is nobody's own
    input: { zone, user_id: "", is_default: true, configuration: { widgets } },
  });
}
