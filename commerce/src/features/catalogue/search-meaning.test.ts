import { noChoices } from "@su-turrone/contract/lists";
import { expect, it } from "vitest";
import { meaningIn, meaningOf } from "./search-meaning";

const meansNothing = (words: string) => ({ words, weights: [], choices: noChoices, unanswered: false });

it.each([
  ["de", "Weihnachten", "", { occasion: ["christmas"] }],
  ["de", "weihn", "", { occasion: ["christmas"] }],
  ["it", "natal", "", { occasion: ["christmas"] }],
  ["de", "Mandel glutenfrei", "Mandel", { free: ["gluten"] }],
  ["de", "torrone ohne Haselnüsse", "torrone", { free: ["hazelnuts"] }],
  ["de", "ohne Milch ohne Ei", "", { free: ["milk", "eggs"] }],
  ["it", "senza glutine", "", { free: ["gluten"] }],
  ["it", "regalo di Natale", "regalo di", { occasion: ["christmas"] }],
  ["de", "ohne Nüsse", "", { free: ["nuts", "peanuts"] }],
  ["de", "nussfrei", "", { free: ["nuts", "peanuts"] }],
  ["de", "torrone ohne Haselnuss", "torrone", { free: ["hazelnuts"] }],
  ["de", "ohne Eier und laktosefrei", "und", { free: ["eggs", "milk"] }],
  ["de", "glutenfreie Torrone", "Torrone", { free: ["gluten"] }],
  ["de", "nussfreier Torrone", "Torrone", { free: ["nuts", "peanuts"] }],
  ["de", "Laktose freies", "", { free: ["milk"] }],
  ["de", "Nussallergie", "", { free: ["nuts", "peanuts"] }],
  ["de", "Nuss-Allergie", "", { free: ["nuts", "peanuts"] }],
  ["de", "Torrone für Erdnussallergiker", "Torrone für", { free: ["peanuts"] }],
  ["it", "senza frutta a guscio", "", { free: ["nuts"] }],
  ["it", "senza nocciola", "", { free: ["hazelnuts"] }],
  ["en", "nut-free", "", { free: ["nuts", "peanuts"] }],
  ["en", "nut allergy", "", { free: ["nuts", "peanuts"] }],
  ["en", "peanut allergies", "", { free: ["peanuts"] }],
  ["en", "no hazelnuts", "", { free: ["hazelnuts"] }],
  ["en", "free from eggs", "", { free: ["eggs"] }],
  // foods joined to an avoided one
  ["de", "nuss- und glutenfrei", "", { free: ["gluten", "nuts", "peanuts"] }],
  ["de", "ohne Erdnüsse und Haselnüsse", "", { free: ["peanuts", "hazelnuts"] }],
  ["de", "ohne Gluten, Ei oder Soja", "", { free: ["gluten", "eggs", "soybeans"] }],
  ["de", "weder Milch noch Ei", "", { free: ["milk", "eggs"] }],
  ["de", "frei von Nüssen", "", { free: ["nuts", "peanuts"] }],
  ["de", "Torrone mit Mandeln und ohne Gluten", "Torrone mit Mandeln und", { free: ["gluten"] }],
  ["it", "senza glutine e uova", "", { free: ["gluten", "eggs"] }],
  ["it", "senza glutine né nocciole", "", { free: ["gluten", "hazelnuts"] }],
  ["it", "torrone senza glutine e mandorle", "torrone", { free: ["gluten", "almonds"] }],
  ["en", "egg and gluten free", "", { free: ["gluten", "eggs"] }],
  ["en", "without gluten or nuts", "", { free: ["gluten", "nuts", "peanuts"] }],
  ["en", "free from gluten and nuts nougat", "nougat", { free: ["gluten", "nuts", "peanuts"] }],
  // words of another language, of an illness, and with "no" behind
  ["de", "senza glutine", "", { free: ["gluten"] }],
  ["de", "nut allergy", "", { free: ["nuts", "peanuts"] }],
  ["de", "Zöliakie", "", { free: ["gluten"] }],
  ["de", "Laktoseintoleranz", "", { free: ["milk"] }],
  ["de", "Laktoseunverträglichkeit", "", { free: ["milk"] }],
  ["it", "allergia alle noci", "", { free: ["walnuts"] }],
  ["it", "intolleranza al lattosio", "", { free: ["milk"] }],
  ["it", "celiaci", "", { free: ["gluten"] }],
  ["it", "glutine no", "", { free: ["gluten"] }],
  ["it", "torrone senza frutta secca", "torrone", { free: ["nuts", "peanuts"] }],
  ["en", "eggless nougat", "nougat", { free: ["eggs"] }],
  ["en", "allergic to nuts", "", { free: ["nuts", "peanuts"] }],
  ["en", "lactose intolerant", "", { free: ["milk"] }],
  ["en", "gluten-free Christmas", "", { free: ["gluten"], occasion: ["christmas"] }],
] as const)("%s: recognises the filters in %s", (language, typed, words, choices) => {
  expect(meaningOf(typed, language)).toEqual({
    ...meansNothing(words),
    choices: { ...noChoices, ...choices },
  });
});

