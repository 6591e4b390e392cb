import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import {
  addToCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
  completeCartWorkflow,
  refreshCartItemsWorkflow,
  listShippingOptionsForCartWithPricingWorkflow,
} from "@medusajs/medusa/core-flows";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { problemsOf } from "@su-turrone/contract/sellability";
import { unsellableProductIds } from "../../features/sellable/read-sale-problems";
import { readWeights } from "../../features/sellable/read-weights";
import { checkCompletion } from "../../features/cart/completion-check";
import { parcelCountOf } from "../../features/cart/gift-parcels";
import { readExistingCart } from "../../features/cart/read-cart";
import { roundAdjustments } from "../../features/cart/round-adjustments";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { goodsTotalKey, goodsCents, parcelsKey } from "../../modules/fulfillment-parcel";

/**
 * @throws NOT_ALLOWED for a variant that lacks data required for sale; in production also for a variant of an
 * unsellable product
 */
async function refuseIncomplete(
  container: MedusaContainer,
  variantIds: readonly (string | null | undefined)[],
): Promise<void> {
  const id = variantIds.flatMap((variantId) => variantId ?? []);
  if (id.length === 0) return;
  const weights = await readWeights(container, { id });
  const unsellable = await unsellableProductIds(container, [
    ...new Set(weights.map(({ productId }) => productId)),
  ]);
  const incomplete = weights.find(
    (weight) => problemsOf(weight).length > 0 || unsellable.has(weight.productId),
  );
  if (!incomplete) return;
  const reasons = problemsOf(incomplete).join(", ") || "the product is not complete";
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `The variant ${incomplete.id} is not on sale: ${reasons}`,
    "variant_not_sellable" satisfies RefusalCode,
  );
}

// the three workflows that add goods to a cart
createCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  await refuseIncomplete(
    container,
    (input.items ?? []).map((item) => item.variant_id),
  );
});

addToCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  await refuseIncomplete(
    container,
    input.items.map((item) => item.variant_id),
  );
});

updateLineItemInCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  const { items } = cart as { items?: ({ id: string; variant_id?: string | null } | null)[] | null };
  const line = items?.find((item) => item?.id === input.item_id);
  await refuseIncomplete(container, [line?.variant_id]);
});

/**
 * Medusa compares neither the authorised amount with the cart's current total, nor the cart with current prices and
 * products; this hook does, for direct clients of Medusa's own completion route.
 */
completeCartWorkflow.hooks.validate(async ({ input }, { container }) =>
  checkCompletion(container, await readExistingCart(container, input.id)),
);

/** Rounds discounts to whole cents whenever Medusa has recalculated them, before the payment is updated. */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(async ({ input }, { container }) => {
  await roundAdjustments(container, input.cart_id);
});

/**
 * Passes the goods total of the whole cart to the parcel provider. Medusa itself would only pass the lines whose
 * product has the option's shipping profile.
 */
listShippingOptionsForCartWithPricingWorkflow.hooks.setCalculatedShippingPricingContext(
  async ({ input }, { container }) => {
    const { items, metadata } = await readExistingCart(container, input.cart_id);
    return new StepResponse({ [goodsTotalKey]: goodsCents(items), [parcelsKey]: parcelCountOf(metadata) });
  },
);
