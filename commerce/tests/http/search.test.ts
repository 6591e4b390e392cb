import { describe, expect, it } from "vitest";
import { eventually } from "../../../testing/eventually";
import { catalogue, region, send } from "./shop";

const { id: regionId } = await region();
const codeOf = new Map([...(await catalogue())].map(([code, { id }]) => [id, code]));
const localeOf = { de: "de-DE", it: "it-IT", en: "en-US" } as const;
type Language = keyof typeof localeOf;

const ask = (route: string, language: Language, q: string, more = "") => {
  const query = `region_id=${regionId}&q=${encodeURIComponent(q)}${more}`;
  const headers = { "x-medusa-locale": localeOf[language] };
  return send("GET", `/store/catalogue${route}?${query}`, undefined, headers);
};

/** The three letters of the SKUs found, best match first. */
async function found(language: Language, q: string): Promise<string[]> {
  const { status, body } = await ask("", language, q);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body["products"] as { id: string }[]).map(({ id }) => codeOf.get(id) ?? id);
}

// the index is filled while the shop is already open
expect(await eventually(async () => (await found("de", "Torrone")).length === 13)).toBe(true);

/** Query and expected first product, by language: names, parts, typos, accents, ingredients, categories. */
const table: readonly [Language, string, string][] = [
  // names and their parts
  ["de", "Haselnusstorrone", "NOC"],
  ["de", "haselnuss", "NOC"],
  ["de", "mandel", "MAN"],
  // "Torrone mit Mandeln und Haselnüssen" contains the exact word
  ["de", "Mandeln", "MIS"],
  ["de", "walnuss", "NOI"],
  ["de", "Walnüsse", "NOI"],
  ["de", "weicher Torrone", "MOR"],
  ["de", "weich", "MOR"],
  ["de", "schokolade", "CIO"],
  ["de", "zartbitter", "CIO"],
  // only on the food label
  ["de", "Kakaobutter", "CIO"],
  ["it", "burro di cacao", "CIO"],
  ["en", "cocoa butter", "CIO"],
  ["de", "holzkiste", "CAS"],
  ["de", "kiste", "CAS"],
  ["de", "1885", "CAS"],
  ["de", "torronc", "TOR"],
  ["de", "mischung", "TOR"],
  ["de", "geschenk", "BAR"],
  ["de", "Probierpaket", "ASS"],
  ["it", "assaggio", "ASS"],
  ["en", "tasting box", "ASS"],
  ["de", "schachtel", "BAR"],
  ["de", "Safran Orange", "ZAF"],
  ["de", "erdbeerbaum", "COR"],
  ["de", "Mandeln und Haselnüsse", "MIS"],
  // typos and other spellings
  ["de", "haselnus", "NOC"],
  ["de", "Hasselnuss", "NOC"],
  ["de", "safrn", "ZAF"],
  ["de", "Schokolde", "CIO"],
  ["de", "walnus", "NOI"],
  ["de", "myrthe", "MIR"],
  ["de", "corbezolo", "COR"],
  ["de", "HOLZKISTE", "CAS"],
  // by ingredients and taste, also without accents
  ["de", "Wacholder", "MIR"],
  ["de", "kaffee", "COR"],
  ["de", "kase", "NOI"],
  ["it", "caffe", "COR"],
  ["it", "ginepro", "MIR"],
  ["it", "formaggio", "NOI"],
  ["en", "juniper", "MIR"],
  ["en", "cheese", "NOI"],
  // by SKU, category, and a word of another language
  ["de", "ST-CIO-0150", "CIO"],
  ["de", "Mit Schokolade", "CIO"],
  ["de", "nocciole", "NOC"],
  ["it", "nocciole", "NOC"],
  ["it", "nocciola", "NOC"],
  ["it", "noci", "NOI"],
  ["it", "mandorle", "MAN"],
  ["it", "mandorl", "MAN"],
  ["it", "morbido", "MOR"],
  ["it", "torrone morbido", "MOR"],
  ["it", "torronc", "TOR"],
  ["it", "torroncini", "TOR"],
  ["it", "cioccolato", "CIO"],
  ["it", "ciocolato", "CIO"],
  ["it", "fondente", "CIO"],
  ["it", "corbezzolo", "COR"],
  ["it", "corbezolo", "COR"],
  ["it", "mirto", "MIR"],
  ["it", "zaferano", "ZAF"],
  ["it", "arancia", "ZAF"],
  ["it", "cassetta", "CAS"],
  ["it", "confezione regalo", "BAR"],
  ["it", "regali", "BAR"],
  ["it", "mandorle e nocciole", "MIS"],
  ["en", "hazelnut", "NOC"],
  ["en", "hazlenut", "NOC"],
  ["en", "almonds", "MAN"],
  ["en", "almond and hazelnut", "MIS"],
  ["en", "walnuts", "NOI"],
  ["en", "soft", "MOR"],
  ["en", "dark choc", "CIO"],
  ["en", "chocolate", "CIO"],
  ["en", "strawberry tree", "COR"],
  ["en", "strawbery", "COR"],
  ["en", "myrtle", "MIR"],
  ["en", "saffron", "ZAF"],
  ["en", "safron", "ZAF"],
  ["en", "bite-size", "TOR"],
  ["en", "wooden crate", "CAS"],
  ["en", "gift", "BAR"],
];

describe("the first search result", () => {
  it.each(table)("in %s for %s is %s", async (language, q, expected) => {
    const all = await found(language, q);
    expect(all[0], all.join(" ")).toBe(expected);
  });
});

