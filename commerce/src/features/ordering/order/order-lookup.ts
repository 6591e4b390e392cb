import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { asciiAddress } from "@su-turrone/contract/email-address";
import { longestEmail } from "@su-turrone/contract/limits";

/** Body of `POST /store/order-lookup`. */
export const lookupBody = z.object({
  /** The number on the confirmation; what people write around it is left out ("Nr. 1042", "#1042"). */
  number: z
    .string()
    .trim()
    .max(40)
    .transform((typed) => /^\D{0,20}(\d{1,9})$/.exec(typed)?.[1] ?? ""),
  email: z.string().trim().max(longestEmail).toLowerCase().transform(asciiAddress),
});

/** What a shopper knows of an order. */
export type LookupBody = z.infer<typeof lookupBody>;

const row = z.object({ id: z.string(), email: z.string().nullish() });

/** Id of the order with this number that was placed with this address; null for every miss. */
export async function findOrder(
  container: MedusaContainer,
  { number, email }: LookupBody,
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
