import type { BillingDetails } from "@stripe/stripe-js";
import { expect, it } from "vitest";
import { cart } from "~/cart/example-cart";
import { checkInformation, mergeWallet, readInformation } from "./information";
import { walletForm, type WalletAnswer } from "./wallet";

const tonara = {
  line1: "Via Roma 12",
  line2: "scala B",
  city: "Tonara",
  state: "NU",
  postal_code: "08039",
  country: "IT",
};
const billing = (changes: Partial<BillingDetails> = {}): BillingDetails => ({
  name: "Giulia Serra",
  email: "giulia@example.com",
  address: { line1: "", line2: null, city: "", state: "", postal_code: "", country: "" },
  ...changes,
});
const answer = (changes: Partial<WalletAnswer> = {}): WalletAnswer => ({
  expressPaymentType: "apple_pay",
  billingDetails: billing(),
  shippingAddress: { name: "Giulia Serra", address: tonara },
  ...changes,
});

/** What the information step reads in the form of a wallet. */
function typed(changes: Partial<WalletAnswer> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(walletForm(answer(changes), "ctoken_1", 2690)))
    form.set(name, value);
  return readInformation(form);
}

const to = (address: Partial<typeof tonara>) => ({
  shippingAddress: { name: "Giulia Serra", address: { ...tonara, ...address } },
});

it("fills in the information form, with the payment", () => {
  expect(walletForm(answer(), "ctoken_1", 2690)).toEqual({
    wallet: "apple_pay",
    method: "card",
    token: "ctoken_1",
    total: "2690",
    email: "giulia@example.com",
    "shipping.country": "it",
    "shipping.fullName": "Giulia Serra",
    "shipping.street": "Via Roma 12",
    "shipping.addition": "scala B",
    "shipping.postalCode": "08039",
    "shipping.city": "Tonara",
    "shipping.province": "NU",
    "shipping.phone": "",
  });
  expect(walletForm(answer({ expressPaymentType: "google_pay" }), "t", 1)["method"]).toBe("card");
  expect(walletForm(answer({ expressPaymentType: "paypal" }), "t", 1)["method"]).toBe("paypal");
});

it.each([
  ["nu", "NU"],
  ["Nuoro", "NU"],
  ["l'aquila", "AQ"],
  ["Forli Cesena", "FC"],
  ["Sardegna", ""],
  ["", ""],
])("finds the Italian province in %j", (state, province) => {
  expect(typed(to({ state })).shipping.province).toBe(province);
});

it("writes no region of another country into the province", () => {
  expect(typed(to({ country: "DE", state: "BE", postal_code: "10115" })).shipping.province).toBe("");
});

it.each<[string, Partial<WalletAnswer>, Record<string, string>]>([
  ["all is there", {}, {}],
  ["no province", to({ state: "" }), { "shipping.province": "province" }],
  ["a country without delivery", to({ country: "CH" }), { "shipping.country": "country" }],
  [
    "an excluded town",
    to({ country: "DE", postal_code: "27498" }),
    { "shipping.postalCode": "not_delivered" },
  ],
  ["no mail address", { billingDetails: billing({ email: "" }) }, { email: "required" }],
  ["no name", { shippingAddress: { name: " ", address: tonara } }, { "shipping.fullName": "required" }],
])("is checked like the form: %s", (_, changes, errors) => {
  const checked = checkInformation(mergeWallet(typed(changes), cart()));
  expect(checked.ok ? {} : checked.errors).toEqual(errors);
});

it("keeps what the cart knows and a wallet does not", () => {
  const requests = { ...cart().requests, notes: "Bitte klingeln", gift: true, gift_message: "Ciao, zia!" };
  const { gift, giftMessage, notes, billingSame } = mergeWallet(typed(), cart({ requests }));
  expect({ gift, giftMessage, notes, billingSame }).toEqual({
    gift: true,
    giftMessage: "Ciao, zia!",
    notes: "Bitte klingeln",
    billingSame: false,
  });
});

it("bills a gift to the owner of the wallet", () => {
  const payer = billing({ name: "Anna Berger", address: { ...tonara, line1: "Via Sassari 1" } });
  const merged = mergeWallet(typed({ billingDetails: payer }), cart());
  expect(merged.billingSame).toBe(false);
  expect(merged.billing).toMatchObject({ fullName: "Anna Berger", street: "Via Sassari 1", province: "NU" });
  expect(merged.shipping).toMatchObject({ fullName: "Giulia Serra", street: "Via Roma 12" });
});
