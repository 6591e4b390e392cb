import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownProduct } from "../../../testing/own-product";
import { createPriceList, createPromotion } from "../../../testing/past-pages";
import { firstOwner } from "./people";
import { owner, send } from "./shop";

const admin = await owner();
const goods = await ownProduct(`Listentorrone ${randomUUID()}`);
let italian: Record<string, string>;
let secretKey: { id: string; headers: Record<string, string> };

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
    expect([status, body["message"]]).toEqual([400, expect.stringContaining("alla voce «Prezzi»")]);
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
    [
      "/admin/stores/store_1",
      { supported_currencies: [{ currency_code: "eur", is_tax_inclusive: false }] },
      "VAT",
    ],
    ["/admin/regions/reg_1", { automatic_taxes: false }, "VAT"],
    ["/admin/regions/reg_1", { is_tax_inclusive: false }, "VAT"],
    ["/admin/regions/reg_1", { currency_code: "usd" }, "VAT"],
    ["/admin/shipping-options", { name: "Courier", price_type: "flat" }, "shipping costs"],
    ["/admin/shipping-options/so_1", { price_type: "flat" }, "shipping costs"],
    ["/admin/shipping-options/so_1/rules/batch", { create: [] }, "shipping costs"],
    ["/admin/uploads/presigned-urls", { originalname: "a.csv", mime_type: "text/csv", size: 1 }, "imported"],
  ])("are refused in whatever way they are asked for: POST %s", async (path, body, word) => {
    for (const headers of [secretKey.headers, { ...italian, "x-medusa-locale": "en-GB" }]) {
      const { status, body: answer } = await send("POST", path, body, headers);
      expect([status, answer["message"]]).toEqual([400, expect.stringContaining(word)]);
    }
  });

  it("are refused as the end of the shop's shipping option", async () => {
    const { status } = await send("DELETE", "/admin/shipping-options/so_1", undefined, italian);
    expect(status).toBe(400);
  });

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
