import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { BUYER_REQUESTS_MODULE } from "../modules/buyer-requests";
import { deleteUnusedAddresses, guestsWithoutOrder } from "../features/privacy/left-by-carts";
import type { BuyerRequestsService } from "../modules/buyer-requests/service";

/** Carts looked at in one go, so that any number fits into memory. */
const defaultBatch = 500;

const cartRows = z.array(
  z.object({
    id: z.string(),
    updated_at: z.coerce.date(),
    items: z.array(z.object({ updated_at: z.coerce.date() }).nullish()),
    payment_collection: z.object({ status: z.string() }).nullish(),
  }),
);

interface DeleteStaleCartsInput {
  /** Carts untouched since this moment go; ISO 8601. */
  before: string;
  /** Carts looked at in one go. */
  batch?: number;
}

/**
 * For good and without compensation: what nobody comes back for is personal data without a purpose (art. 5(1)(e) GDPR). Carts
 * that became orders, and those money has been authorised for, stay.
 */
const deleteStaleCartsStep = createStep(
  "delete-stale-carts",
  async ({ before, batch = defaultBatch }: DeleteStaleCartsInput, { container }) => {
    const limit = new Date(before);
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const requests: BuyerRequestsService = container.resolve(BUYER_REQUESTS_MODULE);
    let deleted = 0;
    // those that stay are not looked at again
    for (let kept = 0; ;) {
      const { data } = await query.graph({
        entity: "cart",
        fields: ["id", "updated_at", "items.updated_at", "payment_collection.status"],
        filters: { completed_at: null, updated_at: { $lt: limit } },
        pagination: { take: batch, skip: kept, order: { updated_at: "ASC", id: "ASC" } },
      });
      const ids = cartRows
        .parse(data)
        .filter(({ items }) => items.every((item) => !item || item.updated_at < limit))
        .filter(({ payment_collection: money }) => !money || ["not_paid", "canceled"].includes(money.status))
        .map(({ id }) => id);
      if (ids.length > 0) {
        await container.resolve(ContainerRegistrationKeys.LINK).delete({ [Modules.CART]: { cart_id: ids } });
        await requests.deleteOfCarts(ids);
        await container.resolve(Modules.CART).deleteCarts(ids);
      }
      deleted += ids.length;
      kept += data.length - ids.length;
      if (data.length < batch) return new StepResponse({ deleted });
    }
  },
);

/** For good and without compensation, for the same reason: addresses no cart has any more, and guests who never bought. */
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

/** Deletes the carts nobody has touched since a moment, and what they leave behind; says how many of each. */
export const deleteStaleCartsWorkflow = createWorkflow(
  "delete-stale-carts",
  (input: DeleteStaleCartsInput) => {
    const carts = deleteStaleCartsStep(input);
    const left = deleteLeftByCartsStep(input);
    return new WorkflowResponse({ carts, left });
  },
);
