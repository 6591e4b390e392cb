import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { asciiAddress } from "@su-turrone/contract/email-address";
import type { OrderLookupBody } from "@su-turrone/contract/form-requests";
import { invoiceInText } from "@su-turrone/contract/order-reference";
import { INVOICES_MODULE } from "../../../modules/invoices";
import type { InvoicesService } from "../../../modules/invoices/service";

const row = z.object({ id: z.string(), email: z.string().nullish() });
const orderRow = z.object({ display_id: z.coerce.number() });

/**
 * Replaces an invoice number in a lookup by the order number, so that failed lookups count towards the order whichever
 * number was used; a lookup without a known invoice number is returned unchanged.
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
  const order = orderRow.optional().parse(data[0]);
  return order ? { ...lookup, number: String(order.display_id) } : lookup;
}

/** Id of the order with this number and e-mail address; null when there is none. */
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
