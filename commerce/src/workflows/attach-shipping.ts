import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
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
  addShippingMethodToCartStep,
  listShippingOptionsForCartWithPricingWorkflow,
  refreshCartItemsWorkflow,
  upsertTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows";
import { z } from "@medusajs/framework/zod";
import { readShippingOption } from "../features/shop/shop-facts";
import { readRows } from "../platform/read-rows";

const cartRow = z.object({
  promotions: z.array(z.object({ id: z.string() }).nullish()).nullish(),
  payment_collection: z.object({ id: z.string() }).nullish(),
});

/** Whether amounts were already derived from the cart's total, or promotions may depend on its shipping. */
async function areTotalsUsed(container: MedusaContainer, cartId: string): Promise<boolean> {
  const [[cart], automatic] = await Promise.all([
    readRows(container, "cart", cartRow, { id: cartId }),
    container
      .resolve(Modules.PROMOTION)
      .listPromotions({ is_automatic: true, status: ["active"] }, { take: 1, select: ["id"] }),
  ]);
  const { promotions, payment_collection: collection } = cartRow.parse(cart);
  return automatic.length > 0 || (promotions ?? []).some(Boolean) || Boolean(collection);
}

const areTotalsUsedStep = createStep(
  "are-totals-used",
  async (cartId: string, { container }) => new StepResponse(await areTotalsUsed(container, cartId)),
);

const readShippingOptionStep = createStep(
  "read-shipping-option",
  async (_input: undefined, { container }) => new StepResponse(await readShippingOption(container)),
);

const optionRows = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    calculated_price: z
      .object({
        calculated_amount: z.coerce.number(),
        is_calculated_price_tax_inclusive: z.boolean().nullish(),
      })
      .nullish(),
  }),
);

/** The shop's option with its price, as a shipping method; none when nothing is shipped. */
function methodsOf(cartId: string, options: unknown, shopOptionId: string | undefined) {
  const priced = optionRows
    .parse(options)
    .flatMap(({ calculated_price: price, ...option }) => (price ? [{ ...option, price }] : []));
  return priced
    .filter(({ id }) => id === shopOptionId)
    .map(({ id, name, price }) => ({
      cart_id: cartId,
      shipping_option_id: id,
      name,
      amount: price.calculated_amount,
      is_tax_inclusive: price.is_calculated_price_tax_inclusive === true,
      data: {},
    }));
}

/**
 * Attaches the shop's shipping option, whose tariff is advertised, to a cart; never another one that was added to
 * Medusa. Medusa's own workflow for this recalculates the whole cart; here
 * that is done only if promotions or a payment may depend on it, which is not the case in a new cart.
 */
export const attachShippingWorkflow = createWorkflow(
  "attach-shipping",
  (input: WorkflowData<{ cart_id: string }>) => {
    const shopOption = readShippingOptionStep();
    const options = listShippingOptionsForCartWithPricingWorkflow.runAsStep({
      input: transform({ input, shopOption }, (data) => ({
        cart_id: data.input.cart_id,
        options: data.shopOption ? [{ id: data.shopOption.id }] : [],
        is_return: false,
      })),
    });
    const methods = transform({ input, options, shopOption }, (data) =>
      methodsOf(data.input.cart_id, data.options, data.shopOption?.id),
    );
    when("shipping-offered", { methods }, (data) => data.methods.length > 0).then(() => {
      const created = addShippingMethodToCartStep({ shipping_methods: methods });
      upsertTaxLinesWorkflow.runAsStep({
        input: { cart_id: input.cart_id, items: [], shipping_methods: created },
      });
    });
    const areUsed = areTotalsUsedStep(input.cart_id);
    when("totals-used", { areUsed, methods }, (data) => data.areUsed && data.methods.length > 0).then(() => {
      refreshCartItemsWorkflow.runAsStep({ input: { cart_id: input.cart_id } });
    });
    return new WorkflowResponse(methods);
  },
);
