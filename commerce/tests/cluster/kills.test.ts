import { beforeAll, expect, it } from "vitest";
import { clusterServers, control } from "../../../testing/control";
import { ordersOf, prepareShopper } from "../faults/faults";
import { retryUntilAccepted, Shopper, steps, type Page, type Step } from "../faults/shopper";
import { stripe } from "../http/payment-tools";
import { expectClusterBooksInOrder } from "./cluster";

beforeAll(prepareShopper);

/** A shopper whose request is in progress when a server is killed. */
interface Buyer {
  shopper: Shopper;
  before: readonly Step[];
  press: Step;
  after: readonly Step[];
}

const allSteps = steps.map(([, step]) => step);

/** A buyer for each step of the purchase, alternately paying by card and by transfer. */
const buyerOfEachStep = (): Promise<Buyer[]> =>
  Promise.all(
    allSteps.map(async (press, at) => {
      const splitSteps = { before: allSteps.slice(0, at), press, after: allSteps.slice(at + 1) };
      if (at % 2 === 0) return { shopper: new Shopper(), ...splitSteps };
      const card = await stripe.testHelpers.confirmationTokens.create({ payment_method: "pm_card_visa" });
      return { shopper: new Shopper(card.id), ...splitSteps };
    }),
  );

const performAll = async (shopper: Shopper, stepsToDo: readonly Step[]): Promise<void> => {
  for (const step of stepsToDo) await retryUntilAccepted(shopper, step);
};

/** Continues after the request; it is only repeated if it did not succeed. */
async function continueAfter({ shopper, press, after }: Buyer, answer: Page): Promise<void> {
  const isDone = answer.status >= 200 && answer.status < 400;
  await performAll(shopper, isDone ? after : [press, ...after]);
}

it.each(clusterServers)("completes one order per buyer if %s is killed at each step", async (server) => {
  const buyers = await buyerOfEachStep();
  await Promise.all(buyers.map(({ shopper, before }) => performAll(shopper, before)));
  const requests = buyers.map(async (buyer) => ({ buyer, answer: await buyer.press(buyer.shopper) }));
  try {
    await control("kill", server);
    // do not wait for the killed server: it is restarted after everyone has ordered
    await Promise.all(
      requests.map(async (request) => {
        const { buyer, answer } = await request;
        await continueAfter(buyer, answer);
      }),
    );
  } finally {
    await control("start", server);
  }
  const orders = buyers.map(async ({ shopper }) => (await ordersOf(shopper.email)).length);
  expect(await Promise.all(orders)).toEqual([1, 1, 1, 1, 1]);
});

it("leaves the books consistent", expectClusterBooksInOrder);
