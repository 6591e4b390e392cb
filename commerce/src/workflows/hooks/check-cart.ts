import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { MedusaError } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { completionProblem, problemSentences } from "../../features/cart/completion-check";
import { currentLines, isPaused } from "../../features/cart/current-lines";
import { readExistingCart } from "../../features/cart/read-cart";

/**
 * Medusa compares neither the authorised amount with the cart's current total, nor the cart with current prices and
 * products; this hook does, before the order is created. The error's code is a CompletionProblem.
 */
completeCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  const cart = await readExistingCart(container, input.id);
  const lines = await currentLines(container, cart);
  const address = cart.shipping_address;
  const problem = completionProblem({
    totalCents: toCents(cart.total),
    sessionCents: cart.payment_sessions.map(({ amount }) => toCents(amount)),
    address: address && {
      country: address.country_code ?? "",
      postalCode: address.postal_code ?? "",
      city: address.city ?? "",
    },
    paused: isPaused(cart, new Date()),
    lines: lines.map(({ item, cents, onSale }) => ({
      cents: toCents(item.unit_price),
      todayCents: cents,
      onSale,
    })),
  });
  if (problem) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, problemSentences[problem], problem);
});
