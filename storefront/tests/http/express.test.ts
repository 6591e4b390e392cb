import { expect } from "vitest";
import { ordersOf } from "../../e2e/support/admin";
import { words } from "../../e2e/support/words";
import { Buyer, confirmationPath, type Form, leadOf } from "./buyer";
import { attribute, readPage, textOf } from "./delivered-page";
import { test } from "./request";

/** 1 × 7.10 and 6.90 shipping. */
const total = "1400";

/** What the cart page sends when a wallet was approved. */
async function walletForm(buyer: Buyer, wallet: "apple_pay" | "paypal", more: Form = {}): Promise<Form> {
  const answer = await buyer.request.post("/sandbox/confirmation_tokens", { data: { wallet } });
  return {
    wallet,
    method: wallet === "paypal" ? "paypal" : "card",
    token: ((await answer.json()) as { id: string }).id,
    total,
    email: buyer.email,
    "shipping.country": "de",
    "shipping.fullName": "Anna Berger",
    "shipping.street": "Lindenweg 4",
    "shipping.postalCode": "80331",
    "shipping.city": "München",
    ...more,
  };
}

test("a wallet leads to the order button, and what the cart knows stays", async ({ request }) => {
  const buyer = new Buyer(request);
  await buyer.add();
  await buyer.inform({ notes: "Bitte klingeln" });
  const sent = await buyer.post(buyer.at("checkout"), await walletForm(buyer, "apple_pay"));
  expect(leadOf(sent)).toEqual([303, buyer.at("checkoutConfirm")]);
  const { mainText } = await buyer.page("checkoutConfirm");
  for (const text of ["Anna Berger", "Visa •••• 4242", "Bitte klingeln"]) expect(mainText).toContain(text);
  expect(await ordersOf(buyer.email)).toEqual([]);
  const placed = leadOf(await buyer.order(await buyer.button()));
  expect(placed).toEqual([303, expect.stringMatching(confirmationPath)]);
});

test("PayPal approved in the wallet does not ask again after the order button", async ({ request }) => {
  const buyer = new Buyer(request);
  await buyer.add();
  await buyer.post(buyer.at("checkout"), await walletForm(buyer, "paypal"));
  const placed = leadOf(await buyer.order(await buyer.button()));
  expect(placed).toEqual([303, expect.stringMatching(confirmationPath)]);
  await expect
    .poll(async () => (await ordersOf(buyer.email)).map((order) => order.payment_status))
    .toEqual(["captured"]);
});

test("what a wallet lacks is asked for on the information step, and its payment stays", async ({
  request,
}) => {
  const buyer = new Buyer(request);
  const t = words("de", "checkout");
  await buyer.add();
  const form = await walletForm(buyer, "apple_pay", {
    "shipping.fullName": "",
    "shipping.postalCode": "27498",
  });
  const refused = await buyer.post(buyer.at("checkout"), form);
  expect(refused.status()).toBe(422);
  const page = readPage(refused.status(), await refused.text());
  expect(page.queryAll('[role="alert"] a').map(textOf)).toEqual([
    t.errors.required.fullName,
    t.errors.not_delivered,
  ]);
  const value = (name: string) => attribute(page.query(`[name="${name}"]`), "value");
  expect([value("email"), value("shipping.street"), value("token")]).toEqual([
    buyer.email,
    "Lindenweg 4",
    form["token"],
  ]);
  const { wallet: _wallet, ...corrected } = await walletForm(buyer, "apple_pay");
  const sent = await buyer.post(buyer.at("checkout"), { ...corrected, billingSame: "on" });
  expect(leadOf(sent)).toEqual([303, buyer.at("checkoutConfirm")]);
});

test("with another total than the wallet showed, the payment is chosen again", async ({ request }) => {
  const buyer = new Buyer(request);
  await buyer.add();
  const form = await walletForm(buyer, "apple_pay");
  await buyer.add();
  expect(leadOf(await buyer.post(buyer.at("checkout"), form))).toEqual([303, buyer.at("checkoutPayment")]);
  const { mainText } = await buyer.page("checkoutPayment");
  expect(mainText).toContain("von 14,00 € auf 21,10 €");
});
