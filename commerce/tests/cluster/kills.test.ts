import { beforeAll, expect, it } from "vitest";
import { clusterServers, ordersOf, prepareShopper, control } from "../faults/faults";
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

const all = steps.map(([, step]) => step);

/** A buyer for each step of the purchase, alternately paying by card and by transfer. */
const buyerOfEachStep = (): Promise<Buyer[]> =>
  Promise.all(
    all.map(async (press, at) => {
      const how = { before: all.slice(0, at), press, after: all.slice(at + 1) };
      if (at % 2 === 0) return { shopper: new Shopper(), ...how };
      const card = await stripe.testHelpers.confirmationTokens.create({ payment_method: "pm_card_visa" });
      return { shopper: new Shopper(card.id), ...how };
    }),
  );

const take = async (shopper: Shopper, some: readonly Step[]): Promise<void> => {
  for (const step of some) await retryUntilAccepted(shopper, step);
};

/** Continues after the request; it is only repeated if it did not succeed. */
async function goOn({ shopper, press, after }: Buyer, answer: Page): Promise<void> {
  const isDone = answer.status >= 200 && answer.status < 400;
  await take(shopper, isDone ? after : [press, ...after]);
}

it.each(clusterServers)(
  "%s killed at each step of a purchase: one order each by the others",
  async (server) => {
    const buyers = await buyerOfEachStep();
    await Promise.all(buyers.map(({ shopper, before }) => take(shopper, before)));
    const pressed = buyers.map(async (buyer) => ({ buyer, answer: await buyer.press(buyer.shopper) }));
    try {
      await control("kill", server);
      // do not wait for the killed server: it is restarted after everyone has ordered
      await Promise.all(
        pressed.map(async (press) => {
          const { buyer, answer } = await press;
          await goOn(buyer, answer);
        }),
      );
    } finally {
      await control("start", server);
    }
    const orders = buyers.map(async ({ shopper }) => (await ordersOf(shopper.email)).length);
    expect(await Promise.all(orders)).toEqual([1, 1, 1, 1, 1]);
  },
);

it("the books are in order afterwards", expectClusterBooksInOrder);
