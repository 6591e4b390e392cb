import { describe, expect, it } from "vitest";
import { type OrderStatus, orderStatuses } from "@su-turrone/contract/orders";
import {
  actionsOf,
  medusaFulfillmentStates,
  medusaOrderStates,
  medusaPaymentStates,
  partlyOf,
  statusOf,
  transitions,
} from "./order-status";

const letters: Readonly<Record<string, OrderStatus>> = {
  p: "pending",
  w: "processing",
  s: "shipped",
  d: "delivered",
  r: "refunded",
};

/**
 * Written out by hand: one row per payment state, one letter per fulfilment state (not fulfilled, partially fulfilled,
 * fulfilled, partially shipped, shipped, partially delivered, delivered, cancelled).
 */
const expected = {
  not_paid: "ppp sss d p",
  awaiting: "ppp sss d p",
  requires_action: "ppp sss d p",
  partially_authorized: "ppp sss d p",
  authorized: "www sss d w",
  partially_captured: "www sss d w",
  captured: "www sss d w",
  partially_refunded: "www sss d w",
  refunded: "rrr rrr r r",
  canceled: "ppp sss d p",
} as const;

/** The only row that differs when an authorisation does not count as paid. */
const announced = "ppp sss d p";

const cases = medusaOrderStates.flatMap((order) =>
  medusaPaymentStates.flatMap((payment) =>
    medusaFulfillmentStates.flatMap((fulfillment, column) =>
      [true, false].map((authorisedIsPaid) => {
        const row = payment === "authorized" && !authorisedIsPaid ? announced : expected[payment];
        const letter = row.replaceAll(" ", "").charAt(column);
        const status = order === "canceled" ? "cancelled" : letters[letter];
        return {
          order,
          payment,
          fulfillment,
          authorisedIsPaid,
          paidInPart: false,
          chargedBack: false,
          status,
        };
      }),
    ),
  ),
);

describe("statusOf", () => {
  it("returns the status for every combination of Medusa's states", () => {
    expect(cases).toHaveLength(6 * 10 * 8 * 2);
    for (const { status, ...states } of cases)
      expect({ ...states, is: statusOf(states) }).toEqual({ ...states, is: status });
  });
});

describe("order paid in part", () => {
  const states = {
    order: "pending",
    payment: "partially_captured",
    fulfillment: "not_fulfilled",
    authorisedIsPaid: false,
    paidInPart: true,
    chargedBack: false,
  } as const;

  it.each([
    [{}, "pending", ["paid"]],
    [{ payment: "partially_refunded" }, "pending", ["paid", "refunded"]],
    [{ fulfillment: "shipped" }, "shipped", ["paid"]],
    [{ paidInPart: false }, "processing", []],
    [{ order: "canceled" }, "cancelled", []],
    [{ payment: "refunded" }, "refunded", []],
    [{ payment: "refund_due" }, "refund_due", []],
  ] as const)("with %j has the status %s and the parts %j", (change, status, parts) => {
    expect(statusOf({ ...states, ...change })).toBe(status);
    expect(partlyOf({ ...states, ...change })).toEqual(parts);
  });
});

it.each([
  ["refunded", "delivered", "charged_back", []],
  ["refund_due", "delivered", "refund_due", []],
  ["captured", "delivered", "delivered", ["charged_back"]],
  ["partially_refunded", "shipped", "shipped", ["refunded", "charged_back"]],
] as const)(
  "%s and %s, with a lost dispute, is %s with the parts %j",
  (payment, fulfillment, status, parts) => {
    const states = { order: "completed", payment, fulfillment, paidInPart: false } as const;
    const lost = { ...states, authorisedIsPaid: true, chargedBack: true };
    expect(statusOf(lost)).toBe(status);
    expect(partlyOf(lost)).toEqual(parts);
    expect(statusOf({ ...lost, order: "canceled" })).toBe("cancelled");
  },
);

describe("partlyOf", () => {
  const states = {
    paidInPart: false,
    chargedBack: false,
    order: "pending",
    payment: "captured",
    fulfillment: "shipped",
    authorisedIsPaid: true,
  } as const;

  it.each([
    [{}, []],
    [{ fulfillment: "partially_shipped" }, ["shipped"]],
    [{ fulfillment: "partially_delivered" }, ["delivered"]],
    [{ payment: "partially_refunded" }, ["refunded"]],
    [{ fulfillment: "partially_shipped", payment: "partially_refunded" }, ["shipped", "refunded"]],
    [{ fulfillment: "partially_shipped", order: "canceled" }, []],
    [{ fulfillment: "partially_shipped", payment: "refunded" }, []],
    [{ fulfillment: "partially_fulfilled" }, []],
  ] as const)("with %j returns %j", (change, parts) => {
    expect(partlyOf({ ...states, ...change })).toEqual(parts);
  });
});

describe("transitions", () => {
  it("contain exactly the planned ones", () => {
    const pairs = orderStatuses.flatMap((from) =>
      Object.keys(transitions[from]).map((to) => `${from} > ${to}`),
    );
    expect(pairs).toEqual([
      "pending > processing",
      "pending > cancelled",
      "processing > shipped",
      "processing > cancelled",
      "processing > refund_due",
      "processing > refunded",
      "shipped > delivered",
      "shipped > refund_due",
      "shipped > refunded",
      "shipped > processing",
      "delivered > refund_due",
      "delivered > refunded",
      "delivered > shipped",
    ]);
  });

  it.each([
    ["pending", ["capture", "cancel", "refund"]],
    ["processing", ["ship", "cancel", "refund", "capture", "pack"]],
    ["shipped", ["deliver", "refund", "unship", "capture", "pack", "ship", "replace", "undeliver"]],
    ["delivered", ["refund", "replace", "capture", "undeliver"]],
    ["cancelled", ["refund"]],
    ["refund_due", []],
    ["refunded", []],
    ["charged_back", []],
  ] as const)("%s allows %j", (status, actions) => {
    expect(actionsOf(status)).toEqual(actions);
  });
});
