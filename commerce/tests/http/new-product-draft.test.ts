import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import type { NewProduct, OpenDraft } from "../../src/features/new-product/new-product-types";
import type { LabelData } from "../../src/modules/food-labels/label-types";
import { sql } from "./database";
import { alike, complete, draft, madeProducts } from "./new-product-forms";
import { firstOwner } from "./people";
import { catalogue, cartWith, owner, send } from "./shop";

const admin = await owner();
const first = await firstOwner();
const made = madeProducts(admin);

/** Creates a complete draft, except for what the test overrides. */
async function createDraft(over: Partial<NewProduct> = {}): Promise<{ id: string; form: NewProduct }> {
  const form = await complete({ publish: false, ...over });
  const { status, body } = await send("POST", "/admin/new-products", form, first.headers);
  expect(status).toBe(200);
  const { id } = body["product"] as { id: string };
  made.push(id);
  return { id, form };
}

const save = (id: string, form: NewProduct, who = first) =>
  send("POST", `/admin/new-products/${id}`, form, who.headers);

async function read(id: string): Promise<NewProduct> {
  const { status, body } = await send("GET", `/admin/new-products/${id}`, undefined, first.headers);
  expect(status).toBe(200);
  // the details are compared where they are changed
  return { ...(body["form"] as NewProduct), details: null };
}

async function openDrafts(): Promise<OpenDraft[]> {
  const headers = { ...first.headers, "x-medusa-locale": "de-DE" };
  const { body } = await send("GET", "/admin/new-product-drafts", undefined, headers);
  return body["drafts"] as OpenDraft[];
}

const variantIds = async (id: string): Promise<Map<string, string>> => {
  const rows = await sql<{ id: string; sku: string }>(
    "select id, sku from product_variant where product_id = $1 and deleted_at is null",
    [id],
  );
  return new Map(rows.map((row) => [row.sku, row.id]));
};

/** Properties of a product that its form does not show. */
async function storedOf(id: string) {
  const fields = "*options.values,*variants,handle,thumbnail";
  const { product } = await admin.admin.product.retrieve(id, { fields });
  const { handle, thumbnail, options, variants } = product;
  return {
    handle,
    thumbnail,
    values: options?.flatMap(({ values }) => values?.map(({ value }) => value)),
    variants: new Set(variants?.map((one) => one.id)),
  };
}

