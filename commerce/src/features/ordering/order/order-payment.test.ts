import { describe, expect, it } from "vitest";
import { orderPayment, paymentMethodOf } from "./order-payment";
import type { OrderRecord } from "./order-record";

type Payment = OrderRecord["payment_collections"][number]["payments"][number];

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
const money = { id: "capt_1", amount: 20, created_at: at(50) };

const payment = (provider: string, minute: number, change: Partial<Payment> = {}): Payment => ({
  id: `${provider}-${minute}`,
  provider_id: provider,
  created_at: at(minute),
  captures: [],
  refunds: [],
  ...change,
});

const card = "pp_stripe_stripe";
const paypal = "pp_stripe-paypal_stripe";
const bank = "pp_bank-transfer_bank";
const let_go = { canceled_at: at(30) };

describe("payment of an order", () => {
  it.each<[string, Payment[], string]>([
    ["is the only one", [payment(card, 1)], "card"],
    [
      "is the active one after a cancelled card payment",
      [payment(card, 1, let_go), payment(bank, 2)],
      "bank_transfer",
    ],
    ["is the active one in any order", [payment(bank, 2), payment(card, 1, let_go)], "bank_transfer"],
    ["is the active one even if it is older", [payment(paypal, 1), payment(bank, 2, let_go)], "paypal"],
    ["is the newest of two active ones", [payment(card, 1), payment(bank, 2)], "bank_transfer"],
    ["is the one with a capture", [payment(card, 1, { captures: [money] }), payment(bank, 2)], "card"],
    [
      "is the last one if all were cancelled",
      [payment(card, 1, let_go), payment(paypal, 2, let_go)],
      "paypal",
    ],
    ["has the method other if there is none", [], "other"],
  ])("%s", (_, payments, method) => {
    expect(paymentMethodOf({ payment_collections: [{ id: "pay_col_1", payments }] })).toBe(method);
  });

  it("is taken from the payment session until there is a payment", () => {
    const sessions = [{ provider_id: paypal }];
    const collection = { id: "pay_col_1", payments: [], payment_sessions: sessions };
    expect(paymentMethodOf({ payment_collections: [collection] })).toBe("paypal");
    const paid = { id: "pay_col_1", payments: [payment(bank, 2)], payment_sessions: sessions };
    expect(paymentMethodOf({ payment_collections: [paid] })).toBe("bank_transfer");
  });

  it("is found across payment collections", () => {
    const live = payment(bank, 2);
    const collections = [
      { id: "pay_col_1", payments: [payment(card, 1, let_go)] },
      { id: "pay_col_2", payments: [live] },
    ];
    expect(orderPayment({ payment_collections: collections })).toBe(live);
    expect(orderPayment({ payment_collections: [] })).toBeNull();
  });
});
