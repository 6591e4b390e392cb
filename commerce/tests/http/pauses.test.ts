import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartView } from "@su-turrone/contract/cart-view";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { inStock, cartOf, choosePaymentMethod, heldBy, ordersOf, press } from "./payment-tools";
import { owner, send } from "./shop";

const admin = await owner();

/** The day in Rome, the given number of days from now. */
const day = (days: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(Date.now() + days * 86_400_000);

const banner = { de: "", it: "", en: "" };
const closed = { kind: "closed", first: day(-1), last: day(1), banner, category_ids: [], countries: [] };

const save = (pauses: unknown) =>
  admin.client
    .fetch<unknown>("/admin/shop-settings", {
      method: "POST",
      body: { changes: { pauses } },
      headers: { "x-medusa-locale": "it" },
    })
    .then(() => 200)
    .catch((error: unknown) => (error as { status: number }).status);

const facts = async () => (await send("GET", "/store/shop")).body["shop"] as { pauses: unknown };

const product = await ownProduct("Hitzeprobe", inStock);
let above: string;
let below: string;

/** A heat pause around today for the goods of a category. */
const heat = (category: string, change: object = {}) => ({
  ...closed,
  kind: "heat",
  category_ids: [category],
  countries: ["de", "es"],
  ...change,
});

const viewOf = async (id: string): Promise<CartView> =>
  (await send("GET", `/store/carts/${id}/view`)).body["cart"] as CartView;
const pausedUntil = async (id: string) => (await viewOf(id)).lines.map(({ paused_until: until }) => until);

beforeAll(async () => {
  const create = async (name: string, parent: string | null) => {
    const { product_category: made } = await admin.admin.productCategory.create({
      name,
      is_active: false,
      ...(parent ? { parent_category_id: parent } : {}),
    });
    return made.id;
  };
  above = await create(`Hitze ${Date.now()}`, null);
  below = await create(`Hitze darunter ${Date.now()}`, above);
  await admin.admin.productCategory.updateProducts(below, { add: [product.id] });
});

afterAll(async () => {
  await save([]);
  await sql("delete from shop_settings_version where saved_by <> 'first-shop'");
  for (const id of [below, above]) await admin.admin.productCategory.delete(id);
});

describe("pauses", () => {
  it("are returned to the storefront as saved", async () => {
    const both = [closed, heat(above)];
    expect(await save(both)).toBe(200);
    expect((await facts()).pauses).toEqual(both);
    expect(await save([])).toBe(200);
    expect((await facts()).pauses).toEqual([]);
  });

  it.each([
    ["a last day before the first", { ...closed, last: day(-2) }],
    ["no first day", { ...closed, first: "" }],
    ["an invalid date", { ...closed, first: "2027-02-30", last: "2027-03-02" }],
    ["more than 120 days", { ...closed, first: "2027-01-01", last: "2027-05-01" }],
    ["an unknown kind", { ...closed, kind: "rain" }],
    ["heat without categories", { ...closed, kind: "heat", countries: ["it"] }],
    ["heat without countries", { ...closed, kind: "heat", category_ids: ["pcat_1"] }],
    ["a country without delivery", { ...closed, countries: ["us"] }],
    ["a text that is too long", { ...closed, banner: { ...banner, it: "a".repeat(301) } }],
  ])("are refused with %s", async (_, pause) => {
    expect(await save([pause])).toBe(400);
    expect((await facts()).pauses).toEqual([]);
  });
});

describe("a heat pause", () => {
  const email = () => `heat-${Date.now()}@example.com`;

  it("marks products in open carts to its countries, with its last day", async () => {
    const { id } = await cartOf(product, email());
    const marks: [object, string | null][] = [
      [heat(below), day(1)],
      // a parent category includes its subcategories
      [heat(above, { last: day(3) }), day(3)],
      [closed, null],
    ];
    for (const [pause, until] of marks) {
      await save([pause]);
      expect(await pausedUntil(id), JSON.stringify(pause)).toEqual([until]);
    }
    await save([heat(above)]);
    const change = { type: "set_country", country: "it" };
    const { body } = await send("POST", `/store/carts/${id}/changes`, change);
    expect((body["cart"] as CartView).lines[0]?.paused_until).toBeNull();
  });

  it("prevents an order and charges nothing", async () => {
    const method = "card" as const;
    await save([]);
    const address = email();
    const cart = await cartOf(product, address);
    const intent = await choosePaymentMethod(cart, method);
    await save([heat(above)]);
    expect(await press(cart.id)).toMatchObject({
      type: "refused",
      reason: "cart_changed",
    });
    expect(await ordersOf(address)).toEqual([]);
    expect(await heldBy(intent ?? "")).toBe(0);
    // nothing is lost: after the pause, or when it is deleted, the same cart can be ordered
    await save([]);
    expect(await press(cart.id)).toMatchObject({ type: "order" });
  });

  it("also prevents an order by Medusa's own completion route", async () => {
    await save([]);
    const cart = await cartOf(product, email());
    await choosePaymentMethod(cart, "bank");
    await save([heat(above)]);
    const answer = await send("POST", `/store/carts/${cart.id}/complete`);
    expect(JSON.stringify(answer.body)).toContain(
      "Goods of the cart do not travel to this country because of the heat",
    );
  });
});
