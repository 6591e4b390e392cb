import { afterAll, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { createProduct, type TestProduct } from "../../../testing/products";
import { ordersInDatabase, ordersInAdmin, observe, type Buyer } from "./crowd-watch";
import { killBlockedAt, sql, withDatabase } from "./database";
import {
  inStock,
  cartOf,
  choosePaymentMethod,
  finishedOrder,
  returnToShop,
  faultsUsed,
  clearFaults,
  heldBy,
  configureFaults,
  ordersOf,
  press,
  totalCents,
  type Finish,
} from "./payment-tools";
import { owner, send } from "./shop";
import { makeCode } from "./code-tools";

const admin = await owner();

/**
 * Number of buyers who order in the same second, and of available units (a quarter); half of the buyers pay by card.
 * `CROWD_BUYERS=200` for a realistic crowd.
 */
const buyers = Number(process.env["CROWD_BUYERS"] ?? 12);
const stockedUnits = Math.floor(buyers / 4);

const products: TestProduct[] = [];
afterAll(async () => {
  await clearFaults();
  for (const product of products) await product.takeOffSale();
});

async function productWithStock(title: string, stocked: number): Promise<TestProduct> {
  const product = await createProduct(title, inStock);
  products.push(product);
  await product.setStock(stocked);
  return product;
}

async function readyToBuy(product: TestProduct, method: "card" | "bank"): Promise<Buyer> {
  const email = `crowd-${crypto.randomUUID()}@example.com`;
  const cart = await cartOf(product, email);
  return { email, cartId: cart.id, intent: await choosePaymentMethod(cart, method) };
}

/** A code for 10 % off that may be used once. */
const singleUseCode = () => makeCode({ limit: "1" });

/** A buyer with the code, and the total shown on the page. */
async function readyToBuyWithCode(
  product: TestProduct,
  code: string,
  method: "card" | "bank",
): Promise<Buyer & { shown: number }> {
  const email = `code-${crypto.randomUUID()}@example.com`;
  const cart = await cartOf(product, email);
  const { body } = await send("POST", `/store/carts/${cart.id}/changes`, { type: "apply_code", code });
  expect(body).toMatchObject({ cart: { codes: [{ code }] } });
  return { email, cartId: cart.id, intent: await choosePaymentMethod(cart, method), shown: totalCents - 200 };
}

const usesOf = async (promotionId: string): Promise<unknown> =>
  (await sql("select used from promotion where id = $1", [promotionId]))[0]?.["used"];

const outcomes = (answers: readonly Finish[]) =>
  answers.map(({ status, type, reason }) => `${status} ${reason ?? type ?? ""}`).sort();

const repeat = (count: number, way: string): string[] => Array.from({ length: count }, () => way);

describe("simultaneous buyers", { timeout: 600_000 }, () => {
  it(`get an order or are told that it is sold out: ${buyers} buyers of ${stockedUnits} units`, async () => {
    const product = await productWithStock("Ansturm", stockedUnits);
    const crowd: Buyer[] = [];
    for (let n = 0; n < buyers; n++) crowd.push(await readyToBuy(product, n % 2 === 0 ? "card" : "bank"));
    const began = Date.now();
    const progress = { isDone: false };
    const watching = observe(crowd, () => progress.isDone);
    const pressed = await Promise.all(
      crowd.map(async ({ cartId }) => ({ answer: await press(cartId), after: Date.now() - began })),
    );
    const ends = await Promise.all(
      crowd.map(({ cartId }, n) => finishedOrder(cartId, pressed[n]?.answer ?? { status: 0 })),
    );
    progress.isDone = true;
    const { shown, longestHeld } = await watching;
    const slowest = Math.max(...pressed.map(({ after }) => after));
    const seconds = [slowest, Date.now() - began].map((ms) => (ms / 1000).toFixed(1));
    process.stdout.write(
      `${buyers} buyers: answered after ${seconds[0]} s, all over after ${seconds[1]} s\n`,
    );
    expect(outcomes(ends)).toEqual([
      ...repeat(buyers - stockedUnits, "200 not_enough_stock"),
      ...repeat(stockedUnits, "200 order"),
    ]);
    const orders = await Promise.all(crowd.map(({ email }) => ordersOf(email)));
    expect(orders.map((own) => own.length)).toEqual(ends.map(({ type }) => (type === "order" ? 1 : 0)));
    // the owner never saw an order that was rolled back, and no card was held for a minute without an order
    const whole = orders.flat().map(({ id }) => id);
    expect([...shown].filter((id) => !whole.includes(id))).toEqual([]);
    expect(longestHeld).toBeLessThan(60_000);
    expect(await product.stock()).toEqual({ stocked: stockedUnits, reserved: stockedUnits });
    // buyers without an order have no money held; buyers with an order pay it once
    for (const [n, { intent }] of crowd.entries()) {
      const due = ends[n]?.type === "order" ? totalCents : 0;
      if (intent) expect(await heldBy(intent)).toBe(due);
    }
  });

  it.runIf(atNight)("get a response if the order takes long, and its result later", async () => {
    const product = await productWithStock("Langsam", 1);
    const crowd = [await readyToBuy(product, "bank"), await readyToBuy(product, "bank")];
    const pressed = await withDatabase(async (database) => {
      await database.query("begin");
      // blocks everybody who reserves stock
      await database.query("lock table reservation_item in share mode");
      const answers = await Promise.all(crowd.map(({ cartId }) => press(cartId)));
      const [buyer] = crowd;
      const answer = buyer && (await returnToShop(buyer.cartId));
      expect(answer).toMatchObject({ type: "refused", reason: "order_queued" });
      // nothing of an order can be seen before all of it is written
      expect(await ordersInDatabase(crowd.map(({ email }) => email))).toEqual([]);
      const views = await Promise.all(crowd.map(({ cartId }) => send("GET", `/store/carts/${cartId}/view`)));
      expect(views.map(({ status }) => status)).toEqual([200, 200]);
      for (const { body } of views) expect(body).toMatchObject({ order: null });
      await database.query("rollback");
      return answers;
    });
    expect(outcomes(pressed)).toEqual(repeat(2, "200 order_queued"));
    const ends = await Promise.all(
      crowd.map(({ cartId }, n) => finishedOrder(cartId, pressed[n] ?? { status: 0 })),
    );
    expect(outcomes(ends)).toEqual(["200 not_enough_stock", "200 order"]);
    expect(await ordersInAdmin(crowd.map(({ email }) => email))).toHaveLength(1);
  });

  it.runIf(atNight)("get an order if the provider or the database fails for a moment", async () => {
    const product = await productWithStock("Stolpern", 2);
    const first = await readyToBuy(product, "card");
    // one request with its retries is three calls
    await configureFaults(Array.from({ length: 3 }, () => ({ match: "retrieve", kind: "error_500" })));
    const answers = [await finishedOrder(first.cartId, await press(first.cartId))];
    expect(await faultsUsed()).toBe(true);
    const second = await readyToBuy(product, "bank");
    let pressed: Promise<Finish> | undefined;
    const onPress = () => void (pressed = press(second.cartId));
    await killBlockedAt("payment_session", onPress, undefined, "access exclusive");
    answers.push(await finishedOrder(second.cartId, (await pressed) ?? { status: 0 }));
    expect(outcomes(answers)).toEqual(repeat(2, "200 order"));
    expect(await product.stock()).toEqual({ stocked: 2, reserved: 2 });
  });

  it.runIf(atNight)("get the last use of a code only once, and never an incomplete order", async () => {
    const product = await productWithStock("Codeprobe", 100);
    const { id, code } = await singleUseCode();
    const crowd: (Buyer & { shown: number })[] = [];
    for (let n = 0; n < 6; n++)
      crowd.push(await readyToBuyWithCode(product, code, n % 2 === 0 ? "card" : "bank"));
    const answers = await Promise.all(
      crowd.map(async ({ cartId, shown }) => finishedOrder(cartId, await press(cartId, shown))),
    );
    expect(outcomes(answers)).toEqual([...repeat(5, "200 cart_changed"), "200 order"]);
    // buyers who were too late keep the cart without the code, and may continue
    for (const [n, { cartId }] of crowd.entries()) {
      if (answers[n]?.type === "order") continue;
      expect(answers[n]?.lost_codes).toEqual([code]);
      const { body } = await send("GET", `/store/carts/${cartId}/view`);
      expect(body).toMatchObject({ cart: { codes: [], totals: { total_cents: totalCents } } });
    }
    const orders = await Promise.all(crowd.map(({ email }) => ordersOf(email)));
    expect(orders.flat()).toHaveLength(1);
    expect(await usesOf(id)).toBe(1);
    await admin.admin.promotion.delete(id);
  });

  it.runIf(atNight)("do not get a use of a code back that was not counted", async () => {
    const product = await productWithStock("Zuviel", 10);
    const { id, code } = await singleUseCode();
    const late = await readyToBuyWithCode(product, code, "bank");
    const early = await readyToBuyWithCode(product, code, "bank");
    const { order_id: lost } = await press(late.cartId, late.shown);
    // what a process leaves that was killed before it counted the code and saved the payment
    await sql(
      `delete from payment p using order_payment_collection l
      where l.payment_collection_id = p.payment_collection_id and l.order_id = $1`,
      [lost],
    );
    await sql("update promotion set used = 0 where id = $1", [id]);
    await sql("update cart set completed_at = null where id = $1", [late.cartId]);
    expect(await press(early.cartId, early.shown)).toMatchObject({ type: "order" });
    expect(await finishedOrder(late.cartId, await returnToShop(late.cartId))).toMatchObject({
      reason: "cart_changed",
    });
    expect(await ordersOf(late.email)).toEqual([]);
    expect(await usesOf(id)).toBe(1);
    await admin.admin.promotion.delete(id);
  });

  it.runIf(atNight)("get a success or a conflict for each of a hundred changes at once", async () => {
    const product = await productWithStock("Hundertfach", 1000);
    const { cartId } = await readyToBuy(product, "bank");
    const line = (await sql("select id from cart_line_item where cart_id = $1", [cartId]))[0]?.["id"];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        send("POST", `/store/carts/${cartId}/changes`, {
          type: "set_quantity",
          line_id: line,
          quantity: (n % 9) + 1,
        }),
      ),
    );
    const statuses = [...new Set(answers.map(({ status }) => status))].sort();
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  });
});
