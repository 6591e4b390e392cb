import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import {
  addToCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { problemsOf } from "@su-turrone/contract/sellability";
import { unsellableProductIds } from "../../features/on-sale/read-sale-problems";
import { readWeights } from "../../features/on-sale/read-weights";

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

interface CartLines {
  items?: ({ id: string; variant_id?: string | null } | null)[] | null;
}

updateLineItemInCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  const { items } = cart as CartLines;
  const line = items?.find((item) => item?.id === input.item_id);
  await refuseIncomplete(container, [line?.variant_id]);
});
