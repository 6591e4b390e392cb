import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import {
  addToCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { readSellability } from "../../features/catalogue/read-sellability";

/** @throws NOT_ALLOWED for a weight that is not complete enough to be sold */
async function refuseIncomplete(
  container: MedusaContainer,
  variantIds: readonly (string | null | undefined)[],
): Promise<void> {
  const id = variantIds.flatMap((variantId) => variantId ?? []);
  if (id.length === 0) return;
  const variants = await readSellability(container, { id });
  const incomplete = variants.find(({ problems }) => problems.length > 0);
  if (!incomplete) return;
  const why = incomplete.problems.join(", ");
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `The variant ${incomplete.id} is not on sale: ${why}`,
    "variant_not_sellable" satisfies RefusalCode,
  );
}

// the three ways goods come into a cart, or more of them
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
