import { ContainerRegistrationKeys, generateEntityId, MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  parallelize,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { createPaymentSessionStep, deletePaymentSessionsWorkflow } from "@medusajs/medusa/core-flows";
import { z } from "@medusajs/framework/zod";
import type { PaymentChoice } from "@su-turrone/contract/cart-requests";
import { exact, insert } from "../features/cart/direct-change-rows";
import { cartNotFound, readCartAnd } from "../features/cart/read-cart";
import { jsonRow, linkedRows, offeredProviderRows } from "../platform/json-rows";

interface ChoosePaymentInput extends PaymentChoice {
  cart_id: string;
}

const besideCart = z.object({
  collection: z.object({ id: z.string(), amount: z.number() }).nullable(),
  /** Whether the owner offers the provider. */
  offered: z.boolean(),
});

const readPayableCartStep = createStep(
  "read-payable-cart",
  async ({ cart_id, provider_id }: ChoosePaymentInput, { container }) => {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const read = await readCartAnd(container, cart_id, {
      collection: jsonRow(
        knex,
        linkedRows(knex, "payment_collection", "cart_payment_collection", "cart_id", "cart.id").select(
          "part.id",
          "part.amount",
        ),
      ),
      offered: knex.raw("exists ?", [offeredProviderRows(knex).where("part.id", provider_id)]),
    });
    if (!read) throw cartNotFound();
    const { cart } = read;
    const { collection, offered } = besideCart.parse(read.row);
    if (!offered)
      throw new MedusaError(MedusaError.Types.INVALID_DATA, `Payment provider ${provider_id} is not enabled`);
    return new StepResponse({
      currency_code: cart.currency_code,
      amount: collection?.amount ?? cart.total,
      collection_id: collection?.id ?? null,
      session_ids: cart.payment_sessions.map(({ id }) => id),
    });
  },
);

/** Creates the cart's payment collection as Medusa's steps do, but with its link in one transaction. Returns its id. */
const createCollectionStep = createStep(
  "create-payment-collection",
  async (
    { cart_id, currency_code, amount }: { cart_id: string; currency_code: string; amount: number },
    { container },
  ) => {
    const id = generateEntityId(undefined, "pay_col");
    await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (knex) => {
      await insert(knex, "payment_collection", [{ id, currency_code, ...exact("amount", amount) }]);
      const link = { id: generateEntityId(undefined, "capaycol"), cart_id, payment_collection_id: id };
      await insert(knex, "cart_payment_collection", [link]);
    });
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    if (id === undefined) return;
    await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (knex) => {
      await knex("cart_payment_collection").where({ payment_collection_id: id }).delete();
      await knex("payment_collection").where({ id }).delete();
    });
  },
);

/**
 * Creates the payment session of a cart with the steps of Medusa's own workflows: in the cart's payment collection,
 * which is created if needed, replacing the previous session. Must be run while holding the cart's lock
 * (`withCartLock`). Returns the provider and the session's data.
 */
export const choosePaymentWorkflow = createWorkflow(
  "choose-payment",
  (input: WorkflowData<ChoosePaymentInput>) => {
    const cart = readPayableCartStep(input);
    const created = when("no-collection", { cart }, (data) => data.cart.collection_id === null).then(() =>
      createCollectionStep(
        transform({ input, cart }, (data) => ({
          cart_id: data.input.cart_id,
          currency_code: data.cart.currency_code,
          amount: data.cart.amount,
        })),
      ),
    );
    const [session] = parallelize(
      createPaymentSessionStep(
        transform({ input, cart, created }, (data) => {
          const id = data.cart.collection_id ?? data.created;
          if (!id) throw new Error("the cart has no payment collection, and none was created");
          const { provider_id, confirmation_token } = data.input;
          return {
            payment_collection_id: id,
            provider_id,
            amount: data.cart.amount,
            currency_code: data.cart.currency_code,
            data: confirmation_token ? { confirmation_token } : {},
          };
        }),
      ),
      deletePaymentSessionsWorkflow.runAsStep({
        input: transform({ cart }, (data) => ({ ids: data.cart.session_ids })),
      }),
    );
    return new WorkflowResponse(
      transform({ session }, ({ session: { id, provider_id } }) => ({ session_id: id, provider_id })),
    );
  },
);
