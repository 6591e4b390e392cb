import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { nameOf, routesBelow } from "./all-routes";
import { membersOf, relationsOf } from "./entity-fields";
import { owner, region, send, cartWith } from "./shop";

/** What a list tells of the products below it. */
const products = `products products.categories products.collection products.images products.options products.tags
  products.type products.variants`;

/**
 * Each list of Medusa's store API that takes `fields`: its entity, and the relations of it and of its relations that
 * may be answered when all of them are asked for. Written out by hand: what a shopper may know.
 */
const lists: Readonly<Record<string, { entity: string; answered: string }>> = {
  "/store/carts/:id": {
    entity: "Cart",
    answered: `billing_address credit_lines customer items items.adjustments items.product items.tax_lines
      items.variant promotions region region.countries shipping_address shipping_methods`,
  },
  "/store/collections": {
    entity: "ProductCollection",
    answered: products,
  },
  "/store/currencies": { entity: "Currency", answered: "" },
  "/store/payment-providers": { entity: "PaymentProvider", answered: "" },
  "/store/product-categories": {
    entity: "ProductCategory",
    answered: `category_children parent_category ${products}`,
  },
  "/store/product-options": { entity: "ProductOption", answered: "values" },
  "/store/product-tags": {
    entity: "ProductTag",
    answered: products,
  },
  "/store/product-types": {
    entity: "ProductType",
    answered: products,
  },
  "/store/product-variants": {
    entity: "ProductVariant",
    answered: "images images.product images.variants options",
  },
  "/store/products": {
    entity: "Product",
    answered: `categories collection images options options.values product_detail tags type variants
      variants.images variants.options variants.options.option`,
  },
  "/store/regions": { entity: "Region", answered: "countries payment_providers" },
  "/store/return-reasons": { entity: "ReturnReason", answered: "" },
  "/store/shipping-options": {
    entity: "ShippingOption",
    answered: `rules service_zone service_zone.fulfillment_set service_zone.fulfillment_set.location
      service_zone.fulfillment_set.location.address service_zone.geo_zones type`,
  },
};

/** Medusa's routes that take no fields, are closed to shoppers without an account, or are the shop's own. */
const others = ["/store/locales", "/store/orders", "/store/customers/me"];

const admin = await owner();
const product = await ownProduct(`Feldprobe ${Date.now()}`);
let collectionId: string;
/** Parameters without which a route answers nothing. */
const needed: Record<string, string> = {};
let cartId: string;

beforeAll(async () => {
  const { collection } = await admin.admin.productCollection.create({ title: `Felder ${Date.now()}` });
  collectionId = collection.id;
  await admin.admin.productCollection.updateProducts(collectionId, { add: [product.id] });
  cartId = (await cartWith([{ variant_id: product.variantId, quantity: 1 }])).id;
  needed["/store/payment-providers"] = `&region_id=${(await region()).id}`;
  // more than there are
  needed["/store/products"] = "&limit=1000";
  needed["/store/shipping-options"] = `&cart_id=${cartId}`;
});
afterAll(() => admin.admin.productCollection.delete(collectionId));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a relation was read: not just the id of what it leads to. */
const isRead = (value: unknown): boolean =>
  Array.isArray(value) || (isObject(value) && Object.keys(value).some((name) => name !== "id"));

/** Paths of the relations of an entity that an answer contains. */
const relationsIn = (value: unknown, entity: string, prefix = ""): string[] =>
  [value]
    .flat()
    .filter(isObject)
    .flatMap((one) =>
      relationsOf(entity)
        .filter(({ name }) => isRead(one[name]))
        .flatMap(({ name, entity: related }) => [
          prefix + name,
          ...relationsIn(one[name], related, `${prefix}${name}.`),
        ]),
    );

const answerOf = (route: string, query: string) =>
  send("GET", `${route.replace(":id", cartId)}?${query}${needed[route] ?? ""}`);

/** What a route answers, without the key that names it. */
async function ask(route: string, fields: readonly string[]): Promise<unknown> {
  const { status, body } = await answerOf(route, `fields=${fields.join(",")}`);
  expect(status).toBe(200);
  return Object.values(body)[0];
}

/** Number of rows a route answers; null if it refuses. */
async function rowsOf(route: string, query: string): Promise<number | null> {
  const { status, body } = await answerOf(route, `fields=id&${query}`);
  if (status === 400) return null;
  expect(status, query).toBe(200);
  return [Object.values(body)[0]].flat().length;
}