it.each([
  ["de", "Milch"],
  ["de", "Mandel-Honig"],
  ["de", "versandkostenfrei"],
  ["de", "versandkostenfreie Lieferung"],
  ["de", "portofreier Versand"],
  ["de", "Freiburg"],
  ["de", "im Freien"],
  ["de", "Dieter"],
  ["en", "free shipping"],
  ["en", "shipping free"],
  ["en", "tax-free"],
  ["en", "dutyfree"],
  ["en", "coffee"],
  ["de", "Nougat No. 1"],
  ["it", "senzanome"],
  ["it", "torrone chilometro zero"],
  ["it", "senza tempo"],
  ["it", "senza spese"],
  ["it", "regalo senza prezzi"],
  ["de", "Geschenk ohne Preise"],
  ["de", "ohne Karte"],
  ["de", "Lieferung frei Haus"],
  ["de", "steuerfrei"],
  ["de", "plastikfrei"],
  ["en", "no prices"],
  ["en", "free of charge"],
  ["en", "for free"],
  ["en", "zero waste"],
  ["en", "torrone free shipping"],
  ["en", "buy one get one free"],
] as const)("%s: leaves the search term %s unchanged", (language, typed) => {
  expect(meaningOf(typed, language)).toEqual(meansNothing(typed));
});

it.each([
  ["de", "ohne Zucker"],
  ["de", "zuckerfrei"],
  ["de", "zuckerfreie Torrone"],
  ["de", "zuckerfreier Torrone"],
  ["de", "zuckerreduziert"],
  ["de", "zuckerarme Süßigkeiten"],
  ["de", "wenig Zucker"],
  ["de", "Torrone für Diabetiker"],
  ["de", "Diät"],
  ["de", "Sesamallergie"],
  ["de", "Allergikerin"],
  ["de", "rein pflanzlich"],
  ["de", "vegan"],
  ["de", "veganer Torrone"],
  ["de", "glutenfrei und halal"],
  ["it", "senza zucchero"],
  ["it", "senza zuccheri aggiunti"],
  ["it", "pochi zuccheri"],
  ["it", "dietetico"],
  ["it", "base vegetale"],
  ["it", "vegano"],
  ["it", "diabetici"],
  ["en", "sugar free"],
  ["en", "sugar-free chocolate"],
  ["en", "sugarfree"],
  ["en", "sugarless"],
  ["en", "low sugar"],
  ["en", "low fat"],
  ["en", "low calorie"],
  ["en", "non-dairy"],
  ["en", "unsweetened"],
  ["en", "light nougat"],
  ["en", "organic"],
  ["de", "kalorienarm"],
  ["de", "laktosearm"],
  ["de", "zuckerlos"],
  ["de", "ungesüßt"],
  ["de", "0 % Zucker"],
  ["de", "arm an Zucker"],
  ["de", "weniger Fett"],
  ["de", "Diaet"],
  ["de", "halalzertifiziert"],
  ["de", "sin azúcar"],
  ["it", "zucchero no"],
  ["it", "non zuccherato"],
  ["it", "ridotto contenuto di zuccheri"],
  ["it", "basso contenuto calorico"],
  ["it", "pochi grassi"],
  ["it", "dieta"],
  ["it", "ipocalorico"],
  ["en", "low-sugar nougat"],
  ["en", "reduced sugar"],
  ["en", "plant based"],
  ["en", "sesame allergy"],
  ["en", "no sugar"],
  ["en", "free from palm oil"],
  ["en", "kosher"],
] as const)("%s: knows that no label answers %s", (language, typed) => {
  expect(meaningOf(typed, language).unanswered).toBe(true);
  expect(meaningIn([], typed, language).unanswered).toBe(true);
});

