import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createProduct, type TestProduct } from "../../../testing/products";
import type { StockAnswer, StockRow } from "../../src/features/stock/stock-types";
import { placeOrder } from "./delivered-order";
import { linkIn, waitForMail } from "./mails";
import { firstOwner, ownPerson } from "./people";
import { catalogue, owner, send, variant } from "./shop";

const admin = await owner();
const title = `Probetorrone ${randomUUID()}`;
const first = await firstOwner();
const packer = await ownPerson("fulfilment");
let goods: TestProduct;

const read = async (query: string, language = "de-DE", who = first) => {
  const headers = { ...who.headers, "x-medusa-locale": language };
  const { status, body } = await send("GET", `/admin/stock?${query}`, undefined, headers);
  expect(status).toBe(200);
  return body as unknown as StockAnswer;
};
const row = async (): Promise<StockRow | undefined> => (await read(`q=${goods.sku}`)).stock[0];
const count = (available: unknown, expected: unknown, who = first, variantId = goods.variantId) =>
  send(
    "POST",
    `/admin/stock/${variantId}`,
    { available, expected },
    { ...who.headers, "x-medusa-locale": "en-GB" },
  );
/** Buys two packs. */
const buyTwo = () => placeOrder(undefined, undefined, goods.variantId);

describe("the stock table", { timeout: 120_000 }, () => {
  it("contains each weight once, named in the reader's language, with the packs counted by Medusa", async () => {
    const { stock, count: all } = await read("limit=100&q=mandeltorrone");
    const weights = stock.filter(({ sku }) => sku.startsWith("ST-MAN-"));
    expect(weights.map(({ product, variant: weight }) => `${product}, ${weight}`)).toEqual([
      "Mandeltorrone, 150 g",
      "Mandeltorrone, 300 g",
      "Mandeltorrone, 500 g",
    ]);
    expect(all).toBe(stock.length);
    const sold = (await catalogue()).get("MAN")?.variants ?? [];
    for (const { sku, available } of weights) {
      expect(available).toBe(sold.find((one) => one.sku === sku)?.inventory_quantity);
    }
    const [italian] = (await read("q=ST-MAN-0300", "it-IT")).stock;
    expect(italian).toMatchObject({ product: "Torrone alle mandorle", variant: "300 g", not_editable: null });
  });

  it("finds by name, weight and SKU, and is paginated", async () => {
    const found = await read("q=haselnusstorrone%20300&limit=100");
    expect(found.stock.map(({ sku }) => sku)).toContain("ST-NOC-0300");
    expect(found.stock.every(({ variant: weight }) => weight === "300 g")).toBe(true);
    const both = await read("limit=2&offset=0");
    const second = await read("limit=1&offset=1");
    expect(second.stock).toEqual([both.stock[1]]);
    expect(second.count).toBe(both.count);
    expect((await read("q=no%20such%20thing")).stock).toEqual([]);
  });

  it("can be filtered by low and sold-out weights", async () => {
    const low = (await read("show=low&limit=100")).stock;
    expect(low.map(({ sku }) => sku)).toContain("ST-MAN-0500");
    expect(low.every(({ low: few }) => few)).toBe(true);
    const soldOut = (await read("show=sold_out&limit=100")).stock;
    expect(soldOut.map(({ sku }) => sku)).toContain("ST-MAN-0500");
    expect(soldOut.every(({ available }) => available <= 0)).toBe(true);
  });

  it.each(["limit=0", "limit=101", "offset=-1", "show=few", `q=${"a".repeat(101)}`])(
    "refuses %s",
    async (query) => {
      expect((await send("GET", `/admin/stock?${query}`, undefined, first.headers)).status).toBe(400);
    },
  );
});

