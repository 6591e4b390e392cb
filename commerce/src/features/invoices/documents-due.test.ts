import { expect, it } from "vitest";
import { exampleOrder, minutesLater, moved } from "../ordering/order/order-record.example";
import { cancelled, order, paid, partPaid } from "../ordering/order/order-states.example";
import { creditNoteDue, creditTaxes, isInvoiced, isInvoiceDue, uncredited } from "./documents-due";
import { snapshot } from "./pdf.example";

const tax = (rate: number, net_cents: number, vat_cents: number) => ({
  rate,
  net_cents,
  vat_cents,
  gross_cents: net_cents + vat_cents,
});

const one = [tax(7, 3056, 214)];
/** 20.00 at 10 %, 30.00 at 22 % */
const two = [tax(10, 1818, 182), tax(22, 2459, 541)];

it.each([
  ["a whole invoice", one, [], [], 3270, one],
  ["a whole invoice of two rates", two, [], [], 5000, two],
  // 5.00 / 1.07 = 4.67
  ["a part of an invoice", one, [], [], 500, [tax(7, 467, 33)]],
  // 2 / 5 and 3 / 5 of 10.00; 4.00 / 1.1 = 3.64, 6.00 / 1.22 = 4.92
  ["an amount without lines in proportion", two, [], [], 1000, [tax(10, 364, 36), tax(22, 492, 108)]],
  // 12.20 / 1.22 = 10.00
  ["a line by its own rate", two, [], [{ rate: 22, cents: 1220 }], 1220, [tax(22, 1000, 220)]],
  [
    "lines of both rates and their shipping",
    two,
    [],
    [
      { rate: 22, cents: 1220 },
      { rate: 10, cents: 1100 },
      { rate: 10, cents: 550 },
    ],
    2870,
    [tax(10, 1500, 150), tax(22, 1000, 220)],
  ],
  // 20.00 and 17.80 are left: 5.29 and 4.71 of 10.00; 4.71 + 12.20 at 22 % contain 3.05 VAT, 2.20 is credited
  [
    "an amount without lines in proportion to what earlier credit notes left",
    two,
    [tax(22, 1000, 220)],
    [],
    1000,
    [tax(10, 481, 48), tax(22, 386, 85)],
  ],
  ["only the rates that are left", two, [tax(22, 2459, 541)], [], 1000, [tax(10, 909, 91)]],
  // only 2.00 are left at 22 %
  [
    "a line of which an amount without lines has taken a part",
    two,
    [tax(22, 2295, 505)],
    [{ rate: 22, cents: 1220 }],
    1220,
    [tax(10, 927, 93), tax(22, 164, 36)],
  ],
  ["the rest, exactly", two, [tax(10, 927, 93), tax(22, 2459, 541)], [], 980, [tax(10, 891, 89)]],
  // 8 / 20 and 12 / 20 of the surplus
  ["more than was invoiced", two, two, [], 20, [tax(10, 7, 1), tax(22, 10, 2)]],
])("credits %s", (_, invoice, credited, parts, amount, expected) => {
  expect(creditTaxes(invoice, credited, parts, amount)).toEqual(expected);
});

it("gives partial credits that add up to the whole invoice at each rate", () => {
  const credited = [1234, 1, 2999, 5000 - 1234 - 1 - 2999].reduce<typeof two>(
    (before, amount) => [...before, ...creditTaxes(two, before, [], amount)],
    [],
  );
  const sumOf = (rate: number, key: "net_cents" | "vat_cents") =>
    credited.filter((each) => each.rate === rate).reduce((sum, each) => sum + each[key], 0);
  expect(two.map(({ rate }) => tax(rate, sumOf(rate, "net_cents"), sumOf(rate, "vat_cents")))).toEqual(two);
});

const now = minutesLater(120);
const accepted = { metadata: { part_payment_accepted_at: "2026-12-01T10:05:00Z" } };

it.each([
  ["paid", order({}, paid), true],
  ["paid in part", order({}, partPaid), false],
  ["paid in part, which the owner accepted", order(accepted, partPaid), true],
  ["not paid, although a part was accepted", order(accepted, {}), false],
  ["free", order({ total: 0 }, {}), false],
])("an order that is %s has an invoice or not", (_, placed, expected) => {
  expect(isInvoiced(placed)).toBe(expected);
  expect(isInvoiceDue(placed, snapshot.seller, now) !== null).toBe(expected);
});

