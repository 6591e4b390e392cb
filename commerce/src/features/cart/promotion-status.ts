import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { unmetRulesOf, type CartFacts, type UnmetRules } from "./unmet-promotion-rules";
import { promotionRow, promotionFields, type Promotion } from "./promotion-rules";

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

/** A cart as far as codes go. */
export interface CodedCart extends CartFacts {
  id: string;
  locale: string | undefined;
  /** Codes the shopper wants, applied or waiting; kept in the cart's metadata, which Medusa does not touch. */
  remembered: string[];
  /** Codes of the shopper that apply now. */
  applied: string[];
}

/** Reads a cart's codes and what rules look at. @throws MedusaError when there is no such cart */
export async function readCodedCart(container: MedusaContainer, id: string): Promise<CodedCart> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart",
    fields: [
      "id",
      "email",
      "locale",
      "metadata",
      "items.*",
      "shipping_address.country_code",
      "promotions.code",
      "promotions.is_automatic",
      ...Object.keys(cartRow.shape).filter((name) => name.endsWith("total")),
    ],
    filters: { id },
  });
  if (data.length === 0)
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      "Cart not found",
      "cart_not_found" satisfies RefusalCode,
    );
  const {
    email,
    locale,
    metadata,
    shipping_address: address,
    promotions,
    ...amounts
  } = cartRow.parse(data[0]);
  return {
    id,
    email: email || null,
    locale: locale ?? undefined,
    country: address?.country_code ?? null,
    amounts: Object.fromEntries(Object.entries(amounts).filter(([name]) => name !== "id")) as Record<
      string,
      number
    >,
    remembered: metadata?.codes ?? [],
    applied: promotions.flatMap((promotion) => (promotion.is_automatic ? [] : [promotion.code])),
  };
}

/** `_` and `%` stand for anything in a pattern; in a code they are themselves. */
const literally = (code: string): string => code.replace(/[\\%_]/g, String.raw`\$&`);

/** The promotion of a code in any case of letters; null when there is none. */
export async function findPromotion(container: MedusaContainer, code: string): Promise<Promotion | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "promotion",
    fields: promotionFields,
    filters: { code: { $ilike: literally(code) } },
  });
  const found = data.map((row) => promotionRow.parse(row));
  return found.find((promotion) => promotion.code === code) ?? found[0] ?? null;
}

/** What a code lacks, in words a storefront can show: products and categories by name in the cart's language. */
export type NamedUnmetRules = Exclude<UnmetRules, { kind: "product" }> | { kind: "product"; names: string[] };

/** How it stands with one code of a cart. */
export interface PromotionStatus {
  code: string;
  state: "applied" | "not_applicable" | "invalid";
  /** With `not_applicable`: what the cart lacks. */
  missing: NamedUnmetRules | null;
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

/** Why a good code does not apply to a cart. */
export async function namedUnmetRulesOf(
  container: MedusaContainer,
  promotion: Promotion,
  cart: CodedCart,
): Promise<NamedUnmetRules> {
  const missing = unmetRulesOf(promotion, cart);
  if (missing.kind !== "product") return missing;
  const names = await Promise.all([
    namesOf(container, "product_category", missing.categoryIds, cart.locale),
    namesOf(container, "product", missing.productIds, cart.locale),
  ]);
  return { kind: "product", names: names.flat() };
}
