import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import { queueAnswerOf, waitingSinceHeader, type QueueAnswer } from "@su-turrone/contract/change-queue";
import { describe, expect, it, vi } from "vitest";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { newCart } from "./cart-change-tools";
import { lockTable, sql, waitForBlocked, withDatabase } from "./database";
import { inStock, cartOf, choosePaymentMethod, orderOf } from "./payment-tools";
import { informationFor, owner, send, type Answer } from "./shop";

/** Number of shoppers who add a first pack at the same moment; `CROWD_ADDS=100` for a newsletter. */
const adds = Number(process.env["CROWD_ADDS"] ?? 30);

/** Changes commerce works on at a time. */
const atOnce = 4;

const { admin } = await owner();

const product = await ownProduct("Schlange", inStock);

const firstAddition = () => ({ variant_id: product.variantId, quantity: 1, country: "de" });

const queueOf = ({ status, body }: Answer): QueueAnswer | null =>
  status === 503 ? queueAnswerOf(String(body["message"])) : null;

/** Sends a change once. @param since when it came, if it has waited before */
const ask = (path: string, body: object, since?: number, signal?: AbortSignal): Promise<Answer> =>
  send("POST", path, body, since === undefined ? {} : { [waitingSinceHeader]: String(since) }, signal);

/** Sends a change like the storefront: again until it is its turn. */
async function inTurn(path: string, body: object): Promise<Answer> {
  let answer = await ask(path, body);
  for (let queue = queueOf(answer); queue; queue = queueOf(answer)) {
    if (queue === "crowded") return answer;
    answer = await ask(path, body, queue.since);
  }
  return answer;
}

const addFirst = (): Promise<Answer> => inTurn("/store/filled-carts", firstAddition());

/** Number of carts that hold the product. */
async function countCarts(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    "select count(distinct cart_id)::int as count from cart_line_item where variant_id = $1",
    [product.variantId],
  );
  return row?.count ?? NaN;
}

/** The value of a metric of commerce. */
async function metric(series: string): Promise<number> {
  const answer = await fetch(new URL("/metrics?collect=process", setting("COMMERCE_URL")), {
    headers: { authorization: `Bearer ${setting("METRICS_TOKEN")}` },
  });
  const line = (await answer.text()).split("\n").find((one) => one.startsWith(`${series} `));
  return Number(line?.split(" ").at(-1) ?? 0);
}

/** Runs work while as many changes as commerce works on at a time are held by the database. */
const whileBusy = <T>(work: () => Promise<T>): Promise<T> =>
  withDatabase(async (database) => {
    await lockTable(database, "cart_line_item");
    const begun = Array.from({ length: atOnce }, () => ask("/store/filled-carts", firstAddition()));
    await waitForBlocked(database, "cart_line_item", atOnce);
    try {
      return await work();
    } finally {
      await database.query("rollback");
      expect((await Promise.all(begun)).map(({ status }) => status)).toEqual(begun.map(() => 200));
    }
  });

describe("changes of a crowd", { timeout: 300_000 }, () => {
  it(`are all made, each once, and an order among them: ${adds} first packs at one moment`, async () => {
    const buyer = await cartOf(product, `schlange-${crypto.randomUUID()}@example.com`);
    await choosePaymentMethod(buyer, "bank");
    const before = await countCarts();
    const crowd = Array.from({ length: adds }, async () => {
      const { status, body } = await addFirst();
      const { cart } = body as unknown as CartChangeAnswer;
      return { status, packs: cart?.lines.map(({ quantity }) => quantity) };
    });
    const ordered = orderOf(buyer.id);
    expect(await Promise.all(crowd)).toEqual(crowd.map(() => ({ status: 200, packs: [1] })));
    await ordered;
    expect(await countCarts()).toBe(before + adds);
  });

  it("wait while pages are answered, with their places: a checkout step before those that came earlier", async () => {
    const { id } = await newCart(product.variantId);
    await whileBusy(async () => {
      const first = queueOf(await ask("/store/filled-carts", firstAddition()));
      expect(first).toMatchObject({ place: 1 });
      if (first === null || first === "crowded") throw new Error("not queued");
      const earlier = ask("/store/filled-carts", firstAddition(), first.since);
      const checkout = await ask(`/store/carts/${id}/changes`, informationFor("de"));
      expect([checkout.status, queueOf(checkout)]).toMatchObject([503, { place: 1 }]);
      expect(await metric("admission_waiting")).toBe(1);
      const pages = [`/store/carts/${id}/view`, "/store/shop"].map((path) => send("GET", path));
      expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200]);
      expect((await admin.product.update(product.id, { subtitle: "Gespeichert" })).product.subtitle).toBe(
        "Gespeichert",
      );
      expect(queueOf(await earlier)).toEqual({ place: 1, since: first.since });
    });
  });

  it("wait behind an order, which is placed while they do", async () => {
    const buyer = await cartOf(product, `schlange-${crypto.randomUUID()}@example.com`);
    await choosePaymentMethod(buyer, "bank");
    const answered: string[] = [];
    const later = await whileBusy(async () => {
      const others = Array.from({ length: 3 }, async () => {
        const { status } = await addFirst();
        answered.push("add");
        return status;
      });
      await vi.waitFor(async () => expect(await metric("admission_waiting")).toBe(3), { timeout: 9_000 });
      await orderOf(buyer.id);
      answered.push("order");
      return { others };
    });
    expect(await Promise.all(later.others)).toEqual([200, 200, 200]);
    expect(answered).toEqual(["order", "add", "add", "add"]);
  });

  it("leave their cart free for the next one if the shopper has given up before their turn", async () => {
    const { id } = await newCart(product.variantId);
    const path = `/store/carts/${id}/changes`;
    const change = { type: "set_country", country: "it" };
    await whileBusy(async () => {
      const shopper = new AbortController();
      const givenUp = Promise.allSettled([ask(path, change, Date.now(), shopper.signal)]);
      await vi.waitFor(async () => expect(await metric("admission_waiting")).toBe(1), { timeout: 9_000 });
      shopper.abort();
      await givenUp;
      // not 409 while the lock of the cart is held
      expect(queueOf(await ask(path, change))).toMatchObject({ place: 1 });
    });
    expect((await inTurn(path, change)).status).toBe(200);
  });

  it("are dropped if the shopper has given up before their turn", async () => {
    const before = await countCarts();
    const dropped = await metric('admission_dropped_total{reason="given_up"}');
    await whileBusy(async () => {
      const shoppers = new AbortController();
      const givenUp = Promise.allSettled(
        Array.from({ length: 5 }, () =>
          ask("/store/filled-carts", firstAddition(), Date.now(), shoppers.signal),
        ),
      );
      await vi.waitFor(async () => expect(await metric("admission_waiting")).toBe(5), { timeout: 9_000 });
      shoppers.abort();
      expect(new Set((await givenUp).map(({ status }) => status))).toEqual(new Set(["rejected"]));
    });
    // queued behind them, so they would have begun before it
    expect((await addFirst()).status).toBe(200);
    expect(await countCarts()).toBe(before + atOnce + 1);
    expect(await metric('admission_dropped_total{reason="given_up"}')).toBe(dropped + 5);
  });
});
