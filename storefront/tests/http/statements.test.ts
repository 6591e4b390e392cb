import { expect } from "vitest";
import { z } from "zod";
import { smallHazelnut, variantOf } from "../../e2e/support/orders";
import { statementsOfCarts } from "./measured";
import { purchaseBy, purchaseSteps, type PurchaseStep } from "./purchase-steps";
import { test } from "./request";
import { Visitor } from "./visitor";

/** SQL statements that commerce may send until it has answered the requests of a step, begin and commit included. */
const allowed: Readonly<Record<PurchaseStep, number>> = {
  "first add": 10,
  "second add": 9,
  "cart page": 1,
  "checkout page": 1,
  information: 7,
  "payment page": 3,
  "payment chosen": 14,
  "confirm page": 1,
  order: 35,
  "confirmation page": 4,
};

/** The same for changes of a cart with one line, one after the other. */
const allowedChanges = {
  quantity: 8,
  code: 9,
  "quantity with a code": 10,
  "code removed": 9,
  removal: 8,
};
type Change = keyof typeof allowedChanges;

const changed = z.object({
  snapshot: z.object({ cart: z.object({ lines: z.array(z.object({ id: z.string() })) }) }),
});

/** Makes the changes in a cart of a visitor. @returns the statements of each */
async function statementsOfChanges(visitor: Visitor, variantId: string): Promise<Record<Change, number>> {
  const post = async (form: Readonly<Record<string, string>>) => {
    const answer = await visitor.send(visitor.request("POST", "/api/cart", Object.entries(form)));
    return changed.parse(JSON.parse(answer.body)).snapshot.cart.lines[0]?.id ?? "";
  };
  const lineId = await post({ intent: "add", variantId, quantity: "1" });
  const forms: Readonly<Record<Change, Record<string, string>>> = {
    quantity: { intent: "set-quantity", lineId, quantity: "3" },
    code: { intent: "apply-promo", code: "TORRONE10" },
    "quantity with a code": { intent: "set-quantity", lineId, quantity: "2" },
    "code removed": { intent: "remove-promo", code: "TORRONE10" },
    removal: { intent: "remove", lineId },
  };
  const sent = {} as Record<Change, number>;
  for (const change of Object.keys(forms) as Change[]) {
    const before = await statementsOfCarts();
    await post(forms[change]);
    sent[change] = (await statementsOfCarts()) - before;
  }
  return sent;
}

/**
 * Walks until each step has once sent as many statements as it may: the first walk fills what the servers keep in
 * memory, and on a busy machine subscribers start before a request is answered, and count too.
 * @returns the steps that always sent more, or nothing
 */
async function beyond<Step extends string>(
  limits: Readonly<Record<Step, number>>,
  walk: (visitor: Visitor) => Promise<Readonly<Record<Step, number>>>,
  [first, ...others]: readonly [number, ...number[]],
): Promise<string[]> {
  await walk(new Visitor(first));
  const least = new Map<Step, number>();
  let found: string[] = [];
  for (const number of others) {
    const sent = await walk(new Visitor(number));
    found = (Object.keys(limits) as Step[]).flatMap((step) => {
      const count = Math.min(sent[step], least.get(step) ?? Infinity);
      least.set(step, count);
      return count > 0 && count <= limits[step] ? [] : [`${step}: ${count}, allowed ${limits[step]}`];
    });
    if (found.length === 0) break;
  }
  return found;
}

test("no change of a cart sends more statements than it may", async () => {
  const variantId = await smallHazelnut();
  const walk = (visitor: Visitor) => statementsOfChanges(visitor, variantId);
  expect(await beyond(allowedChanges, walk, [4_311, 4_312, 4_313])).toEqual([]);
}, 60_000);

// a statement costs commerce a hundred times what it costs the database
test("no step of a purchase sends more statements than it may", async () => {
  const variants = [await smallHazelnut(), await variantOf("ST-MAN-0300")] as const;
  const walk = async (visitor: Visitor): Promise<Record<PurchaseStep, number>> => {
    const steps = purchaseBy(visitor, variants);
    const sent = {} as Record<PurchaseStep, number>;
    for (const step of purchaseSteps) {
      const before = await statementsOfCarts();
      await steps[step]();
      sent[step] = (await statementsOfCarts()) - before;
    }
    return sent;
  };
  expect(
    await beyond(allowed, walk, [4_300, 4_301, 4_302, 4_303, 4_304, 4_305, 4_306, 4_307, 4_308, 4_309]),
  ).toEqual([]);
}, 180_000);
