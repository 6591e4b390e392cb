import { describe, expect, it } from "vitest";
import { parseEnv } from "../../platform/env";
import { differingFrom, initialSettings, transferDaysFrom } from "./settings";

const needed = {
  DATABASE_URL: "postgres://shop:secret@localhost:5432/shop",
  JWT_SECRET: "j".repeat(32),
  COOKIE_SECRET: "c".repeat(32),
  MFA_SECRET: "m".repeat(32),
  SIGNING_SECRET: "s".repeat(32),
  DATA_DIR: "/var/lib/shop",
};
const initialOf = (given: Record<string, string>) => initialSettings(parseEnv({ ...needed, ...given }));

describe("initialSettings", () => {
  it.each([
    [{}, { mail_sender_name: "Su Turrone", mail_sender_address: "" }],
    [
      { MAIL_FROM: "Torrone <mail@shop.example>" },
      { mail_sender_name: "Torrone", mail_sender_address: "mail@shop.example" },
    ],
    [
      { MAIL_FROM: '"Deledda, Torrone" <mail@shop.example>' },
      { mail_sender_name: "Deledda, Torrone", mail_sender_address: "mail@shop.example" },
    ],
    [{ MAIL_FROM: "mail@shop.example" }, { mail_sender_name: "", mail_sender_address: "mail@shop.example" }],
    [{ DELIVERY_DAYS: "4-6" }, { delivery_days: { from: 4, to: 6 } }],
    [{}, { transfer_max_orders: 3, transfer_max_packs: 30 }],
    [{ COMPANY_PHONE: "+39 0784 1" }, { company_phone: "+39 0784 1" }],
  ])("reads %j", (given, expected) => {
    expect(initialOf(given)).toMatchObject(expected);
  });
});

describe("differingFrom", () => {
  const initial = initialOf({ OPENING_HOURS: "Mo-Fr 09:00-17:00" });

  it("omits values that equal those of the environment", () => {
    const hours = [{ to: "17:00", from: "09:00", last: 4, first: 0 }];
    expect(differingFrom(initial, { ...initial, opening_hours: hours })).toEqual({});
  });

  it("keeps values that differ", () => {
    const changed = { low_stock_packs: 9, delivery_days: { from: 3, to: 4 }, opening_hours: [] };
    expect(differingFrom(initial, { ...initial, ...changed })).toEqual(changed);
  });
});

describe("transferDaysFrom", () => {
  const daysOf = transferDaysFrom(
    [
      { created_at: new Date("2026-12-01T10:00:00Z"), values: { transfer_days: 10 } },
      { created_at: new Date("2026-12-05T10:00:00Z"), values: { transfer_days: 3 } },
      { created_at: new Date("2026-12-09T10:00:00Z"), values: {} },
    ],
    7,
  );

  it.each([
    ["2026-11-30T00:00:00Z", 7],
    ["2026-12-01T09:59:59Z", 7],
    ["2026-12-01T10:00:00Z", 10],
    ["2026-12-05T09:00:00Z", 10],
    ["2026-12-06T00:00:00Z", 3],
    ["2026-12-10T00:00:00Z", 7],
  ])("an order placed at %s has to be paid within %i days", (placedAt, days) => {
    expect(daysOf({ created_at: new Date(placedAt) })).toBe(days);
  });

  it("an order keeps the days recorded with it, whatever the settings and the environment say", () => {
    const metadata = { promised_transfer_days: 14 };
    expect(daysOf({ created_at: new Date("2026-12-10T00:00:00Z"), metadata })).toBe(14);
  });
});
