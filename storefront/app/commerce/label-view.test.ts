import { expect, it, test } from "vitest";
import { splitEmphasis, toFoodLabel, toLabelNotices } from "./label-view";

const raw = {
  legal_name: { de: "Torrone mit Mandeln", it: "Torrone alle mandorle", en: "" },
  ingredients: [
    { text: { de: "Mandeln", it: "mandorle", en: "almonds" }, allergens: ["almonds"], percent: "50" },
    { text: { de: "Honig", it: "miele", en: "honey" }, allergens: [], percent: null },
    { text: { de: "*Hühnerei*weiß", it: "albume", en: "*egg* white" }, allergens: ["eggs"], percent: null },
  ],
  traces: ["milk"],
  nutrition: {
    energy_kj: "1956",
    energy_kcal: "468",
    fat: "25.6",
    saturates: "2.1",
    carbohydrate: "45",
    sugars: "42.5",
    protein: "11.5",
    salt: "0.05",
  },
  storage: { de: "Kühl lagern" },
  origin: {},
  demo: true,
};

it("maps a food label in the page's language", () => {
  expect(toFoodLabel(raw, "de")).toEqual({
    legalName: "Torrone mit Mandeln",
    ingredients: [
      { parts: [{ text: "Mandeln", allergen: true }], percent: "50" },
      { parts: [{ text: "Honig", allergen: false }], percent: null },
      {
        parts: [
          { text: "Hühnerei", allergen: true },
          { text: "weiß", allergen: false },
        ],
        percent: null,
      },
    ],
    allergens: ["eggs", "almonds"],
    traces: ["milk"],
    nutrition: {
      kj: "1956",
      kcal: "468",
      fat: "25.6",
      saturates: "2.1",
      carbohydrate: "45",
      sugars: "42.5",
      protein: "11.5",
      salt: "0.05",
    },
    storage: "Kühl lagern",
    origin: "",
    demo: true,
  });
});

it("falls back to Italian, English and German if a text is not translated", () => {
  const label = toFoodLabel(raw, "en");
  expect(label).toMatchObject({ legalName: "Torrone alle mandorle", storage: "Kühl lagern" });
});

it("omits the nutrition table if a value is missing", () => {
  expect(toFoodLabel({ ...raw, nutrition: { ...raw.nutrition, salt: "" } }, "de")?.nutrition).toBeNull();
});

it("returns null for a product without a label", () => {
  expect(toFoodLabel(undefined, "de")).toBeNull();
  expect(toFoodLabel(null, "de")).toBeNull();
});

it("toLabelNotices returns French and Spanish labels only if they are complete", () => {
  const french = {
    ...raw,
    legal_name: { de: "Torrone", fr: "Torrone aux amandes", es: "Torrone con almendras" },
    ingredients: [
      { text: { fr: "amandes", es: "almendras" }, allergens: ["almonds"], percent: "50" },
      { text: { fr: "blanc d’*œuf*" }, allergens: ["eggs"], percent: null },
    ],
    storage: { fr: "Au sec.", es: "En seco." },
    origin: { fr: "Italie", es: "Italia" },
  };
  const notices = toLabelNotices(french);
  expect(notices.map(({ language }) => language)).toEqual(["fr"]);
  expect(notices[0]?.label).toMatchObject({
    legalName: "Torrone aux amandes",
    ingredients: [
      { parts: [{ text: "amandes", allergen: true }], percent: "50" },
      {
        parts: [
          { text: "blanc d’", allergen: false },
          { text: "œuf", allergen: true },
        ],
        percent: null,
      },
    ],
    storage: "Au sec.",
  });
  expect(toLabelNotices(null)).toEqual([]);
});

test.each([
  ["Mandeln", true, [["Mandeln", true]]],
  ["Honig", false, [["Honig", false]]],
  [
    "Lecithine (*Soja*)",
    true,
    [
      ["Lecithine (", false],
      ["Soja", true],
      [")", false],
    ],
  ],
  [
    "*Milch* und *Soja*",
    true,
    [
      ["Milch", true],
      [" und ", false],
      ["Soja", true],
    ],
  ],
])("splits the emphasis in %s", (text, allergen, parts) => {
  expect(splitEmphasis(text, allergen).map((part) => [part.text, part.allergen])).toEqual(parts);
});
