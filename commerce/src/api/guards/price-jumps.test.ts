import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, it, vi } from "vitest";
import { priceJumpGuards } from "./price-jumps";

const variant = (id: string, weight: number | null, amount: number) => ({
  id,
  product_id: "prod_1",
  title: id,
  weight,
  manage_inventory: true,
  allow_backorder: false,
  price_set: { prices: [{ amount, currency_code: "eur" }] },
});
const stored = [variant("small", 150, 7.1), variant("large", 300, 12.9)];
const only = [variant("small", 150, 7.1)];
const eur = (amount: number) => [{ amount, currency_code: "eur" }];

/** What the guard of a route passes on about a body: null if the request may go on. */
async function refusalOf(
  matcher: string,
  body: unknown,
  params: Record<string, string> = { id: "prod_1" },
  data = stored,
) {
  const graph = () => Promise.resolve({ data });
  const req = { body, params, scope: { resolve: () => ({ graph }) }, get: () => "de-DE", headers: {} };
  const next = vi.fn();
  const guard = priceJumpGuards.find((one) => one.matcher === matcher)?.middlewares?.[0];
  if (typeof guard !== "function") throw new Error(`No guard of ${matcher}`);
  await Promise.resolve(guard(req as unknown as MedusaRequest, {} as MedusaResponse, next)).catch(next);
  const error: unknown = next.mock.lastCall?.[0];
  return error instanceof Error ? error.message.replaceAll("\u00a0", " ") : null;
}

const batch = "/admin/products/:id/variants/batch";
const ofWeight = "/admin/products/:id/variants/:variant_id";

it.each<[string, string, unknown, string]>([
  [
    "a new weight without grams",
    "/admin/products/:id/variants",
    { title: "Dose", prices: eur(2150) },
    "„Dose“: 2.150,00 €, nach den anderen Gewichten etwa 12,90 €.",
  ],
  [
    "a weight of another product",
    batch,
    { update: [{ id: "foreign", prices: eur(710) }] },
    "Variant not found",
  ],
  ["its grams", batch, { update: [{ id: "foreign", weight: 15 }] }, "Variant not found"],
  [
    "changed grams alone",
    batch,
    { update: [{ id: "small", weight: 15 }] },
    "„small“: 7,10 €, nach den anderen Gewichten etwa 0,65 €.",
  ],
  [
    "changed grams with the price sent along",
    batch,
    { update: [{ id: "small", weight: 15, prices: eur(7.1) }] },
    "„small“: 7,10 €, nach den anderen Gewichten etwa 0,65 €.",
  ],
  [
    "changed grams in the form of a product",
    "/admin/products/:id",
    { variants: [{ id: "small", weight: "1500" }] },
    "„small“: 7,10 €, nach den anderen Gewichten etwa 64,50 €.",
  ],
])("%s is refused", async (_, matcher, body, text) => {
  expect(await refusalOf(matcher, body)).toContain(text);
});

it.each<[string, string, unknown]>([
  ["grams close to the present ones", batch, { update: [{ id: "small", weight: 140 }] }],
  ["the present grams and price", batch, { update: [{ id: "small", weight: 150, prices: eur(7.1) }] }],
  ["a new weight without price", batch, { create: [{ title: "500 g", weight: 500, prices: [] }] }],
  ["a title", batch, { update: [{ id: "small", title: "150 g" }] }],
])("%s may be saved", async (_, matcher, body) => {
  expect(await refusalOf(matcher, body)).toBeNull();
});

it("grams in the form of a weight are compared with the other weights", async () => {
  const params = { id: "prod_1", variant_id: "small" };
  expect(await refusalOf(ofWeight, { weight: 15 }, params)).toContain("„small“");
  expect(await refusalOf(ofWeight, { weight: 160 }, params)).toBeNull();
});

it("grams of the only weight are compared with its present price per kg, unless it is emptied first", async () => {
  const params = { id: "prod_1", variant_id: "small" };
  const saved = (body: unknown, data: typeof stored) => refusalOf(ofWeight, body, params, data);
  expect(await saved({ weight: 15_000 }, only)).toContain(
    "„small“: 7,10 €, nach dem bisherigen Preis je Kilogramm etwa 709,95 € (stimmt das neue Gewicht, leeren Sie",
  );
  expect(await saved({ weight: null }, only)).toBeNull();
  expect(await saved({ weight: 15_000 }, [variant("small", null, 7.1)])).toBeNull();
});
