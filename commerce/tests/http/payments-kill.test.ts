import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyRows, idOfCopy } from "../copies/copy-rows";
import { productTables } from "../copies/product-tables";
import { control } from "./control";
import { sql, withDatabase } from "./database";
import { killGroups, type KillGroup } from "./kill-points";
import { leadTo, sendToPoints, type LedShopper } from "./kill-shoppers";
import { expectOneOrder } from "./payment-invariants";
import {
  choose,
  forgetFaults,
  holdingFaults,
  pressUntilKnown,
  startStock,
  stockedProduct,
  stripe,
  withdraw,
  type StockedProduct,
} from "./payment-tools";

/** Calls to Stripe that hang are not given up before commerce is killed. */
const patient = { STRIPE_TIMEOUT_MS: "60000" };

const waitsAtStripe = ({ points }: KillGroup): boolean => points.some(([, { at }]) => typeof at !== "string");

/** So many products, each with a stock of its own: the first is made by the engine, the others are copies of it. */
async function stockedProducts(count: number): Promise<StockedProduct[]> {
  const first = await stockedProduct("Abbruchprobe");
  await withDatabase((database) => copyRows(database, productTables, first.id, { from: 1, to: count - 1 }));
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    id: idOfCopy(first.id, index + 1),
    variantId: idOfCopy(first.variantId, index + 1),
    inventoryItemId: idOfCopy(first.inventoryItemId, index + 1),
    locationId: first.locationId,
  }));
  return [first, ...copies];
}

/**
 * Makes the captures since then an hour old, and what the process that died was about to send; `since` in seconds since
 * 1970.
 */
async function anHourLater(since: number): Promise<void> {
  await sql(
    "update capture set created_at = created_at - interval '1 hour' where created_at >= to_timestamp($1)",
    [since],
  );
  await sql("update outbox_mail set next_try = next_try - interval '1 hour' where status = 'sending'", []);
}

/** Whether commerce was started with patience last. */
let isPatient = false;

/** Starts commerce; with patience where a group that comes needs it. */
async function start(verb: "start" | "restart", coming: readonly KillGroup[]): Promise<void> {
  isPatient = coming.some(waitsAtStripe);
  await control(verb, isPatient ? patient : {});
}

for (const [index, group] of killGroups.entries()) {
  describe(`commerce is killed ${group.name}`, { timeout: 120_000 }, () => {
    let products: StockedProduct[] = [];
    const shoppers = new Map<string, LedShopper>();
    let began = 0;

    beforeAll(async () => {
      await forgetFaults();
      if (waitsAtStripe(group) && !isPatient) await start("restart", [group]);
      products = await stockedProducts(group.points.length);
      began = Math.floor(Date.now() / 1000);
      for (const [nth, [name, point]] of group.points.entries()) {
        const product = products[nth];
        if (!product) throw new Error("Each shopper needs a product");
        shoppers.set(name, await leadTo(point, product, { stocked: startStock, reserved: 0 }));
      }
      await sendToPoints([...shoppers.values()], async () => {
        const atStripe = group.points.filter(([, { at }]) => typeof at !== "string");
        // nobody was kept so long on the way that the call was given up
        expect(await holdingFaults()).toHaveLength(atStripe.length);
        await control("kill");
      });
      if (group.points.some(([, { later }]) => later)) await anHourLater(began);
      await forgetFaults();
      await start("start", killGroups.slice(index + 1));
    }, 300_000);

    afterAll(async () => {
      await forgetFaults();
      await sql("update product set status = 'draft' where id = any($1)", [products.map(({ id }) => id)]);
      const [made] = products;
      // tells commerce of the change, too
      if (made) await withdraw(made);
    });

    it.each([...group.points])("%s", async (name, { during, method, alone }) => {
      const shopper = shoppers.get(name);
      if (!shopper) throw new Error(`Nobody was killed while ${name}`);
      const { email, cartId, product, before } = shopper;
      if (during === "choosing") {
        const intent = await choose({ id: cartId }, method);
        if (intent !== null) shopper.intents.push(intent);
      }
      if (!alone) expect((await pressUntilKnown(cartId)).type).toBe("order");
      // also those nobody was told of
      const opened = await stripe.paymentIntents.list({ created: { gte: began }, limit: 100 });
      const others = [...shoppers.values()].flatMap((one) => (one === shopper ? [] : one.intents));
      const intents = opened.data.map(({ id }) => id).filter((id) => !others.includes(id));
      await expectOneOrder({ email, cartId, product, before, intents });
    });
  });
}
