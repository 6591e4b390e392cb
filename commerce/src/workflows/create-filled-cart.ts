import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { createCartWorkflow } from "@medusajs/medusa/core-flows";
import type { FirstAddition } from "@su-turrone/contract/cart-requests";
import { changeKeyOf, withChange } from "../features/cart/plan-cart-change";
import { attachShippingWorkflow } from "./attach-shipping";
import { refreshCartPromotionsWorkflow } from "./refresh-cart-promotions";
import { writeRequestsStep } from "./change-cart";

interface CreateFilledCartInput extends FirstAddition {
  /** Language of the product names in the cart, and of its mails. */
  locale: string;
  sales_channel_id: string | undefined;
}

/** Input for Medusa's cart creation. */
function cartOf({ key, ...given }: CreateFilledCartInput) {
  const { variant_id, quantity, country, locale, sales_channel_id } = given;
  const changeKey = changeKeyOf({ type: "add", variant_id, quantity, key })?.key;
  return {
    locale,
    ...(sales_channel_id ? { sales_channel_id } : {}),
    shipping_address: { country_code: country },
    items: [{ variant_id, quantity }],
    ...(changeKey ? { metadata: withChange(null, changeKey, new Date()) } : {}),
  };
}

/**
 * Creates a cart with its first item, with shipping, the gift flag if set, and the code that was waiting for a cart; a
 * failure leaves no cart behind. Returns the cart's id and the state of the code.
 */
export const createFilledCartWorkflow = createWorkflow(
  "create-filled-cart",
  (input: WorkflowData<CreateFilledCartInput>) => {
    const cart = createCartWorkflow.runAsStep({ input: transform({ input }, (data) => cartOf(data.input)) });
    writeRequestsStep(
      transform({ input, cart }, (data) => ({
        cartId: data.cart.id,
        requests: data.input.gift ? { gift: true } : null,
      })),
    );
    attachShippingWorkflow.runAsStep({ input: { cart_id: cart.id } });
    const codes = when("has-code", { input }, (data) => Boolean(data.input.code)).then(() =>
      refreshCartPromotionsWorkflow.runAsStep({
        input: transform({ input, cart }, (data) => ({ cart_id: data.cart.id, add: data.input.code })),
      }),
    );
    return new WorkflowResponse(
      transform({ cart, codes }, (data) => ({ id: data.cart.id, codes: data.codes ?? [] })),
    );
  },
);
