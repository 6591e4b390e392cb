import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { asciiAddress } from "@su-turrone/contract/email-address";
import type { OrderLookupBody } from "@su-turrone/contract/form-requests";

const row = z.object({ id: z.string(), email: z.string().nullish() });

/** Id of the order with this number that was placed with this address; null for every miss. */
export async function findOrder(
  container: MedusaContainer,
  { number, email }: OrderLookupBody,
): Promise<string | null> {
  if (number === "" || email === "") return null;
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: ["id", "email"],
    filters: { display_id: Number(number), is_draft_order: false },
  });
  const found = row.optional().parse(data[0]);
  return found?.email && asciiAddress(found.email.toLowerCase()) === email ? found.id : null;
}
