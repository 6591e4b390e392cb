import { describe, expect, it } from "vitest";
import { isUnusual, readChanges } from "./settings-rules";

describe("isUnusual", () => {
  it.each([
    [690, 6900, true],
    [690, 6899, false],
    [690, 69, true],
    [690, 70, false],
    [690, 0, true],
    [0, 690, false],
    [690, 690, false],
  ])("a change from %i to %i cents: %s", (old, wanted, unusual) => {
    expect(isUnusual(old, wanted)).toBe(unusual);
  });
});

describe("readChanges", () => {
  const problemsOf = (changes: Record<string, unknown>, production = false) =>
    readChanges({ changes }, production)?.problems;

  it.each(["IT60X0542811101000000123456", "it60 x054 2811 1010 0000 0123 456", "DE89370400440532013000"])(
    "accepts the IBAN %s",
    (transfer_iban) => {
      expect(problemsOf({ transfer_iban })).toEqual({});
    },
  );

  it.each([
    ["IT00743110157", {}],
    ["it 00743110157", {}],
    ["IT00743110158", { company_vat_id: "vat_id" }],
    ["00743110157", { company_vat_id: "vat_id" }],
    ["DE123456789", { company_vat_id: "vat_id" }],
  ])("validates the partita IVA %s", (company_vat_id, problems) => {
    expect(problemsOf({ company_vat_id })).toEqual(problems);
  });

  it.each([
    [{ company_name: " " }, "required"],
    [{ company_postal_code: "8039" }, "postal_code"],
    [{ company_email: "info@" }, "email"],
    [{ company_phone: "call me" }, "phone"],
    [{ transfer_iban: "IT61X0542811101000000123456" }, "iban"],
    [{ transfer_bic: "BPPI" }, "bic"],
    [{ transfer_days: 0 }, "transfer_days"],
    [{ delivery_days: { from: 3, to: 3 } }, "delivery_days"],
    [{ cut_off_hour: 24 }, "hour"],
    [{ delivered_after_days: 31 }, "delivered_days"],
    [{ opening_hours: [{ first: 4, last: 0, from: "09:00", to: "12:00" }] }, "hours"],
    [{ transfer_max_packs: "molte" }, "open_packs"],
    [{ low_stock_packs: -1 }, "packs"],
    [{ mail_sender_name: "Su\r\nBcc: x@example.com" }, "invalid"],
    [{ mail_sender_address: "not an address" }, "email"],
    [{ shipping_cents: "sei e novanta" }, "amount"],
    [{ shipping_free_from_cents: -1 }, "amount"],
  ])("says what is wrong with %j", (changes, problem) => {
    expect(Object.entries(problemsOf(changes) ?? {})).toEqual([[Object.keys(changes)[0], problem]]);
  });

  it.each([
    ["01-01", true],
    ["02-29", true],
    ["12-31", true],
    ["02-30", false],
    ["11-31", false],
    ["13-01", false],
    ["11-00", false],
    ["1-1", false],
    ["", false],
    ["2027-01-01", false],
    [1101, false],
  ])("accepts %j as a day of the gift season: %s", (first, taken) => {
    const problems = taken ? {} : { gift_season: "season_days" };
    expect(problemsOf({ gift_season: { category_id: null, first, last: "12-24" } })).toEqual(problems);
    expect(problemsOf({ gift_season: { category_id: null, first: "01-01", last: first } })).toEqual(problems);
  });

  it.each([
    [1, {}],
    [1000, {}],
    [0, { transfer_max_orders: "open_orders" }],
    [1001, { transfer_max_orders: "open_orders" }],
    [2.5, { transfer_max_orders: "open_orders" }],
    ["3", { transfer_max_orders: "open_orders" }],
  ])("accepts %j as the number of unpaid transfers of a sender, or says what is wrong", (given, problems) => {
    expect(problemsOf({ transfer_max_orders: given })).toEqual(problems);
  });

  it("accepts placeholders only in demo mode", () => {
    const changes = { company_name: "Su Turrone (Demo)", company_email: "owner@example.com" };
    expect(problemsOf(changes)).toEqual({});
    expect(problemsOf(changes, true)).toEqual({
      company_name: "placeholder",
      company_email: "placeholder",
    });
  });

  it.each([[{}], [{ changes: [] }], [{ changes: { secret: "x" } }], [null], [{ changes: {}, more: 1 }]])(
    "returns null for %j",
    (given) => {
      expect(readChanges(given, false)).toBeNull();
    },
  );
});
