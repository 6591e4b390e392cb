import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { BUYER_REQUESTS_MODULE } from "../modules/buyer-requests";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { idsOf, readRows } from "../platform/read-rows";

/**
 * Deletes addresses no cart uses: Medusa leaves them behind with a deleted cart, and whenever an address is replaced.
 * @param before newer addresses are kept, because their cart may be about to refer to them @returns the number of
 * deleted addresses
 */
const deleteUnusedAddresses = (knex: Knex, before: Date): Promise<number> =>
  knex("cart_address")
    .where("updated_at", "<", before)
    .whereNotExists(
      knex("cart").whereRaw("?? in (??, ??)", [
        "cart_address.id",
        "shipping_address_id",
        "billing_address_id",
      ]),
    )
    .delete();

/**
 * Ids of guests without an order: Medusa creates a customer for every e-mail address entered in a checkout. Excluded
 * are customers with a cart or order, customers created by the owner, and members of a customer group.
 */
async function guestsWithoutOrder(knex: Knex, before: Date, limit: number): Promise<string[]> {
  const referencingRows = (table: string) =>
    knex(table).whereRaw("?? = ??", [`${table}.customer_id`, "customer.id"]);
  const rows: unknown = await knex("customer")
    .select("id")
    .where({ has_account: false, created_by: null })
    .where("updated_at", "<", before)
    .whereNotExists(referencingRows("order"))
    .whereNotExists(referencingRows("cart"))
    .whereNotExists(referencingRows("customer_group_customer"))
    .orderBy("id")
    .limit(limit);
  return idsOf(rows);
}

/** Number of carts read per batch, so that any number of carts fits into memory. */
const defaultBatch = 500;

const cartRow = z.object({
  id: z.string(),
  updated_at: z.coerce.date(),
  items: z.array(z.object({ updated_at: z.coerce.date() }).nullish()),
  payment_collection: z.object({ status: z.string() }).nullish(),
});

interface DeleteStaleCartsInput {
  /** Carts untouched since this time are deleted; ISO 8601. */
  before: string;
  batch?: number;
}

/**
 * Deletes permanently and without compensation: an abandoned cart is personal data without a purpose (art. 5(1)(e)
 * GDPR). Carts that became orders, and carts with an authorised payment, are kept.
 */
const deleteStaleCartsStep = createStep(
  "delete-stale-carts",
  async ({ before, batch = defaultBatch }: DeleteStaleCartsInput, { container }) => {
    const limit = new Date(before);
    const requests = container.resolve(BUYER_REQUESTS_MODULE);
    let deleted = 0;
    // skip the carts that are kept
    for (let skipped = 0; ;) {
      const filters = { completed_at: null, updated_at: { $lt: limit } };
      const order = { updated_at: "ASC", id: "ASC" } as const;
      const pagination = { take: batch, skip: skipped, order };
      const carts = await readRows(container, "cart", cartRow, filters, { pagination });
      const ids = carts
        .filter(({ items }) => items.every((item) => !item || item.updated_at < limit))
        .filter(({ payment_collection: money }) => !money || ["not_paid", "canceled"].includes(money.status))
        .map(({ id }) => id);
      if (ids.length > 0) {
        await container.resolve(ContainerRegistrationKeys.LINK).delete({ [Modules.CART]: { cart_id: ids } });
        await requests.deleteOfCarts(ids);
        await container.resolve(Modules.CART).deleteCarts(ids);
      }
      deleted += ids.length;
      skipped += carts.length - ids.length;
      if (carts.length < batch) return new StepResponse({ deleted });
    }
  },
);

/**
 * Deletes permanently and without compensation, for the same reason: addresses no cart uses any more, and guests who
 * never ordered.
 */
const deleteLeftByCartsStep = createStep(
  "delete-left-by-carts",
  async ({ before, batch = defaultBatch }: DeleteStaleCartsInput, { container }) => {
    const limit = new Date(before);
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const addresses = await deleteUnusedAddresses(knex, limit);
    let guests = 0;
    for (;;) {
      const ids = await guestsWithoutOrder(knex, limit, batch);
      if (ids.length === 0) return new StepResponse({ addresses, guests });
      await container
        .resolve(ContainerRegistrationKeys.LINK)
        .delete({ [Modules.CUSTOMER]: { customer_id: ids } });
      await container.resolve(Modules.CUSTOMER).deleteCustomers(ids);
      guests += ids.length;
    }
  },
);

/** Deletes carts untouched since a given time, and the data they leave behind; returns the counts. */
export const deleteStaleCartsWorkflow = createWorkflow(
  "delete-stale-carts",
  (input: DeleteStaleCartsInput) => {
    const carts = deleteStaleCartsStep(input);
    const left = deleteLeftByCartsStep(input);
    return new WorkflowResponse({ carts, left });
  },
);
