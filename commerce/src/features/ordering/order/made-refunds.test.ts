import { expect, it } from "vitest";
import { begunRefunds, madeRefunds } from "./made-refunds";
import { exampleOrder, minutesLater } from "./order-record.example";
import { paymentsOf, type OrderRecord } from "./order-record";

const refund = (id: string, minutes: number, note?: string) => ({
  ...{ id, amount: 5, created_at: minutesLater(minutes) },
  ...(note === undefined ? {} : { note }),
});
const [first, second] = [refund("ref_1", 1), refund("ref_2", 2)];

const cameBack = (status: string): Partial<OrderRecord> => ({
  payment_issues: [
    {
      ...{ id: "re_1", payment_id: "pay_1", kind: "refund", status, reason: "unknown" },
      ...{ cents: 500, fee_cents: 0, opened_at: minutesLater(3) },
    },
  ],
});

function idsOf(
  refunds: ReturnType<typeof refund>[],
  booked: string[] | undefined,
  change: Partial<OrderRecord> = {},
) {
  const order = exampleOrder(change, { refunds, data: { id: "pi_1", booked } });
  const [payment] = paymentsOf(order);
  if (!payment) throw new Error("The example order has a payment");
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return { begun: ids(begunRefunds(payment, order)), made: ids(madeRefunds(payment, order)) };
}

it.each<[string, ReturnType<typeof idsOf>, { begun: string[]; made: string[] }]>([
  ["all once confirmed", idsOf([second, first], ["re_1", "re_2"]), { begun: [], made: ["ref_2", "ref_1"] }],
  [
    "the newest is begun while asked",
    idsOf([second, first], ["re_1"]),
    { begun: ["ref_2"], made: ["ref_1"] },
  ],
  ["all without a list of ids", idsOf([second, first], undefined), { begun: [], made: ["ref_2", "ref_1"] }],
  ["one that came back is made", idsOf([first], [], cameBack("open")), { begun: [], made: ["ref_1"] }],
  ["one paid elsewhere", idsOf([first], [], cameBack("paid_elsewhere")), { begun: [], made: ["ref_1"] }],
  [
    "a lost dispute is neither, confirmed or not",
    idsOf([first, refund("ref_2", 2, "Dispute du_1")], ["re_1"]),
    { begun: [], made: ["ref_1"] },
  ],
  [
    "after one was sent again, the next is only begun",
    idsOf([first, second], ["re_3"], cameBack("sent_again")),
    { begun: ["ref_2"], made: ["ref_1"] },
  ],
])("of the refunds of a payment, %s", (_, found, expected) => {
  expect(found).toEqual(expected);
});

it("a lost dispute, and the refund of units that are not recorded yet, are not made", () => {
  const refunds = [
    refund("ref_1", 1, "Dispute du_1"),
    refund("ref_2", 2, "Lines lineref_1"),
    refund("ref_3", 3),
  ];
  const units = { id: "lineref_1", shipping: false, shipping_cents: 0, items: [] };
  const booked = ["du_1", "re_1", "re_2"];
  expect(idsOf(refunds, booked, { line_refunds: [{ ...units, refund_id: null }] }).made).toEqual(["ref_3"]);
  expect(idsOf(refunds, booked, { line_refunds: [{ ...units, refund_id: "ref_2" }] }).made).toEqual([
    "ref_2",
    "ref_3",
  ]);
});
