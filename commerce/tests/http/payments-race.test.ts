import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { statusOf } from "./order-pages";
import {
  inStock,
  cartOf,
  choosePaymentMethod,
  clearFaults,
  finishedOrder,
  heldBy,
  ordersOf,
  press,
  fingerprintOf,
  providers,
  stripe,
  totalCents,
  type PaidOrder,
} from "./payment-tools";
import { send } from "./shop";

const product = await ownProduct("Wettlaufprobe", inStock);

beforeAll(async () => {
  await clearFaults();
  // creates the customer shared by all carts; Medusa creates it twice on concurrent requests
  await cartOf(product, `race-${Date.now()}@example.com`);
});

/** Concurrent changes to a cart while its order button is pressed. */
const rivals = {
  "another way to pay": (_cart: string, collection: string, _line: string) =>
    send("POST", `/store/payment-collections/${collection}/payment-sessions`, {
      provider_id: providers.bank,
    }),
  "one more pack": (cart: string, _collection: string, line: string) =>
    send("POST", `/store/carts/${cart}/line-items/${line}`, { quantity: 2 }),
} as const;

type Rival = keyof typeof rivals;

interface Race {
  delay: number;
  rival: Rival;
  email: string;
  intent: string;
  /** Responses to the order request and to the rival. */
  pressed: string;
  /** Why the order was refused. */
  reason: string | undefined;
  status: number;
}

/** Presses the order button, and sends the rival request `delay` milliseconds later. */
async function runRace(rival: Rival, delay: number): Promise<Race> {
  const email = `race-${rival.length}-${delay}-${Date.now()}@example.com`;
  const cart = await cartOf(product, email);
  const intent = (await choosePaymentMethod(cart, "card")) ?? "";
  const { body } = await send("POST", "/store/payment-collections", { cart_id: cart.id });
  const { id: collection } = body["payment_collection"] as { id: string };
  const line = cart.lines[0]?.id ?? "";
  const shown = await fingerprintOf(cart.id);
  const [pressed, answer] = await Promise.all([
    // on a slow machine the order takes longer than the response
    press(cart.id, totalCents, shown).then((first) => finishedOrder(cart.id, first)),
    wait(delay).then(() => rivals[rival](cart.id, collection, line)),
  ]);
  return {
    delay,
    rival,
    email,
    intent,
    pressed: pressed.type ?? String(pressed.status),
    reason: pressed.reason,
    status: answer.status,
  };
}

const stateOf = async (id: string) => {
  const { order, actions, issues } = await statusOf(id);
  return {
    status: order.status,
    sends: actions.includes("ship"),
    issues: issues.map(({ what }) => what),
  };
};

const activePayments = ({ payment_collections: all }: PaidOrder) =>
  all.flatMap(({ payments }) => payments ?? []).filter(({ canceled_at: at }) => !at);

/** The result of a race; the same for all that went well. */
async function outcomeOf({ email, intent, pressed, status, delay }: Race) {
  const orders = await ordersOf(email);
  const [order] = orders;
  const atStripe = await stripe.paymentIntents.retrieve(intent);
  if (!order) {
    return {
      delay,
      pressed,
      rival: status < 300,
      orders: 0,
      held: await heldBy(intent),
      atStripe: atStripe.status,
    };
  }
  return {
    delay,
    pressed,
    rival: status < 300,
    orders: orders.length,
    payments: activePayments(order).map(({ provider_id: id }) => id),
    held: await heldBy(intent),
    atStripe: atStripe.status,
    ...(await stateOf(order.id)),
  };
}

const expectedIfOrdered = {
  pressed: "order",
  rival: false,
  orders: 1,
  payments: [providers.card],
  held: totalCents,
  atStripe: "succeeded",
  status: "processing",
  sends: true,
  issues: [],
};
const expectedIfRefused = { pressed: "refused", rival: true, orders: 0, held: 0, atStripe: "canceled" };

/** A whole number of 0 or more from the environment. */
const envNumber = (name: string, fallback: number): number => {
  const value = process.env[name] ?? String(fallback);
  if (!/^\d+$/.test(value)) throw new Error(`${name} has to be a whole number`);
  return Number(value);
};

/** Milliseconds between two delays; `RACE_STEP=20` doubles the number of races. */
const step = Math.max(1, envNumber("RACE_STEP", 40));
/** The shortest delay in ms: different in each run; `RACE_OFFSET` repeats it. */
const offset = envNumber("RACE_OFFSET", Math.floor(Math.random() * step));
/** Every delay up to a second, each once, alternating between the shortest and the longest. */
const ascendingDelays = Array.from({ length: Math.floor(1_000 / step) + 1 }, (_, n) => offset + n * step);
const delays = ascendingDelays.map((_, n) => ascendingDelays.at(n % 2 === 0 ? n / 2 : -(n + 1) / 2) ?? 0);

describe("a cart change while the order is placed", { timeout: 600_000 }, () => {
  it.each([
    ["another way to pay", delays],
    ["one more pack", delays.filter((delay) => (delay - offset) % 200 < step)],
  ] as const)(`comes before the order or is refused: %s (RACE_OFFSET=${offset})`, async (rival, all) => {
    const waiting = [...all];
    const races: Race[] = [];
    const runner = async () => {
      for (let delay = waiting.shift(); delay !== undefined; delay = waiting.shift())
        races.push(await runRace(rival, delay));
    };
    await Promise.all([runner(), runner(), runner()]);
    await runJob("reconcile-payments");
    for (const one of races) {
      const expected = one.pressed === "order" ? expectedIfOrdered : expectedIfRefused;
      await expect
        .poll(() => outcomeOf(one), { timeout: 30_000, interval: 300, message: one.reason ?? one.pressed })
        .toEqual({ delay: one.delay, ...expected });
    }
    // how many depends on the machine's speed
    expect(races.filter(({ pressed }) => pressed === "order").length).toBeGreaterThan(0);
  });
});
