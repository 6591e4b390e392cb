import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createProduct, setSlugs } from "../../../testing/products";
import { ownProduct } from "../../../testing/own-product";
import { waitForMails } from "./mails";
import { alike } from "./new-product-forms";
import { cartOf, choosePaymentMethod, press } from "./payment-tools";
import { ownPerson } from "./people";
import { owner, region, send } from "./shop";

const admin = await owner();
const product = await ownProduct("Angabenprobe", { euro: 12, grams: 150 });

const url = "http://commerce.example/static/probe.webp";
const details = {
  brand: "Su Turrone",
  band: "mirto",
  origin: { de: "Tonara", it: "Tonara, Sardegna", en: "Tonara, Sardinia" },
  unit_price_exempt: true,
  pictures: [{ url, alt: { de: "Ein Stück Torrone", it: "", en: "" }, width: 1600, height: null }],
  taste: {
    texture: 4,
    sweetness: 2,
    pairing: { de: "Espresso", it: "caffè", en: "espresso" },
    portion_grams: 30,
    shelf_months: 6,
    demo: false,
  },
  contents: [] as { product_id: string; pieces: number }[],
  occasions: ["gift"],
};

/** Details of a product for which nothing was entered. */
const unsaid = {
  brand: "",
  band: null,
  origin: {},
  unit_price_exempt: false,
  pictures: [],
  taste: {
    texture: null,
    sweetness: null,
    pairing: {},
    portion_grams: null,
    shelf_months: null,
    demo: false,
  },
  contents: [],
  occasions: [],
};

const revision: unknown = expect.any(String);

const path = (id = product.id) => `/admin/product-details/${id}`;
const save = (body: unknown, id?: string) =>
  admin.client.fetch<{ product_detail: unknown }>(path(id), {
    method: "POST",
    body: body as Record<string, unknown>,
  });

describe("the details of a product", () => {
  it("are empty for a new product, and saved as given, idempotently", async () => {
    expect(await admin.client.fetch(path())).toEqual({ product_detail: unsaid, revision });
    expect(await save(details)).toEqual({ product_detail: details, revision });
    expect(await save(details)).toEqual({ product_detail: details, revision });
    expect(await admin.client.fetch(path())).toEqual({ product_detail: details, revision });
  });

  it("are returned with the product, in a list and individually", async () => {
    await save(details);
    const query = `region_id=${(await region()).id}&fields=id,*product_detail`;
    const alone = await send("GET", `/store/products/${product.id}?${query}`);
    expect(alone.body["product"]).toMatchObject({ product_detail: details });
    const list = await send("GET", `/store/products?${query}&id=${product.id}`);
    expect(list.body["products"]).toMatchObject([{ product_detail: details }]);
  });

  it.each([
    ["a brand that is too long", { ...details, brand: "x".repeat(81) }],
    ["an origin in an unknown language", { ...details, origin: { fr: "Tonara" } }],
    ["a description that is too long", { ...details, pictures: [{ url, alt: { de: "x".repeat(251) } }] }],
    ["a duplicate picture", { ...details, pictures: [details.pictures[0], details.pictures[0]] }],
    ["a texture beyond the scale", { ...details, taste: { ...details.taste, texture: 6 } }],
    ["an unknown band", { ...details, band: "rosso" }],
    ["a colour that is no colour", { ...details, band: "#fff; color: red" }],
    ["a band on which no text is readable", { ...details, band: "#808080" }],
    ["a fraction of a gram", { ...details, taste: { ...details.taste, portion_grams: 0.5 } }],
    ["an unknown occasion", { ...details, occasions: ["wedding"] }],
    ["a duplicate occasion", { ...details, occasions: ["gift", "gift"] }],
    ["a product with a quantity of zero", { ...details, contents: [{ product_id: "prod_1", pieces: 0 }] }],
    ["an unknown field", { ...details, price: 5 }],
    ["a missing field", { brand: "Su Turrone" }],
  ])("refuse %s and stay unchanged", async (_name, body) => {
    await save(details);
    await expect(save(body)).rejects.toMatchObject({ status: 400 });
    expect(await admin.client.fetch(path())).toEqual({ product_detail: details, revision });
  });

  it("accept a colour of the owner's as band", async () => {
    const own = { ...details, band: "#0A3F5c" };
    expect(await save(own)).toMatchObject({ product_detail: { band: "#0A3F5c" } });
    await save(details);
  });

  it("are not changed by fulfilment staff", async () => {
    const packer = await ownPerson("fulfilment");
    const answer = await send("POST", path(), { ...details, band: "noci" }, packer.headers);
    expect(answer.status).toBe(403);
    expect(await admin.client.fetch(path())).toEqual({ product_detail: details, revision });
  });

  it("respond 404 for an unknown product", async () => {
    await expect(save(details, "prod_unknown")).rejects.toMatchObject({ status: 404 });
  });

  it("contain the products in a box in the page's language, with slugs while they are for sale", async () => {
    const bar = await createProduct(`Inhaltsprobe ${randomUUID()}`, { euro: 12 });
    const [box, own] = [alike(randomUUID()), alike(randomUUID())];
    const pageNow = async () => {
      const query = `region_id=${(await region()).id}&locale=it-IT`;
      return (await send("GET", `/store/catalogue/products/${box.it}?${query}`)).body;
    };
    const contentsNow = async () => (await pageNow())["contents"];
    const bandsNow = async () => {
      const { products } = (await pageNow()) as { products: { id: string; bands: string[] }[] };
      return products.find(({ id }) => id === product.id)?.bands;
    };
    try {
      await setSlugs("product", product.id, box);
      await setSlugs("product", bar.id, own);
      await save({ ...details, band: "noci" }, bar.id);
      const filled = { ...details, contents: [{ product_id: bar.id, pieces: 3 }] };
      await save(filled);
      await expect.poll(bandsNow).toEqual(["mirto"]);
      await save({ ...filled, band: null });
      await expect.poll(bandsNow).toEqual(["noci"]);
      const expectedContent = {
        id: bar.id,
        name: expect.stringContaining("Inhaltsprobe") as unknown,
        pieces: 3,
        band: "noci",
      };
      expect(await contentsNow()).toEqual([{ ...expectedContent, slugs: own }]);
      await admin.admin.product.update(bar.id, { status: "draft" });
      await expect.poll(contentsNow).toEqual([{ ...expectedContent, slugs: null }]);
    } finally {
      await admin.admin.product.delete(bar.id);
    }
    await expect.poll(contentsNow).toEqual([]);
    await save(details);
  });

  it("determine whether a mail shows the unit price", async () => {
    const mailOf = async (exempt: boolean) => {
      await save({ ...details, unit_price_exempt: exempt });
      const email = `per-kg-${String(exempt)}-${Date.now()}@example.com`;
      const cart = await cartOf(product, email);
      await choosePaymentMethod(cart, "bank");
      expect(await press(cart.id, 1890)).toMatchObject({ type: "order" });
      const [mail] = await waitForMails(email, "order-received");
      return (mail?.text ?? "").replace(/\s+/g, " ");
    };
    // 12 EUR for 150 g
    expect(await mailOf(false)).toContain("je 12,00 € · 80,00 €/kg");
    expect(await mailOf(true)).not.toContain("€/kg");
  });
});
