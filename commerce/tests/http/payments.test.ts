import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  answerAt,
  cartOf,
  choose,
  comeBack,
  forgetFaults,
  heldBy,
  orderFaults,
  ordersOf,
  press,
  pressUntilKnown,
  setStock,
  startStock,
  stockedProduct,
  stockOf,
  stripe,
  totalCents,
  type Fault,
  type Finish,
  type Method,
  type StockedProduct,
  withdraw,
} from "./payment-tools";
import { send, setting, shopper } from "./shop";

let product: StockedProduct;
let number = 0;

beforeAll(async () => {
  product = await stockedProduct("Zahlprobe");
});

beforeEach(forgetFaults);

afterAll(async () => {
  await forgetFaults();
  await withdraw(product);
});

/** What holds after every case, whatever went wrong in it. */
async function invariants(email: string, intents: string[], paid: boolean): Promise<void> {
  await expect
    .poll(async () => Promise.all(intents.map(heldBy)), { timeout: 25_000 })
    .toEqual(intents.map((_, index) => (paid && index === intents.length - 1 ? totalCents : 0)));
  const orders = (await ordersOf(email)).filter(({ status }) => status !== "canceled");
  expect(orders).toHaveLength(paid ? 1 : 0);
  for (const { payment_collections: collections, total } of orders) {
    const standing = collections.flatMap(({ payments }) => payments ?? []).filter((p) => !p.canceled_at);
    expect(standing).toHaveLength(1);
    expect(Math.round(total * 100)).toBe(totalCents);
    if (intents.length > 0) expect(standing[0]?.data?.["id"]).toBe(intents.at(-1));
  }
}

/** What a shopper does once the bank or PayPal asks. */
type Answer = "approve and return" | "approve" | "refuse" | "return twice";

interface Case {
  method: Method;
  card?: string;
  faults?: Fault[];
  answer?: Answer;
  /** Twice at the same time. */
  twice?: boolean;
  ends: "paid" | "declined";
  decline?: string;
}

const asks = "pm_card_threeDSecure2Required";
/** Longer than the test shop waits for an answer (scripts/lib/testing/test-shop.mjs). */
const hang = 6_000;
const at = (match: string, kind: string): Fault => ({ match, kind, ms: hang });

const cases: [string, Case][] = [
  ["card", { method: "card", ends: "paid" }],
  ["bank transfer", { method: "bank", ends: "paid" }],
  ["PayPal", { method: "paypal", answer: "approve and return", ends: "paid" }],
  ["card, bank asks", { method: "card", card: asks, answer: "approve and return", ends: "paid" }],
  // Stripe is slow, silent or broken
  ...(["delay", "timeout_before", "timeout_after", "error_500"] as const).flatMap(
    (kind): [string, Case][] => [
      [`card, confirm: ${kind}`, { method: "card", faults: [at("confirm", kind)], ends: "paid" }],
      [`card, look-up: ${kind}`, { method: "card", faults: [at("retrieve", kind)], ends: "paid" }],
      [`card, capture: ${kind}`, { method: "card", faults: [at("capture", kind)], ends: "paid" }],
      [
        `PayPal, confirm: ${kind}`,
        { method: "paypal", faults: [at("confirm", kind)], answer: "approve and return", ends: "paid" },
      ],
      [
        `PayPal, capture: ${kind}`,
        { method: "paypal", faults: [at("capture", kind)], answer: "approve", ends: "paid" },
      ],
    ],
  ),
  [
    "card, everything silent once",
    {
      method: "card",
      faults: ["confirm", "retrieve", "capture"].map((match) => at(match, "timeout_after")),
      ends: "paid",
    },
  ],
  // the webhook is late, doubled, out of order, missing or forged
  ...(["late", "twice", "reorder", "never", "wrong_signature"] as const).flatMap((kind): [string, Case][] => [
    [
      `card, webhook ${kind}`,
      { method: "card", faults: [{ match: "webhook", kind, ms: 800 }], ends: "paid" },
    ],
    [
      `PayPal and back, webhook ${kind}`,
      {
        method: "paypal",
        // the first webhook says that the shopper is asked, the second that the shopper has confirmed
        faults: [{ match: "webhook:payment_intent.amount_capturable_updated", kind, ms: 800 }],
        answer: "approve and return",
        ends: "paid",
      },
    ],
  ]),
  // the browser is lost: the webhook makes the order
  ["PayPal, never back", { method: "paypal", answer: "approve", ends: "paid" }],
  ["card, bank asks, never back", { method: "card", card: asks, answer: "approve", ends: "paid" }],
  ...(["late", "twice"] as const).map((kind): [string, Case] => [
    `PayPal, never back, webhook ${kind}`,
    {
      method: "paypal",
      faults: [{ match: "webhook:payment_intent.amount_capturable_updated", kind, ms: 800 }],
      answer: "approve",
      ends: "paid",
    },
  ]),
  // twice at once
  ["card, pressed twice", { method: "card", twice: true, ends: "paid" }],
  ["bank transfer, pressed twice", { method: "bank", twice: true, ends: "paid" }],
  ["PayPal, back in two tabs", { method: "paypal", answer: "return twice", ends: "paid" }],
  [
    "card, pressed twice while Stripe is slow",
    { method: "card", twice: true, faults: [{ match: "confirm", kind: "delay", ms: 1_500 }], ends: "paid" },
  ],
  // no money
  ["PayPal given up", { method: "paypal", answer: "refuse", ends: "declined" }],
  ["card, bank refuses", { method: "card", card: asks, answer: "refuse", ends: "declined" }],
  ...(
    [
      ["pm_card_visa_chargeDeclined", "generic_decline"],
      ["pm_card_visa_chargeDeclinedInsufficientFunds", "insufficient_funds"],
      ["pm_card_chargeDeclinedExpiredCard", "expired_card"],
      ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc"],
      ["pm_card_chargeDeclinedProcessingError", "processing_error"],
    ] as const
  ).map(([card, decline]): [string, Case] => [
    `card declined: ${decline}`,
    { method: "card", card, ends: "declined", decline },
  ]),
];

