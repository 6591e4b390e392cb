import type { LabelData } from "./label-types";

const inEveryLanguage = (text: string) => ({ de: text, it: text, en: text });

export const exampleLabel: LabelData = {
  legal_name: inEveryLanguage("Torrone"),
  ingredients: [{ text: inEveryLanguage("Mandeln"), allergens: ["almonds"], percent: "40" }],
  traces: [],
  nutrition: {
    energy_kj: "2000",
    energy_kcal: "478",
    fat: "24.5",
    saturates: "2",
    carbohydrate: "52",
    sugars: "50.25",
    protein: "10",
    salt: "0.05",
  },
  storage: inEveryLanguage("Trocken lagern."),
  origin: inEveryLanguage("Italien"),
  demo: false,
};
