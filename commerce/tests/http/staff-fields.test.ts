import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { fulfilmentRoutes } from "../../src/features/staff/fulfilment-routes";
import { placeOrder } from "./delivered-order";
import { fieldsOf, membersOf, relationsOf } from "./entity-fields";
import { firstOwner, ownPerson, sessionOf } from "./people";
import { send } from "./shop";

/** Entity of each route of Medusa the fulfilment role may read with a choice of fields. */
const entities: Readonly<Record<string, string>> = {
  "/admin/orders": "Order",
  "/admin/orders/:id": "Order",
  "/admin/orders/:id/line-items": "OrderItem",
  "/admin/returns": "Return",
  "/admin/claims": "OrderClaim",
  "/admin/exchanges": "OrderExchange",
  "/admin/reservations": "ReservationItem",
  "/admin/regions": "Region",
  "/admin/sales-channels": "SalesChannel",
  "/admin/inventory-items": "InventoryItem",
  "/admin/inventory-items/:id": "InventoryItem",
  "/admin/inventory-items/:id/location-levels": "InventoryLevel",
  "/admin/stock-locations": "StockLocation",
  "/admin/stock-locations/:id": "StockLocation",
  "/admin/notifications": "Notification",
  "/admin/stores": "Store",
  "/admin/layouts/configurations": "LayoutConfiguration",
  "/admin/locales": "Locale",
  "/admin/users/me": "User",
};

/** Relations the role may read in full: goods, parcels, stock, and where a parcel goes. */
const open: Readonly<Record<string, readonly string[]>> = {
  Order: ["fulfillments", "items", "sales_channel", "shipping_address", "shipping_methods"],
  OrderItem: ["item"],
  Return: ["items"],
  OrderClaim: ["additional_items"],
  OrderExchange: ["additional_items"],
  ReservationItem: ["inventory_item"],
  Region: ["countries"],
  InventoryItem: ["location_levels", "variants"],
  StockLocation: ["address"],
  Store: ["supported_currencies", "supported_locales"],
};

/** Relations Medusa's order page asks for, which are left out without a refusal. */
const leftOut = [
  "billing_address",
  "credit_lines",
  "customer",
  "order_change",
  "payment_collections",
  "promotions",
  "summary",
];

/** Members that tell about money that was paid, or about people beyond the address of the parcel. */
const secret =
  /^(payments?|payment_sessions|captures|refunds|transactions|\w+ed_amount|customer|billing_address|paid_total|carts?|token)$/;

const packer = await ownPerson("owner");
const owner = await firstOwner();
let orderId: string;
/** Secret API key of somebody who was an owner and is fulfilment staff now. */
let apiKey: string;
const ids: Record<string, string> = {};

const idIn = async (route: string): Promise<string> => {
  const { body } = await send("GET", `${route}?limit=1&fields=id`, undefined, owner.headers);
  const list = Object.values(body).find(Array.isArray) as { id: string }[] | undefined;
  return list?.[0]?.id ?? "";
};

/** A route with existing ids. */
const addressOf = (route: string): string => route.replace(":id", ids[route.split("/")[2] ?? ""] ?? "");
const ask = (route: string, query: string, headers = packer.headers) =>
  send("GET", `${addressOf(route)}?${query}`, undefined, headers);

beforeAll(async () => {
  const key = { title: "Program", type: "secret" };
  const { body } = await send("POST", "/admin/api-keys", key, packer.headers);
  apiKey = (body["api_key"] as { token: string }).token;
  await send("POST", `/admin/staff/${packer.id}`, { role: "fulfilment" }, owner.headers);
  orderId = (await placeOrder()).id;
  ids["orders"] = orderId;
  ids["inventory-items"] = await idIn("/admin/inventory-items");
  ids["stock-locations"] = await idIn("/admin/stock-locations");
});

afterAll(async () => {
  await send("POST", `/admin/orders/${orderId}/cancel`, {}, owner.headers);
});

