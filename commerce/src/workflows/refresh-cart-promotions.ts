import { PromotionActions } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import {
  refreshPaymentCollectionForCartWorkflow,
  updateCartPromotionsWorkflow,
  updateCartsStep,
} from "@medusajs/medusa/core-flows";
import type { CodeStatus } from "@su-turrone/contract/cart-view";
import { isUsable, needsEmail } from "../features/cart/promotion-rules";
import { roundAdjustments } from "../features/cart/round-adjustments";
import { codedCartOf, findPromotion, namedUnmetRulesOf } from "../features/cart/promotion-status";
import { readExistingCart } from "../features/cart/read-cart";

/** Maximum number of codes a cart remembers; the oldest is dropped. */
const maxCodes = 5;

interface RefreshCartPromotionsInput {
  cart_id: string;
  /** A code to try, case-insensitive. */
  add?: string | undefined;
  /** A code to remove; the cart no longer remembers it. */
  remove?: string | undefined;
}

interface Plan {
  /** Codes known to be valid, spelled as the owner wrote them. */
  good: string[];
  /** The valid codes that can be submitted to Medusa now. */
  tried: string[];
  /** Requested codes that do not exist or are no longer valid. */
  refused: string[];
}

const isSameCode = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

const planCodesStep = createStep("plan-codes", async (input: RefreshCartPromotionsInput, { container }) => {
  const cart = codedCartOf(await readExistingCart(container, input.cart_id));
  const plan: Plan = { good: [], tried: [], refused: [] };
  const wanted = [...cart.remembered, ...cart.applied, ...(input.add ? [input.add] : [])];
  for (const code of wanted) {
    if (input.remove && isSameCode(code, input.remove)) continue;
    const promotion = await findPromotion(container, code);
    if (!promotion || !isUsable(promotion, new Date())) plan.refused.push(code);
    else if (!plan.good.includes(promotion.code)) {
      plan.good.push(promotion.code);
      if (cart.email || !needsEmail(promotion)) plan.tried.push(promotion.code);
    }
  }
  plan.good = plan.good.slice(-maxCodes);
  plan.tried = plan.tried.filter((code) => plan.good.includes(code));
  return new StepResponse(plan);
});

interface JudgeInput {
  cartId: string;
  plan: Plan;
  /** Codes Medusa did not apply because they are used up. */
  usedUp: string[];
}

/** Needs no compensation: that of the promotions before it replaces the adjustments. */
const roundAdjustmentsStep = createStep("round-adjustments", async (cartId: string, { container }) => {
  await roundAdjustments(container, cartId);
  return new StepResponse(cartId);
});

const judgeCodesStep = createStep(
  "judge-codes",
  async ({ cartId, plan, usedUp }: JudgeInput, { container }) => {
    const cart = codedCartOf(await readExistingCart(container, cartId));
    const statuses: CodeStatus[] = [...new Set(plan.refused)].map((code) => ({
      code: code.toUpperCase(),
      state: "invalid",
      missing: null,
    }));
    for (const code of plan.good) {
      if (cart.applied.includes(code)) statuses.push({ code, state: "applied", missing: null });
      else if (usedUp.includes(code)) statuses.push({ code, state: "invalid", missing: null });
      else {
        const promotion = await findPromotion(container, code);
        const missing = promotion && (await namedUnmetRulesOf(container, promotion, cart));
        statuses.push({ code, state: "not_applicable", missing });
      }
    }
    return new StepResponse(statuses);
  },
);

/**
 * Refreshes the codes of a cart: those it remembers, with one added or removed. Medusa silently drops a code that does
 * not apply and never applies it again; here the code stays in the cart's metadata until it is removed or no longer
 * valid, and the result states the status of each code.
 */
export const refreshCartPromotionsWorkflow = createWorkflow(
  "refresh-cart-promotions",
  (input: WorkflowData<RefreshCartPromotionsInput>) => {
    const plan = planCodesStep(input);
    const tried = updateCartPromotionsWorkflow.runAsStep({
      input: transform({ input, plan }, (data) => ({
        cart_id: data.input.cart_id,
        promo_codes: data.plan.tried,
        action: PromotionActions.REPLACE,
      })),
    });
    const rounded = roundAdjustmentsStep(transform({ input, tried }, (data) => data.input.cart_id));
    refreshPaymentCollectionForCartWorkflow.runAsStep({ input: { cart_id: rounded } });
    const judgeInput = transform({ input, plan, tried }, (data) => ({
      cartId: data.input.cart_id,
      plan: data.plan,
      usedUp: data.tried.skipped_promo_codes.map(({ code }) => code),
    }));
    const standings = judgeCodesStep(judgeInput);
    updateCartsStep(
      transform({ input, standings }, (data) => [
        {
          id: data.input.cart_id,
          metadata: {
            codes: data.standings.flatMap(({ code, state }) => (state === "invalid" ? [] : [code])),
          },
        },
      ]),
    );
    return new WorkflowResponse(standings);
  },
);
