import { expect, it } from "vitest";
import { changesBetween, toDraft } from "./draft";

const settings = {
  company_name: "Torronificio Deledda",
  company_street: "Via Roma 1",
  company_postal_code: "08039",
  company_city: "Tonara NU",
  company_vat_id: "IT00000000000",
  company_rea: "NU-1",
  company_email: "info@deledda.example",
  company_pec: "pec@deledda.example",
  company_phone: "+39 0784 123456",
  transfer_holder: "Torronificio Deledda",
  transfer_iban: "IT60X0542811101000000123456",
  transfer_bic: "BPPIITRRXXX",
  transfer_days: 7,
  transfer_max_orders: 3,
  transfer_max_packs: 30,
  delivery_days: { from: 2, to: 3 },
  cut_off_hour: 12,
  delivered_after_days: 5,
  opening_hours: [{ first: 0, last: 4, from: "09:00", to: "17:00" }],
  pauses: [],
  gift_season: { category_id: null, first: "11-01", last: "12-24" },
  low_stock_packs: 5,
  mail_sender_name: "Su Turrone",
  mail_sender_address: "",
  shipping_cents: 690,
  shipping_free_from_cents: 5000,
};

it("returns no changes if nothing was typed", () => {
  expect(changesBetween(toDraft(settings), toDraft(settings))).toEqual({});
});

it("sends only changed values: prices in cents, numbers as numbers, unreadable input as typed", () => {
  const draft = {
    ...toDraft(settings),
    company_phone: "+39 0784 654321",
    shipping_cents: "7,50",
    shipping_free_from_cents: "1.000,00",
    transfer_days: " 10 ",
    transfer_max_packs: "40",
    cut_off_hour: "mezzogiorno",
    delivery_days: { from: "3", to: "4" },
    opening_hours: [],
  };
  expect(changesBetween(toDraft(settings), draft)).toEqual({
    company_phone: "+39 0784 654321",
    shipping_cents: 750,
    shipping_free_from_cents: "1.000,00",
    transfer_days: 10,
    transfer_max_packs: 40,
    cut_off_hour: "mezzogiorno",
    delivery_days: { from: 3, to: 4 },
    opening_hours: [],
  });
});
