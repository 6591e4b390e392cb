import { describe, expect, it } from "vitest";
import { ownProduct } from "../../../testing/own-product";
import { exampleLabel } from "../../src/modules/food-labels/label.example";
import { catalogue, owner, send } from "./shop";

const admin = await owner();
const { id } = await ownProduct(`Label ${Date.now()}`, { euro: 5 });
const inAllLanguages = (text: string) => ({ de: text, it: `${text} it`, en: `${text} en` });
const label = {
  ...exampleLabel,
  legal_name: inAllLanguages("Torrone"),
  ingredients: [
    { text: inAllLanguages("Mandeln"), allergens: ["almonds"], percent: "60.5" },
    { text: inAllLanguages("Lecithine (*Soja*)"), allergens: ["soybeans"], percent: null },
  ],
  traces: ["milk"],
  storage: inAllLanguages("Trocken lagern"),
  origin: inAllLanguages("Italien"),
};

interface Warnings {
  warnings: { product_id: string; missing: { part: string; language?: string }[]; demo: boolean }[];
  production: boolean;
}

const warningOf = async (productId: string) =>
  (await admin.client.fetch<Warnings>("/admin/food-labels")).warnings.find(
    (warning) => warning.product_id === productId,
  );

describe("the food information of the seeded catalogue", () => {
  it("is returned with the product, in one request", async () => {
    const product = (await catalogue()).get("CIO");
    const { status, body } = await send("GET", `/store/products/${product?.id ?? ""}?fields=id,*food_label`);
    expect(status).toBe(200);
    expect(body["product"]).toMatchObject({
      food_label: {
        legal_name: { it: "Torrone alle mandorle ricoperto di cioccolato fondente" },
        ingredients: [
          { text: { en: "almonds" }, allergens: ["almonds"], percent: "37" },
          { text: { en: "honey" }, allergens: [], percent: "35" },
          { allergens: ["soybeans"], percent: "25" },
          { text: { en: "hen’s *egg* white" }, allergens: ["eggs"], percent: null },
        ],
        traces: ["milk", "hazelnuts", "walnuts"],
        nutrition: { energy_kj: "2029", fat: "28", saturates: "6.8", salt: "0.04" },
        demo: true,
      },
    });
  });

  it("is complete for every product, and marked as a demo for the owner", async () => {
    const products = await catalogue();
    const { warnings, production } = await admin.client.fetch<Warnings>("/admin/food-labels");
    expect(production).toBe(false);
    for (const code of "MAN NOC NOI MIS COR MIR ZAF MOR CIO TOR ASS BAR CAS".split(" ")) {
      const product = products.get(code)?.id;
      const warning = warnings.find(({ product_id: of }) => of === product);
      expect(warning, code).toMatchObject({ missing: [], demo: true });
    }
  });
});

describe("the label of a product", () => {
  const save = (body: unknown) =>
    admin.client.fetch<{ label: unknown; missing: unknown[] }>(`/admin/food-labels/${id}`, {
      method: "POST",
      body: body as Record<string, unknown>,
    });

  it("is reported as missing as long as there is none", async () => {
    expect(await warningOf(id)).toMatchObject({ missing: [{ part: "label" }], demo: false });
    expect(await admin.client.fetch(`/admin/food-labels/${id}`)).toMatchObject({ label: null });
  });

  it("can be saved incomplete, and its missing parts are reported", async () => {
    const { missing } = await save({
      ...label,
      origin: { de: "Italien", it: "" },
      nutrition: { ...label.nutrition, salt: "" },
    });
    const expected = [
      { part: "origin", language: "it" },
      { part: "origin", language: "en" },
      { part: "nutrition" },
    ];
    expect(missing).toEqual(expected);
    expect((await warningOf(id))?.missing).toEqual(expected);
  });

  it("is saved as given, replaced completely, and no longer reported as missing", async () => {
    const answer = await save(label);
    expect(answer).toMatchObject({ label, missing: [] });
    expect(await warningOf(id)).toBeUndefined();
    const { label: second } = await save({
      ...label,
      ingredients: label.ingredients.slice(0, 1),
      traces: [],
    });
    expect(second).toMatchObject({ ingredients: [{ percent: "60.5" }], traces: [] });
  });

  it.each([
    ["an unknown allergen", { traces: ["gold"] }],
    ["a percentage of zero", { ingredients: [{ text: {}, allergens: [], percent: "0" }] }],
    ["a percentage over 100", { ingredients: [{ text: {}, allergens: [], percent: "100.5" }] }],
    ["an unpaired asterisk", { ingredients: [{ text: { de: "*Soja" }, allergens: ["soybeans"] }] }],
    ["asterisks without an allergen", { ingredients: [{ text: { de: "*Soja*" } }] }],
    ["a comma", { nutrition: { ...label.nutrition, fat: "24,5" } }],
    ["three decimals", { nutrition: { ...label.nutrition, fat: "24.555" } }],
    ["more saturates than fat", { nutrition: { ...label.nutrition, saturates: "30" } }],
    ["more than 100 g in 100 g", { nutrition: { ...label.nutrition, protein: "50" } }],
    ["another language", { origin: { ...label.origin, nl: "Italië" } }],
    ["a text that is too long", { legal_name: { de: "x".repeat(301) } }],
    ["an unknown field", { colour: "red" }],
  ])("refuses %s", async (_, wrong) => {
    await expect(save({ ...label, ...wrong })).rejects.toMatchObject({ status: 400 });
  });

  it("responds 404 for an unknown product", async () => {
    await expect(
      admin.client.fetch("/admin/food-labels/prod_unknown", { method: "POST", body: label }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
