import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { eventually } from "../../../testing/eventually";
import { asOwner } from "../../../testing/owner";
import { createProduct, type TestProduct } from "../../../testing/products";
import type { ProductFormAnswer, NewProduct } from "../../src/features/new-product/new-product-types";
import type { PriceLogAnswer } from "../../src/features/price-log/read-price-log";
import type { ProductListAnswer } from "../../src/features/product-list/product-list-types";
import { alike, draft } from "./new-product-forms";
import { firstOwner } from "./people";
import { placedOrder } from "./placed-order";
import { catalogue, isListed, owner, send } from "./shop";

const admin = await owner();
const first = await firstOwner();
const name = `Seitentorrone ${randomUUID()}`;
let goods: TestProduct;
let path = "";

beforeAll(async () => {
  // made with Medusa's form: without category, texts in other languages, pictures and food information
  goods = await createProduct(name, { euro: 9, grams: 150, stock: 10 });
  path = `/admin/new-products/${goods.id}`;
  // its first address is made in the background
  expect(await eventually(async () => (await open()).form.slugs.de !== "")).toBe(true);
});
afterAll(() => goods.takeOffSale());

async function open(): Promise<ProductFormAnswer> {
  const { status, body } = await send("GET", path, undefined, first.headers);
  expect(status).toBe(200);
  return body as unknown as ProductFormAnswer;
}

/** Saves what the form shows with some changes. */
async function save(change: (form: NewProduct) => Partial<NewProduct>, opened?: ProductFormAnswer) {
  const { form, revision } = opened ?? (await open());
  const body = { ...form, code: form.code || letters, ...change(form) };
  return send("POST", path, body, { ...first.headers, "if-match": `"${revision}"` });
}
const { code: letters } = draft();

/** Changes the only weight. */
const weighing =
  (part: Partial<NewProduct["weights"][number]>) =>
  ({ weights }: NewProduct): Partial<NewProduct> => ({
    weights: weights.map((one) => ({ ...one, ...part })),
  });

const weightOf = async () => {
  const { product } = await admin.admin.product.retrieve(goods.id, { fields: "*variants,*variants.prices" });
  const { id, sku, prices } = product.variants?.[0] ?? {};
  return { id, sku, euro: prices?.[0]?.amount };
};

describe("the page of a product on sale", { timeout: 120_000 }, () => {
  it("shows what Medusa's form has made, and saves texts, kind and details without what it lacked before", async () => {
    const { form } = await open();
    expect(form).toMatchObject({
      request_id: goods.id,
      title: { de: name, it: "" },
      publish: true,
      label: null,
    });
    expect(form.weights).toEqual([{ grams: 150, cents: 900, stock: 10, now: { cents: 900, stock: 10 } }]);
    const category_ids = ((await catalogue()).get("TOR")?.categories ?? []).map(({ id }) => id).toSorted();
    expect(category_ids).toHaveLength(2);
    const title = { de: name, it: `Torrone ${name}`, en: `Nougat ${name}` };
    const { status } = await save(({ details }) => ({
      title,
      category_ids,
      details: details && { ...details, band: "noci", occasions: ["gift"] },
    }));
    expect(status).toBe(200);
    const { form: saved } = await open();
    expect(saved).toMatchObject({ title, category_ids, details: { band: "noci", occasions: ["gift"] } });
    expect(await weightOf()).toEqual({ id: goods.variantId, sku: goods.sku, euro: 9 });
    // nothing else was written
    const log = await admin.client.fetch<PriceLogAnswer>(`/admin/products/${goods.id}/price-log`);
    expect(log.changes).toHaveLength(1);
  });

  it("does not lose what it had", async () => {
    const { status, body } = await save(() => ({ title: { de: name, it: "", en: "" } }));
    expect([status, body["missing"]]).toEqual([400, ["title"]]);
  });

  it("changes a price, and one by more than half once it is confirmed", async () => {
    expect((await save(weighing({ cents: 1050 }))).status).toBe(200);
    const { status, body } = await save(weighing({ cents: 105_000 }));
    expect([status, body["missing"]]).toEqual([400, ["price_confirmed"]]);
    expect((await weightOf()).euro).toBe(10.5);
    const confirmed_prices = [{ title: "150 g", cents: 500 }];
    const confirmed = await save((form) => ({ ...weighing({ cents: 500 })(form), confirmed_prices }));
    expect(confirmed.status).toBe(200);
    expect((await weightOf()).euro).toBe(5);
  });

  it("compares a price with the present one, whatever the form says", async () => {
    const now = { cents: 90_000, stock: 10 };
    const { body } = await save(weighing({ cents: 100_000, now }));
    expect(body["missing"]).toEqual(["price_confirmed"]);
  });

  it("may be saved after a sale, without undoing it, and refuses a count that has not seen it", async () => {
    const opened = await open();
    await goods.setStock(8);
    expect((await save(() => ({ subtitle: alike("Neu") }), opened)).status).toBe(200);
    expect(await goods.stock()).toMatchObject({ stocked: 8 });
    const again = await open();
    await goods.setStock(7);
    const counted = weighing({ stock: 20 });
    expect((await save(counted, again)).status).toBe(409);
    expect((await save(counted)).status).toBe(200);
    expect(await goods.stock()).toMatchObject({ stocked: 20 });
  });

  it("adds a weight, named by the letters, and removes it", async () => {
    const added = { grams: 300, cents: 950, stock: 4 };
    expect((await save(({ weights }) => ({ weights: [...weights, added] }))).status).toBe(200);
    const { product } = await admin.admin.product.retrieve(goods.id, { fields: "*variants" });
    expect(product.variants?.map(({ sku }) => sku)).toContain(`ST-${letters}-0300`);
    const both = await open();
    expect(both.form.weights.map(({ grams, stock }) => [grams, stock])).toEqual([
      [150, 20],
      [300, 4],
    ]);
    expect((await save(({ weights }) => ({ weights: weights.slice(0, 1) }))).status).toBe(200);
    expect((await weightOf()).id).toBe(goods.variantId);
  });

  it("keeps a weight of which ordered packs are not packed, and says so before anything is changed", async () => {
    const { id } = await placedOrder("bank", [{ variant_id: goods.variantId, quantity: 2 }]);
    const instead = { subtitle: alike("Anders"), weights: [{ grams: 300, cents: 950, stock: 4 }] };
    const { status, body } = await save(() => instead);
    expect([status, body["message"]]).toEqual([400, expect.stringContaining("150 g: 2")]);
    expect((await open()).form).toMatchObject({
      subtitle: alike("Neu"),
      weights: [{ grams: 150, stock: 18 }],
    });
    expect(await goods.stock()).toEqual({ stocked: 20, reserved: 2 });
    await asOwner(`/admin/orders/${id}/cancel`, {});
    await expect.poll(goods.stock).toMatchObject({ reserved: 0 });
    expect((await save(() => instead)).status).toBe(200);
    expect((await open()).form.weights).toMatchObject([{ grams: 300, cents: 950, stock: 4 }]);
  });

  it("takes it off sale, and puts it back once nothing is missing", async () => {
    expect((await save(() => ({ publish: false }))).status).toBe(200);
    await expect.poll(() => isListed(goods.id)).toBe(false);
    const { status, body } = await save(() => ({ publish: true }));
    expect([status, body["missing"]]).toEqual([400, ["description", "pictures", "label"]]);
  });
});

