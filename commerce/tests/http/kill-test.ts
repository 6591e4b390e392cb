import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { control } from "./control";
import { sql } from "./database";
import { heldUpAt } from "./database";
import type { KillPoint } from "./kill-points";
import { expectOneOrder } from "./payment-invariants";
import {
  answerAt,
  cartOf,
  choose,
  comeBack,
  faultsUsed,
  forgetFaults,
  noWebhook,
  orderFaults,
  press,
  pressUntilKnown,
  stockedProduct,
  stockOf,
  stripe,
  type StockedProduct,
  withdraw,
} from "./payment-tools";

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

/** Leads a shopper to the step before the point; what is given then goes to it, and dies there. */
async function leadTo(
  { method, during }: KillPoint,
  cart: Awaited<ReturnType<typeof cartOf>>,
): Promise<() => Promise<unknown>> {
  if (during === "choosing") return () => choose(cart, method);
  await choose(cart, method);
  if (during === "pressing") return () => press(cart.id);
  const { url = "" } = await press(cart.id);
  if (during === "the webhook") return () => answerAt(url, "approve");
  await orderFaults([noWebhook]);
  await answerAt(url, "approve");
  return () => comeBack(cart.id);
}

/** Goes to the point and kills commerce there with `kill -9`. */
async function dieAt({ at, during }: KillPoint, step: () => Promise<unknown>): Promise<void> {
  const go = (): void => void step().catch(() => undefined);
  const kill = () => control("kill");
  if (typeof at === "string") {
    await heldUpAt(at, go, kill);
    return;
  }
  await orderFaults(during === "pressing" ? [noWebhook, at] : [at]);
  go();
  await expect.poll(faultsUsed, { timeout: 30_000, interval: 50 }).toBe(true);
  await kill();
}

/**
 * Kills commerce at each of the points, and expects that there is one order in the end. A file of its own for each stage of a
 * purchase, so that two of them can run side by side.
 */
export function testKills(points: readonly (readonly [string, KillPoint])[]): void {
  let product: StockedProduct;
  beforeAll(async () => {
    product = await stockedProduct("Abbruchprobe");
  });

  beforeEach(forgetFaults);

  afterAll(async () => {
    await forgetFaults();
    await withdraw(product);
  });

  it.each([...points])("killed while %s", { timeout: 240_000 }, async (_, point) => {
    const email = `kill-${Date.now()}@example.com`;
    const began = Math.floor(Date.now() / 1000);
    const before = await stockOf(product);
    const cart = await cartOf(product, email);
    await dieAt(point, await leadTo(point, cart));
    if (point.later) await anHourLater(began);
    await forgetFaults();
    await control("start");
    if (point.during === "choosing") await choose(cart, point.method);
    if (!point.alone) expect((await pressUntilKnown(cart.id)).type).toBe("order");
    const intents = await stripe.paymentIntents.list({ created: { gte: began }, limit: 100 });
    await expectOneOrder({
      email,
      cartId: cart.id,
      product,
      before,
      intents: intents.data.map(({ id }) => id),
    });
  });
}
