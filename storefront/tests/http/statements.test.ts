import { expect } from "vitest";
import { z } from "zod";
import { smallHazelnut, variantOf } from "../../e2e/support/orders";
import { statementsOfCarts } from "./counted-statements";
import { purchaseBy, purchaseSteps, type PurchaseStep } from "./purchase-steps";
import { test } from "./request";
import { Visitor } from "./visitor";

/** SQL statements that commerce may send until it has answered the requests of a step, begin and commit included. */
const allowed: Readonly<Record<PurchaseStep, number>> = {
  "first add": 12,
  "second add": 11,
  "cart page": 3,
  "checkout page": 3,
  information: 20,
  "payment page": 5,
  "payment chosen": 20,
  "confirm page": 3,
  order: 69,
  "confirmation page": 7,
};

/** The same for changes of a cart with one line, one after the other. */
const allowedChanges = {
  quantity: 12,
  code: 13,
  "quantity with a code": 14,
  "code removed": 13,
  removal: 12,
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

test("no change of a cart sends more statements than it may", async () => {
  const variantId = await smallHazelnut();
  const walks: Record<Change, number>[] = [];
  for (const number of [4_311, 4_312, 4_313])
    walks.push(await statementsOfChanges(new Visitor(number), variantId));
  const tooMany = (Object.keys(allowedChanges) as Change[]).flatMap((change) => {
    const sent = Math.min(...walks.slice(1).map((counts) => counts[change]));
    return sent > 0 && sent <= allowedChanges[change] ? [] : [`${change}: ${sent}`];
  });
  expect(tooMany).toEqual([]);
}, 60_000);

// a statement costs commerce a hundred times what it costs the database
test("no step of a purchase sends more statements than it may", async () => {
  const variants = [await smallHazelnut(), await variantOf("ST-MAN-0300")] as const;
  const walk = async (visitor: Visitor): Promise<Record<string, number>> => {
    const steps = purchaseBy(visitor, variants);
    const sent: Record<string, number> = {};
    for (const step of purchaseSteps) {
      const before = await statementsOfCarts();
      await steps[step]();
      sent[step] = (await statementsOfCarts()) - before;
    }
    return sent;
  };
  await walk(new Visitor(4_300)); // fills what the servers keep in memory
  const walks: Record<string, number>[] = [];
  const sent = (step: PurchaseStep) => Math.min(...walks.map((counts) => counts[step] ?? 0));
  const tooMany = () => purchaseSteps.filter((step) => sent(step) > allowed[step]);
  // on a busy machine subscribers start before a request is answered, and their statements count too: the fewest of all walks is what it sends
  for (let number = 4_301; number < 4_303 || (number < 4_310 && tooMany().length > 0); number += 1)
    walks.push(await walk(new Visitor(number)));
  expect(purchaseSteps.every((step) => sent(step) > 0)).toBe(true);
  expect(tooMany().map((step) => `${step}: ${sent(step)}, allowed ${allowed[step]}`)).toEqual([]);
}, 180_000);
