import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents, toEuros } from "@su-turrone/contract/money";
import { jsonRows } from "../../platform/json-rows";
import { exact, insert } from "./direct-change-rows";
import { isUsable, minimumAttribute, promotionQuery, promotionRow, type Promotion } from "./promotion-rules";
import { promotionsLike } from "./promotion-status";
import { wholeCents } from "./round-adjustments";

/*
 * The code of an ordinary cart: one code that takes a percentage or an amount off all goods, with at most a minimum
 * goods total, as the page "Codes" creates them. All others are left to Medusa's workflows.
 */

/** Columns with the promotions a change of a cart depends on. @param entered code as the shopper typed it */
export const codeColumns = (knex: Knex, entered: string | null) => ({
  own_promotions: jsonRows(
    knex,
    promotionQuery(knex)
      .join("cart_promotion", "cart_promotion.promotion_id", "promotion.id")
      .where("cart_promotion.cart_id", knex.ref("cart.id"))
      .whereNull("cart_promotion.deleted_at"),
  ),
  entered_promotions:
    entered === null ? knex.raw("'[]'::json") : jsonRows(knex, promotionsLike(knex, entered)),
});

const promotions = z.array(promotionRow);

/** Rows of `codeColumns`. */
export const codeFacts = { own_promotions: promotions, entered_promotions: promotions };

/** Goods to be discounted, in the cart's order. */
export interface DiscountedLine {
  id: string;
  /** Price per pack in euro. */
  unit_price: number;
  quantity: number;
  is_discountable: boolean;
  is_tax_inclusive: boolean;
}

/** Discount of a line, in cents. */
interface Discount {
  lineId: string;
  cents: number;
}

/** Discounts of a code, in whole cents; null if it is no ordinary code, or does not apply to the lines. Pure. */
export function discountsOf(
  promotion: Promotion,
  lines: readonly DiscountedLine[],
  currency: string,
  now: Date,
): Discount[] | null {
  const { application_method: method, campaign, rules } = promotion;
  const goods = lines.map((line) => ({ ...line, cents: toCents(line.unit_price) * line.quantity }));
  const sum = (parts: typeof goods) => parts.reduce((all, { cents }) => all + cents, 0);
  const isOrdinary =
    isUsable(promotion, now) &&
    promotion.type === "standard" &&
    promotion.is_tax_inclusive &&
    !campaign?.budget &&
    method?.target_type === "items" &&
    method.allocation === "across" &&
    !method.max_quantity &&
    (!method.currency_code || method.currency_code === currency) &&
    method.target_rules.length + method.buy_rules.length === 0 &&
    goods.every(({ is_tax_inclusive: gross }) => gross) &&
    rules.every(
      ({ attribute, operator, values: [minimum, ...others] }) =>
        attribute === minimumAttribute &&
        operator === "gte" &&
        others.length === 0 &&
        toCents(Number(minimum?.value)) <= sum(goods),
    );
  if (!isOrdinary || !method.value) return null;
  const discounted = goods.filter(({ is_discountable, cents }) => is_discountable && cents > 0);
  if (discounted.length === 0) return null;
  const share = method.type === "percentage" ? method.value / 100 : toCents(method.value) / sum(discounted);
  const cents = wholeCents(discounted.map((line) => toEuros(line.cents * Math.min(share, 1))));
  return discounted.map(({ id }, index) => ({ lineId: id, cents: cents[index] ?? 0 }));
}

/** Rows of the discounts as Medusa's cart module writes them. */
const adjustmentRows = ({ id: promotion_id, code }: Promotion, discounts: readonly Discount[]) =>
  discounts.map(({ lineId, cents }) => ({
    id: generateEntityId(undefined, "caliadj"),
    item_id: lineId,
    promotion_id,
    code,
    ...exact("amount", toEuros(cents)),
    is_tax_inclusive: true,
  }));

export interface CodeChange {
  before: Promotion | null;
  after: { promotion: Promotion; discounts: Discount[] } | null;
}

/** Writes the discounts of a cart, and which code it has. */
export async function writeCode(
  transaction: Knex,
  cartId: string,
  { before, after }: CodeChange,
  updated_at: Date,
): Promise<void> {
  if (before) {
    await transaction("cart_line_item_adjustment")
      .whereIn("item_id", transaction("cart_line_item").where("cart_id", cartId).select("id"))
      .whereNull("deleted_at")
      .update({ deleted_at: updated_at });
  }
  if (after) {
    await insert(transaction, "cart_line_item_adjustment", adjustmentRows(after.promotion, after.discounts));
  }
  if (before?.id === after?.promotion.id) return;
  if (before) {
    await transaction("cart_promotion")
      .where({ cart_id: cartId, promotion_id: before.id })
      .update({ deleted_at: updated_at });
  }
  if (after) {
    // a code that was removed before left its deleted link
    await transaction("cart_promotion")
      .insert({
        id: generateEntityId(undefined, "cartpromo"),
        cart_id: cartId,
        promotion_id: after.promotion.id,
      })
      .onConflict(["cart_id", "promotion_id"])
      .merge({ deleted_at: null, updated_at });
  }
}
