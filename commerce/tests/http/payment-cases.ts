import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FaultCase } from "./fault-cases";
import { mailsTo } from "./mails";
import { expectNoOrder, expectOneOrder } from "./payment-invariants";
import {
  answerAt,
  cartOf,
  choose,
  comeBack,
  forgetFaults,
  orderFaults,
  pressUntilKnown,
  stockedProduct,
  stockOf,
  type Finish,
  type StockedProduct,
  withdraw,
} from "./payment-tools";

/** Performs a case for a shopper; returns the last response. */
async function play(cartId: string, { answer, twice }: FaultCase): Promise<Finish> {
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

/** Tests that each of these checkouts results in exactly one order or none, and that nobody gets a mail twice. */
export function testFaultCases(cases: readonly (readonly [string, FaultCase])[]): void {
  let product: StockedProduct;
  let number = 0;
  /** Buyers of all cases. */
  const buyers: string[] = [];

  beforeAll(async () => {
    product = await stockedProduct("Zahlprobe");
  });

  beforeEach(forgetFaults);

  afterAll(async () => {
    await forgetFaults();
    await withdraw(product);
  });

  describe("a payment ends as one order or as none", { timeout: 90_000 }, () => {
    it.each([...cases])("%s", async (_, given) => {
      const email = `fault-${++number}-${Date.now()}@example.com`;
      const before = await stockOf(product);
      const cart = await cartOf(product, email);
      const intent = await choose(cart, given.method, given.card);
      await orderFaults(given.faults ?? []);
      const last = await play(cart.id, given);
      const ended = { email, cartId: cart.id, product, before, intents: intent === null ? [] : [intent] };
      if (given.ends === "declined") {
        expect(last).toMatchObject({ status: 200, type: "refused", reason: "payment_failed" });
        if (given.decline) expect(last.decline_code).toBe(given.decline);
        await expectNoOrder(ended);
        return;
      }
      await expect.poll(async () => (await comeBack(cart.id)).type, { timeout: 25_000 }).toBe("order");
      await expectOneOrder(ended);
      buyers.push(email);
    });

    it("nobody was written to twice, also not later", async () => {
      const mails = await Promise.all(
        buyers.map(async (email) => (await mailsTo(email)).map(({ template }) => template)),
      );
      expect(mails).toEqual(buyers.map(() => ["order-received"]));
    });
  });
}
