import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopDay } from "@su-turrone/contract/time-zone";
import { asOwner, post } from "../../../testing/owner";
import { createProduct, type TestProduct } from "../../../testing/products";
import { daysAfter, sameDay } from "../../src/features/trends/periods";
import type { Trends } from "../../src/features/trends/trend-types";
import { applyCode, deleteCodes, makeCode } from "./code-tools";
import { sql } from "./database";
import { firstOwner, ownPerson, newAddress } from "./people";
import { shippedCart } from "./shipped-cart";
import { orderByTransfer } from "./placed-order";
import { send } from "./shop";
import { quote } from "./telephone-order-tools";

const first = await firstOwner();
const packer = await ownPerson("fulfilment");
const today = shopDay(new Date());
const buyer = newAddress();

/** Orders dated elsewhere by the tests, with their true dates. */
const redated: { id: string; was: unknown }[] = [];
let product: TestProduct;
let code: string;
let cancelled: string;

interface Ordered {
  at: string;
  packs?: number;
  country?: string;
  email?: string;
  withCode?: boolean;
}

/** An order by bank transfer, of packs at 12.90 with 6.90 for shipping, at another time, which no route allows. */
async function order({ at, packs = 2, country = "de", email = newAddress(), withCode = false }: Ordered) {
  const { id: cartId } = await shippedCart([{ variant_id: product.variantId, quantity: packs }], {
    country,
    email,
  });
  if (withCode) await applyCode(cartId, code);
  const { id } = await orderByTransfer(cartId);
  const [row] = await sql<{ created_at: unknown }>('select created_at from "order" where id = $1', [id]);
  redated.push({ id, was: row?.created_at });
  await sql('update "order" set created_at = $2 where id = $1', [id, at]);
  return id;
}

beforeAll(async () => {
  product = await createProduct(`Jahrestorrone ${randomUUID()}`, { stock: 60 });
  ({ code } = await makeCode());
  // in Rome: the first half hour of March, its middle and its last second
  await order({ at: "2033-02-28T23:30:00Z", email: buyer.toUpperCase() });
  await order({ at: "2033-03-15T12:00:00Z", email: buyer, country: "it", withCode: true });
  await order({ at: "2033-03-31T21:59:59Z", country: "gb", packs: 1 });
  await order({ at: "2033-03-31T22:00:00Z" });
  cancelled = await order({ at: "2033-03-16T12:00:00Z" });
  await post(`/admin/orders/${cancelled}/cancel`);
  await order({ at: "2032-03-15T12:00:00Z", packs: 3, email: buyer });
}, 180_000);

afterAll(async () => {
  for (const { id, was } of redated) {
    await sql('update "order" set created_at = $2 where id = $1', [id, was]);
    // goods with reservations cannot be removed
    if (id !== cancelled) await post(`/admin/orders/${id}/cancel`);
  }
  await deleteCodes();
  await product.remove();
}, 180_000);

const ask = (query: string, who = first) => send("GET", `/admin/trends${query}`, undefined, who.headers);

const march = "?from=2033-03-01&to=2033-03-31";

async function trends(query: string): Promise<Trends> {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return body as unknown as Trends;
}

it("sums what was ordered, without cancelled orders, beside the year before", async () => {
  const { total, periods, countries, methods, variants, codes, buyers, refunds } = await trends(
    `${march}&by=month`,
  );
  // 2 × 12.90 + 6.90, the same less ten per cent of 25.80, and 12.90 + 6.90; a year before 3 × 12.90 + 6.90
  const sold = { orders: 3, cents: 3270 + 3012 + 1980 };
  const before = { orders: 1, cents: 4560 };
  expect(total).toEqual({ ...sold, before });
  expect(periods).toEqual([{ period: "2033-03", ...sold, before }]);
  expect(countries).toEqual([
    { country: "de", orders: 1, cents: 3270, before },
    { country: "it", orders: 1, cents: 3012, before: { orders: 0, cents: 0 } },
    { country: "gb", orders: 1, cents: 1980, before: { orders: 0, cents: 0 } },
  ]);
  expect(methods).toEqual([{ method: "bank_transfer", ...sold, before }]);
  expect(variants).toEqual([
    {
      variant_id: product.variantId,
      product: product.title,
      variant: expect.stringContaining("g") as string,
      packs: 5,
      cents: 2580 + 2322 + 1290,
      packs_before: 3,
    },
  ]);
  expect(codes).toEqual([{ code, orders: 1, cents: 258, before: { orders: 0, cents: 0 } }]);
  // one of the two bought a year before
  expect(buyers).toEqual({ new: 1, returning: 1, before: { new: 1, returning: 0 } });
  expect(refunds).toEqual([{ period: "2033-03", cents: 0, before_cents: 0 }]);
});

it("counts nobody as a buyer for the workshop’s own address", async () => {
  const { settings } = await asOwner<{ settings: { company_email: string } }>("/admin/shop-settings");
  const id = await order({ at: "2034-05-10T12:00:00Z" });
  const may = "?from=2034-05-01&to=2034-05-31";
  expect((await trends(may)).buyers).toMatchObject({ new: 1, returning: 0 });
  const rename = (email: string) => sql('update "order" set email = $2 where id = $1', [id, email]);
  await rename(settings.company_email.toUpperCase());
  const { buyers, total } = await trends(may);
  await rename(newAddress());
  expect([buyers.new, buyers.returning, total.orders]).toEqual([0, 0, 1]);
});

