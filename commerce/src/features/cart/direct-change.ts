import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CartWorkflowEvents, ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import type { CodeStatus } from "@su-turrone/contract/cart-view";
import { partsOf } from "../../platform/json-rows";
import { completionLockKey } from "../../platform/medusa-surface";
import { cartSnapshot, type CartSnapshot } from "./cart-snapshot";
import { shippingEuro, termsOfCart, type Terms } from "./cart-terms";
import { priceToSell, type PackPrice } from "./current-lines";
import {
  changeFacts,
  factColumns,
  insert,
  lineRow,
  lineTaxRows,
  priceColumns,
  shippingColumns,
} from "./direct-change-rows";
import {
  codeColumns,
  codeFacts,
  discountsOf,
  writeCode,
  type CodeChange,
  type DiscountedLine,
} from "./direct-codes";
import { planCartChange, withChange, type CartAction } from "./plan-cart-change";
import type { Promotion } from "./promotion-rules";
import { promotionOfCode } from "./promotion-status";
import { readCartAnd, type CartRecord } from "./read-cart";

/*
 * Medusa's workflows read a cart seven times to add a line. Here and in direct-creation.ts, a change of goods or code is
 * made from one reading, and the same rows are written in one transaction. Only the ordinary case: where a payment or
 * anything unusual is involved, and where the change has to be refused, the functions return null, and Medusa's
 * workflow does the work.
 */

/** Seconds to wait for Medusa's own completion of the cart. */
const completionLockSeconds = 2;

const cartColumns = (knex: Knex, change: CartChange) => ({
  ...factColumns(knex, change.type === "add" ? change.variant_id : null, knex.ref("cart.sales_channel_id")),
  ...codeColumns(knex, change.type === "apply_code" ? change.code : null),
  payment_begun: knex.raw("exists ?", [
    partsOf(knex, "cart_payment_collection", "cart_id", "cart.id").select("part.id"),
  ]),
});

const cartFacts = changeFacts.extend({ ...codeFacts, payment_begun: z.boolean() });
type CartFacts = z.infer<typeof cartFacts>;

interface Change {
  added: { line: ReturnType<typeof lineRow>; taxes: ReturnType<typeof lineTaxRows> } | null;
  changed: { id: string; quantity: number; price: PackPrice } | null;
  removed: string | null;
  shipping: { id: string; euro: number; name: string };
  code: CodeChange;
  metadata: Record<string, unknown> | null;
}

