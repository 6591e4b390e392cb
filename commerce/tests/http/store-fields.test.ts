import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownProduct } from "../../../testing/own-product";
import { nameOf, routesBelow } from "./all-routes";
import { membersOf, relationsOf } from "./entity-fields";
import { owner, region, send, cartWith } from "./shop";

/**
 * Each list of Medusa's store API that takes `fields`: its entity, and the relations of it and of its relations that
 * are answered when all of them are asked for. Written out by hand: what a shopper may know.
 */
const lists: Readonly<Record<string, { entity: string; answered: readonly string[] }>> = {
  "/store/carts/:id": {
    entity: "Cart",
    answered: [
      ...["billing_address", "credit_lines", "customer", "items", "payment_collection"],
      ...["payment_collection.payment_sessions", "promotions", "region", "region.countries"],
      ...["shipping_address", "shipping_methods"],
    ],
  },
  "/store/collections": { entity: "ProductCollection", answered: ["products"] },
  "/store/currencies": { entity: "Currency", answered: [] },
  "/store/payment-providers": { entity: "PaymentProvider", answered: [] },
  "/store/product-categories": {
    entity: "ProductCategory",
    answered: ["category_children", "parent_category", "products", "products.images", "products.options"],
  },
  "/store/product-options": { entity: "ProductOption", answered: ["values"] },
  "/store/product-tags": { entity: "ProductTag", answered: ["products"] },
  "/store/product-types": { entity: "ProductType", answered: ["products"] },
  "/store/product-variants": { entity: "ProductVariant", answered: ["images", "options"] },
  "/store/products": {
    entity: "Product",
    answered: [
      ...["categories", "collection", "images", "options", "options.values", "product_detail", "tags"],
      ...["type", "variants", "variants.images", "variants.options"],
    ],
  },
  "/store/regions": { entity: "Region", answered: ["countries", "payment_providers"] },
  "/store/return-reasons": { entity: "ReturnReason", answered: [] },
  "/store/shipping-options": { entity: "ShippingOption", answered: ["type"] },
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
  needed["/store/shipping-options"] = `&cart_id=${cartId}`;
});
afterAll(() => admin.admin.productCollection.delete(collectionId));

/** Paths of the relations of an entity that an answer contains. */
const relationsIn = (value: unknown, entity: string, prefix = ""): string[] =>
  [value].flat().flatMap((one) =>
    relationsOf(entity).flatMap(({ name, entity: related }) => {
      const part = typeof one === "object" && one !== null ? Object.entries(one) : [];
      const found = part.find(([key]) => key === name);
      return found ? [prefix + name, ...relationsIn(found[1], related, `${prefix}${name}.`)] : [];
    }),
  );

const ask = (route: string, fields: readonly string[]) =>
  send("GET", `${route.replace(":id", cartId)}?fields=${fields.join(",")}${needed[route] ?? ""}`);

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
    const { status, body } = await ask(route, ["id", ...asked]);
    expect(status).toBe(200);
    const [found] = Object.values(body).filter((value) => typeof value === "object");
    expect(found).toBeDefined();
    expect([...new Set(relationsIn(found, entity))].toSorted()).toEqual([...answered].toSorted());
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
    ["/store/shipping-options", "*prices,prices.price_rules.value"],
    ["/store/carts/:id", "order.email,*customer.orders,*items.variant.price_set,*sales_channel.carts"],
    ["/store/currencies", "*regions.carts"],
  ])("%s reads no carts, orders, keys, price rows or stock levels: %s", async (route, fields) => {
    const { body } = await ask(route, ["id", fields]);
    const secret =
      /^(carts?|orders?|email|token|prices|price_\w+|inventory_items|location_levels|\w+ed_quantity)$/;
    const found = membersOf(body).filter((name) => secret.test(name) && name !== "price_type");
    expect(found).toEqual([]);
  });
});
