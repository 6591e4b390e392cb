import { href } from "@su-turrone/contract/paths";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { control, hangFor, killAndStart } from "../../../testing/control";
import { ownProduct } from "../../../testing/own-product";
import { beforeTheOrder, type KillPoint } from "../http/kill-points";
import { expectOneOrder } from "../http/payment-invariants";
import {
  inStock,
  cartOf,
  choosePaymentMethod,
  faultsUsed,
  clearFaults,
  noWebhook,
  configureFaults,
  press,
  pressUntilKnown,
  stripe,
} from "../http/payment-tools";
import { expectBooksInOrder } from "./books";
import { eachStep, expectOneOrderDespite, expectOneOrderOf, prepareShopper } from "./faults";
import { retryUntilAccepted, Shopper, steps } from "./shopper";

const product = await ownProduct("Stromausfallprobe", inStock);
beforeAll(prepareShopper);

afterAll(async () => {
  await control("resume", "database");
  await control("start", "database");
  await clearFaults();
});

/**
 * Longer than the timeout of one call to commerce and shorter than that of two consecutive ones, in ms: the second is
 * refused.
 */
const maxResponseMs = 9_500;

const readyStatus = async (): Promise<number> =>
  (await fetch(new URL("/health/ready", setting("SHOP_URL")))).status;

it("stays usable, loses nothing and recovers if the database hangs for ten seconds", async () => {
  const shopper = new Shopper();
  const pages = [href("home", "de"), href("products", "de"), href("shipping", "de")];
  for (const path of pages) expect((await shopper.get(path)).status, path).toBe(200);
  await retryUntilAccepted(shopper, steps[0][1]);
  const suspendedAt = Date.now();
  await control("suspend", "database");
  try {
    for (const path of pages) expect((await shopper.get(path)).status, path).toBe(200);
    const requestedAt = Date.now();
    const cart = await shopper.get(href("cart", "de"));
    const submitted = await shopper.submitInformation();
    expect(Date.now() - requestedAt).toBeLessThan(maxResponseMs);
    expect(cart.status).toBe(503);
    expect(cart.retryAfter).toBeGreaterThan(0);
    expect(submitted.status).toBe(503);
    expect(submitted.text).toContain('value="Grazia Deledda"');
    expect(await readyStatus()).toBe(503);
    await expect.poll(() => Date.now() - suspendedAt, { timeout: 20_000 }).toBeGreaterThan(10_000);
  } finally {
    await control("resume", "database");
  }
  for (const [, step] of steps.slice(1)) await retryUntilAccepted(shopper, step);
  await expect.poll(readyStatus, { timeout: 30_000 }).toBe(200);
  await expectOneOrderOf(shopper);
});

const killDatabase = killAndStart("database");
const faults = [
  ["is killed", killDatabase],
  ["hangs for ten seconds", hangFor("database", 10_000)],
] as const;

it.each(faults.flatMap(([what, fault]) => eachStep.map(([name, at]) => [what, name, at, fault] as const)))(
  "completes one order if the database %s while %s",
  (_what, _name, at, fault) => expectOneOrderDespite(fault, at),
);

/** The points at which commerce waits for Stripe: the database has ended by the time the response is to be saved. */
const stripePoints = beforeTheOrder.filter(
  ([, { at, during }]) => typeof at !== "string" && (during === "choosing" || during === "pressing"),
);

it.each(stripePoints)(
  "completes one order if the database is killed when %s",
  async (_, point: KillPoint) => {
    if (typeof point.at === "string") throw new Error("not a call to Stripe");
    const email = `database-${Date.now()}@example.com`;
    const began = Math.floor(Date.now() / 1000);
    const before = await product.stock();
    const cart = await cartOf(product, email);
    if (point.during === "pressing") await choosePaymentMethod(cart, point.method);
    await configureFaults([noWebhook, point.at]);
    const work = point.during === "pressing" ? press(cart.id) : choosePaymentMethod(cart, point.method);
    const ended = work.then(
      () => true,
      () => true,
    );
    await expect.poll(faultsUsed, { timeout: 30_000, interval: 50 }).toBe(true);
    await killDatabase();
    await clearFaults();
    await ended;
    if (point.during === "choosing") await choosePaymentMethod(cart, point.method);
    await expect
      .poll(async () => (await pressUntilKnown(cart.id)).type, { timeout: 120_000, interval: 1_000 })
      .toBe("order");
    await expectBooksInOrder();
    const { data: opened } = await stripe.paymentIntents.list({ created: { gte: began }, limit: 100 });
    const intents = opened.map(({ id }) => id);
    await expectOneOrder({ email, cartId: cart.id, product, before, intents });
  },
);
