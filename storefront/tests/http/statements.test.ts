import { expect } from "vitest";
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
  "payment chosen": 24,
  "confirm page": 3,
  order: 69,
  "confirmation page": 7,
};

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
  // the first walk fills what the servers keep in memory; on a busy machine subscribers start before a request is answered, and count too
  const walks: Record<string, number>[] = [];
  for (const number of [4_301, 4_302, 4_303, 4_304]) walks.push(await walk(new Visitor(number)));
  const sent = (step: PurchaseStep) => Math.min(...walks.slice(1).map((counts) => counts[step] ?? 0));
  expect(purchaseSteps.every((step) => sent(step) > 0)).toBe(true);
  const tooMany = purchaseSteps.filter((step) => sent(step) > allowed[step]);
  expect(tooMany.map((step) => `${step}: ${sent(step)}, allowed ${allowed[step]}`)).toEqual([]);
}, 180_000);
