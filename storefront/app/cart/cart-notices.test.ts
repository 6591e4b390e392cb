import type { CodeCondition, CodeStatus } from "@su-turrone/contract/cart-view";
import { expect, it } from "vitest";
import { cart, line } from "./example-cart";
import { type CartNotice, noticesOf, waitingNotice } from "./cart-notices";

const outcome = (after = cart(), effects: Parameters<typeof noticesOf>[1]["effects"] = []) => ({
  cart: after,
  effects,
  removedLines: [],
});

/** A valid code that does not apply yet. */
const waits = (missing: CodeCondition): CodeStatus => ({ code: "TEN", state: "not_applicable", missing });

it("names the product that was added", () => {
  const add = { intent: "add", variantId: "variant_1", quantity: 2, submissionId: "" } as const;
  expect(noticesOf(add, outcome(), "de")).toEqual([
    { key: "added", values: { name: "Mandeltorrone, 300\u00a0g" } },
  ]);
});

it("names the changed line if the cart has several", () => {
  const other = line({ id: "line_2", variant_id: "variant_2", name: "Geschenk", grams: 0, quantity: 1 });
  const add = { intent: "add", variantId: "variant_2", quantity: 1, submissionId: "" } as const;
  // a product without a weight is named without one
  expect(noticesOf(add, outcome(cart({ lines: [line(), other] })), "de")).toEqual([
    { key: "added", values: { name: "Geschenk" } },
  ]);
  const remove = { intent: "remove", lineId: "line_2" } as const;
  expect(noticesOf(remove, { ...outcome(), removedLines: [line(), other] }, "de")).toEqual([
    { key: "removedLine", values: { name: "Geschenk", variantId: "variant_2", quantity: 1 } },
  ]);
});

it("names what could not be ordered again, and of what there are fewer packs", () => {
  const almond = line({ quantity: 3 });
  const effects = [
    { kind: "reorder_gone", lines: [almond, line({ name: "Geschenk", grams: 0 })] },
    { kind: "reorder_fewer", line: almond, packs: 2 },
  ] as const;
  expect(noticesOf({ intent: "reorder", orderId: "order_1" }, outcome(cart(), effects), "de")).toEqual([
    { key: "reordered", values: {} },
    { key: "reorderGone", values: { names: "Mandeltorrone, 300\u00a0g und Geschenk" } },
    { key: "reorderFewer", values: { name: "Mandeltorrone, 300\u00a0g", count: 2, ordered: 3 } },
  ]);
});

it("returns a generic notice if the cart could not be loaded after the change", () => {
  const lost = { ...outcome(), cart: null };
  const add = { intent: "add", variantId: "variant_1", quantity: 1, submissionId: "" } as const;
  expect(noticesOf(add, lost, "de")).toEqual([{ key: "added", values: { name: "" } }]);
  expect(noticesOf({ intent: "apply-promo", code: "TEN" }, lost, "de")).toEqual([
    { key: "codeAppliedAmount", values: {} },
  ]);
});

it("names the removed line and includes the data needed to restore it", () => {
  const remove = { intent: "remove", lineId: "line_1" } as const;
  expect(noticesOf(remove, { ...outcome(), removedLines: [line()] }, "de")).toEqual([
    {
      key: "removedLine",
      values: { name: "Mandeltorrone, 300\u00a0g", variantId: "variant_1", quantity: 2 },
    },
  ]);
  expect(noticesOf(remove, outcome(), "de")).toEqual([{ key: "removed", values: {} }]);
});

it("states the discount of an applied code regardless of letter case", () => {
  const withCode = cart({ codes: [{ code: "TORRONE10", percent: 10 }] });
  expect(noticesOf({ intent: "apply-promo", code: "torrone10" }, outcome(withCode), "it")).toEqual([
    { key: "codeApplied", values: { percent: 10 } },
  ]);
  const amount = cart({ codes: [{ code: "FIVE", percent: null }] });
  const [notice] = noticesOf({ intent: "apply-promo", code: "FIVE" }, outcome(amount), "en");
  expect(notice.key).toBe("codeAppliedAmount");
});

it("adds a notice for each side effect of a change", () => {
  const effects = [
    { kind: "code_suspended", status: waits({ kind: "minimum", cents: 1240 }) },
    { kind: "code_reapplied", code: "BACK" },
    { kind: "code_removed", code: "LOST" },
    { kind: "code_unchecked", code: "LATER" },
    { kind: "price", name: "Mandeltorrone", unit_cents: 1350 },
    { kind: "fresh_cart" },
  ] as const;
  const set = { intent: "set-quantity", lineId: "line_1", quantity: 1, submissionId: "" } as const;
  expect(noticesOf(set, outcome(cart(), effects), "de")).toEqual([
    { key: "updated", values: {} },
    { key: "waitsMinimum", values: { code: "TEN", amount: "12,40\u00a0€" } },
    { key: "codeBack", values: { code: "BACK" } },
    { key: "codeLost", values: { code: "LOST" } },
    { key: "codeUnchecked", values: { code: "LATER" } },
    { key: "price", values: { name: "Mandeltorrone", price: "13,50\u00a0€" } },
    { key: "fresh", values: {} },
  ]);
});

it("asks to fill the cart if a waiting code has no goods left, and reports unmet conditions otherwise", () => {
  const remove = { intent: "remove", lineId: "line_1" } as const;
  const effects = [{ kind: "code_suspended", status: waits({ kind: "other" }) }] as const;
  const emptied = noticesOf(remove, outcome(cart({ lines: [] }), effects), "de");
  expect(emptied.map(({ key }) => key)).toEqual(["removed", "linkCode"]);
  const left = noticesOf(remove, outcome(cart(), effects), "de");
  expect(left.map(({ key }) => key)).toEqual(["removed", "waitsOther"]);
});

it.each<[CodeCondition, CartNotice]>([
  [
    { kind: "minimum", cents: 1240 },
    { key: "waitsMinimum", values: { code: "TEN", amount: "€12.40" } },
  ],
  [
    { kind: "minimum", cents: null },
    { key: "waitsAmount", values: { code: "TEN" } },
  ],
  [
    { kind: "country", countries: ["it", "fr"] },
    { key: "waitsCountry", values: { code: "TEN", countries: "Italy and France" } },
  ],
  [
    { kind: "product", names: ["Almond nougat"] },
    { key: "waitsProduct", values: { code: "TEN", names: "Almond nougat" } },
  ],
  [
    { kind: "product", names: [] },
    { key: "waitsGoods", values: { code: "TEN" } },
  ],
  [{ kind: "email" }, { key: "waitsEmail", values: { code: "TEN" } }],
  [{ kind: "other" }, { key: "waitsOther", values: { code: "TEN" } }],
])("states the unmet condition of a waiting code: %j", (missing, expected) => {
  expect(waitingNotice(waits(missing), "en")).toEqual(expected);
});
