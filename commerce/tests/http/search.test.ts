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

/**
 * What finds each product first, by language: names and their parts, typos, other spellings and missing accents,
 * ingredients and tastes (cocoa butter is only on the food label), a SKU, categories, words of another language.
 * "Torrone mit Mandeln und Haselnüssen" contains the exact word "Mandeln".
 */
const table: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  NOC: {
    de: "Haselnusstorrone, haselnuss, haselnus, Hasselnuss, nocciole",
    it: "nocciole, nocciola",
    en: "hazelnut, hazlenut",
  },
  MAN: { de: "mandel", it: "mandorle, mandorl", en: "almonds" },
  MIS: { de: "Mandeln, Mandeln und Haselnüsse", it: "mandorle e nocciole", en: "almond and hazelnut" },
  NOI: { de: "walnuss, Walnüsse, walnus, kase", it: "formaggio, noci", en: "cheese, walnuts" },
  MOR: { de: "weicher Torrone, weich", it: "morbido, torrone morbido", en: "soft" },
  CIO: {
    de: "schokolade, zartbitter, Kakaobutter, Schokolde, ST-CIO-0150, Mit Schokolade",
    it: "burro di cacao, cioccolato, ciocolato, fondente",
    en: "cocoa butter, dark choc, chocolate",
  },
  CAS: { de: "holzkiste, kiste, 1885, HOLZKISTE", it: "cassetta", en: "wooden crate" },
  TOR: { de: "torronc, mischung", it: "torronc, torroncini", en: "bite-size" },
  BAR: { de: "geschenk, schachtel", it: "confezione regalo, regali", en: "gift" },
  ASS: { de: "Probierpaket", it: "assaggio", en: "tasting box" },
  ZAF: { de: "Safran Orange, safrn", it: "zaferano, arancia", en: "saffron, safron" },
  COR: {
    de: "erdbeerbaum, corbezolo, kaffee",
    it: "caffe, corbezzolo, corbezolo",
    en: "strawberry tree, strawbery",
  },
  MIR: { de: "myrthe, Wacholder", it: "ginepro, mirto", en: "juniper, myrtle" },
};
const searches = Object.entries(table).flatMap(([code, byLanguage]) =>
  (Object.entries(byLanguage) as [Language, string][]).flatMap(([language, all]) =>
    all.split(", ").map((q) => [language, q, code] as const),
  ),
);

describe("the first search result", () => {
  it.each(searches)("in %s for %s is %s", async (language, q, expected) => {
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
