import { knex } from "@medusajs/framework/mikro-orm/knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChannel, type Made, type OwnChannel } from "../../../testing/channels";
import { setting } from "../../../testing/env";
import { findStock } from "../../src/features/stock/read-stock";
import { copyRows, idOfCopy, removeCopies } from "../copies/copy-rows";
import { numberedProductTables } from "../copies/product-tables";
import { withDatabase } from "./database";
import { region, send } from "./shop";

const size = 500;
const numbers = Array.from({ length: size }, (_, index) => index + 1);
const { id: regionId } = await region();
let channel: OwnChannel;
/** Number in the title by product id. */
const numberOf = new Map<string, number>();

/** Two products are created by Medusa, the others are copies of them with higher numbers. */
const copies = { from: 2, to: size - 2, step: 2 };
let originals: Made[] = [];

// product n: 150 g for 5 euros and n cents, every second one also 500 g for 20 euros and n cents
beforeAll(async () => {
  channel = await openChannel("Fünfhundert");
  originals = await channel.create([
    { title: "Torrone 1", weights: [{ grams: 150, euro: 5.01 }] },
    {
      title: "Torrone 2",
      weights: [
        { grams: 150, euro: 5.02 },
        { grams: 500, euro: 20.02 },
      ],
    },
  ]);
  await withDatabase(async (database) => {
    for (const { id } of originals) await copyRows(database, numberedProductTables, id, copies);
  });
  for (const [index, { id }] of originals.entries()) {
    numberOf.set(id, index + 1);
    for (let n = copies.from; n <= copies.to; n += copies.step) numberOf.set(idOfCopy(id, n), index + 1 + n);
  }
});

afterAll(async () => {
  await withDatabase(async (database) => {
    for (const { id } of originals) await removeCopies(database, numberedProductTables, id, copies);
  });
  await channel.remove();
});

async function page(query: string): Promise<{ numbers: number[]; count: number; pages: number }> {
  const { status, body } = await send(
    "GET",
    `/store/catalogue?region_id=${regionId}&size=24&${query}`,
    undefined,
    channel.headers,
  );
  expect(status).toBe(200);
  const answer = body as unknown as { products: { id: string }[]; count: number; pages: number };
  return { ...answer, numbers: answer.products.map(({ id }) => numberOf.get(id) ?? 0) };
}

/** All pages of a list, one after the other. */
async function all(query: string): Promise<number[]> {
  const found: number[] = [];
  for (let n = 1, pages = 1; n <= pages; n++) {
    const answer = await page(`${query}&page=${n}`);
    found.push(...answer.numbers);
    pages = answer.pages;
  }
  return found;
}

describe("a list of 500 products", () => {
  it("has each of them on exactly one page, in any order", async () => {
    for (const sort of ["recommended", "newest"]) {
      expect((await all(`sort=${sort}`)).sort((a, b) => a - b)).toEqual(numbers);
    }
  });

  it("is sorted by price and by name across all pages", async () => {
    expect(await all("sort=price-up")).toEqual(numbers);
    expect(await all("sort=price-down")).toEqual([...numbers].reverse());
    // numbers in names are sorted numerically
    expect(await all("sort=name")).toEqual(numbers);
  });

  it("is filtered across all pages", async () => {
    const even = numbers.filter((n) => n % 2 === 0);
    expect(await all("weight=500&sort=price-up")).toEqual(even);
    // up to 6 euros: 1 to 100 with 150 g
    expect(await all("max=600&sort=price-up")).toEqual(numbers.slice(0, 100));
    // from 24 euros: 400 to 500 with 500 g
    expect(await all("min=2400&sort=price-up")).toEqual(even.filter((n) => n >= 400));
    expect(await page("min=2400")).toMatchObject({ count: 51, pages: 3 });
  });

  it("has 21 pages of 24, the last with 20", async () => {
    expect(await page("page=21&sort=price-up")).toMatchObject({
      count: 500,
      pages: 21,
      numbers: numbers.slice(480),
    });
    expect(await page("page=999&sort=price-up")).toMatchObject({ numbers: numbers.slice(480) });
  });

  it("is in the table of allergens by name, a hundred per page", async () => {
    const table = async (query: string) => {
      const path = `/store/catalogue/allergens?region_id=${regionId}&${query}`;
      const { body } = await send("GET", path, undefined, channel.headers);
      const answer = body as unknown as { products: { id: string }[] };
      return { ...answer, products: answer.products.map(({ id }) => numberOf.get(id)) };
    };
    const first = { products: numbers.slice(0, 100), allergens: [], page: 1, pages: 5 };
    expect(await table("")).toEqual(first);
    expect(await table("page=9")).toEqual({ ...first, products: numbers.slice(400), page: 5 });
    expect((await send("GET", `/store/catalogue/allergens?region_id=${regionId}&page=x`)).status).toBe(400);
  });

  it("is read page by page for the stock list, for any query", async () => {
    const database = knex({ client: "pg", connection: setting("DATABASE_URL") });
    const read: number[] = [];
    database.on("query-response", (rows: unknown[]) => read.push(rows.length));
    try {
      const threshold = { lowStockThreshold: 1_000_000, language: "de" } as const;
      const asked = { limit: 20, offset: 40, q: "", show: "all" } as const;
      const all = await findStock(database, asked, threshold);
      expect(all.count).toBeGreaterThanOrEqual(750);
      // Torrone 40 to 49 and 400 to 499, and Torrone 4; half of them in two weights
      const found = await findStock(database, { ...asked, q: "torrone 4" }, threshold);
      expect([found.ids.length, found.count]).toEqual([20, 167]);
      // a page beyond the last is empty and has the same count
      const behind = await findStock(database, { ...asked, q: "torrone 4", offset: 200 }, threshold);
      expect(behind).toEqual({ ids: [], count: 167 });
      // the copies' stock is not tracked; that of the initial catalogue is
      const low = await findStock(database, { ...asked, show: "low", offset: 0 }, threshold);
      expect(low.ids).toHaveLength(20);
      expect(Math.max(...read)).toBe(20);
    } finally {
      await database.destroy();
    }
  });
});