describe("the available stock of a weight", { timeout: 180_000 }, () => {
  beforeAll(async () => {
    goods = await createProduct(title, { stock: 0, grams: 300 });
  });
  afterAll(async () => {
    await admin.admin.product.delete(goods.id);
  });

  it("can be set by the owner and by fulfilment staff, idempotently", async () => {
    expect(await row()).toMatchObject({
      product: title,
      variant: "300 g",
      available: 0,
      low: true,
      waiting: 0,
    });
    expect((await count(20, 0)).body).toEqual({ stock: { variant_id: goods.variantId, available: 20 } });
    // a request repeated after a lost response
    expect((await count(20, 0)).status).toBe(200);
    expect((await count(12, 20, packer)).status).toBe(200);
    expect(await row()).toMatchObject({ available: 12, reserved: 0, low: false });
  });

  it("triggers the back-in-stock mails when it is increased", async () => {
    expect((await count(0, 12)).status).toBe(200);
    const email = `${randomUUID()}@example.com`;
    const body = { variant_id: goods.variantId, email, language: "de" };
    // a new product gets its slug a moment later
    await vi.waitFor(
      async () => expect((await send("POST", "/store/back-in-stock", body)).status).toBe(202),
      { timeout: 30_000 },
    );
    const token = linkIn(
      await waitForMail(email, "restock-confirm"),
      "Ja, bitte Bescheid geben",
    ).searchParams.get("token");
    await send("POST", "/store/back-in-stock/confirm", { token });
    expect(await row()).toMatchObject({ available: 0, waiting: 1 });
    expect((await count(6, 0)).status).toBe(200);
    expect((await waitForMail(email, "restock-back")).subject).toBe(`Wieder da: ${title}, 300 g`);
    expect(await row()).toMatchObject({ available: 6, waiting: 0 });
  });

  it("excludes packs that are ordered and not yet packed", async () => {
    await buyTwo();
    expect(await row()).toMatchObject({ available: 4, reserved: 2 });
    const refused = await count(9, 6);
    expect(refused.status).toBe(409);
    expect(refused.body["message"]).toBe(
      "In the meantime 4 can be sold. Please check the number and save it again.",
    );
    expect(await row()).toMatchObject({ available: 4 });
    expect((await count(9, 4)).status).toBe(200);
    expect(await row()).toMatchObject({ available: 9, reserved: 2 });
    const path = `/admin/inventory-items/${goods.itemId}/location-levels`;
    const { inventory_levels: levels } = await admin.client.fetch<{
      inventory_levels: { stocked_quantity: number }[];
    }>(path);
    expect(levels.map(({ stocked_quantity: onShelf }) => onShelf)).toEqual([11]);
  });

  it("is only changed by one of two simultaneous requests", async () => {
    const answers = await Promise.all([count(30, 9), count(40, 9, packer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = answers[0].status === 200 ? 30 : 40;
    expect(await row()).toMatchObject({ available: kept });
    expect((await count(10, kept)).status).toBe(200);
  });

  it("is correct if packs are bought while it is changed", async () => {
    for (let round = 0; round < 3; round++) {
      const before = (await row())?.available ?? 0;
      const [typed] = await Promise.all([count(before + 10, before), buyTwo()]);
      // bought first: the change was refused; bought afterwards: two less than was typed
      const left = typed.status === 409 ? before - 2 : before + 8;
      expect(await row()).toMatchObject({ available: left });
    }
  });

  it.each([
    [-1, 0],
    [1.5, 0],
    ["5", 0],
    [1_000_001, 0],
    [5, undefined],
    [null, 0],
  ])("cannot be set to %j with %j expected", async (available, expected) => {
    expect((await count(available, expected)).status).toBe(400);
  });

  it("cannot be set for an uncounted weight, and responds 404 for an unknown one", async () => {
    expect((await count(5, 0, first, "variant_none")).status).toBe(404);
    const { id } = await variant("ST-MAN-0300");
    const known = (await read("q=ST-MAN-0300")).stock[0]?.available ?? 0;
    await admin.admin.product.updateVariant(goods.id, goods.variantId, { manage_inventory: false });
    expect(await row()).toMatchObject({ not_editable: "not_counted", low: false });
    const refused = await count(5, 0);
    expect(refused.status).toBe(400);
    expect(refused.body["message"]).toBe("No number can be entered here for this weight.");
    expect((await count(known, known, first, id)).status).toBe(200);
  });
});
