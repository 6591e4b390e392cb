import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId, validateEmail } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { requestsAfter } from "../../modules/buyer-requests";
import { jsonRows } from "../../platform/json-rows";
import type { BuyerData } from "./plan-cart-change";
import type { CartRecord } from "./read-cart";

/*
 * The buyer of a cart: customer, addresses and requests, as Medusa's workflow and the shop's module write them. Medusa
 * leaves the addresses before as rows of no cart; here they are changed.
 */

/** Columns with the customers a cart may belong to. @param email as entered; null if the change has none */
export const buyerColumns = (knex: Knex, email: string | null) => ({
  customers:
    email === null
      ? knex.raw("'[]'::json")
      : jsonRows(
          knex,
          knex("customer")
            .whereNull("deleted_at")
            .where((either) => {
              void either.where("id", knex.ref("cart.customer_id")).orWhere("email", validateEmail(email));
            })
            .select("id", "email", "has_account"),
        ),
});

const text = z.string().nullable();

/** Rows of `buyerColumns`, and the addresses of the cart itself. */
export const buyerFacts = {
  shipping_address_id: text,
  billing_address_id: text,
  customers: z.array(z.object({ id: z.string(), email: text, has_account: z.boolean() })),
};

export interface BuyerChange {
  email: string;
  /** Null for one who is not known yet. */
  customerId: string | null;
  addresses: (BuyerData["shipping_address"] & { id: string })[];
}

/** How to write the buyer's data; null for one with an account, who keeps the address of that account. */
export function buyerAfter(
  { customer_id: customerId }: CartRecord,
  { customers, shipping_address_id, billing_address_id }: z.infer<z.ZodObject<typeof buyerFacts>>,
  fields: BuyerData,
): BuyerChange | null {
  const isKnown = customerId === null || customers.some(({ id }) => id === customerId);
  if (!isKnown || customers.some(({ has_account }) => has_account)) return null;
  const email = validateEmail(fields.email);
  const billingId = billing_address_id === shipping_address_id ? null : billing_address_id;
  const newId = () => generateEntityId(undefined, "caaddr");
  return {
    email,
    customerId: customers.find((customer) => customer.email === email)?.id ?? null,
    addresses: [
      { ...fields.shipping_address, id: shipping_address_id ?? newId() },
      { ...fields.billing_address, id: billingId ?? newId() },
    ],
  };
}

/** Id of a new customer without an account, or of one created meanwhile. */
async function createCustomer(transaction: Knex, email: string, updated_at: Date): Promise<string> {
  const created: unknown = await transaction("customer")
    .insert({ id: generateEntityId(undefined, "cus"), email, has_account: false })
    .onConflict(transaction.raw("(email, has_account) where deleted_at is null"))
    .merge({ updated_at })
    .returning("id");
  return z.tuple([z.object({ id: z.string() })]).parse(created)[0].id;
}

export async function writeBuyer(
  transaction: Knex,
  cartId: string,
  { email, customerId, addresses }: BuyerChange,
  updated_at: Date,
): Promise<void> {
  const customer_id = customerId ?? (await createCustomer(transaction, email, updated_at));
  const [shipping, billing] = addresses;
  await transaction("cart_address")
    .insert(addresses.map((address) => ({ ...address, updated_at })))
    .onConflict("id")
    .merge();
  await transaction("cart").where("id", cartId).update({
    email,
    customer_id,
    shipping_address_id: shipping?.id,
    billing_address_id: billing?.id,
    updated_at,
  });
}

/** Writes what the buyer asks for; a cart without requests has no row. */
export async function writeRequests(
  transaction: Knex,
  cartId: string,
  before: BuyerRequests | null,
  change: Partial<BuyerRequests>,
): Promise<void> {
  const after = requestsAfter(before, change);
  const rows = transaction("buyer_request");
  if (before && after) await rows.where("cart_id", cartId).update({ ...after, updated_at: new Date() });
  else if (before) await rows.where("cart_id", cartId).delete();
  else if (after) await rows.insert({ id: generateEntityId(undefined, "buyreq"), cart_id: cartId, ...after });
}
