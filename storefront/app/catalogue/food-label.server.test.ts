import { expect, it } from "vitest";
import type { FoodLabel } from "~/commerce/label-view";
import type { Taste } from "~/commerce/types";
import { fixedT } from "~/i18n/i18n.server";
import { foodLabelView, labelT, sharesOf, tasteView } from "./food-label.server";

const label: FoodLabel = {
  legalName: "Torrone mit Mandeln",
  ingredients: [
    { parts: [{ text: "Mandeln", allergen: true }], percent: "50" },
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
  storage: "Trocken lagern.",
  origin: "",
  demo: true,
};

const texts = (sheet: ReturnType<typeof foodLabelView>) =>
  sheet.rows.map(({ name, lines }) => [
    name,
    ...lines.map((line) => line.map(({ text, strong }) => (strong ? `*${text}*` : text)).join("")),
  ]);

it("formats a label in the page's language, emphasises allergens and omits missing values", () => {
  const sheet = foodLabelView(label, "de", fixedT("de", "label"));
  expect(texts(sheet)).toEqual([
    ["Bezeichnung", "Torrone mit Mandeln"],
    ["Zutaten", "*Mandeln* 50\u00a0%, *Hühnerei*weiß"],
    ["Allergene", "*Enthält: Eier und Mandeln.*", "Kann in Spuren enthalten: Milch."],
    ["Aufbewahrung", "Trocken lagern."],
  ]);
  expect(sheet.nutrition?.rows.slice(0, 3)).toEqual([
    { name: "Brennwert", amount: "1.956 kJ / 468 kcal", isPart: false },
    { name: "Fett", amount: "25,6 g", isPart: false },
    { name: "davon gesättigte Fettsäuren", amount: "2,1 g", isPart: true },
  ]);
  expect(sheet.demo).toBe("Beispielangaben dieser Demonstration: keine gemessenen Werte.");
});

it("draws the ingredients whose shares are known", () => {
  expect(sharesOf(label, "de")).toEqual([{ percent: 50, text: "Mandeln 50\u00a0%" }]);
});

it("formats a label in French", () => {
  const sheet = foodLabelView({ ...label, demo: false, nutrition: null }, "fr", labelT("fr"));
  expect(texts(sheet)[2]).toEqual([
    "Allergènes",
    "*Contient : œufs et amandes.*",
    "Peut contenir des traces de : lait.",
  ]);
  expect(sheet).toMatchObject({ demo: null, nutrition: null, netWeight: "Quantité nette" });
});

it("formats the taste profile and rounds the portions per weight down", () => {
  const taste: Taste = {
    texture: 4,
    sweetness: 2,
    pairing: "Espresso",
    portionGrams: 40,
    shelfMonths: 1,
    demo: false,
  };
  expect(tasteView(taste, [{ grams: 30 }, { grams: 150 }], "de", fixedT("de", "label"))).toEqual({
    title: "Wie er schmeckt",
    demo: null,
    rows: [
      {
        name: "Biss",
        text: "fest",
        scale: { step: 4, words: "4 von 5", ends: ["sehr weich", "sehr fest"] },
      },
      {
        name: "Süße",
        text: "zurückhaltend süß",
        scale: { step: 2, words: "2 von 5", ends: ["kaum süß", "sehr süß"] },
      },
      { name: "Dazu passt", text: "Espresso", scale: null },
      { name: "Mindestens haltbar", text: "1 Monat ab Herstellung", scale: null },
    ],
    servings: {
      name: "Reicht für",
      byWeight: { 30: "1 Portion zu 40\u00a0g", 150: "3 Portionen zu 40\u00a0g" },
    },
  });
});

it("omits taste values that are not set", () => {
  const taste: Taste = {
    texture: null,
    sweetness: null,
    pairing: "",
    portionGrams: null,
    shelfMonths: 6,
    demo: true,
  };
  expect(tasteView(taste, [{ grams: 150 }], "en", fixedT("en", "label"))).toMatchObject({
    rows: [{ name: "Keeps for at least", text: "6 months from production" }],
    servings: null,
    demo: "Sample data of this demonstration: not measured values.",
  });
});
