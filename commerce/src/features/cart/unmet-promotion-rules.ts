import { toCents } from "@su-turrone/contract/money";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { needsEmail, type Promotion, type PromotionRule } from "./promotion-rules";

/** What a cart lacks for a valid code. Amounts in euro cents, tax included; countries as lower-case ISO codes. */
export type UnmetRules =
  /**
   * More goods worth this amount; null when the rule counts without tax and cannot be expressed in the cart's prices.
   */
  | { kind: "minimum"; cents: number | null }
  /** Shipping to one of these countries. */
  | { kind: "country"; countries: string[] }
  /** One of these products or categories; no ids when the rule names something else. */
  | { kind: "product"; productIds: string[]; categoryIds: string[] }
  /** An e-mail address. */
  | { kind: "email" }
  | { kind: "other" };

/** The parts of a cart promotion rules refer to; amounts in euro. */
export interface CartFacts {
  email: string | null;
  country: string | null;
  amounts: Readonly<Record<string, number>>;
}

/** Cart amounts that include tax, as the shopper sees them. */
const grossAmounts = ["item_total", "original_item_total", "total"];
const netAmounts = ["subtotal", "item_subtotal", "original_item_subtotal"];

function minimumOf(
  { attribute, operator, values }: PromotionRule,
  { amounts }: CartFacts,
): UnmetRules | null {
  const isGross = grossAmounts.includes(attribute);
  if (!isGross && !netAmounts.includes(attribute)) return null;
  if (operator !== "gte" && operator !== "gt") return null;
  // the owner's form accepts any text as a value
  const euros = values.map(({ value }) => Number(value)).filter(Number.isFinite);
  if (euros.length === 0) return null;
  const minCents = Math.min(...euros.map(toCents)) + (operator === "gt" ? 1 : 0);
  const missingCents = minCents - toCents(amounts[attribute]);
  if (missingCents <= 0) return null;
  return { kind: "minimum", cents: isGross ? missingCents : null };
}

function countryOf(
  { attribute, operator, values }: PromotionRule,
  { country }: CartFacts,
): UnmetRules | null {
  if (attribute !== "shipping_address.country_code") return null;
  const ruleCountries = values.map(({ value }) => value.toLowerCase());
  const allowed: string[] = countryCodes.filter((code) =>
    operator === "ne" ? !ruleCountries.includes(code) : ruleCountries.includes(code),
  );
  return country && allowed.includes(country) ? null : { kind: "country", countries: allowed };
}

function productOf(rules: readonly PromotionRule[]): UnmetRules | null {
  if (rules.length === 0) return null;
  const valuesOf = (attribute: string) =>
    rules
      .filter((rule) => rule.attribute === attribute && ["eq", "in"].includes(rule.operator))
      .flatMap(({ values }) => values.map(({ value }) => value));
  return {
    kind: "product",
    productIds: valuesOf("items.product.id"),
    categoryIds: valuesOf("items.product.categories.id"),
  };
}

/**
 * Why a valid code that Medusa did not apply does not apply to a cart. Medusa gives no reason; the rules are checked
 * here in the order in which a shopper can do something about them.
 */
export function unmetRulesOf(promotion: Promotion, cart: CartFacts): UnmetRules {
  if (needsEmail(promotion) && !cart.email) return { kind: "email" };
  const method = promotion.application_method;
  const found =
    promotion.rules.map((rule) => countryOf(rule, cart)).find(Boolean) ??
    promotion.rules.map((rule) => minimumOf(rule, cart)).find(Boolean) ??
    productOf(
      [...promotion.rules, ...(method?.target_rules ?? []), ...(method?.buy_rules ?? [])].filter(isOnGoods),
    );
  return found ?? { kind: "other" };
}

const isOnGoods = ({ attribute }: PromotionRule): boolean => attribute.startsWith("items.");
