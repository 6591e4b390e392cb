import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  answerAt,
  cartOf,
  choose,
  comeBack,
  faultsUsed,
  forgetFaults,
  heldBy,
  orderFaults,
  ordersOf,
  press,
  pressUntilKnown,
  stockedProduct,
  stockOf,
  stripe,
  totalCents,
  type Fault,
  type Method,
  type StockedProduct,
  withdraw,
} from "./payment-tools";
import { setting } from "./shop";

let product: StockedProduct;

beforeAll(async () => {
  product = await stockedProduct("Abbruchprobe");
});

beforeEach(forgetFaults);

afterAll(async () => {
  await forgetFaults();
  await withdraw(product);
});

/** `kill -9` of commerce, and a new start; resolves when it answers again. */
async function killAndStart(): Promise<void> {
  for (const verb of ["kill", "start"]) {
    const answer = await fetch(new URL(`/${verb}/commerce`, setting("CONTROL_URL")), { method: "POST" });
    if (!answer.ok) throw new Error(`${verb}: ${await answer.text()}`);
  }
}

/** Makes the captures since then an hour old; `since` in seconds since 1970. */
async function anHourLater(since: number): Promise<void> {
  const database = new Client({ connectionString: setting("DATABASE_URL") });
  await database.connect();
  const older =
    "update capture set created_at = created_at - interval '1 hour' where created_at >= to_timestamp($1)";
  await database.query(older, [since]).finally(() => database.end());
}

/** Long enough for the kill to find commerce waiting for this very call. */
const ms = 20_000;
const silent = (match: string, kind: "timeout_before" | "timeout_after", skip = 0): Fault => ({
  match,
  kind,
  ms,
  skip,
});

interface Point {
  method: Method;
  fault: Fault;
  /** What is under way when the process dies. */
  during: "choosing" | "pressing" | "coming back" | "the webhook";
  /** Without the shopper: the start alone has to end it. */
  alone?: boolean;
  /** Ended only once no living process can be at it any more. */
  later?: boolean;
}

/**
 * The points at which commerce waits for Stripe while a cart becomes an order: at each it is killed. A look-up stands
 * before the confirmation, one after it, and one inside Medusa's completion, when the order is there and its payment not.
 */
const points: [string, Point][] = [
  [
    "the payment is opened, Stripe has not acted",
    { method: "card", fault: silent("create", "timeout_before"), during: "choosing" },
  ],
  [
    "the payment is opened at Stripe",
    { method: "card", fault: silent("create", "timeout_after"), during: "choosing" },
  ],
  [
    "before the confirmation",
    { method: "card", fault: silent("retrieve", "timeout_before"), during: "pressing" },
  ],
  [
    "the confirmation is under way",
    { method: "card", fault: silent("confirm", "timeout_before"), during: "pressing" },
  ],
  [
    "the money is reserved, the answer lost",
    { method: "card", fault: silent("confirm", "timeout_after"), during: "pressing", alone: true },
  ],
  [
    "the money is reserved, the cart not yet completed",
    { method: "card", fault: silent("retrieve", "timeout_before", 1), during: "pressing", alone: true },
  ],
  [
    "the order is there, its payment not",
    { method: "card", fault: silent("retrieve", "timeout_before", 2), during: "pressing", alone: true },
  ],
  [
    "the order is there, its money not taken",
    {
      method: "card",
      fault: silent("capture", "timeout_before"),
      during: "pressing",
      alone: true,
      later: true,
    },
  ],
  [
    "the money is taken, the answer lost",
    {
      method: "card",
      fault: silent("capture", "timeout_after"),
      during: "pressing",
      alone: true,
      later: true,
    },
  ],
  [
    "the webhook of a shopper who never comes back",
    { method: "paypal", fault: silent("retrieve", "timeout_before"), during: "the webhook", alone: true },
  ],
];

/** Leads a shopper to the point. What dies there is not waited for. */
async function leadTo(point: Point, cart: Awaited<ReturnType<typeof cartOf>>): Promise<void> {
  const dies = (work: Promise<unknown>): void => void work.catch(() => undefined);
  if (point.during === "choosing") {
    await orderFaults([point.fault]);
    dies(choose(cart, point.method));
    return;
  }
  await choose(cart, point.method);
  if (point.during === "pressing") {
    await orderFaults([point.fault]);
    dies(press(cart.id));
    return;
  }
  const { url = "" } = await press(cart.id);
  const back = point.during === "coming back";
  await orderFaults([...(back ? [{ match: "webhook", kind: "never" }] : []), point.fault]);
  await answerAt(url, "approve");
  if (back) dies(comeBack(cart.id));
}

it.each(points)("killed while %s", { timeout: 240_000 }, async (name, point) => {
  const email = `kill-${Date.now()}@example.com`;
  const began = Math.floor(Date.now() / 1000);
  const before = await stockOf(product);
  const cart = await cartOf(product, email);
  await leadTo(point, cart);
  await expect.poll(faultsUsed, { timeout: 30_000, interval: 50 }).toBe(true);
  await killAndStart();
  await forgetFaults();
  if (point.later) {
    await anHourLater(began);
    await killAndStart();
  }
  if (point.during === "choosing") await choose(cart, point.method);
  if (!point.alone) expect((await pressUntilKnown(cart.id)).type).toBe("order");

  const standing = async () => (await ordersOf(email)).filter(({ status }) => status !== "canceled");
  await expect.poll(async () => (await standing()).length, { timeout: 60_000 }).toBe(1);
  await expect.poll(async () => (await standing())[0]?.payment_status, { timeout: 60_000 }).toBe("captured");
  const intents = await stripe.paymentIntents.list({ created: { gte: began }, limit: 100 });
  const held = await Promise.all(intents.data.map(({ id }) => heldBy(id)));
  expect(
    held.filter((cents) => cents > 0),
    name,
  ).toEqual([totalCents]);
  expect(await stockOf(product)).toEqual({ stocked: before.stocked, reserved: before.reserved + 1 });
});