const write = (knex: Knex, cartId: string, change: Change): Promise<void> =>
  knex.transaction(async (transaction) => {
    const updated_at = new Date();
    const { added, changed, removed, shipping, code, metadata } = change;
    if (added) {
      await insert(transaction, "cart_line_item", [added.line]);
      await insert(transaction, "cart_line_item_tax_line", added.taxes);
    }
    if (changed) {
      const { id, quantity, price } = changed;
      await transaction("cart_line_item")
        .where({ id })
        .update({ quantity, is_tax_inclusive: price.taxInclusive, ...priceColumns(price), updated_at });
    }
    if (removed !== null) {
      await transaction("cart_line_item").where("id", removed).update({ deleted_at: updated_at });
      await transaction("cart_line_item_tax_line")
        .where("item_id", removed)
        .update({ deleted_at: updated_at });
    }
    await writeCode(transaction, cartId, code, updated_at);
    await transaction("cart_shipping_method")
      .where("id", shipping.id)
      .update({ ...shippingColumns(shipping.name, shipping.euro), updated_at });
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

/** Whether a cart is one that this file changes: no payment, one shipping method, at most one code. */
function isOrdinary(cart: CartRecord, facts: CartFacts, { remembered, applied }: CartSnapshot): boolean {
  const [own, ...more] = facts.own_promotions;
  return (
    cart.completed_at === null &&
    cart.shipping_methods.length === 1 &&
    more.length === 0 &&
    [...remembered, ...applied].every((code) => code === own?.code) &&
    !facts.payment_begun &&
    !facts.automatic_promotions &&
    cart.items.every(
      (item) => !item.is_custom_price && item.adjustments.every(({ code }) => code === own?.code),
    )
  );
}

/** The goods after a change, and what is written of them. */
type Goods = Pick<Change, "added" | "changed" | "removed"> & { items: readonly DiscountedLine[] };

/** Null if the goods may not be sold, or are no ordinary ones. */
async function goodsAfter(
  container: MedusaContainer,
  cart: CartRecord,
  variant: CartFacts["added"],
  action: CartAction,
  { taxesOf }: Terms,
): Promise<Goods | null> {
  const { items, sales_channel_id: salesChannelId } = cart;
  const same = { items, added: null, changed: null, removed: null };
  if (action.type === "codes") return same;
  if (action.type === "remove") {
    const { line_id: removed } = action;
    return { ...same, items: items.filter(({ id }) => id !== removed), removed };
  }
  if (!salesChannelId) return null;
  if (action.type === "set_quantity") {
    const { line_id: id, quantity } = action;
    const item = items.find((line) => line.id === id);
    const price =
      item && (await priceToSell(container, cart, salesChannelId, { variant: item.variant, quantity }));
    if (!price) return null;
    const priced = { unit_price: price.euro, is_tax_inclusive: price.taxInclusive, quantity };
    return {
      ...same,
      items: items.map((line) => (line.id === id ? { ...line, ...priced } : line)),
      changed: { id, quantity, price },
    };
  }
  if (action.type !== "add" || !variant || variant.is_giftcard) return null;
  const { quantity } = action;
  const price = await priceToSell(container, cart, salesChannelId, { variant, quantity });
  if (!price) return null;
  const line = lineRow(cart.id, variant, quantity, price, cart.locale);
  const taxes = lineTaxRows(line.id, await taxesOf(variant));
  return { ...same, items: [...items, { ...line, unit_price: price.euro }], added: { line, taxes } };
}

async function plan(
  container: MedusaContainer,
  cart: CartRecord,
  facts: CartFacts,
  change: CartChange,
): Promise<{ before: CartSnapshot; write: Change | null } | null> {
  const now = new Date();
  const before = cartSnapshot(cart);
  const { action, key, requests, shippingMissing } = planCartChange(change, before, false, now);
  const [method] = cart.shipping_methods;
  if (!method || requests !== null || shippingMissing || !isOrdinary(cart, facts, before)) return null;
  if (action.type === "none") return { before, write: null };
  const [own = null] = facts.own_promotions;
  const promotion = promotionAfter(action, own, facts.entered_promotions);
  const terms = await termsOfCart(container, facts.settings_state, cart);
  if (promotion === undefined || !terms?.region.automatic_taxes) return null;
  if (method.shipping_option_id !== terms.option.id) return null;
  const goods = await goodsAfter(container, cart, facts.added, action, terms);
  if (!goods) return null;
  const { items, ...written } = goods;
  const discounts = promotion && discountsOf(promotion, items, cart.currency_code, now);
  if (promotion && !discounts) return null;
  const codes = action.type === "codes" ? { codes: promotion ? [promotion.code] : [] } : {};
  const metadata = { ...codes, ...(key === null ? {} : withChange(before.metadata, key, now)) };
  return {
    before,
    write: {
      ...written,
      shipping: { id: method.id, euro: shippingEuro(items, terms, cart.metadata), name: terms.option.name },
      code: { before: own, after: promotion && discounts && { promotion, discounts } },
      metadata: Object.keys(metadata).length > 0 ? { ...before.metadata, ...metadata } : null,
    },
  };
}

/** Changes of goods and codes; the others concern addresses, on which taxes and much else depend. */
const direct: readonly CartChange["type"][] = ["add", "set_quantity", "remove", "apply_code", "remove_code"];

/** Changes the goods or the code of a cart. Must be called while holding the cart's lock. */
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
  const applied = planned.write?.code.after?.promotion.code;
  const isEntered = change.type === "apply_code" && applied !== undefined;
  return {
    before: planned.before,
    codes: isEntered ? [{ code: applied, state: "applied", missing: null }] : [],
  };
}
