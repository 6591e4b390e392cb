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
  promotionRow.parse({ id: "promo_1", code: "TEN", status: "active", is_automatic: false, ...over });

describe("missingFor", () => {
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
  ])("%j", (rules, expected) => {
    expect(unmetRulesOf(promotion({ rules }), cart)).toEqual(expected);
  });

  it("names what a code is for when its goods are not in the cart", () => {
    const only = promotion({
      application_method: {
        target_type: "items",
        target_rules: [rule("items.product.categories.id", "in", "pcat_1")],
        buy_rules: [],
      },
    });
    expect(unmetRulesOf(only, cart)).toEqual({ kind: "product", productIds: [], categoryIds: ["pcat_1"] });
  });

  it("asks for the e-mail address where the code is one per address", () => {
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
    ["a good code", {}, true],
    ["a draft", { status: "draft" }, false],
    ["an inactive code", { status: "inactive" }, false],
    ["what the shop applies by itself", { is_automatic: true }, false],
    ["a limit that is reached", { limit: 3, used: 3 }, false],
    ["a limit that is not reached", { limit: 3, used: 2 }, true],
    ["a campaign to come", { campaign: { starts_at: "2026-11-21T12:00:01Z" } }, false],
    ["a campaign that runs", { campaign: { starts_at: "2026-11-21T12:00:00Z" } }, true],
    ["a campaign that is over", { campaign: { ends_at: "2026-11-21T12:00:00Z" } }, false],
    ["a spent budget", { campaign: { budget: { type: "spend", limit: 100, used: 100 } } }, false],
    ["a budget not yet spent", { campaign: { budget: { type: "usage", limit: 100, used: 99 } } }, true],
  ])("%s", (_name, over, expected) => {
    expect(isUsable(promotion(over), now)).toBe(expected);
  });
});
