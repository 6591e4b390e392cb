import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownProduct } from "../../../testing/own-product";
import { createPriceList, createPromotion } from "../../../testing/past-pages";
import { firstOwner } from "./people";
import { owner, send } from "./shop";

const admin = await owner();
const goods = await ownProduct(`Listentorrone ${randomUUID()}`);
let italian: Record<string, string>;
let english: Record<string, string>;
let secretKey: { id: string; headers: Record<string, string> };

interface Region {
  id: string;
  name: string;
  countries: { iso_2: string }[];
}

let region: Region;

const readRegion = async (): Promise<Region> => {
  const { body } = await send("GET", "/admin/regions", undefined, italian);
  const [first] = body["regions"] as Region[];
  if (!first) throw new Error("There is no region");
  return first;
};

const promotion = () => ({
  code: `GRATIS${randomUUID().slice(0, 8)}`,
  type: "standard" as const,
  status: "active" as const,
  is_automatic: true,
  application_method: {
    type: "percentage" as const,
    target_type: "order" as const,
    value: 100,
    currency_code: "eur",
  },
});
const list = () => ({
  title: `Saldi ${randomUUID()}`,
  description: "Saldi",
  type: "sale" as const,
  status: "active" as const,
  prices: [{ variant_id: goods.variantId, currency_code: "eur", amount: 9.9 }],
});

beforeAll(async () => {
  italian = { ...(await firstOwner()).headers, "x-medusa-locale": "it-IT" };
  english = { ...italian, "x-medusa-locale": "en-GB" };
  region = await readRegion();
  const { api_key: key } = await admin.admin.apiKey.create({ title: "Prices", type: "secret" });
  const credentials = Buffer.from(`${key.token}:`).toString("base64");
  secretKey = { id: key.id, headers: { authorization: `Basic ${credentials}`, "x-medusa-locale": "en-GB" } };
});

afterAll(async () => {
  await admin.admin.apiKey.revoke(secretKey.id);
  await admin.admin.apiKey.delete(secretKey.id);
});

describe("prices made with Medusa's own pages", { timeout: 60_000 }, () => {
  it.each<[string, () => object]>([
    ["/admin/promotions", promotion],
    ["/admin/campaigns", () => ({ name: "Saldi", campaign_identifier: randomUUID() })],
  ])("are refused, and the owner is sent to the shop's own page: POST %s", async (path, body) => {
    const { status, body: answer } = await send("POST", path, body(), italian);
    expect([status, answer["message"]]).toEqual([400, expect.stringContaining("in «Codici sconto»")]);
  });

  it("are refused as price lists, and nothing is sold for less", async () => {
    const { status, body } = await send("POST", "/admin/price-lists", list(), italian);
    expect([status, body["message"]]).toEqual([400, expect.stringContaining("alla voce «Pesi»")]);
    const { weights } = await admin.client.fetch<{ weights: { now_cents: number }[] }>(
      `/admin/products/${goods.id}/price-log`,
    );
    expect(weights.map(({ now_cents: cents }) => cents)).toEqual([1290]);
  });

  it.each([
    ["/admin/workflows-executions/create-promotions/run", { input: { promotionsData: [] } }, "workflows"],
    ["/admin/workflows-executions/create-promotions/steps/success", {}, "workflows"],
    ["/admin/workflows-executions/job-backfill-mails/run", {}, "workflows"],
    [
      "/admin/price-preferences",
      { attribute: "currency_code", value: "eur", is_tax_inclusive: false },
      "VAT",
    ],
    ["/admin/stores/store_1", { default_region_id: null }, "of the store"],
    [
      "/admin/reservations",
      { inventory_item_id: "iitem_1", location_id: "sloc_1", quantity: 1 },
      "stock itself",
    ],
    ["/admin/inventory-items", { sku: "ST-MAN-0150" }, "stock itself"],
    ["/admin/inventory-items/iitem_1/location-levels", { location_id: "sloc_1" }, "stock itself"],
    ["/admin/inventory-items/iitem_1/location-levels/sloc_1", { stocked_quantity: 5 }, "stock itself"],
    ["/admin/inventory-items/location-levels/batch", { delete: ["ilev_1"] }, "stock itself"],
    ["/admin/tax-rates", { name: "IVA", code: "iva", rate: 0, tax_region_id: "txreg_1" }, "VAT rates"],
    ["/admin/tax-rates/txr_1", { rate: 0 }, "VAT rates"],
    ["/admin/tax-regions/txreg_1", { province_code: null }, "VAT rates"],
    ["/admin/regions/reg_1", { automatic_taxes: false }, "VAT"],
    ["/admin/regions/reg_1", { is_tax_inclusive: false }, "VAT"],
    ["/admin/regions/reg_1", { currency_code: "usd" }, "VAT"],
    ["/admin/shipping-options", { name: "Courier", price_type: "flat" }, "shipping costs"],
    ["/admin/shipping-options/so_1", { price_type: "flat" }, "shipping costs"],
    ["/admin/shipping-options/so_1/rules/batch", { create: [] }, "shipping costs"],
    ["/admin/uploads/presigned-urls", { originalname: "a.csv", mime_type: "text/csv", size: 1 }, "imported"],
  ])("are refused in whatever way they are asked for: POST %s", async (path, body, word) => {
    for (const headers of [secretKey.headers, english]) {
      const { status, body: answer } = await send("POST", path, body, headers);
      expect([status, answer["message"]]).toEqual([400, expect.stringContaining(word)]);
    }
  });

  it.each(["shipping-options/so_1", "inventory-items/iitem_1", "tax-rates/txr_1", "tax-regions/txreg_1"])(
    "are refused as the end of what they depend on: DELETE %s",
    async (path) => {
      expect((await send("DELETE", `/admin/${path}`, undefined, italian)).status).toBe(400);
    },
  );

  it("are refused to a secret API key as well", async () => {
    const { status, body } = await send("POST", "/admin/promotions", promotion(), secretKey.headers);
    expect([status, body["message"]]).toEqual([400, expect.stringContaining("under “Promo codes”")]);
    expect(await send("POST", "/admin/price-lists", list(), secretKey.headers)).toMatchObject({
      status: 400,
    });
  });

  it("from before can be deleted, but not changed", async () => {
    const [old, oldList] = [await createPromotion(promotion()), await createPriceList(list())];
    for (const path of [`/admin/promotions/${old}`, `/admin/price-lists/${oldList}`]) {
      expect(await send("POST", path, { status: "draft" }, italian)).toMatchObject({ status: 400 });
      expect(await send("DELETE", path, undefined, italian)).toMatchObject({ status: 200 });
    }
    const prices = `/admin/price-lists/${oldList}/prices/batch`;
    expect(await send("POST", prices, { create: list().prices }, italian)).toMatchObject({ status: 400 });
  });
});

