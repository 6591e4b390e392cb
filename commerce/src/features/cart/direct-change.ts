import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CartWorkflowEvents, ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import type { CodeStatus } from "@su-turrone/contract/cart-view";
import { toCents } from "@su-turrone/contract/money";
import { partsOf } from "../../platform/json-rows";
import { completionLockKey } from "../../platform/medusa-surface";
import { cartSnapshot, type CartSnapshot } from "./cart-snapshot";
import { shippingEuro, termsOfCart } from "./cart-terms";
import {
  buyerAfter,
  buyerColumns,
  buyerFacts,
  writeBuyer,
  writeRequests,
  type BuyerChange,
} from "./direct-buyer";
import { changeFacts, factColumns, shippingColumns } from "./direct-change-rows";
import { codeColumns, codeFacts, discountsOf, writeCode, type CodeChange } from "./direct-codes";
import { goodsAfter, writeGoods, type GoodsChange } from "./direct-goods";
import { planCartChange, withChange, type BuyerData, type CartAction } from "./plan-cart-change";
import type { Promotion } from "./promotion-rules";
import { promotionOfCode } from "./promotion-status";
import { readCartAnd, type CartRecord } from "./read-cart";

/*
 * Medusa's workflows read a cart seven times to add a line. Here and in direct-creation.ts, a change is made from one
 * reading, and the same rows are written in one transaction. Only the ordinary case: where amounts change that a payment
 * was begun for, where anything unusual is involved, and where the change has to be refused, the functions return null,
 * and Medusa's workflow does the work.
 */

/** Seconds to wait for Medusa's own completion of the cart. */
const completionLockSeconds = 2;

const cartColumns = (knex: Knex, change: CartChange) => ({
  ...factColumns(knex, change.type === "add" ? change.variant_id : null, knex.ref("cart.sales_channel_id")),
  ...codeColumns(knex, change.type === "apply_code" ? change.code : null),
  ...buyerColumns(knex, change.type === "set_information" ? change.email : null),
  payment_begun: knex.raw("exists ?", [
    partsOf(knex, "cart_payment_collection", "cart_id", "cart.id").select("part.id"),
  ]),
});

const cartFacts = changeFacts.extend({ ...codeFacts, ...buyerFacts, payment_begun: z.boolean() });
type CartFacts = z.infer<typeof cartFacts>;

interface Change {
  /** Null if no amount changes. */
  amounts: (GoodsChange & { shipping: { id: string; euro: number; name: string }; code: CodeChange }) | null;
  buyer: BuyerChange | null;
  requests: { before: BuyerRequests | null; change: Partial<BuyerRequests> } | null;
  metadata: Record<string, unknown> | null;
}

const write = (knex: Knex, cartId: string, { amounts, buyer, requests, metadata }: Change): Promise<void> =>
  knex.transaction(async (transaction) => {
    const updated_at = new Date();
    if (amounts) {
      await writeGoods(transaction, amounts, updated_at);
      await writeCode(transaction, cartId, amounts.code, updated_at);
      const { id, name, euro } = amounts.shipping;
      await transaction("cart_shipping_method")
        .where({ id })
        .update({ ...shippingColumns(name, euro), updated_at });
    }
    if (buyer) await writeBuyer(transaction, cartId, buyer, updated_at);
    if (requests) await writeRequests(transaction, cartId, requests.before, requests.change);
    if (metadata) await transaction("cart").where("id", cartId).update({ metadata, updated_at });
  });

/** The promotion of a cart's code after a change; undefined if the change is no ordinary one. */
function promotionAfter(
  action: CartAction,
  own: Promotion | null,
  entered: readonly Promotion[],
): Promotion | null | undefined {
  if (action.type !== "codes") return own;
  const { add, remove } = action;
  if (remove !== undefined) return own?.code.toUpperCase() === remove.toUpperCase() ? null : undefined;
  const promotion = add === undefined ? null : promotionOfCode(add, entered);
  return promotion && (own === null || own.id === promotion.id) ? promotion : undefined;
}

/** Whether a cart is one that this file changes: one shipping method, at most one code. */
function isOrdinary(cart: CartRecord, facts: CartFacts, { remembered, applied }: CartSnapshot): boolean {
  const [own, ...more] = facts.own_promotions;
  return (
    cart.completed_at === null &&
    cart.shipping_methods.length === 1 &&
    more.length === 0 &&
    [...remembered, ...applied].every((code) => code === own?.code) &&
    !facts.automatic_promotions &&
    cart.items.every(
      (item) => !item.is_custom_price && item.adjustments.every(({ code }) => code === own?.code),
    )
  );
}

type Amounts = NonNullable<Change["amounts"]>;

