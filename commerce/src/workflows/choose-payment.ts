import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import {
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { z } from "@medusajs/framework/zod";
import type { PaymentChoice } from "@su-turrone/contract/cart-requests";

interface ChoosePaymentInput extends PaymentChoice {
  cart_id: string;
}

const collectionRow = z.object({ payment_collection_id: z.string() });

const findCollectionStep = createStep("find-payment-collection", async (cartId: string, { container }) => {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart_payment_collection",
    fields: ["payment_collection_id"],
    filters: { cart_id: cartId },
  });
  return new StepResponse(collectionRow.optional().parse(data[0])?.payment_collection_id ?? null);
});

/**
 * Creates the payment session of a cart with Medusa's own workflows: in the cart's payment collection, which is created
 * if needed, replacing the previous session. Must be run while holding the cart's lock (`withCartLock`). Returns the
 * provider and the session's data.
 */
export const choosePaymentWorkflow = createWorkflow(
  "choose-payment",
  (input: WorkflowData<ChoosePaymentInput>) => {
    const found = findCollectionStep(input.cart_id);
    const begun = when("no-collection", { found }, (data) => data.found === null).then(() =>
      createPaymentCollectionForCartWorkflow.runAsStep({ input: { cart_id: input.cart_id } }),
    );
    const collectionId = transform({ found, begun }, (data) => {
      const id = data.found ?? data.begun?.id;
      if (!id) throw new Error("the cart has no payment collection, and none was created");
      return id;
    });
    const session = createPaymentSessionsWorkflow.runAsStep({
      input: transform({ input, collectionId }, (data) => {
        const { provider_id, confirmation_token } = data.input;
        return {
          payment_collection_id: data.collectionId,
          provider_id,
          data: confirmation_token ? { confirmation_token } : {},
        };
      }),
    });
    return new WorkflowResponse(
      transform({ session }, ({ session: { id, provider_id } }) => ({ session_id: id, provider_id })),
    );
  },
);
