import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { control } from "../../../testing/control";
import { createProduct, productOf, type TestProduct } from "../../../testing/products";
import { copyRows, idOfCopy } from "../copies/copy-rows";
import { productTables } from "../copies/product-tables";
import { sql, withDatabase } from "./database";
import { killGroups, type KillGroup } from "./kill-points";
import { prepareKillShopper, blockAtPoints, type KillShopper } from "./kill-shoppers";
import { expectOneOrder } from "./payment-invariants";
import {
  inStock,
  choosePaymentMethod,
  clearFaults,
  hangingFaults,
  pressUntilKnown,
  startStock,
  stripe,
} from "./payment-tools";

/** Calls to Stripe that hang must not time out before commerce is killed. */
const longTimeout = { STRIPE_TIMEOUT_MS: "60000" };

const waitsAtStripe = ({ points }: KillGroup): boolean => points.some(([, { at }]) => typeof at !== "string");

/** Products with separate stock: the first is created by Medusa, the others are copies of it. */
async function stockedProducts(count: number): Promise<TestProduct[]> {
  const first = await createProduct("Abbruchprobe", inStock);
  await withDatabase((database) => copyRows(database, productTables, first.id, { from: 1, to: count - 1 }));
  const copies = Array.from({ length: count - 1 }, (_, index) =>
    productOf({
      ...first,
      id: idOfCopy(first.id, index + 1),
      variantId: idOfCopy(first.variantId, index + 1),
      itemId: idOfCopy(first.itemId, index + 1),
    }),
  );
  return [first, ...copies];
}

/**
 * Moves the captures since then, and mails the dead process was about to send, an hour into the past; `since` in
 * seconds since 1970.
 */
async function moveBackAnHour(since: number): Promise<void> {
  await sql(
    "update capture set created_at = created_at - interval '1 hour' where created_at >= to_timestamp($1)",
    [since],
  );
  await sql("update outbox_mail set next_try = next_try - interval '1 hour' where status = 'sending'", []);
}

/** Whether the last start of commerce used the long timeout. */
let hasLongTimeout = false;

/** Starts commerce; with the long timeout if one of the next groups needs it. */
async function start(verb: "start" | "restart", nextGroups: readonly KillGroup[]): Promise<void> {
  hasLongTimeout = nextGroups.some(waitsAtStripe);
  await control(verb, "commerce", hasLongTimeout ? longTimeout : {});
}

for (const [index, group] of killGroups.entries()) {
  describe(`a checkout with commerce killed ${group.name}`, { timeout: 120_000 }, () => {
    let products: TestProduct[] = [];
    const shoppers = new Map<string, KillShopper>();
    let startedAt = 0;

    beforeAll(async () => {
      await clearFaults();
      if (waitsAtStripe(group) && !hasLongTimeout) await start("restart", [group]);
      products = await stockedProducts(group.points.length);
      startedAt = Math.floor(Date.now() / 1000);
      for (const [nth, [name, point]] of group.points.entries()) {
        const product = products[nth];
        if (!product) throw new Error("Each shopper needs a product");
        shoppers.set(name, await prepareKillShopper(point, product, { stocked: startStock, reserved: 0 }));
      }
      await blockAtPoints([...shoppers.values()], async () => {
        const atStripe = group.points.filter(([, { at }]) => typeof at !== "string");
        // no shopper took so long that the call timed out
        expect(await hangingFaults()).toHaveLength(atStripe.length);
        await control("kill", "commerce");
      });
      if (group.points.some(([, { later }]) => later)) await moveBackAnHour(startedAt);
      await clearFaults();
      await start("start", killGroups.slice(index + 1));
    }, 300_000);

    afterAll(async () => {
      await clearFaults();
      await sql("update product set status = 'draft' where id = any($1)", [products.map(({ id }) => id)]);
      const [made] = products;
      // also notifies commerce of the change
      if (made) await made.takeOffSale();
    });

    it.each([...group.points])("results in one order if %s", async (name, { during, method, alone }) => {
      const shopper = shoppers.get(name);
      if (!shopper) throw new Error(`Nobody was killed while ${name}`);
      const { email, cartId, product, before } = shopper;
      if (during === "choosing") {
        const intent = await choosePaymentMethod({ id: cartId }, method);
        if (intent !== null) shopper.intents.push(intent);
      }
      if (!alone) expect((await pressUntilKnown(cartId)).type).toBe("order");
      // including payments unknown to any shopper
      const opened = await stripe.paymentIntents.list({ created: { gte: startedAt }, limit: 100 });
      const others = [...shoppers.values()].flatMap((one) => (one === shopper ? [] : one.intents));
      const intents = opened.data.map(({ id }) => id).filter((id) => !others.includes(id));
      await expectOneOrder({ email, cartId, product, before, intents });
    });
  });
}