const change = (body: unknown, method = "POST") => send(method, `/admin/regions/${region.id}`, body, english);

describe("the countries of the shop's region", () => {
  it.each([
    ["without Germany", ["it", "fr", "es", "gb"]],
    ["with Austria", ["it", "fr", "de", "es", "gb", "at"]],
    ["with Austria instead of Germany", ["it", "fr", "at", "es", "gb"]],
    ["none", []],
  ])("are not changed: %s", async (_, countries) => {
    const { status, body } = await change({ countries });
    expect(status).toBe(400);
    expect(body["message"]).toContain("The countries of delivery are also part of the shop’s shipping costs");
    expect((await readRegion()).countries).toEqual(region.countries);
  });

  it("are not removed with the region", async () => {
    expect((await change(undefined, "DELETE")).status).toBe(400);
    expect((await readRegion()).id).toBe(region.id);
  });

  it.each([
    ["POST", "/admin/fulfillment-sets/fuset_1/service-zones", { name: "Austria", geo_zones: [] }],
    ["POST", "/admin/fulfillment-sets/fuset_1/service-zones/serzo_1", { geo_zones: [] }],
    ["DELETE", "/admin/fulfillment-sets/fuset_1/service-zones/serzo_1", undefined],
    ["DELETE", "/admin/fulfillment-sets/fuset_1", undefined],
    ["POST", "/admin/stock-locations/sloc_1/fulfillment-sets", { name: "Austria", type: "shipping" }],
    ["POST", "/admin/stock-locations/sloc_1/fulfillment-providers", { remove: ["parcel_parcel"] }],
  ])("are not changed by the zones of delivery: %s %s", async (method, path, body) => {
    const { status, body: answer } = await send(method, path, body, english);
    expect(status).toBe(400);
    expect(answer["message"]).toContain("Medusa’s delivery zones and carriers are not changed");
  });

  it("stay when the rest of the region is saved", async () => {
    const countries = region.countries.map(({ iso_2: code }) => code).toReversed();
    expect((await change({ name: region.name, countries })).status).toBe(200);
    expect(countries.toSorted()).toEqual(["de", "es", "fr", "gb", "it"]);
  });
});