it("divides a span into days of the shop's time zone", async () => {
  const { periods } = await trends("?from=2033-03-31&to=2033-04-01");
  const none = { orders: 0, cents: 0 };
  expect(periods).toEqual([
    { period: "2033-03-31", orders: 1, cents: 1980, before: none },
    { period: "2033-04-01", orders: 1, cents: 3270, before: none },
  ]);
});

it("says what has to be made for the next four weeks, or until another day", async () => {
  await order({ at: new Date(Date.now() - 5 * 86_400_000).toISOString(), packs: 6 });
  await order({ at: new Date().toISOString(), packs: 4 });
  await order({ at: `${sameDay(daysAfter(today, 3), -1)}T12:00:00Z`, packs: 15 });
  await order({ at: `${sameDay(daysAfter(today, 40), -1)}T12:00:00Z`, packs: 5 });
  const { available } = (
    await sql<{ available: number }>(
      "select (stocked_quantity - reserved_quantity)::int as available from inventory_level where inventory_item_id = $1 and deleted_at is null",
      [product.itemId],
    )
  )[0] ?? { available: -1 };
  // 60 less 2 + 2 + 1 + 2 + 3 + 2 of the orders above that stand, and these four
  expect(available).toBe(18);
  await sql(
    "update inventory_level set stocked_quantity = stocked_quantity - 8 where inventory_item_id = $1",
    [product.itemId],
  );
  const outlookOf = async (query: string) => {
    const { outlook, until, growth_percent } = await trends(query);
    const row = outlook.find(({ variant_id: id }) => id === product.variantId);
    return { ...row, until, growth_percent };
  };
  const packs = { product: product.title, available: 10, sold: 10 };
  // nothing was sold in the same four weeks of last year
  const growth_percent = 100;
  expect(await outlookOf("")).toMatchObject({
    ...packs,
    season: 15,
    to_cook: 5,
    runs_out_on: daysAfter(today, 18),
    until: daysAfter(today, 27),
    growth_percent,
  });
  // 46 days at the pace of the last 28 need 17
  const until = daysAfter(today, 45);
  expect(await outlookOf(`?until=${until}`)).toMatchObject({
    ...packs,
    season: 20,
    to_cook: 10,
    runs_out_on: daysAfter(today, 23),
    until,
    growth_percent,
  });
  await product.takeOffSale();
  expect(await outlookOf("")).not.toHaveProperty("available");
  await post(`/admin/products/${product.id}`, { status: "published" });
});

it("counts how far the carts of shoppers came, not those of telephone orders", async () => {
  const cart = await shippedCart([{ variant_id: product.variantId, quantity: 1 }]);
  const quoted = await quote(product.variantId, newAddress());
  const redate = (at: string) =>
    sql("update cart set created_at = $2 where id = any($1)", [[cart.id, quoted.id], at]);
  await redate("2035-06-01T12:00:00Z");
  const june = "?from=2035-06-01&to=2035-06-02";
  const { funnel } = await trends(june);
  const { body } = await ask(`/funnel${june}&language=it`);
  await redate(new Date().toISOString());
  expect(funnel).toEqual({ from: "2035-06-01", filled: 1, addressed: 1, payment_chosen: 0, ordered: 0 });
  expect(body["text"]).toBe(
    "Passo;Carrelli\r\nCarrelli con prodotti;1\r\nCon indirizzo;1\r\nCon pagamento scelto;0\r\nOrdinati;0\r\n",
  );

  const before = (await trends(`?from=${today}`)).funnel;
  await order({ at: new Date().toISOString(), packs: 1 });
  const after = (await trends(`?from=${today}`)).funnel;
  expect(after?.from).toBe(today);
  expect(after?.ordered).toBe((before?.ordered ?? 0) + 1);
});

it("says that the carts of long ago are not known any more", async () => {
  expect((await trends("?from=2025-01-01&to=2025-01-31")).funnel).toBeNull();
});

it("can be downloaded as tables in the owner's language", async () => {
  const answer = await ask(`/countries${march}&language=it`);
  expect(answer.body["text"]).toBe(
    "Paese;Ordini;Vendite EUR;Ordini un anno prima;Vendite un anno prima EUR\r\n" +
      "DE;1;32,70;1;45,60\r\nIT;1;30,12;0;0,00\r\nGB;1;19,80;0;0,00\r\n",
  );
  const text = async (table: string) => (await ask(`/${table}${march}&by=month&language=it`)).body["text"];
  expect(await text("codes")).toContain(`\r\n${code};1;2,58;0;0,00\r\n`);
  expect(await text("buyers")).toBe(
    "Clienti;Periodo;Un anno prima\r\nNuovi;1;1\r\nAvevano già ordinato;1;0\r\n",
  );
  expect(await text("refunds")).toBe(
    "Periodo;Rimborsi EUR;Rimborsi un anno prima EUR\r\n2033-03;0,00;0,00\r\n",
  );
  expect((await ask(`/nothing${march}`)).status).toBe(404);
});

it.each([
  "?from=2033-03-32",
  "?from=2033-03-02&to=2033-03-01",
  "?from=2031-01-01&to=2033-01-02",
  "?from=0002-01-01&to=0002-01-02",
  "?by=year",
  `?until=${daysAfter(today, -1)}`,
  `?until=${daysAfter(today, 120)}`,
])("refuses %s", async (query) => {
  expect((await ask(query)).status).toBe(400);
});

it("is the owner's", async () => {
  expect((await ask(march, packer)).status).toBe(403);
  expect((await ask(`/variants${march}`, packer)).status).toBe(403);
});