describe("a route of Medusa open to fulfilment staff", { timeout: 120_000 }, () => {
  it("is among those tested here if it takes fields", () => {
    const limited = fulfilmentRoutes.filter(({ method, readable }) => method === "GET" && readable);
    expect(limited.map(({ address }) => address).toSorted()).toEqual(Object.keys(entities).toSorted());
  });

  it.each(Object.entries(entities))("%s reads no other relation of %s", async (route, entity) => {
    expect(fieldsOf(entity).length).toBeGreaterThan(1);
    const closed = relationsOf(entity)
      .map(({ name }) => name)
      .filter((name) => !open[entity]?.includes(name));
    const answered: string[] = [];
    for (const name of closed) {
      const whole = await ask(route, `fields=*${name}`);
      if (whole.status !== 403) answered.push(name);
      expect(membersOf(whole.body).filter((member) => secret.test(member))).toEqual([]);
      // each spelling: staff-access.test.ts
      const spelled = [
        `fields=id,${name}.metadata`,
        `fields=${name}.*.*`,
        `order=${name}.id`,
        `${name}[id]=x`,
      ];
      for (const query of atNight ? spelled : []) {
        expect((await ask(route, query)).status, query).toBe(403);
      }
    }
    expect(answered.toSorted()).toEqual(entity === "Order" ? leftOut : []);
  });

  it("gives nothing secret either if no fields are asked for", async () => {
    const told: Record<string, string[]> = {};
    for (const route of Object.keys(entities)) {
      const { status, body } = await ask(route, "");
      expect(status, route).toBe(200);
      const found = membersOf(body).filter((member) => secret.test(member));
      if (found.length > 0) told[route] = [...new Set(found)];
    }
    expect(told).toEqual({});
  });

  it.each([
    ["/admin/sales-channels", "fields=id,carts.email,carts.shipping_address.*"],
    ["/admin/sales-channels", "fields=*orders,*publishable_api_keys"],
    ["/admin/orders/:id", "fields=id,*payment_collections.payments.captures"],
    ["/admin/orders", "fields=*"],
    ["/admin/orders", "order=customer.email"],
    ["/admin/orders", "customer_id=cus_1"],
    ["/admin/orders", "$or[0][customer_id]=cus_1"],
    ["/admin/orders", "expand=customer"],
    ["/admin/orders", "with_deleted=true"],
  ])("refuses %s?%s with a login, a session and an API key", async (route, query) => {
    const session = await sessionOf(packer);
    for (const headers of [packer.headers, session, { authorization: `Basic ${apiKey}` }]) {
      const { status, body } = await ask(route, query, headers);
      expect(status).toBe(403);
      expect(body["type"]).toBe("forbidden");
    }
    expect((await ask(route, query, owner.headers)).status).not.toBe(403);
  });
});

describe("an order read by fulfilment staff", () => {
  it("has its goods and the address of the parcel, and of its payments and sums nothing", async () => {
    const fields =
      "id,email,*items,*shipping_address,*billing_address,*customer,*payment_collections.payments";
    const { body } = await ask("/admin/orders/:id", `fields=${fields}`);
    const order = body["order"] as Record<string, unknown>;
    expect(order).toMatchObject({
      email: expect.any(String),
      items: [{}],
      shipping_address: { city: expect.any(String) },
    });
    for (const name of ["billing_address", "customer", "metadata"]) expect(order).not.toHaveProperty(name);
    expect(order).toMatchObject({ payment_collections: [], summary: {} });
  });

  it("tells nothing of transactions, amounts and former addresses in its preview and its changes", async () => {
    const preview = await ask("/admin/orders/:id/preview", "");
    expect(preview.body).toEqual({ order: { id: orderId, items: [], order_change: null } });
    expect((await ask("/admin/orders/:id/changes", "")).body).toEqual({ order_changes: [] });
    expect((await ask("/admin/orders/:id/preview", "", owner.headers)).body["order"]).toHaveProperty(
      "transactions",
    );
  });

  it("is answered without payments after packing", async () => {
    const { body } = await ask("/admin/orders/:id", "fields=id,*items");
    const [item] = (body["order"] as { items: { id: string }[] }).items;
    const packed = await send(
      "POST",
      `/admin/orders/${orderId}/fulfillments`,
      { items: [{ id: item?.id, quantity: 1 }] },
      packer.headers,
    );
    expect(membersOf(packed.body).filter((member) => secret.test(member))).toEqual([]);
  });
});
