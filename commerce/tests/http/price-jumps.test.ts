import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nougatType } from "../../../testing/products";
import { firstOwner } from "./people";
import { owner, send } from "./shop";

const admin = await owner();
let id = "";
let small = "";
let large = "";
let headers: Record<string, string>;

const made: string[] = [];
const eur = (amount: number) => [{ currency_code: "eur", amount }];
const weight = (grams: number, amount: number) => ({
  title: `${grams} g`,
  weight: grams,
  options: { Gewicht: `${grams} g` },
  prices: eur(amount),
});
const product = async (...variants: ReturnType<typeof weight>[]) => ({
  title: `Sprungtorrone ${randomUUID()}`,
  type_id: await nougatType(),
  options: [{ title: "Gewicht", values: ["150 g", "300 g", "500 g"] }],
  variants,
});

/** Amounts are written with spaces that keep them on one line. */
async function post(path: string, body: unknown, as = headers) {
  const { status, body: answer } = await send("POST", path, body, as);
  return { status, message: String(answer["message"]).replaceAll("\u00a0", " ") };
}
/** Prices in euros of the product's weights, lightest first. */
async function prices(): Promise<(number | undefined)[]> {
  const { product: now } = await admin.admin.product.retrieve(id, { fields: "*variants.prices" });
  return (now.variants ?? [])
    .toSorted((one, other) => (one.weight ?? 0) - (other.weight ?? 0))
    .map((one) => one.prices?.[0]?.amount);
}

beforeAll(async () => {
  headers = { ...(await firstOwner()).headers, "x-medusa-locale": "de-DE" };
  const { product: fresh } = await admin.admin.product.create(
    await product(weight(150, 7.1), weight(300, 13)),
  );
  ({ id } = fresh);
  made.push(id);
  const idOf = (grams: number) => fresh.variants?.find((one) => one.weight === grams)?.id ?? "";
  [small, large] = [idOf(150), idOf(300)];
});

afterAll(async () => {
  for (const one of made) await admin.admin.product.delete(one);
});

describe("a price typed with a dot into Medusa's forms", { timeout: 60_000 }, () => {
  const refusal =
    "Nicht gespeichert. „150 g“: 7,10 € → 710,00 €. Das ist um mehr als die Hälfte anders als bisher oder weit von den anderen Gewichten entfernt; Medusa liest einen Punkt im Preis als Tausenderpunkt. Bitte korrigieren Sie Preis oder Gewicht, oder bestätigen Sie den Preis unter „Produkte“ auf der Seite des Produkts.";

  it.each<[string, () => [path: string, body: unknown]]>([
    ["the grid", () => [`/${id}/variants/batch`, { update: [{ id: small, prices: eur(710) }] }]],
    ["the form of a weight", () => [`/${id}/variants/${small}`, { prices: eur(710) }]],
    ["the product", () => [`/${id}`, { variants: [{ id: small, prices: eur(710) }, { id: large }] }]],
    [
      "the batch of products",
      () => ["/batch", { update: [{ id, variants: [{ id: small, prices: eur(710) }] }] }],
    ],
  ])("is refused in %s, in words, and nothing changes", async (_, request) => {
    const [path, body] = request();
    const answer = await post(`/admin/products${path}`, body);
    expect(answer).toEqual({ status: 400, message: refusal });
    expect(await prices()).toEqual([7.1, 13]);
  });

  it("is refused for all weights at once, each with its old and new price", async () => {
    const update = [
      { id: small, prices: eur(710) },
      { id: large, prices: eur(1300) },
    ];
    const { status, message } = await post(`/admin/products/${id}/variants/batch`, { update });
    expect(status).toBe(400);
    for (const change of ["„150 g“: 7,10 € → 710,00 €", "„300 g“: 13,00 € → 1.300,00 €"]) {
      expect(message).toContain(change);
    }
  });

  it("is refused for a weight of another product", async () => {
    const { product: other } = await admin.admin.product.create(await product(weight(150, 7.1)));
    made.push(other.id);
    const update = [{ id: other.variants?.[0]?.id, prices: eur(710) }];
    expect(await post(`/admin/products/${id}/variants/batch`, { update })).toMatchObject({ status: 404 });
  });

  it("is refused for one weight of a new product", async () => {
    const body = await product(weight(150, 7.1), weight(300, 1300));
    const refused = expect.stringContaining("„300 g“: 1.300,00 €") as string;
    expect(await post("/admin/products", body)).toMatchObject({ status: 400, message: refused });
    expect(await post("/admin/products/batch", { create: [body] })).toMatchObject({ status: 400 });
  });

  it("is refused in the language of the admin", async () => {
    const italian = { ...headers, "x-medusa-locale": "it-IT" };
    const path = `/admin/products/${id}/variants/${small}`;
    const { message } = await post(path, { prices: eur(710) }, italian);
    expect(message).toContain("Non salvato. «150 g»: 7,10 € → 710,00 €.");
  });

  it("is accepted for usual changes", async () => {
    expect(await post(`/admin/products/${id}/variants/${small}`, { prices: eur(7.5) })).toMatchObject({
      status: 200,
    });
    expect(await prices()).toEqual([7.5, 13]);
  });

  it.each(["import", "imports"])("cannot be imported from a file (%s)", async (route) => {
    const { status, message } = await post(`/admin/products/${route}`, {
      file_key: "x",
      originalname: "x.csv",
    });
    expect([status, message]).toEqual([400, expect.stringContaining("„Tabelle der Produkte“")]);
  });
});