/** Takes a shopper through a case; gives the last answer. */
async function play(cartId: string, { answer, twice }: Case): Promise<Finish> {
  const first = twice
    ? (await Promise.all([pressUntilKnown(cartId), pressUntilKnown(cartId)]))[0]
    : await pressUntilKnown(cartId);
  if (first.type !== "redirect" || !first.url) return first;
  await answerAt(first.url, answer === "refuse" ? "refuse" : "approve");
  if (answer === "approve") return first;
  if (answer !== "return twice") return comeBack(cartId);
  const [one, other] = await Promise.all([comeBack(cartId), comeBack(cartId)]);
  expect(other).toEqual(one);
  return one;
}

describe("a payment ends as one order or as none", { timeout: 90_000 }, () => {
  it.each(cases)("%s", async (_, given) => {
    const email = `fault-${++number}-${Date.now()}@example.com`;
    const before = await stockOf(product);
    const cart = await cartOf(product, email);
    const intent = await choose(cart, given.method, given.card);
    await orderFaults(given.faults ?? []);
    const last = await play(cart.id, given);
    if (given.ends === "declined") {
      expect(last).toMatchObject({ status: 200, type: "refused", reason: "payment_failed" });
      if (given.decline) expect(last.decline_code).toBe(given.decline);
    }
    if (given.ends === "paid") {
      await expect.poll(async () => (await comeBack(cart.id)).type, { timeout: 25_000 }).toBe("order");
    }
    const paid = given.ends === "paid";
    await invariants(email, intent === null ? [] : [intent], paid);
    const { stocked, reserved } = await stockOf(product);
    expect({ stocked, reserved }).toEqual({
      stocked: before.stocked,
      reserved: before.reserved + (paid ? 1 : 0),
    });
    if (paid && intent !== null) {
      await expect
        .poll(async () => (await stripe.paymentIntents.retrieve(intent)).status, { timeout: 25_000 })
        .toBe("succeeded");
    }
  });
});

