import { describe, expect, it } from "vitest";
import { codeRow, toListedCode } from "./code-view";

const now = new Date("2026-11-23T12:00:00Z");
const right = {
  type: "percentage",
  value: 10,
  currency_code: "eur",
  target_type: "items",
  allocation: "across",
};
const row = (over: object = {}, method: object = {}) =>
  codeRow.parse({
    id: "promo_1",
    code: "TEN",
    status: "active",
    type: "standard",
    used: 0,
    is_automatic: false,
    is_tax_inclusive: true,
    application_method: { ...right, ...method },
    ...over,
  });
const campaign = (over: object) => ({ campaign: { id: "c", campaign_identifier: "c", ...over } });
const view = (over: object = {}, method: object = {}) => toListedCode(row(over, method), 4, now);

describe("toListedCode", () => {
  it("returns dates in the shop's time zone, including the last day", () => {
    const shown = view(
      campaign({ starts_at: "2026-11-30T23:00:00.000Z", ends_at: "2026-12-24T23:00:00.000Z" }),
    );
    expect(shown).toMatchObject({ from: "2026-12-01", until: "2026-12-24", state: "planned" });
  });

  it.each([
    ["active", {}],
    ["off", { status: "inactive" }],
    ["off", { status: "draft" }],
    ["over", campaign({ ends_at: "2026-11-23T12:00:00.000Z" })],
    ["active", campaign({ ends_at: "2026-11-23T12:00:00.001Z" })],
    ["used_up", { limit: 2, used: 2 }],
    ["used_up", campaign({ budget: { type: "usage", limit: 1, used: 1 } })],
  ])("returns the state %s with %j", (state, over) => {
    expect(view(over).state).toBe(state);
  });

  it("uses the number of orders if Medusa does not count the uses", () => {
    expect(view()).toMatchObject({ limit: null, used: 4 });
    expect(view({ limit: 9, used: 2 })).toMatchObject({ limit: 9, used: 2 });
  });

  it("is not editable if its campaign is shared or has a usage budget", () => {
    expect(view().is_editable).toBe(true);
    expect(view(campaign({})).is_editable).toBe(true);
    expect(view({ ...campaign({}), shares_campaign: true }).is_editable).toBe(false);
    expect(view(campaign({ budget: { type: "usage", limit: 1 } })).is_editable).toBe(false);
  });

  it.each([
    [[], {}, {}],
    [["net_percent"], { is_tax_inclusive: false }, {}],
    [["net_amount"], { is_tax_inclusive: false }, { type: "fixed" }],
    [["shipping"], {}, { target_type: "shipping_methods" }],
    [["order"], {}, { target_type: "order" }],
    [["each"], {}, { type: "fixed", allocation: "each" }],
    [["each"], {}, { type: "fixed", allocation: "once" }],
    [["pieces"], {}, { allocation: "each", max_quantity: 1 }],
    [[], {}, { allocation: "each" }],
    [["currency"], {}, { type: "fixed", currency_code: null }],
    [["currency"], {}, { type: "fixed", currency_code: "usd" }],
    [["nothing"], {}, { value: 0 }],
    [["nothing"], { application_method: null }, {}],
    [["automatic"], { is_automatic: true }, {}],
    [[], { type: "buyget", is_tax_inclusive: false }, { allocation: "each" }],
  ])("returns the warnings %j with %j %j", (warnings, over, method) => {
    expect(toListedCode(row({ ...row({}, method), ...over }), 0, now).warnings).toEqual(warnings);
  });
});
