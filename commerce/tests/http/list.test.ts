import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChannel, type Made, type OwnChannel } from "../../../testing/channels";
import { eventually } from "../../../testing/eventually";
import { catalogue, owner, region, send } from "./shop";
import { createPriceList } from "../../../testing/past-pages";

interface ListAnswer {
  products: { id: string; variant_ids: string[] }[];
  count: number;
  page: number;
  pages: number;
  facets: {
    categories: { id: string; count: number }[];
    weights: { grams: number; count: number }[];
    price: { min: number; max: number } | null;
    available: number;
  };
}

const { id: regionId } = await region();
const codeOf = new Map([...(await catalogue())].map(([code, { id }]) => [id, code]));
const categories = new Map(
  [...(await catalogue()).values()].flatMap((product) =>
    (product.categories ?? []).map(({ name, id }) => [name, id] as const),
  ),
);

const ask = (query: string, headers: Record<string, string> = {}) =>
  send("GET", `/store/catalogue?region_id=${regionId}&${query}`, undefined, headers);

async function list(query: string, locale = "de-DE"): Promise<ListAnswer> {
  const { status, body } = await ask(query, { "x-medusa-locale": locale });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as ListAnswer;
}

/** The three letters of the SKUs, in list order. */
const codes = ({ products }: ListAnswer) => products.map(({ id }) => codeOf.get(id)).join(" ");

describe("the list of the seeded catalogue", () => {
  // each filter, order and facet: select-page.test.ts; here the parameters, and the data they are applied to
  it.each([
    // available products first, in the order the owner has added them
    ["", "MAN NOC MIS COR MIR ZAF MOR CIO TOR ASS BAR CAS NOI"],
    // 6.60 6.70 6.80 6.90 7.10 7.10 7.20 7.20 7.20 8.90 21.50 41.00 45.00
    ["sort=price-up", "MOR NOI MIS MAN NOC MIR COR ZAF CIO TOR BAR ASS CAS"],
    ["min=1950&max=1990", "MIS MAN NOI"],
    // 500 g: 18.90 19.50* 19.70 19.90* 20.50 21.20 21.90 21.90 22.50, * sold out
    ["weight=500&sort=price-up", "MOR NOI MIS MAN NOC MIR COR CIO ZAF"],
    ["weight=200&weight=450&available=true", "TOR BAR"],
    ["nut=walnuts&nut=hazelnuts", "NOC MIS MOR TOR ASS BAR CAS NOI"],
    ["texture=firm&nut=hazelnuts", "NOC MIS TOR"],
    // everything is made in one workshop, so each product has traces of the others' ingredients
    ["free=hazelnuts", ""],
    ["free=gluten&free=peanuts&nut=walnuts", "NOI"],
    ["occasion=tasting&occasion=christmas", "ASS BAR CAS"],
  ])("has the expected products and order: %s", async (query, expected) => {
    expect(codes(await list(query))).toBe(expected);
  });

  it.each([
    ["de-DE", "BAR NOC CAS MAN ASS TOR COR MIS MIR ZAF CIO NOI MOR"],
    ["it-IT", "CAS ASS BAR TOR CIO COR MIR MAN NOC NOI MIS MOR ZAF"],
    ["en-US", "MIS MAN BAR TOR CIO NOC MIR ZAF MOR COR ASS NOI CAS"],
  ])("is sorted by name in %s", async (locale, expected) => {
    expect(codes(await list("sort=name", locale))).toBe(expected);
  });

  it("is filtered by categories", async () => {
    const chosen = ["Mit Schokolade", "Weicher Torrone"].map((name) => `category_id=${categories.get(name)}`);
    expect(codes(await list(chosen.join("&")))).toBe("MOR CIO");
  });

  it("has facets with the counts of one more choice", async () => {
    const { facets } = await list("weight=500");
    expect(facets.weights.map(({ grams, count }) => `${grams}: ${count}`).join(", ")).toBe(
      "150: 9, 200: 1, 300: 9, 400: 1, 450: 1, 500: 9, 900: 2, 1000: 2, 1800: 1, 2000: 1",
    );
    expect(facets.price).toEqual({ min: 1890, max: 2250 });
    expect(facets.available).toBe(7);
    expect(facets.categories.find(({ id }) => id === categories.get("Klassischer Torrone"))?.count).toBe(7);
  });
});

