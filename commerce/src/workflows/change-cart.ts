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
  acquireLockStep,
  addToCartWorkflow,
  deleteLineItemsWorkflow,
  releaseLockStep,
  updateCartWorkflow,
  updateLineItemInCartWorkflow,
  createCartWorkflow,
} from "@medusajs/medusa/core-flows";
import type { CartChange, FirstAddition } from "@su-turrone/contract/cart-requests";
import { cartSnapshot } from "../features/cart/cart-snapshot";
import {
  planCartChange,
  recentChangesKey,
  withChange,
  type CartAction,
  changeKeyOf,
} from "../features/cart/plan-cart-change";
import { codedCartOf } from "../features/cart/promotion-status";
import { readExistingCart } from "../features/cart/read-cart";
import { completionLockKey } from "../platform/medusa-surface";
import { attachShippingWorkflow } from "./attach-shipping";
import { refreshCartPromotionsWorkflow } from "./refresh-cart-promotions";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { BUYER_REQUESTS_MODULE } from "../modules/buyer-requests";

interface RequestsInput {
  cartId: string;
  /** null: leave unchanged. */
  requests: Partial<BuyerRequests> | null;
}

/** Writes the buyer's requests for a cart, as far as given; reverted when a later step fails. */
export const writeRequestsStep = createStep(
  "write-buyer-requests",
  async ({ cartId, requests }: RequestsInput, { container }) => {
    if (requests === null) return new StepResponse(null, null);
    const service = container.resolve(BUYER_REQUESTS_MODULE);
    return new StepResponse(null, { cartId, before: await service.writeRequests(cartId, requests) });
  },
  async (made, { container }) => {
    if (!made) return;
    const service = container.resolve(BUYER_REQUESTS_MODULE);
    await service.writeRequests(made.cartId, made.before);
  },
);

interface ChangeCartInput {
  cart_id: string;
  change: CartChange;
}

const planChangeStep = createStep("plan-cart-change", async (input: ChangeCartInput, { container }) => {
  const before = cartSnapshot(await readExistingCart(container, input.cart_id));
  return new StepResponse({ before, plan: planCartChange(input.change, before, new Date()) });
});

const hasWaitingCodesStep = createStep(
  "has-waiting-codes",
  async ({ cartId, remembered }: { cartId: string; remembered: string[] }, { container }) => {
    if (remembered.length === 0) return new StepResponse(false);
    const { applied } = codedCartOf(await readExistingCart(container, cartId));
    return new StepResponse(remembered.some((code) => !applied.includes(code)));
  },
);

interface RememberInput {
  cartId: string;
  key: string | null;
  metadata: Record<string, unknown>;
}

const rememberChangeStep = createStep(
  "remember-cart-change",
  async ({ cartId, key, metadata }: RememberInput, { container }) => {
    if (key === null) return new StepResponse(null, null);
    const carts = container.resolve(Modules.CART);
    await carts.updateCarts(cartId, { metadata: withChange(metadata, key, new Date()) });
    return new StepResponse(null, { cartId, before: metadata[recentChangesKey] ?? null });
  },
  async (undo, { container }) => {
    if (!undo) return;
    const metadata = { [recentChangesKey]: undo.before };
    await container.resolve(Modules.CART).updateCarts(undo.cartId, { metadata });
  },
);

/** Narrows a planned action to the given type; each step only runs for its own type. */
const expectAction = <Type extends CartAction["type"]>(action: CartAction, type: Type) => {
  if (action.type !== type) throw new Error(`the planned action is ${action.type}, not ${type}`);
  return action as Extract<CartAction, { type: Type }>;
};

/**
 * Makes one change to a cart with Medusa's own workflows, adds shipping if it is missing, and refreshes its codes,
 * because Medusa silently drops a code that stops applying. A failure reverts everything. Must be run while holding the
 * cart's lock (`withCartLock`). Returns the cart as it was before, and the state of codes that were checked.
 */
export const changeCartWorkflow = createWorkflow("change-cart", (input: WorkflowData<ChangeCartInput>) => {
  const lockKey = transform({ input }, (data) => completionLockKey(data.input.cart_id));
  acquireLockStep({ key: lockKey, timeout: 2, ttl: 30 });
  const planned = planChangeStep(input);
  const action = transform({ planned }, (data) => data.planned.plan.action);
  when("adds", { action }, (data) => data.action.type === "add").then(() => {
    addToCartWorkflow.runAsStep({
      input: transform({ input, action }, (data) => {
        const { variant_id, quantity } = expectAction(data.action, "add");
        return { cart_id: data.input.cart_id, items: [{ variant_id, quantity }] };
      }),
    });
  });
  when("sets-quantity", { action }, (data) => data.action.type === "set_quantity").then(() => {
    updateLineItemInCartWorkflow.runAsStep({
      input: transform({ input, action }, (data) => {
        const { line_id, quantity } = expectAction(data.action, "set_quantity");
        return { cart_id: data.input.cart_id, item_id: line_id, update: { quantity } };
      }),
    });
  });
  when("removes", { action }, (data) => data.action.type === "remove").then(() => {
    deleteLineItemsWorkflow.runAsStep({
      input: transform({ input, action }, (data) => ({
        cart_id: data.input.cart_id,
        ids: [expectAction(data.action, "remove").line_id],
      })),
    });
  });
  when("updates", { action }, (data) => data.action.type === "update").then(() => {
    updateCartWorkflow.runAsStep({
      input: transform({ input, action }, (data) => ({
        id: data.input.cart_id,
        ...expectAction(data.action, "update").fields,
      })),
    });
  });
  writeRequestsStep(
    transform({ input, planned }, (data) => ({
      cartId: data.input.cart_id,
      requests: data.planned.plan.requests,
    })),
  );
  when("shipping-missing", { planned }, (data) => data.planned.plan.shippingMissing).then(() => {
    attachShippingWorkflow.runAsStep({ input: { cart_id: input.cart_id } });
  });
  const waiting = hasWaitingCodesStep(
    transform({ input, planned }, (data) => ({
      cartId: data.input.cart_id,
      remembered: data.planned.before.remembered,
    })),
  );
  const codes = when(
    "codes-to-refresh",
    { waiting, action },
    (data) => data.waiting || data.action.type === "codes",
  ).then(() =>
    refreshCartPromotionsWorkflow.runAsStep({
      input: transform({ input, action }, (data) => ({
        cart_id: data.input.cart_id,
        ...(data.action.type === "codes" ? { add: data.action.add, remove: data.action.remove } : {}),
      })),
    }),
  );
  rememberChangeStep(
    transform({ input, planned }, (data) => ({
      cartId: data.input.cart_id,
      key: data.planned.plan.key,
      metadata: data.planned.before.metadata,
    })),
  );
  releaseLockStep({ key: lockKey });
  return new WorkflowResponse(
    transform({ planned, codes }, (data) => ({ before: data.planned.before, codes: data.codes ?? [] })),
  );
});

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
