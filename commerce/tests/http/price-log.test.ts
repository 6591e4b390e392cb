import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { runWorkflow } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { createProduct } from "../../../testing/products";
import type { PriceLogAnswer } from "../../src/features/price-log/read-price-log";
import { sql } from "./database";
import { firstOwner } from "./people";
import { owner, send } from "./shop";
import { createPriceList } from "../../../testing/past-pages";

const admin = await owner();
const first = await firstOwner();
const goods = await ownProduct(`Preistorrone ${randomUUID()}`);

const read = async (id = goods.id): Promise<PriceLogAnswer> => {
  const { status, body } = await send("GET", `/admin/products/${id}/price-log`, undefined, first.headers);
  expect(status).toBe(200);
  return body as unknown as PriceLogAnswer;
};
const weight = async () => {
  const { variant, now_cents, lowest_cents } = (await read()).weights[0] ?? {};
  return { variant, now_cents, lowest_cents };
};
/** The newest changes, a line each. */
const newestChanges = async (count: number) =>
  (await read()).changes
    .slice(0, count)
    .map(({ cause, cents, list }) =>
      [cause, cents, list?.title ?? "-", list && (list.active ? "active" : "draft")]
        .filter(Boolean)
        .join(" "),
    );

describe("the price log", { timeout: 120_000 }, () => {
  it("contains the first price of a weight and each later one", async () => {
    expect(await newestChanges(9)).toEqual(["set 1290 -"]);
    expect(await weight()).toEqual({ variant: "100 g", now_cents: 1290, lowest_cents: 1290 });
    await goods.setPrice(9.99);
    await goods.setPrice(14.5);
    // the same price again
    await goods.setPrice(14.5);
    expect(await newestChanges(9)).toEqual(["set 1450 -", "set 999 -", "set 1290 -"]);
    expect(await weight()).toEqual({ variant: "100 g", now_cents: 1450, lowest_cents: 999 });
  });

  it("contains price lists, when they start, end and are deleted", async () => {
    const title = `Schlussverkauf ${randomUUID()}`;
    const sale = await createPriceList({
      title,
      description: "Schlussverkauf",
      type: "sale",
      status: "draft",
      prices: [{ variant_id: goods.variantId, currency_code: "eur", amount: 5 }],
    });
    expect(await newestChanges(1)).toEqual([`set 500 ${title} draft`]);
    expect(await weight()).toMatchObject({ now_cents: 1450, lowest_cents: 999 });
    const update = (change: object) =>
      runWorkflow("update-price-lists", { price_lists_data: [{ id: sale, ...change }] });
    await update({ status: "active" });
    expect(await newestChanges(1)).toEqual([`set 500 ${title} active`]);
    expect(await weight()).toMatchObject({ now_cents: 500, lowest_cents: 500 });
    await update({ ends_at: "2026-01-01T00:00:00.000Z" });
    const [ended] = (await read()).changes;
    expect(ended?.list).toMatchObject({ title, active: true, valid_until: "2026-01-01T00:00:00.000Z" });
    // it was sold at that price today
    expect(await weight()).toMatchObject({ now_cents: 1450, lowest_cents: 500 });
    await admin.admin.priceList.delete(sale);
    expect((await newestChanges(1))[0]).toMatch(/^removed 500 /);
    expect(await weight()).toMatchObject({ now_cents: 1450, lowest_cents: 500 });
  });

  it("excludes prices for larger quantities", async () => {
    await admin.admin.product.updateVariant(goods.id, goods.variantId, {
      prices: [
        { currency_code: "eur", amount: 14.5 },
        { currency_code: "eur", amount: 9, min_quantity: 10 },
      ],
    });
    expect(await weight()).toMatchObject({ now_cents: 1450, lowest_cents: 500 });
  });

  it("records whether a price includes VAT", async () => {
    const rows = await sql(
      `select distinct entry.tax_inclusive as included, entry.currency_code as currency from price_log_entry entry
        join product_variant_price_set link on link.price_set_id = entry.price_set_id where link.variant_id = $1`,
      [goods.variantId],
    );
    expect(rows).toEqual([{ included: true, currency: "eur" }]);
  });

  it("numbers simultaneous changes without gaps", async () => {
    const many = await createProduct(`Preistorrone ${randomUUID()}`);
    const more = `insert into price (id, price_set_id, currency_code, amount, raw_amount)
      select $1, price_set_id, 'eur', 9, '{"value": "9"}' from product_variant_price_set where variant_id = $2`;
    await Promise.all(Array.from({ length: 8 }, () => sql(more, [`price_${randomUUID()}`, many.variantId])));
    const rows = await sql(
      `select number from price_log_entry where price_set_id in
        (select price_set_id from product_variant_price_set where variant_id = $1) order by number`,
      [many.variantId],
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await admin.admin.product.delete(many.id);
  });

  it("is empty for an unknown product", async () => {
    expect(await read("prod_none")).toEqual({ weights: [], changes: [] });
  });

  it.each(["update price_log_entry set cents = 1", "delete from price_log_entry"])(
    "refuses to be changed or deleted: %s",
    async (statement) => {
      const rows = `${statement} where price_set_id in (select price_set_id from product_variant_price_set where variant_id = $1)`;
      await expect(sql(rows, [goods.variantId])).rejects.toThrow(
        "The log of prices is neither changed nor deleted",
      );
    },
  );
});
