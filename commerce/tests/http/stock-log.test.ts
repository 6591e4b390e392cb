import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { capture, packAtMedusa } from "../../../testing/orders";
import { runJob } from "../../../testing/owner";
import { createProduct, type TestProduct } from "../../../testing/products";
import type { NewProduct } from "../../src/features/new-product/new-product-types";
import type { StockMovementsAnswer } from "../../src/features/stock/stock-types";
import { sql, withDatabase } from "./database";
import { placeOrder } from "./delivered-order";
import { form, pack, refund } from "./line-refund-tools";
import { complete, madeProducts } from "./new-product-forms";
import { firstOwner, ownPerson } from "./people";
import { owner, send, variant } from "./shop";

const admin = await owner();
const first = await firstOwner();
const packer = await ownPerson("fulfilment");
const made = madeProducts(admin);

const ask = (variantId: string, query = "", who = first) =>
  send("GET", `/admin/stock/${variantId}/movements${query}`, undefined, who.headers);
const post = (path: string, body: object, who = first) => send("POST", path, body, who.headers);

const read = async (variantId: string, query = "", who = first): Promise<StockMovementsAnswer> => {
  const { status, body } = await ask(variantId, query, who);
  expect(status).toBe(200);
  return body as unknown as StockMovementsAnswer;
};

/** The newest changes of a weight, a line each: kind, quantity, resulting stock, order, user. */
const newestMovements = async (variantId: string, count: number): Promise<string[]> =>
  (await read(variantId)).movements
    .slice(0, count)
    .map(({ kind, difference, stocked, order, by }) =>
      [kind, difference, stocked, order?.number ?? "-", by || "-"].join(" "),
    );

const type = (goods: TestProduct, available: number, expected: number, reason?: string, who = first) =>
  post(`/admin/stock/${goods.variantId}`, { available, expected, reason }, who);

/** A paid order of two packs. */
async function paidOrder(goods: TestProduct): Promise<{ id: string; number: number; line: string }> {
  const { id, display_id: number, items } = await placeOrder(undefined, undefined, goods.variantId);
  await capture(id);
  return { id, number, line: items[0]?.id ?? "" };
}

async function counted(stocked: number): Promise<TestProduct> {
  const goods = await createProduct(`Buchtorrone ${randomUUID()}`, { stock: stocked });
  made.push(goods.id);
  return goods;
}

/** Bypasses the triggers, as anyone with the database password could. */
const queryWithoutTriggers = (statement: string, values: unknown[]) =>
  withDatabase(async (database) => {
    await database.query("set session_replication_role = replica");
    await database.query(statement, values);
  });

