import { expect, it } from "vitest";
import type { NewProduct } from "../new-product/new-product-types";
import { columnNames } from "./columns";
import { planImport, type KnownProduct } from "./plan-import";

const texts = (text: string) => ({ de: text, it: text, en: text });
const picture = { url: "https://shop.example/static/fig.webp", width: 1, height: 1 };
const form: NewProduct = {
  request_id: "prod_1",
  code: "FIC",
  title: { de: "Feigentorrone", it: "Torrone ai fichi", en: "" },
  subtitle: texts(""),
  description: texts(""),
  type_id: "type_1",
  category_ids: ["cat_1"],
  weights: [{ grams: 150, cents: 690, stock: 4, now: { cents: 690, stock: 4 } }],
  confirmed_prices: [],
  pictures: [{ ...picture, alt: texts("Feigen") }],
  label: null,
  label_of: null,
  label_confirmed: false,
  details: null,
  slugs: texts(""),
  publish: true,
};
const known = new Map<string, KnownProduct>([["FIC", { id: "prod_1", form }]]);
const category = (id: string, name: string) => ({ id, name, names: texts(name) });

/** Plans rows given as cells by the names of their columns. */
const plan = (...rows: Record<string, string>[]) =>
  planImport(
    rows.map((cells, index) => ({ row: index + 2, cells: new Map(Object.entries(cells)) })),
    known,
    {
      context: {
        choices: {
          types: [{ id: "type_1", name: "Torrone" }],
          categories: [category("cat_1", "Classico"), category("cat_2", "Regali")],
        },
        words: { yes: "sì", no: "no" },
        pictures: new Map([["new.webp", { ...picture, url: "https://shop.example/static/new.webp" }]]),
      },
      headings: Object.fromEntries(columnNames.map((name) => [name, name])),
      missingIn: ({ title }) => (title.en === "" ? ["title"] : []),
    },
  );

const title_en = "Fig nougat";

it("changes only filled cells, and says which", () => {
  const [planned] = plan({ code: "fic", grams: "150", price: "7.20", title_en });
  expect(planned?.shown).toEqual({
    code: "FIC",
    name: "Feigentorrone",
    isNew: false,
    changes: [
      { column: "title_en", grams: null, before: "", after: "Fig nougat" },
      { column: "price", grams: 150, before: "6,90", after: "7,20" },
    ],
    problems: [],
  });
  expect(planned?.next).toEqual({
    ...form,
    title: { ...form.title, en: title_en },
    weights: [{ ...form.weights[0], cents: 720 }],
  });
});

it("takes several rows of a product together, and adds a weight", () => {
  const [planned, ...others] = plan(
    { code: "FIC", grams: "150", price: "7", title_en },
    { code: "FIC", grams: "300", price: "13" },
  );
  expect(others).toEqual([]);
  expect(planned?.next?.weights).toMatchObject([
    { grams: 150, cents: 700, stock: 4 },
    { grams: 300, cents: 1300, stock: 0 },
  ]);
});

it("assigns categories by name, and pictures by address or by the name of a file that comes with the table", () => {
  const pictures = `new.webp | ${picture.url}`;
  const [planned] = plan({
    code: "FIC",
    title_en,
    categories: "regali | Classico",
    pictures,
    alt_it: "Nuova",
  });
  expect(planned?.next).toMatchObject({
    category_ids: ["cat_1", "cat_2"],
    pictures: [
      { url: "https://shop.example/static/new.webp", alt: { it: "Nuova", de: "" } },
      { url: picture.url, alt: texts("Feigen") },
    ],
  });
});

it.each<[string, Record<string, string>, string]>([
  ["a price that is none", { grams: "150", price: "7,205" }, "price"],
  ["a price of 0", { grams: "150", price: "0" }, "price"],
  ["a fraction of a gram", { grams: "150,5" }, "grams"],
  ["a price without grams", { price: "7" }, "grams"],
  ["an unknown category", { categories: "Altro" }, "categories"],
  ["an unknown type", { type: "Altro" }, "type"],
  ["another word for on sale", { on_sale: "forse" }, "on_sale"],
  ["a picture from elsewhere", { pictures: "http://169.254.169.254/latest/meta-data" }, "pictures"],
  ["more descriptions than pictures", { alt_de: "Feigen | Mandeln" }, "alt_de"],
  ["a name that is too long", { title_it: "x".repeat(121) }, "title_it"],
])("does not save %s, and names the cell", (_, cells, column) => {
  const [planned] = plan({ code: "FIC", title_en, ...cells });
  expect([planned?.next, planned?.shown.problems]).toEqual([null, [{ row: 2, column }]]);
});

it("does not save what is on sale and would lack something", () => {
  const [planned] = plan({ code: "FIC", grams: "150", price: "7" });
  expect([planned?.next, planned?.shown.problems]).toEqual([null, [{ missing: "title" }]]);
});

it("creates a draft for new letters, and refuses letters that are none", () => {
  const [added, wrong] = plan({ code: "NUO", title_it: "Nuovo" }, { code: "N1", title_it: "Nuovo" });
  expect(added).toMatchObject({ id: null, shown: { isNew: true, problems: [] }, next: { publish: false } });
  expect(wrong?.shown.problems).toEqual([{ row: 3, column: "code" }]);
});