it("filters, sorts and counts search results like any list", async () => {
  const { body } = await ask("", "de", "haselnuss", "&weight=500&sort=price-down");
  expect(body).toMatchObject({ page: 1, pages: 1 });
  const codes = (body["products"] as { id: string }[]).map(({ id }) => codeOf.get(id));
  // 20.50, 19.70 and 18.90 euros
  expect(codes.filter((code) => ["NOC", "MIS", "MOR"].includes(code ?? ""))).toEqual(["NOC", "MIS", "MOR"]);
});

describe("hostile search input", () => {
  it.each([
    "%",
    "%' OR 1=1 --",
    "\\",
    "'; drop table product; --",
    "🍯",
    "\u202Eטורונה\u202C",
    "* ? ( ) [ ] { } ^ $ . | +",
    "constructor __proto__ toString",
    "a".repeat(200),
    "   ",
    "\t\n",
  ])("is handled without an error: %j", async (q) => {
    expect((await ask("", "de", q)).status).toBe(200);
    expect((await ask("/suggest", "de", q)).status).toBe(200);
  });

  it.each(["x".repeat(201), "a\u0000b"])("is refused: %.10j", async (q) => {
    expect((await ask("", "de", q)).status).toBe(400);
    expect((await ask("/suggest", "de", q)).status).toBe(400);
  });
});

describe("a search for seasons and diets", () => {
  it.each([
    ["de", "weihnachten", "BAR CAS"],
    ["it", "natale", "BAR CAS"],
    ["en", "Christmas hazelnut", "BAR CAS"],
    ["de", "glutenfrei walnuss", "NOI"],
    // milk is used in the same workshop, so no product qualifies, and texts with "Milch" must not match
    ["de", "ohne Milch", ""],
    ["it", "senza frutta a guscio", ""],
    ["en", "egg and gluten free", ""],
    // no label answers these, and chocolate is not sugar-free because its text mentions sugar
    ["de", "ohne Zucker", ""],
    ["it", "senza zucchero", ""],
    ["en", "sugar free", ""],
    ["en", "sugarless", ""],
    ["en", "vegan", ""],
  ] as const)("in %s for %s finds %s", async (language, q, expected) => {
    expect((await found(language, q)).toSorted().join(" ")).toBe(expected);
  });

  it.each([
    ["Mandel", [], false],
    ["glutenfrei vegan", ["gluten"], true],
    ["nuss- und glutenfrei", ["gluten", "nuts", "peanuts"], false],
  ] as const)("says how it understood %s", async (q, avoids, unanswered) => {
    expect((await ask("", "de", q)).body["diet"]).toEqual({ avoids, unanswered });
  });
});

describe("a search for a weight", () => {
  const ofWeight = async (grams: number) => {
    const { body } = await send("GET", `/store/catalogue?region_id=${regionId}&weight=${grams}`);
    return (body["products"] as { id: string }[]).map(({ id }) => codeOf.get(id) ?? id).toSorted();
  };

  it.each([
    ["de", "150 Gramm", 150],
    ["it", "300 gr", 300],
    ["en", "150 grams", 150],
  ] as const)("in %s for %s finds the products sold in it", async (language, q, grams) => {
    const sold = await ofWeight(grams);
    expect(sold).toContain("MAN");
    expect((await found(language, q)).toSorted()).toEqual(sold);
  });

  it("combined with words finds products matching both, with the price of that weight", async () => {
    expect((await found("de", "haselnuss 500 g"))[0]).toBe("NOC");
    const { body } = await ask("/suggest", "de", "haselnuss 500 g");
    expect((body["products"] as unknown[])[0]).toMatchObject({ name: "Haselnusstorrone", cents: 2050 });
  });

  it("is overridden by the weight filter", async () => {
    const { body } = await ask("", "de", "150 g haselnuss", "&weight=500");
    expect((body["products"] as { id: string }[]).map(({ id }) => codeOf.get(id))).toContain("NOC");
  });
});

describe("search suggestions", () => {
  it.each([
    // 150 g is its cheapest weight
    ["de", "hasel", { name: "Haselnusstorrone", slugs: { de: "haselnusstorrone" }, cents: 710 }],
    // the season, which is not named in any text of the products
    ["de", "weihnachten", { name: "Geschenkschachtel Barbagia" }],
    ["it", "torronc", { name: "Torroncini assortiti", slugs: { it: "torroncini-assortiti" } }],
    ["en", "safr", { name: "Saffron and orange nougat", slugs: { en: "saffron-and-orange-nougat" } }],
  ] as const)("contain products: %s, %s", async (language, q, expected) => {
    const { body } = await ask("/suggest", language, q);
    const products = body["products"] as unknown[];
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(6);
    expect(products[0]).toMatchObject(expected);
    expect(body["words"]).toEqual([]);
  });

  it.each([
    ["de", "Hasselnoss", "Haselnuss"],
    ["it", "corbezzzollo", "corbezzolo"],
  ] as const)("contain similar words in %s: for %s, %s", async (language, q, expected) => {
    const { body } = await ask("/suggest", language, q);
    const words = [
      ...(body["words"] as string[]),
      ...(body["products"] as { name: string }[]).map((p) => p.name),
    ];
    expect(words.join(" ").toLowerCase()).toContain(expected.toLowerCase());
  });

  it("are empty for a query without similar words", async () => {
    for (const typed of ["xyzxyzxyz", "nussfrei", "ohne Zucker", "sugar free", "vegan"]) {
      expect((await ask("/suggest", "de", typed)).body).toEqual({ products: [], words: [] });
    }
  });
});

it("returns no results from Medusa's own search route", async () => {
  const { status } = await send("POST", "/store/search", { queries: [{ entity: "product" }] });
  expect(status).toBe(404);
});