describe("the stock log", { timeout: 180_000 }, () => {
  it("contains the initial stock", async () => {
    const { id } = await variant("ST-NOC-0150");
    const { movements, count } = await read(id, "?limit=100");
    expect(movements).toHaveLength(count);
    const start = movements.at(-1);
    expect(start).toMatchObject({ order: null, by: "", batch: "" });
    // a shop older than its log, such as one kept running by tests, has an opening entry
    expect(["first", "opening"]).toContain(start?.kind);
    expect(start?.difference).toBe(start?.stocked);
  });

  it("contains changes from the page Stock, with reason and user", async () => {
    const goods = await counted(10);
    await type(goods, 30, 10);
    await type(goods, 28, 30);
    await type(goods, 25, 28, "written_off", packer);
    await type(goods, 26, 25, "counted");
    // the same number again, and one based on an outdated stock, change nothing
    await type(goods, 26, 26);
    expect((await type(goods, 5, 99)).status).toBe(409);
    expect(await newestMovements(goods.variantId, 9)).toEqual([
      `counted 1 26 - ${first.email}`,
      `written_off -3 25 - ${packer.email}`,
      `counted -2 28 - ${first.email}`,
      `received 20 30 - ${first.email}`,
      "first 10 10 - -",
    ]);
  });

  it.each([
    [12, 10, "written_off"],
    [8, 10, "received"],
    [8, 10, "sold"],
  ])("refuses %i instead of %i with the reason %s", async (available, expected, reason) => {
    const { id } = await variant("ST-NOC-0150");
    expect((await post(`/admin/stock/${id}`, { available, expected, reason })).status).toBe(400);
  });

  it("contains changes made past the page Stock, and the removal of a deleted product", async () => {
    const goods = await createProduct(`Buchtorrone ${randomUUID()}`, { stock: 10 });
    await goods.setStock(17);
    expect(await newestMovements(goods.variantId, 9)).toEqual(["changed 7 17 - -", "first 10 10 - -"]);
    await admin.admin.product.delete(goods.id);
    const rows = await sql(
      `select cause, difference::int, number from stock_movement where inventory_item_id = $1 order by number`,
      [goods.itemId],
    );
    expect(rows).toEqual([
      { cause: "first", difference: 10, number: 1 },
      { cause: "changed", difference: 7, number: 2 },
      { cause: "removed", difference: -17, number: 3 },
    ]);
  });

  it("contains the parcel goods were shipped with, and their return", async () => {
    const goods = await counted(10);
    const { id, number, line } = await paidOrder(goods);
    // ordered goods are still in stock
    expect(await newestMovements(goods.variantId, 9)).toEqual(["first 10 10 - -"]);
    const parcel = await packAtMedusa(id, [{ id: line, quantity: 2 }], { no_notification: true });
    await admin.admin.order.cancelFulfillment(id, parcel, { no_notification: true });
    await post("/admin/batches", { product_id: goods.id, code: "L2611A", best_before: "2027-05-01" });
    await pack(id, line, 1);
    await pack(id, line, 1);
    expect(await newestMovements(goods.variantId, 9)).toEqual([
      `sold -1 8 ${number} ${first.email}`,
      `sold -1 9 ${number} ${first.email}`,
      `unpacked 2 10 ${number} -`,
      `sold -2 8 ${number} ${first.email}`,
      "first 10 10 - -",
    ]);
    const { movements } = await read(goods.variantId);
    expect(movements.map(({ batch }) => batch)).toEqual(["L2611A", "L2611A", "", "", ""]);
    expect(movements[0]?.order).toEqual({ id, number });
  });

  it("contains who shipped a parcel on the page Today", async () => {
    const goods = await counted(10);
    const { id, number } = await paidOrder(goods);
    const shipments = [{ order_id: id, carrier: "gls", number: "M1234" }];
    await post("/admin/shipments", { shipments, notify: false }, packer);
    expect(await newestMovements(goods.variantId, 1)).toEqual([`sold -2 8 ${number} ${packer.email}`]);
  });

  it("contains goods restocked by a refund", async () => {
    const goods = await counted(10);
    const { id, number, line } = await paidOrder(goods);
    await pack(id, line, 2);
    await refund(id, await form(id, { lines: [{ id: line, quantity: 1 }] }, { restock: true }));
    expect(await newestMovements(goods.variantId, 2)).toEqual([
      `returned 1 9 ${number} ${first.email}`,
      `sold -2 8 ${number} ${first.email}`,
    ]);
  });

  it("contains the initial stock of a new product draft and its changes", async () => {
    const begun = await complete({ publish: false });
    const { body } = await post("/admin/new-products", begun);
    const { id } = body["product"] as { id: string };
    made.push(id);
    const changed: NewProduct = { ...begun, weights: [{ grams: 150, cents: 695, stock: 20 }] };
    expect((await post(`/admin/new-products/${id}`, changed)).status).toBe(200);
    const { product } = await admin.admin.product.retrieve(id, { fields: "*variants" });
    expect(await newestMovements(product.variants?.[0]?.id ?? "", 9)).toEqual([
      "changed 8 20 - -",
      "first 12 12 - -",
    ]);
  });

  it.runIf(atNight)("is completed by a job with reasons lost in a crash", async () => {
    const goods = await counted(10);
    const { id, number, line } = await paidOrder(goods);
    await pack(id, line, 2);
    const items = "select id from stock_movement where inventory_item_id = $1";
    await queryWithoutTriggers(`delete from stock_reason where movement_id in (${items})`, [goods.itemId]);
    expect(await newestMovements(goods.variantId, 1)).toEqual(["changed -2 8 - -"]);
    await runJob("explain-stock");
    await runJob("explain-stock");
    expect(await newestMovements(goods.variantId, 1)).toEqual([`sold -2 8 ${number} ${first.email}`]);
  });

  it("numbers simultaneous changes without gaps", async () => {
    const goods = await counted(10);
    const more =
      "update inventory_level set stocked_quantity = stocked_quantity + 1 where inventory_item_id = $1";
    await Promise.all(Array.from({ length: 8 }, () => sql(more, [goods.itemId])));
    const rows = await sql<{ number: number; stocked: number }>(
      "select number, stocked::int as stocked from stock_movement where inventory_item_id = $1 order by number",
      [goods.itemId],
    );
    expect(rows.map(({ number, stocked }) => `${number}: ${stocked}`).join(", ")).toBe(
      "1: 10, 2: 11, 3: 12, 4: 13, 5: 14, 6: 15, 7: 16, 8: 17, 9: 18",
    );
  });

  it("is paginated, and accessible to fulfilment staff", async () => {
    const goods = await counted(10);
    for (const now of [11, 12, 13]) await type(goods, now, now - 1);
    const { movements, count } = await read(goods.variantId, "?limit=2&offset=1", packer);
    expect(count).toBe(4);
    expect(movements.map(({ stocked }) => stocked)).toEqual([12, 11]);
    expect(await read("variant_none")).toEqual({ movements: [], count: 0 });
    expect((await ask(goods.variantId, "?limit=0")).status).toBe(400);
  });
});

describe("rows of the stock log", () => {
  let goods: TestProduct;
  beforeAll(async () => {
    goods = await counted(10);
    await type(goods, 12, 10);
  });

  const ofMovements = "where movement_id in (select id from stock_movement where inventory_item_id = $1)";
  it.each([
    "update stock_movement set difference = 1 where inventory_item_id = $1",
    "delete from stock_movement where inventory_item_id = $1",
    `update stock_reason set kind = 'sold' ${ofMovements}`,
    `delete from stock_reason ${ofMovements}`,
  ])("cannot be changed or deleted: %s", async (statement) => {
    await expect(sql(statement, [goods.itemId])).rejects.toThrow(
      "The log of stock is neither changed nor deleted",
    );
  });

  afterAll(async () => {
    expect(await newestMovements(goods.variantId, 9)).toEqual([
      `received 2 12 - ${first.email}`,
      "first 10 10 - -",
    ]);
  });
});
