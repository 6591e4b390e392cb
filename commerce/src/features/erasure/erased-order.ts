import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const row = z.object({ email: z.string().nullish() }).optional();

/**
 * Whether the buyer of an order was erased: an order cannot be placed without an e-mail address. False for an unknown
 * order.
 */
export async function isErased(container: MedusaContainer, id: string): Promise<boolean> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: ["id", "email"], filters: { id } });
  const order = row.parse(data[0]);
  return order !== undefined && !order.email;
}