describe("a saved draft", { timeout: 120_000 }, () => {
  it("is read with its form values, except for the confirmation", async () => {
    const { id, form } = await createDraft({ slugs: { de: "", it: `Fichi ${randomUUID()}`, en: "" } });
    const back = await read(id);
    expect(back).toEqual({
      ...form,
      slugs: { ...form.slugs, it: form.slugs.it.toLowerCase().replaceAll(" ", "-") },
      label_confirmed: false,
    });
  });

  it.each([
    ["in German", draft()],
    ["in Italian", draft({ title: { de: "", it: `Torrone ${randomUUID()}`, en: "" } })],
  ])("can consist of a name %s and a code", async (_, form) => {
    const { body } = await send("POST", "/admin/new-products", form, first.headers);
    const { id } = body["product"] as { id: string };
    made.push(id);
    expect(await read(id)).toEqual(form);
  });

  it("keeps its own food information until that is removed", async () => {
    const almond = (await catalogue()).get("MAN")?.id ?? "";
    const { label } = await admin.client.fetch<{ label: LabelData }>(`/admin/food-labels/${almond}`);
    const own = { ...label, legal_name: alike("Feigentorrone") };
    const { id, form } = await createDraft({ label: own });
    expect(await read(id)).toMatchObject({ label: own, label_of: null });
    expect((await save(id, { ...form, label: null, label_of: null })).status).toBe(200);
    expect(await read(id)).toMatchObject({ label: null, label_of: null });
  });

  it("accepts changes of weights, price and title and is published; repeating them changes nothing", async () => {
    const { id, form } = await createDraft();
    const before = await variantIds(id);
    const changed: NewProduct = {
      ...form,
      title: { ...form.title, it: `Torrone nuovo ${randomUUID()}` },
      weights: [
        { grams: 150, cents: 750, stock: 5 },
        { grams: 1000, cents: null, stock: 3 },
      ],
    };
    for (const time of [1, 2]) {
      expect([time, (await save(id, changed)).status]).toEqual([time, 200]);
      expect(await read(id)).toEqual({ ...changed, label_confirmed: false });
    }
    const after = await variantIds(id);
    expect([...after.keys()].toSorted()).toEqual([`ST-${form.code}-0150`, `ST-${form.code}-1000`]);
    // the remaining weight is the same variant, not a new one of the same name
    expect(after.get(`ST-${form.code}-0150`)).toBe(before.get(`ST-${form.code}-0150`));

    const whole = { ...changed, publish: true };
    const refused = await save(id, whole);
    expect([refused.status, refused.body["missing"]]).toEqual([400, ["price"]]);
    whole.weights = changed.weights.map((one) => ({ ...one, cents: one.cents ?? 3950 }));
    expect((await save(id, whole)).status).toBe(200);
    const italian = (await catalogue("it-IT")).get(form.code);
    expect(italian?.title).toBe(changed.title.it);
    const kilogram = italian?.variants?.find(({ weight }) => weight === 1000);
    expect([kilogram?.title, kilogram?.inventory_quantity]).toEqual(["1 kg", 3]);
    const small = italian?.variants?.find(({ weight }) => weight === 150);
    const cart = await cartWith([{ variant_id: small?.id ?? "", quantity: 2 }]);
    expect(cart.items?.[0]?.unit_price).toBe(7.5);
  });

  it("gets a new code for all its weights, and a weight it had before", async () => {
    const { id, form } = await createDraft();
    const other = { ...form, code: draft().code };
    expect((await save(id, other)).status).toBe(200);
    expect([...(await variantIds(id)).keys()].toSorted()).toEqual([
      `ST-${other.code}-0150`,
      `ST-${other.code}-0300`,
    ]);
    expect((await save(id, { ...other, weights: [] })).status).toBe(200);
    expect(await read(id)).toMatchObject({ code: other.code, weights: [] });
    expect((await save(id, other)).status).toBe(200);
    expect(await read(id)).toEqual({ ...other, label_confirmed: false });
  });

  it.runIf(atNight)("stays unchanged if a later part of the change fails", async () => {
    const { id } = await createDraft();
    const before = await read(id);
    const stored = await storedOf(id);
    const { status } = await save(id, {
      ...before,
      title: { ...before.title, de: "Etwas anderes", it: "Altro" },
      type_id: null,
      category_ids: [],
      pictures: [],
      weights: [
        { grams: 150, cents: 100, stock: 1 },
        { grams: 500, cents: 200, stock: 2 },
      ],
      label: null,
      label_of: null,
      slugs: { de: "mandeltorrone", it: "", en: "" },
    });
    expect(status).toBe(400);
    expect(await read(id)).toEqual(before);
    expect(await storedOf(id)).toEqual(stored);
    expect((await save(id, { ...before, label_confirmed: true, publish: true })).status).toBe(200);
  });

  it("is refused with the code of another product", async () => {
    const { id, form } = await createDraft();
    const { status, body } = await save(id, { ...form, code: "MAN" });
    expect([status, body["fields"]]).toEqual([409, { code: "taken" }]);
  });

  it.runIf(atNight)("is updated by the form that created it if its response was lost", async () => {
    const { id, form } = await createDraft();
    const later = { ...form, weights: [{ grams: 200, cents: 900, stock: 2 }] };
    const again = await send("POST", "/admin/new-products", later, first.headers);
    expect([again.status, again.body["product"]]).toMatchObject([200, { id }]);
    expect((await read(id)).weights).toEqual([{ grams: 200, cents: 900, stock: 2 }]);
  });

  it("is in the list of drafts with what is missing, until it is published", async () => {
    const { id, form } = await createDraft({ pictures: [] });
    const { id: later } = await createDraft({ type_id: null });
    const listed = (await openDrafts()).filter((one) => [id, later].includes(one.id));
    expect(listed).toMatchObject([
      { id: later, missing: ["vat_kind", "label_confirmed"] },
      { id, name: form.title.de, missing: ["pictures", "label_confirmed"] },
    ]);
    expect((await save(id, form)).status).toBe(200);
    expect((await openDrafts()).find((one) => [id, later].includes(one.id))?.id).toBe(id);
    const whole = await complete({ request_id: form.request_id, code: form.code });
    expect((await save(id, whole)).status).toBe(200);
    expect((await openDrafts()).map((one) => one.id)).not.toContain(id);
  });

  it.runIf(atNight)("is published once if the same form is sent again", async () => {
    const { id, form } = await createDraft();
    const whole = { ...form, publish: true };
    const [one, other] = await Promise.all([save(id, whole), save(id, whole)]);
    for (const { status, body } of [one, other, await save(id, whole)]) {
      expect([status, body["product"]]).toMatchObject([200, { id }]);
    }
    const { product } = await admin.admin.product.retrieve(id);
    expect([product.title, product.status]).toEqual([form.title.de, "published"]);
  });

  it("is not available for a product created elsewhere or changed in a way the form does not show", async () => {
    const { product } = await admin.admin.product.create({
      title: `Anderswo ${randomUUID()}`,
      status: "draft",
      options: ["Gewicht", "Form"].map((title) => ({ title, values: ["150 g"] })),
    });
    made.push(product.id);
    const { id } = await createDraft();
    const [weight] = (await variantIds(id)).values();
    await admin.admin.product.updateVariant(id, weight ?? "", { allow_backorder: true });
    for (const other of [product.id, id]) {
      const { status } = await send("GET", `/admin/new-products/${other}`, undefined, first.headers);
      expect(status).toBe(409);
    }
    const listed = (await openDrafts()).map((one) => one.id);
    expect(listed).not.toContain(product.id);
    expect(listed).not.toContain(id);
  });

  it("responds 404 for an unknown id and 400 for an invalid form", async () => {
    const { id, form } = await createDraft();
    const unknown = await send("GET", "/admin/new-products/prod_none", undefined, first.headers);
    expect([unknown.status, (await save("prod_none", form)).status]).toEqual([404, 404]);
    expect((await save(id, { ...form, code: "fic" })).status).toBe(400);
  });
});
