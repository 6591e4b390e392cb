import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { CodeCondition, CodeStatus } from "@su-turrone/contract/cart-view";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { unmetRulesOf, type CartFacts } from "./unmet-promotion-rules";
import { escapeLike } from "../../platform/like-pattern";
import { isUsable, promotionRow, promotionFields, type Promotion } from "./promotion-rules";

const amount = z.coerce.number();

const cartRow = z.object({
  id: z.string(),
  email: z.string().nullish(),
  locale: z.string().nullish(),
  metadata: z.object({ codes: z.array(z.string()).catch([]) }).nullish(),
  shipping_address: z.object({ country_code: z.string().nullish() }).nullish(),
  promotions: z
    .array(z.object({ code: z.string(), is_automatic: z.boolean() }).nullish())
    .nullish()
    .transform((list) => (list ?? []).flatMap((promotion) => promotion ?? [])),
  item_total: amount,
  original_item_total: amount,
  total: amount,
  subtotal: amount,
  item_subtotal: amount,
  original_item_subtotal: amount,
});

/** The cart fields read by `toCodedCart`. */
export const codedCartFields = [
  "id",
  "email",
  "locale",
  "metadata",
  "items.*",
  "shipping_address.country_code",
  "promotions.code",
  "promotions.is_automatic",
  ...Object.keys(cartRow.shape).filter((name) => name.endsWith("total")),
];

/** The parts of a cart that concern codes. */
export interface CodedCart extends CartFacts {
  id: string;
  locale: string | undefined;
  /** Codes the shopper wants, applied or waiting; stored in the cart's metadata, which Medusa does not touch. */
  remembered: string[];
  /** The shopper's codes that currently apply. */
  applied: string[];
}

/**
 * Parses the codes of a cart and the data their rules depend on. @param row as returned by `query.graph` with
 * `codedCartFields`
 */
export function toCodedCart(row: unknown): CodedCart {
  const {
    id,
    email,
    locale,
    metadata,
    shipping_address: address,
    promotions,
    ...amounts
  } = cartRow.parse(row);
  return {
    id,
    email: email || null,
    locale: locale ?? undefined,
    country: address?.country_code ?? null,
    amounts,
    remembered: metadata?.codes ?? [],
    applied: promotions.flatMap((promotion) => (promotion.is_automatic ? [] : [promotion.code])),
  };
}

/** Reads the codes of a cart and the data their rules depend on. @throws MedusaError when there is no such cart */
export async function readCodedCart(container: MedusaContainer, id: string): Promise<CodedCart> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "cart", fields: codedCartFields, filters: { id } });
  if (data.length === 0)
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      "Cart not found",
      "cart_not_found" satisfies RefusalCode,
    );
  return toCodedCart(data[0]);
}

/** Finds the promotion of a code, case-insensitively; null when there is none. */
export async function findPromotion(container: MedusaContainer, code: string): Promise<Promotion | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "promotion",
    fields: promotionFields,
    filters: { code: { $ilike: escapeLike(code) } },
  });
  const found = data.map((row) => promotionRow.parse(row));
  return found.find((promotion) => promotion.code === code) ?? found[0] ?? null;
}

const named = z.array(z.object({ title: z.string().optional(), name: z.string().optional() }));

async function namesOf(
  container: MedusaContainer,
  entity: "product" | "product_category",
  ids: string[],
  locale: string | undefined,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const fields = [entity === "product" ? "title" : "name"];
  const { data } = await query.graph({ entity, fields, filters: { id: ids } }, locale ? { locale } : {});
  return named.parse(data).flatMap(({ title, name }) => title ?? name ?? []);
}

/** Why a valid code does not apply to a cart. */
export async function namedUnmetRulesOf(
  container: MedusaContainer,
  promotion: Promotion,
  cart: CodedCart,
): Promise<CodeCondition> {
  const missing = unmetRulesOf(promotion, cart);
  if (missing.kind !== "product") return missing;
  const names = await Promise.all([
    namesOf(container, "product_category", missing.categoryIds, cart.locale),
    namesOf(container, "product", missing.productIds, cart.locale),
  ]);
  return { kind: "product", names: names.flat() };
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