it("a sale without e-invoice has a sales document in the buyer's language", () => {
  expect(isInvoiceDue(order({ locale: "it-IT" }, paid), snapshot.seller, now)).toMatchObject({
    kind: "sale",
    order_id: "order_1",
    cause: "paid",
    language: "it",
    issued_at: now,
    snapshot: { order_number: "1042", total_cents: 3270 },
  });
});

const request = { company: "", vat_id: "", codice_fiscale: "RSSMRA85T10A562S", sdi_code: "", pec: "" };

it("a sale with e-invoice has an invoice", () => {
  const cart = { items: [], buyer_request: { notes: "", gift: false, gift_message: "", invoice: request } };
  expect(isInvoiceDue(order({ cart }, paid), snapshot.seller, now)).toMatchObject({
    kind: "invoice",
    snapshot: { request },
  });
});

const late = { ...moved(3), created_at: minutesLater(50) };
const early = { ...moved(2), created_at: minutesLater(40) };
const paper = (kind: "invoice" | "credit_note", cause: string) => ({
  id: `doc_${cause}`,
  year: 2026,
  sequence: 1,
  label: "F-2026-0001",
  kind,
  order_id: "order_1",
  cause,
  language: "de" as const,
  issued_at: minutesLater(10),
  snapshot,
});
const credit = (cause: string, cents: number, minutes: number) => ({
  cause,
  cents,
  at: minutesLater(minutes),
});

it.each([
  ["refunds, oldest first", order({}, { ...paid, refunds: [late, early] }), [], [early, late]],
  [
    "refunds without a credit note",
    order({}, { ...paid, refunds: [late, early] }),
    [paper("invoice", "paid"), paper("credit_note", early.id)],
    [late],
  ],
])("credits %s", (_, placed, documents, expected) => {
  expect(uncredited(placed, documents)).toEqual(
    expected.map(({ id, amount, created_at: at }) => ({ cause: id, cents: amount * 100, at })),
  );
});

it.each([
  ["cancelled", order({ ...accepted, ...cancelled }, partPaid), [credit("cancelled", 2270, 30)]],
  [
    "refunded what was paid",
    order(accepted, { ...partPaid, refunds: [{ ...moved(10), created_at: minutesLater(60) }] }),
    [credit("moved_10", 1000, 60), credit("cancelled", 2270, 60)],
  ],
  ["refunded a part of it", order(accepted, { ...partPaid, refunds: [late] }), [credit("moved_3", 300, 50)]],
  ["cancelled, and had been paid in full", order({ ...accepted, ...cancelled }, paid), []],
  ["cancelled without an invoice", order(cancelled, partPaid), []],
])("an order of which a part was accepted also credits the rest: %s", (_, placed, expected) => {
  expect(uncredited(placed, [])).toEqual(expected);
});

it.each([
  ["credit_note", request],
  ["refund", null],
] as const)("a %s of a line and the shipping has their VAT, and corrects the sale", (kind, asked) => {
  const crates = order({}, {}).items.map((item) => ({ ...item, id: "crate", tax_lines: [{ rate: 22 }] }));
  const refunded = exampleOrder({
    items: crates,
    line_refunds: [
      {
        id: "linref_1",
        refund_id: "ref_1",
        shipping: true,
        shipping_cents: 550,
        items: [{ line_item_id: "crate", quantity: 1, cents: 1220, restock_quantity: 1 }],
      },
    ],
  });
  const sold = { ...snapshot, request: asked, shipping_rate: 10, taxes: two };
  // the document of a sale without request from before such documents had a series of their own
  const invoice = { ...paper("invoice", "paid"), snapshot: sold };
  const earlier = { ...paper("credit_note", "ref_0"), snapshot: { ...snapshot, taxes: [tax(10, 91, 9)] } };
  const note = creditNoteDue(refunded, invoice, [invoice, earlier], credit("ref_1", 1770, 60), now);
  expect(note).toMatchObject({
    kind,
    order_id: "order_1",
    cause: "ref_1",
    language: "de",
    issued_at: now,
    snapshot: {
      buyer: snapshot.buyer,
      lines: [],
      shipping_cents: 0,
      discount_cents: 0,
      supplied_at: minutesLater(60).toISOString(),
      // 5.50 / 1.1 = 5.00 and 12.20 / 1.22 = 10.00
      taxes: [tax(10, 500, 50), tax(22, 1000, 220)],
      total_cents: 1770,
      corrects: { label: "F-2026-0001", issued_at: minutesLater(10).toISOString() },
    },
  });
});
