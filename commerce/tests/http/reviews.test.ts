import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { signToken } from "@su-turrone/contract/tokens";
import { atNight } from "../../../testing/night";
import { deliverLines } from "../../../testing/orders";
import { setting } from "../../../testing/env";
import type { TestProduct } from "../../../testing/products";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { orderOf, type LinedOrder } from "./delivered-order";
import { owner, send } from "./shop";

// orders are placed, packed and delivered, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const admin = await owner();
const secret = setting("SIGNING_SECRET");
const now = () => Math.floor(Date.now() / 1000);
const tokenOf = (order: LinedOrder, line = 0, expires = now() + 3600, key = secret) =>
  signToken(key, "review", [order.id, order.lines[line]?.id ?? ""], expires);

const said = {
  rating: 4,
  title: "Wie bei Großmutter",
  text: "Knusprig,\nnicht zu süß.",
  display_name: "Grazia D.",
  language: "de",
};

const write = (token: string, change: Record<string, unknown> = {}) =>
  send("POST", "/store/reviews", { token, ...said, ...change });
const open = (token: string) =>
  send("GET", "/store/review-invitation", undefined, { "x-review-token": token });
const listed = async (productId: string, query = "") =>
  (await send("GET", `/store/reviews?product_id=${productId}${query}`)).body as {
    reviews: Record<string, unknown>[];
    count: number;
    summary: { count: number; average: number; distribution: Record<string, number> };
  };
const judge = (id: string, status: string) =>
  admin.client.fetch(`/admin/reviews/${id}`, { method: "POST", body: { status } });
const idOf = (answer: { body: Record<string, unknown> }) => (answer.body["review"] as { id: string }).id;

/** What the products of one delivered order are for: a line takes a single review. */
const uses = ["opened", "sent at once", "rejected", "hostile", "turned", "shown"] as const;
type Use = (typeof uses)[number];

const products = {} as Record<Use, TestProduct>;
for (const use of uses) products[use] = await ownProduct(`Bewertet (${use})`, { euro: 4 });
const other = await ownProduct("Anders bewertet", { euro: 8 });

let delivered: LinedOrder;

beforeAll(async () => {
  delivered = await orderOf(...uses.map((use) => products[use].variantId));
  await deliverLines(
    delivered.id,
    delivered.lines.map(({ id }) => id),
  );
});

/** Makes the lines unused, also when a test is repeated. */
const forgetReviews = () => sql("delete from review where order_id = $1", [delivered.id]);

/** A token for the line of a product in the delivered order. */
const tokenFor = (use: Use, expires?: number) =>
  tokenOf(
    delivered,
    delivered.lines.findIndex(({ productId }) => productId === products[use].id),
    expires,
  );

