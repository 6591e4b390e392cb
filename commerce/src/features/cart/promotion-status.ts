import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { CodeCondition, CodeStatus } from "@su-turrone/contract/cart-view";
import { unmetRulesOf, type CartFacts } from "./unmet-promotion-rules";
import { escapeLike } from "../../platform/like-pattern";
import type { CartRecord } from "./read-cart";
import { isUsable, promotionQuery, promotionRow, type Promotion } from "./promotion-rules";
import { readRows } from "../../platform/read-rows";

/** The parts of a cart that concern codes. */
export interface CodedCart extends CartFacts {
  id: string;
  locale: string | undefined;
  /** Codes the shopper wants, applied or waiting; stored in the cart's metadata, which Medusa does not touch. */
  remembered: string[];
  /** The shopper's codes that currently apply. */
  applied: string[];
}

const remembered = z.object({ codes: z.array(z.string()) });

export const codedCartOf = (cart: CartRecord): CodedCart => ({
  id: cart.id,
  email: cart.email || null,
  locale: cart.locale ?? undefined,
  country: cart.shipping_address?.country_code ?? null,
  amounts: {
    item_total: cart.item_total,
    original_item_total: cart.original_item_total,
    total: cart.total,
    subtotal: cart.subtotal,
    item_subtotal: cart.item_subtotal,
    original_item_subtotal: cart.original_item_subtotal,
  },
  remembered: remembered.safeParse(cart.metadata).data?.codes ?? [],
  applied: cart.promotions.flatMap((promotion) => (promotion.is_automatic ? [] : [promotion.code])),
});

/** The promotion of a code among those with the same letters, case-insensitively; null when there is none. */
export const promotionOfCode = (code: string, found: readonly Promotion[]): Promotion | null =>
  found.find((promotion) => promotion.code === code) ?? found[0] ?? null;

/** Promotions whose code has these letters, case-insensitively. */
export const promotionsLike = (knex: Knex, code: string): Knex.QueryBuilder =>
  promotionQuery(knex).whereILike("promotion.code", escapeLike(code)).orderBy("promotion.id");

/** Finds the promotion of a code, case-insensitively; null when there is none. */
export async function findPromotion(container: MedusaContainer, code: string): Promise<Promotion | null> {
  const found: unknown = await promotionsLike(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    code,
  );
  return promotionOfCode(code, z.array(promotionRow).parse(found));
}

const titled = z.object({ title: z.string() });
const named = z.object({ name: z.string() });

/** Why a valid code does not apply to a cart. */
export async function namedUnmetRulesOf(
  container: MedusaContainer,
  promotion: Promotion,
  cart: CodedCart,
): Promise<CodeCondition> {
  const missing = unmetRulesOf(promotion, cart);
  if (missing.kind !== "product") return missing;
  const { categoryIds, productIds } = missing;
  const [categories, products] = await Promise.all([
    categoryIds.length > 0 ? readRows(container, "product_category", named, { id: categoryIds }, cart) : [],
    productIds.length > 0 ? readRows(container, "product", titled, { id: productIds }, cart) : [],
  ]);
  return {
    kind: "product",
    names: [...categories.map(({ name }) => name), ...products.map(({ title }) => title)],
  };
}

/** Status of the remembered codes of a cart that currently do not apply. */
export function statusOfWaitingCodes(container: MedusaContainer, cart: CodedCart): Promise<CodeStatus[]> {
  const waiting = cart.remembered.filter((code) => !cart.applied.includes(code));
  return Promise.all(
    waiting.map(async (code): Promise<CodeStatus> => {
      const promotion = await findPromotion(container, code);
      if (!promotion || !isUsable(promotion, new Date())) return { code, state: "invalid", missing: null };
      return { code, state: "not_applicable", missing: await namedUnmetRulesOf(container, promotion, cart) };
    }),
  );
}
