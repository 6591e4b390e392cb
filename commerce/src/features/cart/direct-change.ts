import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CartWorkflowEvents, ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import type { goodsCents } from "../../modules/fulfillment-parcel/shipping-price";
import { partsOf } from "../../platform/json-rows";
import { completionLockKey } from "../../platform/medusa-surface";
import { cartBeforeChange, type CartBeforeChange } from "./cart-before-change";
import { shippingEuro, termsOfCart } from "./cart-terms";
import { priceToSell, type PackPrice } from "./current-lines";
import { changeFacts, factColumns } from "./direct-change-facts";
import { insert, lineRow, lineTaxRows, priceColumns, shippingColumns } from "./direct-change-rows";
import { planCartChange } from "./plan-cart-change";
import { readCartAnd, type CartRecord } from "./read-cart";
import { withChange } from "./recent-changes";

/*
 * Medusa's workflows read a cart seven times to add a line. Here and in direct-creation.ts, a change of the goods is made from one reading, and
 * the same rows are written in one transaction. Only the ordinary case: where codes, a payment or anything unusual is
 * involved, and where the change has to be refused, the functions return null, and Medusa's workflow does the work.
 */

/** Seconds to wait for Medusa's own completion of the cart. */
const completionLockSeconds = 2;

const cartColumns = (knex: Knex, change: CartChange) => ({
  ...factColumns(knex, change.type === "add" ? change.variant_id : null, knex.ref("cart.sales_channel_id")),
  payment_begun: knex.raw("exists ?", [
    partsOf(knex, "cart_payment_collection", "cart_id", "cart.id").select("part.id"),
  ]),
});

const cartFacts = changeFacts.extend({ payment_begun: z.boolean() });

/** What is written of a change. */
interface Change {
  added: { line: ReturnType<typeof lineRow>; taxes: ReturnType<typeof lineTaxRows> } | null;
  changed: { id: string; quantity: number; price: PackPrice } | null;
  removed: string | null;
  shipping: { id: string; euro: number; name: string };
  metadata: Record<string, unknown> | null;
}

const write = (knex: Knex, cartId: string, change: Change): Promise<void> =>
  knex.transaction(async (transaction) => {
    const updated_at = new Date();
    const { added, changed, removed, shipping, metadata } = change;
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
    await transaction("cart_shipping_method")
      .where("id", shipping.id)
      .update({ ...shippingColumns(shipping.name, shipping.euro), updated_at });
    if (metadata) await transaction("cart").where("id", cartId).update({ metadata, updated_at });
  });

async function plan(
  container: MedusaContainer,
  cart: CartRecord,
  facts: z.infer<typeof cartFacts>,
  change: CartChange,
): Promise<{ before: CartBeforeChange; write: Change | null } | null> {
  const { shipping_methods: methods, sales_channel_id: salesChannelId, locale } = cart;
  const before = cartBeforeChange(cart);
  const { action, key, requests, shippingMissing } = planCartChange(change, before, false, new Date());
  const [method, ...others] = methods;
  const isOrdinary =
    cart.completed_at === null &&
    before.remembered.length + before.applied.length === 0 &&
    !facts.payment_begun &&
    !facts.automatic_promotions &&
    requests === null &&
    !shippingMissing &&
    cart.items.every((item) => !item.is_custom_price && item.adjustments.length === 0);
  if (!isOrdinary || !method || others.length > 0 || !salesChannelId) return null;
  if (action.type === "none") return { before, write: null };
  const terms = await termsOfCart(container, facts.settings_state, cart);
  if (!terms?.region.automatic_taxes || method.shipping_option_id !== terms.option.id) return null;
  const finish = ({
    items = cart.items,
    ...rest
  }: Partial<Omit<Change, "shipping" | "metadata">> & { items?: Parameters<typeof goodsCents>[0] }) => ({
    before,
    write: {
      added: null,
      changed: null,
      removed: null,
      ...rest,
      shipping: { id: method.id, euro: shippingEuro(items, terms), name: terms.option.name },
      metadata: key === null ? null : { ...before.metadata, ...withChange(before.metadata, key, new Date()) },
    },
  });
  if (action.type === "remove") {
    return finish({ removed: action.line_id, items: cart.items.filter(({ id }) => id !== action.line_id) });
  }
  if (action.type === "set_quantity") {
    const { line_id: id, quantity } = action;
    const item = cart.items.find((line) => line.id === id);
    const price =
      item && (await priceToSell(container, cart, salesChannelId, { variant: item.variant, quantity }));
    if (!price) return null;
    const items = cart.items.map((line) => (line.id === id ? { unit_price: price.euro, quantity } : line));
    return finish({ changed: { id, quantity, price }, items });
  }
  const variant = facts.added;
  if (action.type !== "add" || !variant || variant.is_giftcard) return null;
  const { quantity } = action;
  const price = await priceToSell(container, cart, salesChannelId, { variant, quantity });
  if (!price) return null;
  const line = lineRow(cart.id, variant, quantity, price, locale);
  return finish({
    added: { line, taxes: lineTaxRows(line.id, await terms.taxesOf(variant)) },
    items: [...cart.items, { unit_price: price.euro, quantity }],
  });
}

/** Adds goods to a cart, changes their quantity or removes them. Must be called while holding the cart's lock. */
export async function changeDirectly(
  container: MedusaContainer,
  cartId: string,
  change: CartChange,
): Promise<{ before: CartBeforeChange; codes: [] } | null> {
  if (change.type !== "add" && change.type !== "set_quantity" && change.type !== "remove") return null;
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
  return { before: planned.before, codes: [] };
}