describe("the review link of a delivered line", () => {
  beforeEach(forgetReviews);

  it("can be opened, accepts one review, and is reported as used afterwards", async () => {
    const token = tokenFor("opened");
    expect(await open(token)).toEqual({ status: 200, body: { product_id: products.opened.id } });
    const answer = await write(token);
    expect(answer).toEqual({
      status: 201,
      body: { review: { id: expect.stringMatching(/^rev_/), status: "pending" } },
    });
    expect(await open(token)).toMatchObject({ status: 409, body: { type: "used" } });
    expect(await write(token)).toMatchObject({ status: 409, body: { type: "used" } });
  });

  it("accepts only one of several simultaneous reviews", async () => {
    const token = tokenFor("sent at once");
    const statuses = (await Promise.all([write(token), write(token), write(token)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  it("stays used if its review was rejected", async () => {
    const token = tokenFor("rejected");
    await judge(idOf(await write(token)), "rejected");
    expect(await open(token)).toMatchObject({ status: 409 });
  });
});

describe("an invalid review link", () => {
  /** An order of which nothing has been delivered. */
  const newOrder = () => orderOf(products.opened.variantId, other.variantId);

  it("is one for a line that has not been delivered, until it is", async () => {
    const order = await newOrder();
    const [first, second] = order.lines;
    expect(await open(tokenOf(order))).toMatchObject({ status: 403, body: { type: "undelivered" } });
    expect(await write(tokenOf(order))).toMatchObject({ status: 403, body: { type: "undelivered" } });
    // one parcel of two: only delivered products can be reviewed
    await deliverLines(order.id, [first?.id ?? ""]);
    expect(await open(tokenOf(order, 0))).toMatchObject({ status: 200 });
    expect(await open(tokenOf(order, 1))).toMatchObject({ status: 403 });
    await deliverLines(order.id, [second?.id ?? ""]);
    expect(await open(tokenOf(order, 1))).toMatchObject({ status: 200 });
  });

  it("is an expired one", async () => {
    const token = tokenFor("shown", now() - 1);
    expect(await open(token)).toMatchObject({ status: 410, body: { type: "expired" } });
    expect(await write(token)).toMatchObject({ status: 410, body: { type: "expired" } });
  });

  it("is a forged or changed one, or one for a line of another order", async () => {
    const genuine = tokenFor("shown");
    const foreign = await newOrder();
    const forged = [
      "",
      "rubbish",
      tokenOf(delivered, 0, now() + 3600, "another-secret-0123456789-0123456789"),
      genuine.replace(delivered.id, foreign.id),
      genuine.replace(/\.(\d+)\./, (_, digits: string) => `.${Number(digits) + 1}.`),
      signToken(secret, "review", [delivered.id, foreign.lines[0]?.id ?? ""], now() + 3600),
      signToken(secret, "review", ["order_unknown", delivered.lines[0]?.id ?? ""], now() + 3600),
    ];
    for (const token of forged) {
      expect(await open(token), token).toMatchObject({ status: 404, body: { type: "forged" } });
      expect(await write(token), token).toMatchObject({ status: 404, body: { type: "forged" } });
    }
  });

  it.runIf(atNight)("does not block others, even after hundreds of different links", async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 301; n++) statuses.add((await write(tokenFor("shown", now() - 100 - n))).status);
    expect([...statuses]).toEqual([410]);
  });

  it("is rate limited", async () => {
    const token = tokenFor("shown", now() - 7);
    const statuses = new Set<number>();
    for (let n = 0; n < 21; n++) statuses.add((await write(token)).status);
    expect([...statuses]).toEqual([410, 429]);
  });
});

describe("the content of a review", () => {
  beforeEach(forgetReviews);

  it.each([
    ["no stars", { rating: 0 }],
    ["six stars", { rating: 6 }],
    ["half a star", { rating: 4.5 }],
    ["stars as text", { rating: "5" }],
    ["no title", { title: "  " }],
    ["a title too long", { title: "x".repeat(121) }],
    ["no text", { text: "" }],
    ["10 kB of text", { text: "x".repeat(10_240) }],
    ["a control character", { text: "a\u0000b" }],
    ["no name", { display_name: "" }],
    ["a name too long", { display_name: "x".repeat(61) }],
    ["another language", { language: "fr" }],
    ["a status", { status: "approved" }],
    ["a product", { product_id: "prod_1" }],
  ])("is refused with %s", async (_, wrong) => {
    // rejected before the link is checked
    expect((await write("x.y.1.z", wrong)).status).toBe(400);
  });

  it("is saved as entered, and not public before it is approved", async () => {
    const hostile = {
      title: `<script>alert("1")</script> & 'quotes' 🍯`,
      text: `"); DROP TABLE review; -- <img src=x onerror=alert(1)>\n👩‍🍳 ${"ä".repeat(2900)}`,
      display_name: "Zoë O’Brien <b>",
    };
    const { id: productId } = products.hostile;
    const id = idOf(await write(tokenFor("hostile"), hostile));
    expect(await listed(productId)).toMatchObject({
      reviews: [],
      count: 0,
      summary: { count: 0, average: 0 },
    });
    await judge(id, "approved");
    const { reviews } = await listed(productId);
    expect(reviews).toEqual([{ id, rating: 4, language: "de", created_at: expect.any(String), ...hostile }]);
  });

  it("loses characters that change the text direction", async () => {
    await judge(idOf(await write(tokenFor("turned"), { title: "gut\u200Fesöb" })), "approved");
    expect((await listed(products.turned.id)).reviews[0]).toMatchObject({ title: "gutesöb" });
  });
});

describe("reviews of a product", () => {
  const { shown } = products;
  const ids = [5, 4, 5, 1].map((rating, n) => `rev_${shown.id}_${n}_${rating}`);

  // as written by four buyers, each of whom would need an order of their own
  beforeAll(async () => {
    for (const id of ids) {
      const rating = Number(id.at(-1));
      await sql(
        `insert into review (id, product_id, order_id, line_item_id, rating, title, text, display_name, language)
         values ($1, $2, $3, $1, $4, $5, 'Knusprig', 'Grazia D.', 'de')`,
        [id, shown.id, delivered.id, rating, `${rating} Sterne`],
      );
    }
  });

  it("are pending first, under the name of their product", async () => {
    const { reviews } = await admin.client.fetch<{ reviews: Record<string, unknown>[] }>(
      "/admin/reviews?status=pending&limit=100",
    );
    expect(reviews.find(({ id }) => id === ids[3])).toMatchObject({
      status: "pending",
      rating: 1,
      product: { title: expect.stringMatching(/^Bewertet \(shown\)/) },
    });
  });

  it("are published once approved, the newest first, paginated, with average and distribution", async () => {
    for (const id of ids) await judge(id, "approved");
    const { reviews, count, summary } = await listed(shown.id);
    expect(reviews.map(({ title }) => title)).toEqual(["1 Sterne", "5 Sterne", "4 Sterne", "5 Sterne"]);
    expect(count).toBe(4);
    expect(summary).toEqual({ count: 4, average: 3.75, distribution: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 } });
    expect((await listed(shown.id, "&limit=2&offset=2")).reviews.map(({ id }) => id)).toEqual([
      ids[1],
      ids[0],
    ]);
    // nothing in it identifies the buyer
    expect(Object.keys(reviews[0] ?? {}).sort()).toEqual(
      ["created_at", "display_name", "id", "language", "rating", "text", "title"].sort(),
    );
  });

  it("can be unpublished", async () => {
    await judge(ids[3] ?? "", "rejected");
    expect((await listed(shown.id)).summary).toMatchObject({ count: 3, average: 4.67 });
    await judge(ids[3] ?? "", "pending");
    expect((await listed(shown.id)).count).toBe(3);
  });

  it("have summaries for many products in one request", async () => {
    const path = `/store/reviews/summaries?product_id=${shown.id}&product_id=${other.id}`;
    expect(await send("GET", path)).toEqual({
      status: 200,
      body: {
        summaries: {
          [shown.id]: { count: 3, average: 4.67, distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 } },
          [other.id]: { count: 0, average: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
        },
      },
    });
  });

  it.each([
    "/store/reviews",
    "/store/reviews/summaries",
    "/store/reviews?product_id=a&product_id=b",
    "/store/reviews?product_id=a&limit=0",
    "/store/reviews?product_id=a&offset=-1",
    `/store/reviews/summaries?${Array.from({ length: 201 }, (_, n) => `product_id=${n}`).join("&")}`,
  ])("are not returned for the invalid request %.40s", async (path) => {
    expect((await send("GET", path)).status).toBe(400);
  });
});

describe("the owner's review routes", () => {
  it("respond 400 for an unknown status and 404 for an unknown review", async () => {
    await expect(judge("rev_1", "deleted")).rejects.toMatchObject({ status: 400 });
    await expect(judge("rev_unknown", "approved")).rejects.toMatchObject({ status: 404 });
  });
});