describe("the store API", { timeout: 60_000 }, () => {
  it("has no other route of Medusa that takes fields", () => {
    const own = routesBelow("store").filter(({ method }) => method === "GET");
    const isBelow = (address: string, list: string) => address === list || address.startsWith(`${list}/`);
    const known = [...Object.keys(lists), ...others];
    expect(
      own.filter((route) => route.medusa && !known.some((list) => isBelow(route.address, list))).map(nameOf),
    ).toEqual([]);
  });

  it.each(Object.entries(lists))("%s answers no other relation", async (route, { entity, answered }) => {
    const asked = relationsOf(entity).flatMap(({ name, entity: related }) => [
      `*${name}`,
      ...relationsOf(related).map((next) => `*${name}.${next.name}`),
    ]);
    const found = await ask(route, ["id", ...asked]);
    expect(found).toBeTypeOf("object");
    const open = answered.split(/\s+/).filter(Boolean);
    const read = [...new Set(relationsIn(found, entity))];
    expect(read.filter((name) => !open.includes(name))).toEqual([]);
    // which of them are read depends on the goods there are
    expect(read.length > 0).toBe(open.length > 0);
  });

  it.each([
    ["/store/products", "*sales_channels.carts,*sales_channels.orders"],
    ["/store/products", "sales_channels.publishable_api_keys.token"],
    ["/store/products", "*variants.prices,*variants.prices.price_rules,variants.prices.amount"],
    ["/store/products", "*variants.inventory_items,*variants.inventory_items.inventory.location_levels"],
    ["/store/product-variants", "*price_set.prices,*inventory_items.inventory"],
    ["/store/regions", "carts.email,orders.email"],
    ["/store/collections", "*products.sales_channels.carts,*products.variants.prices"],
    ["/store/product-categories", "*products.sales_channels.carts,*products.variants.prices"],
    ["/store/product-tags", "*products.variants.inventory_items"],
    ["/store/carts/:id", "order.email,*customer.orders,*items.variant.price_set,*sales_channel.carts"],
    ["/store/currencies", "*regions.carts"],
  ])("%s reads no carts, orders, keys, price rows or stock levels: %s", async (route, fields) => {
    const answer = await ask(route, ["id", fields]);
    const secret =
      /^(carts?|orders?|email|token|prices|price_\w+|inventory_items|location_levels|\w+ed_quantity)$/;
    expect(membersOf(answer).filter((name) => secret.test(name))).toEqual([]);
  });

  it.each(Object.entries(lists))(
    "%s is not filtered, ordered or expanded by any other relation",
    async (route, { entity, answered }) => {
      const open = answered.split(/\s+/);
      const closed = relationsOf(entity).filter(({ name }) => !open.includes(name));
      const taken: string[] = [];
      const all = await rowsOf(route, "");
      for (const { name } of closed) {
        for (const query of [
          `${name}[id]=x`,
          `${name}.id=x`,
          `expand=${name}`,
          `order=${name}.id`,
          `order=-${name}.id`,
        ]) {
          if ((await rowsOf(route, query)) !== null) taken.push(query);
        }
        // Medusa leaves out what it does not know inside of these
        for (const operator of ["$or", "$and"]) {
          const rows = (await rowsOf(route, `${operator}[0][${name}][id]=x`)) ?? all;
          expect(rows === 0, `${operator} ${name}`).toBe(all === 0);
        }
      }
      // a weight names the product it belongs to
      const known = route === "/store/product-variants" ? ["order=product.id", "order=-product.id"] : [];
      expect(taken).toEqual(known);
    },
  );

  it.each([
    ["/store/products", "order=variants.prices"],
    ["/store/products", "order=-variants.inventory_items.required_quantity"],
    ["/store/collections", "order=products.variants.prices"],
    ["/store/product-tags", "order=-products.variants.inventory_items.inventory_item_id"],
    ["/store/shipping-options", "order=prices.amount"],
  ])("%s is not in the order of price rows or stock: %s", async (route, query) => {
    expect(await rowsOf(route, query)).toBeNull();
  });

  it.each(Object.keys(lists))("%s finds no cart and no key by a search", async (route) => {
    for (const secret of [cartId, setting("PUBLISHABLE_KEY")])
      expect((await rowsOf(route, `q=${secret}`)) ?? 0).toBe(0);
  });
});
