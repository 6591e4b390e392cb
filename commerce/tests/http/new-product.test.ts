import { describe, expect, it } from "vitest";
import type { NewProductChoices } from "../../src/features/new-product/new-product-types";
import type { LabelData } from "../../src/modules/food-labels/label-types";
import { sql } from "./database";
import { alike, complete, draft, madeProducts } from "./new-product-forms";
import { firstOwner } from "./people";
import { catalogue, cartWith, owner, send } from "./shop";

const admin = await owner();
const first = await firstOwner();
const made = madeProducts(admin);

async function make(body: unknown, who = first) {
  const answer = await send("POST", "/admin/new-products", body, who.headers);
  const { id } = (answer.body["product"] ?? {}) as { id?: string };
  if (id && !made.includes(id)) made.push(id);
  return { ...answer, id: id ?? "" };
}

const countOf = async (code: string): Promise<number> => {
  const [row] = await sql<{ count: string }>(
    "select count(*) from product_variant where sku like $1 and deleted_at is null",
    [`ST-${code}-%`],
  );
  return Number(row?.count);
};

describe("a new product", { timeout: 120_000 }, () => {
  it("is published once it is complete, in its languages, with its stock, label and slugs", async () => {
    const given = await complete();
    const { status, id } = await make(given);
    expect(status).toBe(200);
    const italian = (await catalogue("it-IT")).get(given.code);
    expect(italian?.title).toBe(given.title.it);
    // Medusa's own route returns them unordered
    const packs = italian?.variants?.map(({ sku, weight, inventory_quantity: left }) => [sku, weight, left]);
    expect(packs?.sort(([, a], [, b]) => Number(a) - Number(b))).toEqual([
      [`ST-${given.code}-0150`, 150, 12],
      [`ST-${given.code}-0300`, 300, 0],
    ]);
    expect(italian?.product_detail?.pictures[0]?.alt).toEqual(alike("Feigen"));
    const labels = await sql("select id from food_label where product_id = $1 and deleted_at is null", [id]);
    expect(labels).toHaveLength(1);
    const slugs = await sql<{ language: string }>(
      "select language from slug where entity_id = $1 and current",
      [id],
    );
    expect(slugs.map(({ language }) => language).toSorted()).toEqual(["de", "en", "it"]);
    const small = italian?.variants?.find(({ weight }) => weight === 150);
    const cart = await cartWith([{ variant_id: small?.id ?? "", quantity: 2 }]);
    expect(cart.items?.[0]?.unit_price).toBe(6.95);
  });

  it("is created once even if its form is sent several times", async () => {
    const given = await complete();
    const [one, other] = await Promise.all([make(given), make(given)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.id).toBe(other.id);
    expect((await make(given)).id).toBe(one.id);
    expect(await countOf(given.code)).toBe(2);
  });

  it("is not published while something is missing, and the response lists what", async () => {
    const given = await complete({ pictures: [], label_of: null });
    const { status, body } = await make(given);
    expect([status, body["missing"]]).toEqual([400, ["pictures", "label"]]);
    expect(await countOf(given.code)).toBe(0);
  });

  it("gets its own food information", async () => {
    const almond = (await catalogue()).get("MAN")?.id ?? "";
    const { label } = await admin.client.fetch<{ label: LabelData }>(`/admin/food-labels/${almond}`);
    const own = { ...label, legal_name: alike("Feigentorrone") };
    const { status, id } = await make(await complete({ label: own, label_confirmed: false }));
    expect(status).toBe(200);
    expect(await admin.client.fetch(`/admin/food-labels/${id}`)).toMatchObject({ label: own, missing: [] });
  });

  it("is not created if its slug is taken", async () => {
    const given = await complete({ slugs: { de: "mandeltorrone", it: "", en: "" } });
    const { status } = await make(given);
    expect(status).toBe(400);
    expect(await countOf(given.code)).toBe(0);
    expect(await sql("select id from product where external_id = $1", [given.request_id])).toEqual([]);
  });

  it("is refused with the code of another product", async () => {
    expect((await make(draft({ code: "MAN" }))).status).toBe(409);
  });

  it.each<[string, Record<string, unknown>]>([
    ["no name", { title: alike("") }],
    ["a lower-case code", { code: "fic" }],
    ["a price of 0", { weights: [{ grams: 150, cents: 0, stock: 1 }] }],
    ["a weight twice", { weights: [150, 150].map((grams) => ({ grams, cents: 100, stock: 1 })) }],
    ["a fraction of a gram", { weights: [{ grams: 0.5, cents: 100, stock: 1 }] }],
    ["a negative stock", { weights: [{ grams: 150, cents: 100, stock: -1 }] }],
    ["a picture without a URL", { pictures: [{ url: "", width: 1, height: 1, alt: alike("") }] }],
    ["an invalid idempotency key", { request_id: "twice" }],
    ["an unknown field", { metadata: {} }],
  ])("is refused with %s", async (_, over) => {
    expect((await make({ ...draft(), ...over })).status).toBe(400);
  });

  it("can be assigned to categories, types and food information, named in the owner's language", async () => {
    const headers = { ...first.headers, "x-medusa-locale": "it-IT" };
    const { body } = await send("GET", "/admin/new-products", undefined, headers);
    const { categories, types, products } = body as unknown as NewProductChoices;
    expect(categories.map(({ name }) => name)).toContain("Torrone classico");
    expect(types.map(({ name }) => name)).toContain("Torrone");
    expect(products.map(({ name }) => name)).toContain("Torrone alle mandorle");
  });
});