/** What is written of goods, code and shipping; null for the cart that is no ordinary one afterwards. */
async function amountsAfter(
  container: MedusaContainer,
  cart: CartRecord,
  facts: CartFacts,
  action: CartAction,
  now: Date,
): Promise<Amounts | null> {
  const [method] = cart.shipping_methods;
  const [own = null] = facts.own_promotions;
  const promotion = promotionAfter(action, own, facts.entered_promotions);
  const terms = await termsOfCart(container, facts.settings_state, cart);
  if (promotion === undefined || !terms?.region.automatic_taxes) return null;
  if (!method || method.shipping_option_id !== terms.option.id) return null;
  const goods = await goodsAfter(container, cart, facts.added, action, terms);
  if (!goods) return null;
  const { items, ...written } = goods;
  const discounts = promotion && discountsOf(promotion, items, cart.currency_code, now);
  if (promotion && !discounts) return null;
  return {
    ...written,
    shipping: { id: method.id, euro: shippingEuro(items, terms, cart.metadata), name: terms.option.name },
    code: { before: own, after: promotion && discounts && { promotion, discounts } },
  };
}

/** Whether a cart has these amounts for shipping and discounts already. */
const hasAmounts = ({ items, shipping_methods: methods }: CartRecord, { shipping, code }: Amounts): boolean =>
  methods.every(({ amount }) => toCents(amount) === toCents(shipping.euro)) &&
  items.every(({ id, adjustments }) => {
    const discount = code.after?.discounts.find(({ lineId }) => lineId === id)?.cents ?? 0;
    return adjustments.reduce((sum, { amount }) => sum + toCents(amount), 0) === discount;
  });

/**
 * Whether this information changes names or taxes in the cart. The country is the only part of an address that affects
 * this shop's taxes.
 */
const changesLines = ({ shipping_address: to, locale }: BuyerData, cart: CartRecord): boolean =>
  to.country_code !== cart.shipping_address?.country_code || locale !== cart.locale;

async function plan(
  container: MedusaContainer,
  cart: CartRecord,
  facts: CartFacts,
  change: CartChange,
): Promise<{ before: CartSnapshot; write: Change | null } | null> {
  const now = new Date();
  const before = cartSnapshot(cart);
  const { action, key, requests, shippingMissing } = planCartChange(change, before, now);
  if (shippingMissing || !isOrdinary(cart, facts, before)) return null;
  if (action.type === "none") return { before, write: null };
  const amounts = await amountsAfter(container, cart, facts, action, now);
  if (!amounts) return null;
  const metadata = {
    ...(action.type === "codes"
      ? { codes: amounts.code.after ? [amounts.code.after.promotion.code] : [] }
      : {}),
    ...(key === null ? {} : withChange(before.metadata, key, now)),
  };
  const written = {
    amounts,
    buyer: null,
    requests: requests && { before: cart.buyer_request, change: requests },
    metadata: Object.keys(metadata).length > 0 ? { ...before.metadata, ...metadata } : null,
  };
  if (change.type !== "set_information") return facts.payment_begun ? null : { before, write: written };
  const buyer =
    changesLines(change, cart) || !hasAmounts(cart, amounts) ? null : buyerAfter(cart, facts, change);
  return buyer && { before, write: { ...written, amounts: null, buyer } };
}

/** A change of the country is not among them: taxes and much else depend on it. */
const direct: readonly CartChange["type"][] = [
  "add",
  "set_quantity",
  "remove",
  "apply_code",
  "remove_code",
  "set_information",
];

/** Changes an ordinary cart. Must be called while holding the cart's lock. */
export async function changeDirectly(
  container: MedusaContainer,
  cartId: string,
  change: CartChange,
): Promise<{ before: CartSnapshot; codes: CodeStatus[] } | null> {
  if (!direct.includes(change.type)) return null;
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const made = async () => {
    const found = await readCartAnd(container, cartId, cartColumns(knex, change));
    const planned = found && (await plan(container, found.cart, cartFacts.parse(found.row), change));
    if (planned?.write) await write(knex, cartId, planned.write);
    return planned;
  };
  const planned = await container
    .resolve(Modules.LOCKING)
    .execute(completionLockKey(cartId), made, { timeout: completionLockSeconds });
  if (!planned) return null;
  if (planned.write) {
    const events = container.resolve(Modules.EVENT_BUS);
    await events.emit({ name: CartWorkflowEvents.UPDATED, data: { id: cartId } });
  }
  const applied = planned.write?.amounts?.code.after?.promotion.code;
  const isEntered = change.type === "apply_code" && applied !== undefined;
  return {
    before: planned.before,
    codes: isEntered ? [{ code: applied, state: "applied", missing: null }] : [],
  };
}