describe("the list parameters", () => {
  it.each([
    "min=abc",
    "min=-1",
    "min=1.5",
    "max=99999999999",
    "min=2000&max=1000",
    "weight=abc",
    "weight=-150",
    "available=perhaps",
    "sort=rating",
    "nut=coconuts",
    "free=sugar",
    "texture=1",
    "sort=__proto__",
    "page=0",
    "page=abc",
    "size=13",
    "category_id=x&".repeat(51),
    "region_id=reg_unknown",
    "min=%00",
  ])("are refused: %.40s", async (query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body["message"]).toEqual(expect.any(String));
  });

  it("require a region", async () => {
    expect((await send("GET", "/store/catalogue")).status).toBe(400);
  });

  it("accept an unknown category, with an empty list", async () => {
    expect(await list("category_id=pcat_unknown' OR 1=1 --")).toMatchObject({ products: [], count: 0 });
  });
});

describe("a change by the owner", () => {
  let channel: OwnChannel;
  let products: Made[];
  const admin = owner();

  beforeAll(async () => {
    channel = await openChannel("Liste");
    products = await channel.create([
      { title: "Eins", weights: [{ grams: 150, euro: 10 }] },
      { title: "Zwei", weights: [{ grams: 150, euro: 20, counted: true }] },
    ]);
  });
  afterAll(() => channel.remove());

  const order = async (query: string) => {
    const { body } = await ask(query, channel.headers);
    const answer = body as unknown as ListAnswer;
    return answer.products.map(({ id }) => (id === products[0]?.id ? "one" : "two")).join(" ");
  };

  it("to a sale price applies immediately to filters and order", async () => {
    expect(await order("sort=price-up")).toBe("one two");
    const sdk = await admin;
    const sale = await createPriceList({
      title: "Schlussverkauf",
      description: "Schlussverkauf",
      type: "sale",
      status: "active",
      prices: [{ variant_id: products[1]?.variants[0]?.id ?? "", currency_code: "eur", amount: 5 }],
    });
    expect(await order("sort=price-up")).toBe("two one");
    expect(await order("max=500")).toBe("two");
    await sdk.admin.priceList.delete(sale);
    expect(await order("sort=price-up")).toBe("one two");
    expect(await order("max=500")).toBe("");
  });

  it("to a price applies immediately and does not affect other products", async () => {
    const [one] = products;
    const sdk = await admin;
    const cost = (amount: number) =>
      sdk.admin.product.updateVariant(one?.id ?? "", one?.variants[0]?.id ?? "", {
        prices: [{ currency_code: "eur", amount }],
      });
    expect(await order("sort=price-up")).toBe("one two");
    // a change by more than half would have to be confirmed
    for (const amount of [15, 22]) await cost(amount);
    expect(await order("sort=price-up")).toBe("two one");
    expect(await order("min=2000&max=2000")).toBe("two");
    for (const amount of [12, 10]) await cost(amount);
    expect(await order("sort=price-up")).toBe("one two");
  });

  it("to the stock applies immediately", async () => {
    expect(await order("available=true&sort=name")).toBe("one");
    const set = await channel.stock(products[1]?.variants[0]?.sku ?? "", 3);
    expect(await order("available=true&sort=name")).toBe("one two");
    await set(0);
    expect(await order("available=true&sort=name")).toBe("one");
  });

  it("to a name or a product's status applies once its event is handled", async () => {
    const sdk = await admin;
    await sdk.admin.product.update(products[0]?.id ?? "", { title: "Zzz" });
    expect(await eventually(async () => (await order("sort=name")) === "two one")).toBe(true);
    await sdk.admin.product.update(products[0]?.id ?? "", { status: "draft" });
    expect(await eventually(async () => (await order("")) === "two")).toBe(true);
  });
});