describe("the list of products", { timeout: 60_000 }, () => {
  const list = async (query: string, language = "it-IT") => {
    const headers = { ...first.headers, "x-medusa-locale": language };
    const { status, body } = await send("GET", `/admin/product-list?${query}`, undefined, headers);
    return { status, ...(body as unknown as ProductListAnswer) };
  };

  it("has each product in the owner's language with state, stock and prices, and is searched", async () => {
    const [row] = (await list("q=ST-MAN-0150")).products;
    expect(row).toMatchObject({
      name: "Torrone alle mandorle",
      categories: ["Torrone classico"],
      on_sale: true,
      shown: true,
      prices: { lowest: 690, highest: 1990 },
    });
    expect((await list("q=alle%20mandorle")).products.map(({ id }) => id)).toContain(row?.id);
    expect((await list("q=mandeltorrone&limit=100", "de-DE")).products.map(({ id }) => id)).toContain(
      row?.id,
    );
    expect(await list("q=no%20such%20thing")).toMatchObject({ products: [], count: 0 });
  });

  it("can be filtered by state and is paginated", async () => {
    const drafts = await list(`show=draft&limit=100&q=${encodeURIComponent(name)}`);
    expect(drafts.products.map(({ id }) => id)).toEqual([goods.id]);
    expect((await list(`show=on_sale&q=${encodeURIComponent(name)}`)).products).toEqual([]);
    const both = await list("limit=2&show=on_sale");
    expect((await list("limit=1&offset=1&show=on_sale")).products).toEqual([both.products[1]]);
    expect((await list("show=sold")).status).toBe(400);
  });

  it("has the ones sold out in the shop, and says which the shop does not show", async () => {
    const title = `Restetorrone ${randomUUID()}`;
    const rest = await createProduct(title, { stock: 1 });
    onTestFinished(rest.takeOffSale);
    const soldOut = () => list(`show=sold_out&q=${encodeURIComponent(title)}`);
    expect(await soldOut()).toMatchObject({ count: 0 });
    await rest.setStock(0);
    await expect
      .poll(async () => (await soldOut()).products)
      .toMatchObject([{ id: rest.id, available: 0, shown: true }]);
    await admin.admin.product.update(rest.id, { type_id: null });
    await expect.poll(soldOut).toMatchObject({ count: 0 });
    const { products } = await list(`q=${encodeURIComponent(title)}`);
    expect(products).toMatchObject([
      { on_sale: true, shown: false, prices: { lowest: 1290, highest: 1290 } },
    ]);
  });
});
