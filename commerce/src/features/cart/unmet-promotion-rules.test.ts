import { describe, expect, it } from "vitest";
import { unmetRulesOf, type CartFacts } from "./unmet-promotion-rules";
import { isUsable, promotionRow } from "./promotion-rules";

const cart: CartFacts = {
  email: null,
  country: "de",
  amounts: { item_total: 30, original_item_total: 30, subtotal: 28.04 },
};
const rule = (attribute: string, operator: string, ...values: string[]) => ({
  attribute,
  operator,
  values: values.map((value) => ({ value })),
});
const promotion = (over: object = {}) =>
  promotionRow.parse({
    id: "promo_1",
    code: "TEN",
    type: "standard",
    status: "active",
    is_automatic: false,
    is_tax_inclusive: true,
    ...over,
  });

describe("unmetRulesOf", () => {
  it.each([
    [[rule("original_item_total", "gte", "50")], { kind: "minimum", cents: 2000 }],
    [[rule("item_total", "gt", "30")], { kind: "minimum", cents: 1 }],
    [[rule("subtotal", "gte", "50")], { kind: "minimum", cents: null }],
    [[rule("shipping_address.country_code", "in", "it", "fr")], { kind: "country", countries: ["it", "fr"] }],
    [
      [rule("shipping_address.country_code", "ne", "de")],
      { kind: "country", countries: ["it", "fr", "es", "gb"] },
    ],
    [[rule("customer.groups.id", "in", "cusgroup_1")], { kind: "other" }],
    [[rule("original_item_total", "gte", "20")], { kind: "other" }],
    [
      [rule("items.product.id", "in", "prod_1", "prod_2")],
      { kind: "product", productIds: ["prod_1", "prod_2"], categoryIds: [] },
    ],
    // one of several amounts is enough, so the lowest is what is missing
    [[rule("item_total", "gte", "60", "40")], { kind: "minimum", cents: 1000 }],
    // the minimum is reached, or the rule is not a minimum
    [[rule("item_total", "gte", "30")], { kind: "other" }],
    [[rule("item_total", "lte", "50")], { kind: "other" }],
    [[rule("item_quantity", "gte", "50")], { kind: "other" }],
    [[rule("shipping_address.country_code", "in", "de")], { kind: "other" }],
    [
      [rule("items.product.id", "eq", "prod_1"), rule("items.product.id", "ne", "prod_2")],
      { kind: "product", productIds: ["prod_1"], categoryIds: [] },
    ],
    // the country comes before the amount: without it the amount does not help
    [
      [rule("item_total", "gte", "50"), rule("shipping_address.country_code", "eq", "it")],
      { kind: "country", countries: ["it"] },
    ],
  ])("returns the unmet rule for %j", (rules, expected) => {
    expect(unmetRulesOf(promotion({ rules }), cart)).toEqual(expected);
  });

  it("returns the required categories if none of their products is in the cart", () => {
    const only = promotion({
      application_method: {
        type: "percentage",
        target_type: "items",
        target_rules: [rule("items.product.categories.id", "in", "pcat_1")],
        buy_rules: [],
      },
    });
    expect(unmetRulesOf(only, cart)).toEqual({ kind: "product", productIds: [], categoryIds: ["pcat_1"] });
  });

  it("asks for the email address if the code is limited per address", () => {
    const once = promotion({
      campaign: { budget: { type: "use_by_attribute", limit: 1, used: 7, attribute: "customer_email" } },
    });
    expect(unmetRulesOf(once, cart)).toEqual({ kind: "email" });
    expect(isUsable(once, new Date())).toBe(true);
    expect(unmetRulesOf(once, { ...cart, email: "anna@example.com" })).toEqual({ kind: "other" });
  });
});

describe("isUsable", () => {
  const now = new Date("2026-11-21T12:00:00Z");

  it.each([
    ["is true for an active code", {}, true],
    ["is false for a draft", { status: "draft" }, false],
    ["is false for an inactive code", { status: "inactive" }, false],
    ["is false for an automatic promotion", { is_automatic: true }, false],
    ["is false if the limit is reached", { limit: 3, used: 3 }, false],
    ["is true if the limit is not reached", { limit: 3, used: 2 }, true],
    ["is false before the campaign starts", { campaign: { starts_at: "2026-11-21T12:00:01Z" } }, false],
    ["is true while the campaign runs", { campaign: { starts_at: "2026-11-21T12:00:00Z" } }, true],
    ["is false after the campaign has ended", { campaign: { ends_at: "2026-11-21T12:00:00Z" } }, false],
    [
      "is false if the campaign budget is used up",
      { campaign: { budget: { type: "spend", limit: 100, used: 100 } } },
      false,
    ],
    [
      "is true if the campaign budget is not used up",
      { campaign: { budget: { type: "usage", limit: 100, used: 99 } } },
      true,
    ],
  ])("%s", (_name, over, expected) => {
    expect(isUsable(promotion(over), now)).toBe(expected);
  });
});
