import { expect, it } from "vitest";
import { exampleOrder, giftBuyer, giftRecipient, minutesLater, moved } from "./order-record.example";
import { buyerOf, viewOf } from "./order-view";

it.each([
  ["the buyer of a gift, not the person who receives it", giftBuyer, "Anna Berger"],
  ["the recipient if there is no billing address", null, "Oma Berger"],
  [
    "the recipient if the billing address names nobody",
    { ...giftBuyer, first_name: "", last_name: "" },
    "Oma Berger",
  ],
])("buyerOf returns %s", (_, billing_address, name) => {
  expect(buyerOf(exampleOrder({ shipping_address: giftRecipient, billing_address }))).toBe(name);
});

it("a lost dispute is no refund: the history says that the bank took the money back", () => {
  const lost = { ...moved(32.7), note: "Dispute du_1" };
  const order = exampleOrder({ payment_status: "refunded" }, { captures: [moved(32.7)], refunds: [lost] });
  const { status, timeline } = viewOf(order);
  expect(status).toBe("charged_back");
  expect(timeline.at(-1)).toMatchObject({ what: "charged_back", amount_cents: 3270 });
  expect(timeline.map(({ what }) => what)).not.toContain("refunded");
});

it("a part that the bank took back by a dispute is no refund either", () => {
  const lost = { ...moved(10), note: "Dispute du_1" };
  const partsOf = (...refunds: { amount: number; note?: string }[]) =>
    viewOf(
      exampleOrder(
        { payment_status: "partially_refunded" },
        {
          captures: [moved(32.7)],
          refunds: refunds.map((refund) => ({ ...moved(refund.amount), ...refund })),
        },
      ),
    ).partly;
  expect(partsOf(lost)).toEqual(["charged_back"]);
  expect(partsOf(moved(5), lost)).toEqual(["refunded", "charged_back"]);
  expect(partsOf(moved(5))).toEqual(["refunded"]);
});

const returned = (status: string) =>
  viewOf(
    exampleOrder(
      {
        payment_status: "partially_refunded",
        payment_issues: [
          {
            ...{
              id: "re_1",
              payment_id: "pay_1",
              kind: "refund",
              status,
              reason: "expired_or_canceled_card",
            },
            ...{ cents: 500, fee_cents: 0, opened_at: minutesLater(90) },
          },
        ],
      },
      { captures: [moved(32.7)], refunds: [moved(5)] },
    ),
  );

it("a refund that came back is none, and the history says so, until it is paid another time", () => {
  expect(returned("open")).toMatchObject({ status: "processing", partly: [], refunded_cents: 0 });
  expect(returned("open").timeline.at(-1)).toEqual({
    what: "refund_returned",
    at: minutesLater(90).toISOString(),
    amount_cents: 500,
  });
  for (const status of ["sent_again", "paid_elsewhere"]) {
    expect(returned(status)).toMatchObject({
      status: "processing",
      partly: ["refunded"],
      refunded_cents: 500,
    });
    expect(returned(status).timeline.map(({ what }) => what)).not.toContain("refund_returned");
  }
});
