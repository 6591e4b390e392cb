import type { FinishOutcome } from "@su-turrone/contract/place-order";
import { createPaymentCollectionForCartWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { refusalCodeOf } from "../../../platform/engine-errors";
import { countUntilDone } from "../../../platform/current-request";
import { errorMessageOf } from "../../../platform/error-message";
import type { Language } from "../../../platform/languages";
import type { CompletionProblem } from "../../cart/completion-check";
import { withinTransferLimit } from "../bank-transfer/transfer-limit";
import type { CheckoutState } from "./checkout-state";
import { browserOfAttempt, recordAttempt } from "./completion-attempt";
import type { Completion } from "./finish-decision";
import { placeOrderWorkflow } from "./place-order";

/** A press of the order button: what its page showed, and the URL to return to from the bank. */
export interface PlaceOrderInput {
  shownCents: number;
  /** Fingerprint of the cart; null when the client showed no page. */
  fingerprint: string | null;
  /** Language of the page. */
  language: Language;
  /** Browser that pressed the button, as known to the storefront; null when not given. */
  browser: string | null;
  /** Network address of the shopper; "" when not known. */
  clientAddress: string;
  returnUrl: string;
  /** Whether the staff orders for the buyer: no limit of transfers applies, and money taken in the workshop counts. */
  byStaff: boolean;
}

/** Problems of a cart after which the shopper has to review it. */
const cartChangeCodes: readonly string[] = [
  "not_delivered",
  "paused",
  "not_on_sale",
  "other_price",
] satisfies CompletionProblem[];

type Placed = Extract<FinishOutcome, { type: "order" }>;

/** Maps errors of the order's creation. */
function completionOf(error: unknown): Completion {
  const { type, code = "" } = error as { type?: string; code?: string };
  if (code === "transfer_limit") return code;
  if (cartChangeCodes.includes(code)) return "changed";
  const refusal = refusalCodeOf(error);
  if (refusal === "stock_insufficient") return "no_stock";
  if (refusal === "promotion_code_invalid") return "code_used_up";
  const finalTypes: string[] = [MedusaError.Types.INVALID_DATA, MedusaError.Types.NOT_ALLOWED];
  return type !== undefined && finalTypes.includes(type) ? "refused" : "unsure";
}

/**
 * Creates the order.
 * @param limited whether it may take no more of a stock than a transfer may
 * @returns the outcome, if it is complete; otherwise null, or why there is none
 */
async function complete(
  container: MedusaContainer,
  { cart, collected, session }: CheckoutState,
  press: PlaceOrderInput | null,
  limited: boolean,
): Promise<Completion | Placed> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const { id: cartId } = cart;
  try {
    await recordAttempt(container, cart, session?.id ?? null, press?.browser ?? null);
    if (!collected)
      await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cartId } });
    const { result, errors } = await countUntilDone(() =>
      placeOrderWorkflow(container).run({ input: { cart_id: cartId, limited }, throwOnError: false }),
    );
    const error: unknown = errors[0]?.error;
    if (error === undefined) {
      const by = press?.browser ?? browserOfAttempt(cart.metadata);
      return result.complete ? { type: "order", order_id: result.id, by } : null;
    }
    const outcome = completionOf(error);
    logger.warn(`Cart ${cartId} was not completed (${String(outcome)}): ${(error as Error).message}`);
    return outcome;
  } catch (error) {
    logger.warn(`Cart ${cartId} was not completed: ${errorMessageOf(error)}`);
    return "unsure";
  }
}

/** Creates the order; one to be paid by transfer, unless the staff takes it, only if not too much would be unpaid. */
export const completeInLimit = (
  container: MedusaContainer,
  state: CheckoutState,
  press: PlaceOrderInput | null,
): Promise<Completion | Placed> =>
  state.session?.provider === "bank" && state.totalCents > 0 && !press?.byStaff
    ? withinTransferLimit(container, state.cart, press?.clientAddress ?? "", () =>
        complete(container, state, press, true),
      )
    : complete(container, state, press, false);
