import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { checkCompletion } from "../../features/cart/completion-check";
import { readExistingCart } from "../../features/cart/read-cart";

/**
 * Medusa compares neither the authorised amount with the cart's current total, nor the cart with current prices and
 * products; this hook does, for direct clients of Medusa's own completion route.
 */
completeCartWorkflow.hooks.validate(async ({ input }, { container }) =>
  checkCompletion(container, await readExistingCart(container, input.id)),
);
