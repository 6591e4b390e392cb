import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { control } from "../../../testing/control";
import { asOwner } from "../../../testing/owner";
import { createProduct, type TestProduct } from "../../../testing/products";
import { exampleLabel as label } from "../../src/modules/food-labels/label.example";
import { placeOrder } from "./delivered-order";
import { firstOwner } from "./people";
import { cartWith, owner, region, send } from "./shop";
import { known, startVies } from "./vies-stand-in";

const admin = await owner();
const person = await firstOwner();
const vies = await startVies();

/** A draft without food information and translations. */
let draft: TestProduct;
/** A complete product. */
let whole: TestProduct;

/** Its translations. */
let translations: string[] = [];

const product = () => createProduct(`Torrone ${randomUUID()}`, { stock: 9 });

/** A published, complete product. */
async function completeProduct(): Promise<TestProduct> {
  const made = await product();
  await admin.admin.product.update(made.id, { description: "Mit Honig." });
  const { created } = await admin.client.fetch<{ created: { id: string }[] }>("/admin/translations/batch", {
    method: "POST",
    body: {
      create: ["it-IT", "en-US"].map((locale_code) => ({
        reference: "product",
        reference_id: made.id,
        locale_code,
        translations: { title: "Torrone", description: "Con miele." },
      })),
    },
  });
  translations = created.map(({ id }) => id);
  await admin.client.fetch(`/admin/food-labels/${made.id}`, { method: "POST", body: label });
  return made;
}

/** A request like those of the admin's own pages for an Italian owner, with any response. */
const postAsAdmin = (path: string, body: unknown) =>
  send("POST", path, body, { ...person.headers, "x-medusa-locale": "it-IT" });

const statusOf = async (id: string) => (await admin.admin.product.retrieve(id)).product.status;

async function listed(id: string): Promise<boolean> {
  const { body } = await send("GET", `/store/catalogue?region_id=${(await region()).id}&sort=newest`);
  return (body["products"] as { id: string }[]).some((one) => one.id === id);
}

const add = async ({ variantId }: TestProduct) => {
  const { id } = await cartWith([]);
  return send("POST", `/store/carts/${id}/line-items`, { variant_id: variantId, quantity: 1 });
};

beforeAll(async () => {
  // while nothing prevents it
  draft = await product();
  await admin.admin.product.update(draft.id, { status: "draft" });
  whole = await completeProduct();
  await control("restart", "commerce", { SHOP_MODE: "production", VIES_URL: vies.url });
}, 120_000);

afterAll(async () => {
  await control("restart", "commerce");
  vies.close();
  await draft.remove();
  await whole.takeOffSale();
}, 120_000);

describe("a product without food information in production", { timeout: 60_000 }, () => {
  const refused = {
    status: 400,
    body: { message: expect.stringContaining("mancano le informazioni alimentari") as string },
  };

  it("cannot be published by Medusa's own form", async () => {
    expect(await postAsAdmin(`/admin/products/${draft.id}`, { status: "published" })).toMatchObject(refused);
    expect(await statusOf(draft.id)).toBe("draft");
  });

  it("cannot be published in a batch", async () => {
    const body = { update: [{ id: draft.id, status: "published" }] };
    expect(await postAsAdmin("/admin/products/batch", body)).toMatchObject(refused);
    expect(await statusOf(draft.id)).toBe("draft");
  });

  it("cannot be created as a published product", async () => {
    const title = `Torrone ${randomUUID()}`;
    const body = {
      title,
      status: "published",
      options: [{ title: "Gewicht", values: ["150 g"] }],
      variants: [{ title: "150 g", options: { Gewicht: "150 g" }, prices: [] }],
    };
    expect(await postAsAdmin("/admin/products", body)).toMatchObject(refused);
    expect((await admin.admin.product.list({ q: title })).count).toBe(0);
  });

  it("is reported at the top of its page", async () => {
    expect(await admin.client.fetch(`/admin/products/${draft.id}/sellability`)).toMatchObject({
      product: ["no_language", "label_missing"],
      variants: [{ problems: [] }],
      production: true,
    });
  });
});

// here because it needs a restart of commerce, which costs nine seconds of CPU; the rest at night: vies.test.ts
it("VIES is asked about the VAT number of a new order", async () => {
  vies.answers.set("/rest-api/ms/DE/vat/136695976", known);
  const invoice = { company: "Nord GmbH", vat_id: "DE136695976", codice_fiscale: "", sdi_code: "", pec: "" };
  const { id } = await placeOrder({ invoice }, undefined, whole.variantId);
  const answer = async () => (await asOwner<{ vies: unknown }>(`/admin/orders/${id}/status`)).vies;
  await expect.poll(answer, { timeout: 30_000 }).toEqual({ confirmed: true, at: expect.any(String) });
});

describe("a complete product in production", { timeout: 60_000 }, () => {
  it("is published and sold, cannot lose its label or inventory tracking, and is not sold without a translation", async () => {
    expect((await postAsAdmin(`/admin/products/${whole.id}`, { status: "draft" })).status).toBe(200);
    expect((await postAsAdmin(`/admin/products/${whole.id}`, { status: "published" })).status).toBe(200);
    await expect.poll(() => listed(whole.id), { timeout: 30_000 }).toBe(true);
    expect((await add(whole)).status).toBe(200);

    const emptied = { ...label, origin: {} };
    expect(await postAsAdmin(`/admin/food-labels/${whole.id}`, emptied)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("non sono complete in tutte le lingue") as string },
    });
    const path = `/admin/products/${whole.id}/variants/${whole.variantId}`;
    expect(await postAsAdmin(path, { manage_inventory: false })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("le scorte di un peso non sono contate") as string },
    });
    expect((await add(whole)).status).toBe(200);

    await admin.client.fetch("/admin/translations/batch", {
      method: "POST",
      body: { delete: translations },
    });
    await expect.poll(() => listed(whole.id), { timeout: 30_000 }).toBe(false);
    expect(await add(whole)).toMatchObject({ status: 400, body: { code: "variant_not_sellable" } });
  });
});