it.each([
  ["de", "150 g", "", [150]],
  ["de", "150g", "", [150]],
  ["de", "150 Gramm", "", [150]],
  ["de", "150-Gramm-Packung", "Packung", [150]],
  ["de", "250 gr", "", [250]],
  ["de", "250 gr.", "", [250]],
  ["de", "Mandel 0,5 kg", "Mandel", [500]],
  ["de", "1 Kilo", "", [1000]],
  ["it", "torrone 0.5 chili", "torrone", [500]],
  ["it", "300 grammi morbido", "morbido", [300]],
  ["it", "1 chilo", "", [1000]],
  ["en", "150 grams or 300 grams", "or", [150, 300]],
  ["en", "1 kilogram", "", [1000]],
  // full-width digits, as entered on East Asian keyboards
  ["en", "１５０ g", "", [150]],
] as const)("%s: recognises the weights in %s", (language, typed, words, weights) => {
  expect(meaningOf(typed, language)).toEqual({ ...meansNothing(words), weights });
});

it.each(["150", "ST-MAN-0150", "g 150", "150 Gäste", "150 griffe", "1234567 kg", "1,2345 g"])(
  "recognises no weight in %s",
  (typed) => {
    expect(meaningOf(typed, "de")).toEqual(meansNothing(typed));
  },
);

const weighing = (...weights: number[]) => weights.map((grams) => ({ grams }));
const box = {
  id: "prod_box",
  names: { de: "Adventskiste", it: "Cassetta d’Avvento", en: "Advent crate" },
  traits: { ...noChoices, occasion: ["christmas"] as const },
  variants: weighing(450),
};

it("searches for an occasion as a word if no product matches it, but always filters by excluded allergens", () => {
  expect(meaningIn([box], "advent", "de").choices.occasion).toEqual(["christmas"]);
  expect(meaningIn([], "advent", "de")).toEqual(meansNothing("advent"));
  expect(meaningIn([], "ohne Milch", "de")).toEqual({
    ...meansNothing(""),
    choices: { ...noChoices, free: ["milk"] },
  });
});

it("searches for a weight as words if no variant has it", () => {
  expect(meaningIn([box], "450 g", "de").weights).toEqual([450]);
  expect(meaningIn([box], "451 g", "de")).toEqual(meansNothing("451 g"));
  expect(meaningIn([box], "451 g Advent", "de")).toMatchObject({ words: "451 g", weights: [] });
});

it.each([
  ["vegan", ["prod_vegan"]],
  ["Torrone vegan", ["prod_vegan"]],
  ["Veganer Torrone mit Feigen", ["prod_vegan"]],
  ["Vegan, glutenfrei", ["prod_vegan"]],
  // said of no product, or not by all words
  ["vegan chocolate", undefined],
  ["vegetarisch", undefined],
  ["Feigen", undefined],
])("answers a diet in %s by the names of products only", (typed, ids) => {
  const names = { de: "Veganer Torrone mit Feigen", it: "Torrone vegan ai fichi", en: "Vegan fig nougat" };
  const { named, unanswered } = meaningIn([box, { ...box, id: "prod_vegan", names }], typed, "de");
  expect(named && [...named]).toEqual(ids);
  expect(unanswered).toBe(!ids && typed !== "Feigen");
});