describe("what changes between paying and ordering", { timeout: 60_000 }, () => {
  const emailOf = () => `change-${++number}-${Date.now()}@example.com`;

  it("a total that was not the one shown orders nothing and says the new one", async () => {
    const email = emailOf();
    const cart = await cartOf(product, email);
    const intent = await choose(cart, "card");
    expect(await press(cart.id, 100)).toMatchObject({ reason: "price_changed", total_cents: totalCents });
    await invariants(email, [intent ?? ""], false);
  });

  it("a changed cart needs a new payment, and the old one is let go", async () => {
    const email = emailOf();
    const cart = await cartOf(product, email);
    const intent = await choose(cart, "card");
    await shopper.store.cart.updateLineItem(cart.id, cart.items?.[0]?.id ?? "", { quantity: 2 });
    expect(await press(cart.id, totalCents + 2000)).toMatchObject({ reason: "payment_missing" });
    expect((await stripe.paymentIntents.retrieve(intent ?? "")).status).toBe("canceled");
  });

  it("a cart changed while PayPal waits: what was confirmed there is let go", async () => {
    const email = emailOf();
    const cart = await cartOf(product, email);
    const intent = await choose(cart, "paypal");
    const { url = "" } = await press(cart.id);
    await orderFaults([{ match: "webhook", kind: "never" }]);
    await answerAt(url, "approve");
    await shopper.store.cart.updateLineItem(cart.id, cart.items?.[0]?.id ?? "", { quantity: 2 });
    expect(await comeBack(cart.id)).toMatchObject({ reason: "payment_missing" });
    await invariants(email, [intent ?? ""], false);
  });

  it("another card after a declined one pays, and only it", async () => {
    const email = emailOf();
    const cart = await cartOf(product, email);
    const declined = await choose(cart, "card", "pm_card_visa_chargeDeclined");
    expect((await press(cart.id)).reason).toBe("payment_failed");
    const other = await choose(cart, "card");
    expect((await press(cart.id)).type).toBe("order");
    await invariants(email, [declined ?? "", other ?? ""], true);
  });

  it.each(["card", "paypal"] as const)("sold out before the order (%s): no money is kept", async (method) => {
    const email = emailOf();
    const cart = await cartOf(product, email);
    const intent = await choose(cart, method);
    const { reserved } = await stockOf(product);
    await setStock(product, reserved);
    try {
      const pressed = await press(cart.id);
      if (pressed.url) await answerAt(pressed.url, "approve");
      const last = pressed.url ? await comeBack(cart.id) : pressed;
      // the webhook may have been first, and then there is nothing left to pay with
      expect(["not_enough_stock", "payment_missing"]).toContain(last.reason);
      await invariants(email, [intent ?? ""], false);
    } finally {
      await setStock(product, startStock);
    }
  });

  it("asking again after the order gives the same order", async () => {
    const email = emailOf();
    const cart = await cartOf(product, email);
    const intent = await choose(cart, "card");
    const first = await press(cart.id);
    expect(await press(cart.id)).toEqual(first);
    expect(await comeBack(cart.id)).toEqual(first);
    await invariants(email, [intent ?? ""], true);
  });

  it("a cart nobody knows and a page that is not the shop's get 4xx", async () => {
    expect((await comeBack("cart_01J0000000000000000000000A")).status).toBe(404);
    const cart = await cartOf(product, emailOf());
    const elsewhere = { press: { shown_cents: totalCents, return_url: "https://elsewhere.example/back" } };
    expect((await send("POST", `/store/carts/${cart.id}/finish`, elsewhere)).status).toBe(400);
    expect(
      (await send("POST", `/store/carts/${cart.id}/finish`, { press: { shown_cents: "x" } })).status,
    ).toBe(400);
  });
});

describe("the webhook", () => {
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "payment_intent.succeeded" });
  const post = async (provider: string, signature?: string) =>
    (
      await fetch(new URL(`/hooks/payment/${provider}`, setting("COMMERCE_URL")), {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(signature ? { "Stripe-Signature": signature } : {}),
        },
        body,
      })
    ).status;
  const signed = (secret: string, timestamp: number) =>
    stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  const now = () => Math.floor(Date.now() / 1000);

  it("refuses what is not signed, signed by another, or signed long ago", async () => {
    const secret = setting("STRIPE_WEBHOOK_SECRET");
    expect(await post("stripe_stripe")).toBe(400);
    expect(await post("stripe_stripe", signed("whsec_another", now()))).toBe(400);
    expect(await post("stripe_stripe", signed(secret, now() - 3600))).toBe(400);
    expect(await post("bank-transfer_bank", signed(secret, now()))).toBe(404);
  });
});
