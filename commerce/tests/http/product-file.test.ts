import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { FileImport, FilePreview } from "../../src/features/product-file/product-file-types";
import { complete, draft, madeProducts } from "./new-product-forms";
import { firstOwner } from "./people";
import { catalogue, owner, send } from "./shop";

const admin = await owner();
const first = await firstOwner();
const made = madeProducts(admin);
const headers = { ...first.headers, "x-medusa-locale": "it-IT" };

const post = (path: string, body: object) => send("POST", `/admin/${path}`, body, headers);
async function previewed(text: string): Promise<FilePreview> {
  const { status, body } = await post("product-file-previews", { text });
  expect(status).toBe(200);
  return body as unknown as FilePreview;
}
async function imported(text: string): Promise<FileImport> {
  const { revision } = await previewed(text);
  const { status, body } = await post("product-file", { text, revision });
  expect(status).toBe(200);
  return body as unknown as FileImport;
}

/** Creates a product on sale. */
async function onSale() {
  const form = await complete();
  const { body } = await send("POST", "/admin/new-products", form, first.headers);
  const { id } = body["product"] as { id: string };
  made.push(id);
  return { id, form };
}

async function downloaded(): Promise<string> {
  const file = await admin.client.fetch<Response>("/admin/product-file?language=it", {
    headers: { accept: "text/csv" },
  });
  return file.text();
}

describe("the table of products", { timeout: 120_000 }, () => {
  it("has a row for each weight, and changes nothing when it is read again", async () => {
    const text = await downloaded();
    const rows = parse<Record<string, string>>(text, { bom: true, delimiter: ";", columns: true });
    const almond = rows.filter(({ Sigla }) => Sigla === "MAN");
    expect(almond.map((row) => [row["Grammi"], row["Prezzo"]])).toEqual([
      ["150", "6,90"],
      ["300", "12,90"],
      ["500", "19,90"],
    ]);
    expect(almond[0]).toMatchObject({
      "Nome (italiano)": "Torrone alle mandorle",
      Categorie: "Torrone classico",
      "In vendita": "sì",
    });
    const { products, ignored } = await previewed(text);
    const initial = products.filter(({ code }) => ["MAN", "TOR", "ASS"].includes(code));
    expect(initial.map(({ changes, problems }) => [...changes, ...problems])).toEqual([[], [], []]);
    expect(ignored).toEqual([]);
  });

  it("shows what it changes, and saves exactly that once it is sent back", async () => {
    const { id, form } = await onSale();
    const text = `Sigla,Grammi,Prezzo,Nome (inglese),Nota\n${form.code},150,7.20,Figs ${randomUUID()},x\n`;
    const { products, ignored, revision } = await previewed(text);
    expect(ignored).toEqual(["Nota"]);
    expect(products[0]?.changes.slice(1)).toEqual([
      { column: "Prezzo", grams: 150, before: "6,95", after: "7,20" },
    ]);
    const priceOf = async () =>
      (await catalogue()).get(form.code)?.variants?.find(({ weight }) => weight === 150);
    expect((await priceOf())?.calculated_price?.calculated_amount).toBe(6.95);
    // somebody else changes it in the meantime
    const other = `Sigla;Grammi;Prezzo\n${form.code};150;7,00\n`;
    expect(await imported(other)).toEqual({ saved: 1, refused: [] });
    expect((await post("product-file", { text, revision })).status).toBe(409);
    expect(await imported(text)).toEqual({ saved: 1, refused: [] });
    expect(await imported(text)).toEqual({ saved: 0, refused: [] });
    expect((await priceOf())?.calculated_price?.calculated_amount).toBe(7.2);
    const { product } = await admin.admin.product.retrieve(id, { fields: "*variants" });
    expect(product.variants).toHaveLength(2);
  });

  it("leaves a price that jumps to the product's page, and saves the others", async () => {
    const [jumping, usual] = [await onSale(), await onSale()];
    const text = `Sigla;Grammi;Prezzo\n${jumping.form.code};150;695\n${usual.form.code};150;7\n`;
    const { products } = await previewed(text);
    expect(products.map(({ problems }) => problems)).toEqual([[{ missing: "price_confirmed" }], []]);
    expect(await imported(text)).toEqual({ saved: 1, refused: [] });
  });

  it("creates a draft", async () => {
    const { code } = draft();
    const text = `Sigla;Grammi;Prezzo;Nome (italiano)\n${code};150;6,95;Torrone ${randomUUID()}\n`;
    expect(await imported(text)).toEqual({ saved: 1, refused: [] });
    const { products } = await admin.admin.product.list({ q: `ST-${code}-0150`, fields: "id,status" });
    made.push(...products.map(({ id }) => id));
    expect(products.map(({ status }) => status)).toEqual(["draft"]);
  });

  it("says if a file is no such table", async () => {
    const { status, body } = await post("product-file-previews", { text: "a;b\n1;2\n" });
    expect([status, body["message"]]).toEqual([400, expect.stringContaining("«Sigla»")]);
  });
});
