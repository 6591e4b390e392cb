import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { asciiAddress } from "@su-turrone/contract/email-address";
import type { OrderLookupBody } from "@su-turrone/contract/form-requests";
import { invoiceInText } from "@su-turrone/contract/order-reference";
import { INVOICES_MODULE } from "../../../modules/invoices";
import type { InvoicesService } from "../../../modules/invoices/service";

const row = z.object({ id: z.string(), email: z.string().nullish() });
const numbered = z.object({ display_id: z.coerce.number() });

/**
 * A lookup by the number of the order where it named an invoice, so that what misses counts for the one order whatever it was asked by;
 * one that names no invoice of the shop stays as it is.
 */
export async function byOrderNumber(
  container: MedusaContainer,
  lookup: OrderLookupBody,
): Promise<OrderLookupBody> {
  const invoice = invoiceInText(lookup.number);
  if (!invoice) return lookup;
  const documents: InvoicesService = container.resolve(INVOICES_MODULE);
  const [issued] = await documents.listShopDocuments({ kind: "invoice", ...invoice }, { take: 1 });
  if (!issued) return lookup;
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: ["display_id"],
    filters: { id: issued.order_id },
  });
  const order = numbered.optional().parse(data[0]);
  return order ? { ...lookup, number: String(order.display_id) } : lookup;
}

/** Id of the order with this number that was placed with this address; null for every miss. */
export async function findOrder(
  container: MedusaContainer,
  { number, email }: OrderLookupBody,
): Promise<string | null> {
  if (!/^\d+$/.test(number) || email === "") return null;
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: ["id", "email"],
    filters: { display_id: Number(number), is_draft_order: false },
  });
  const found = row.optional().parse(data[0]);
  return found?.email && asciiAddress(found.email.toLowerCase()) === email ? found.id : null;
}
