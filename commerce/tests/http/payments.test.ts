import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOfRun } from "../../../testing/night";
import { ownProduct } from "../../../testing/own-product";
import { everydayCases, faultCases, type FaultCase } from "./fault-cases";
import { templatesTo } from "./mails";
import { expectNoOrder, expectOneOrder } from "./payment-invariants";
import {
  inStock,
  answerConfirmationPage,
  cartOf,
  choosePaymentMethod,
  returnToShop,
  clearFaults,
  configureFaults,
  pressUntilKnown,
  type Finish,
} from "./payment-tools";

/** Performs a case for a shopper; returns the last response. */
async function runCase(cartId: string, { answer, twice }: FaultCase): Promise<Finish> {
  const first = twice
    ? (await Promise.all([pressUntilKnown(cartId), pressUntilKnown(cartId)]))[0]
    : await pressUntilKnown(cartId);
  if (first.type !== "redirect" || !first.url) return first;
  await answerConfirmationPage(first.url, answer === "refuse" ? "refuse" : "approve");
  if (answer === "approve") return first;
  if (answer !== "return twice") return returnToShop(cartId);
  const [one, other] = await Promise.all([returnToShop(cartId), returnToShop(cartId)]);
  expect(other).toEqual(one);
  return one;
}

const product = await ownProduct("Zahlprobe", inStock);
let number = 0;
/** Buyers of all cases. */
const buyers: string[] = [];

beforeEach(clearFaults);

afterAll(clearFaults);

describe("a checkout", { timeout: 90_000 }, () => {
  it.each(rowsOfRun(faultCases, ([name]) => name, everydayCases))(
    "ends with one order or none: %s",
    async (_, faultCase) => {
      const email = `fault-${++number}-${Date.now()}@example.com`;
      const before = await product.stock();
      const cart = await cartOf(product, email);
      const intent = await choosePaymentMethod(cart, faultCase.method, faultCase.card);
      await configureFaults(faultCase.faults ?? []);
      const last = await runCase(cart.id, faultCase);
      const endedCase = { email, cartId: cart.id, product, before, intents: intent === null ? [] : [intent] };
      if (faultCase.expected === "declined") {
        expect(last).toMatchObject({ status: 200, type: "refused", reason: "payment_failed" });
        if (faultCase.decline) expect(last.decline_code).toBe(faultCase.decline);
        await expectNoOrder(endedCase);
        return;
      }
      await expect.poll(async () => (await returnToShop(cart.id)).type, { timeout: 25_000 }).toBe("order");
      await expectOneOrder(endedCase);
      buyers.push(email);
    },
  );

  it("sends no duplicate mails, also not later", async () => {
    const mails = await Promise.all(buyers.map(templatesTo));
    expect(mails).toEqual(buyers.map(() => ["order-received"]));
  });
});
