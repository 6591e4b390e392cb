import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChannel, type OwnChannel } from "../../../testing/channels";
import { atNight } from "../../../testing/night";
import { findProducts } from "../../src/api/guards/admin-search";
import { ownKnex } from "./database";
import { firstOwner } from "./people";
import { owner, send } from "./shop";

const admin = await owner();
const database = ownKnex();
/** A word unique to these products, without digits, because one of the searches is for a number. */
const mark = `zirbel${randomUUID()
  .slice(0, 8)
  .replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))}`;
const person = await firstOwner();
let channel: OwnChannel;
/** Ids by the products' names in the tests. */
const ids = { walnut: "", plain: "", draft: "" };
type Name = keyof typeof ids;

const weight = (title: string, more: Record<string, string> = {}) => ({
  title,
  manage_inventory: false,
  options: { Gewicht: title },
  prices: [{ currency_code: "eur", amount: 5 }],
  ...more,
});

async function make(product: {
  title: string;
  subtitle?: string;
  description: string;
  status: "published" | "draft";
  variants: ReturnType<typeof weight>[];
}): Promise<string> {
  const { product: made } = await admin.admin.product.create({
    ...product,
    sales_channels: [{ id: channel.id }],
    options: [{ title: "Gewicht", values: product.variants.map(({ title }) => title) }],
  });
  return made.id;
}

beforeAll(async () => {
  channel = await openChannel("Produktsuche");
  ids.walnut = await make({
    title: `Mürbes ${mark}`,
    subtitle: "Aus der Höhle",
    description: "Zu 50% aus Nüssen_und Öl",
    status: "published",
    variants: [
      weight("Kleine Packung", { sku: `${mark}-KL`, barcode: `${mark}barcode`, upc: `${mark}upc` }),
      weight("Große Dose", { sku: `${mark}-DO`, ean: `${mark}ean` }),
    ],
  });
  ids.plain = await make({
    title: `Schlichtes ${mark}`,
    description: "500 Gramm Nüssen und Öl",
    status: "published",
    variants: [weight("Kleine Packung"), weight("Vergriffene Tüte", { sku: `${mark}-WEG` })],
  });
  ids.draft = await make({
    title: `Entwurf ${mark}`,
    description: "Noch nicht fertig",
    status: "draft",
    variants: [weight("Kleine Packung")],
  });
});
afterAll(async () => {
  await admin.admin.product.batch({ delete: Object.values(ids) });
  await channel.remove();
});

/** Response of a product list. */
interface List {
  products: { id: string }[];
  count: number;
}

async function ask(path: string, query: Record<string, string>, headers = person.headers): Promise<List> {
  const { status, body } = await send(
    "GET",
    `${path}?${new URLSearchParams(query).toString()}`,
    undefined,
    headers,
  );
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as unknown as List;
}

const names = Object.keys(ids) as Name[];
const namesOf = ({ products }: List): Name[] =>
  names.filter((name) => products.some(({ id }) => id === ids[name]));

/** The admin's list for a search, including other products. */
const list = (q: string, more: Record<string, string> = {}): Promise<List> =>
  ask("/admin/products", { q, limit: "100", ...more });

/** Our products in the admin's list for a search. */
const found = async (q: string, more?: Record<string, string>): Promise<Name[]> =>
  namesOf(await list(q, more));

/** Searches, and our products each has to find. */
const searches: readonly [q: string, names: Name[]][] = [
  [mark, ["walnut", "plain", "draft"]],
  // parts of a title, upper and lower case, umlauts
  [`MÜRBES ${mark}`, ["walnut"]],
  [`rbes ${mark.slice(2)}`, ["walnut"]],
  [`chlicht ${mark}`, ["plain"]],
  // subtitle, description
  [`höhle ${mark}`, ["walnut"]],
  [`HÖHLE  ${mark} `, ["walnut"]],
  [`gramm ${mark}`, ["plain"]],
  // SKU, barcode, EAN and UPC of a weight, and its title
  [`${mark}-do`, ["walnut"]],
  [`${mark}BARCODE`, ["walnut"]],
  [`${mark}ean`, ["walnut"]],
  [`${mark}upc`, ["walnut"]],
  [`packung ${mark}`, ["walnut", "plain", "draft"]],
  [`große ${mark}`, ["walnut"]],
  // words of a weight and the product, of one weight, and of two weights
  [`dose öl ${mark}`, ["walnut"]],
  [`${mark}-DO dose große`, ["walnut"]],
  [`${mark}-KL dose`, []],
  // short words, which no index supports
  [`öl ${mark}`, ["walnut", "plain"]],
  [`e ${mark}`, ["walnut", "plain", "draft"]],
  // one of two words does not occur
  [`höhle gramm ${mark}`, []],
  [`${mark}x`, []],
  // words do not match across the end of one text and the beginning of the next
  [`${mark}aus`, []],
];

describe("the search in the admin's list of products", { timeout: 60_000 }, () => {
  it.each(searches)("finds by “%s”", async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  // the list of the store API is Medusa's own, with the products published in the channel
  it.runIf(atNight).each(searches)("has the same results for “%s” as Medusa's own search", async (q) => {
    const own = await ask("/store/products", { q, limit: "100" }, channel.headers);
    const ours = await list(q, { sales_channel_id: channel.id, "status[]": "published" });
    expect([namesOf(ours), ours.count]).toEqual([namesOf(own), own.count]);
  });

  it("treats per cent signs, underscores and backslashes literally", async () => {
    expect(await found(`50% ${mark}`)).toEqual(["walnut"]);
    expect(await found(`50 ${mark}`)).toEqual(["walnut", "plain"]);
    expect(await found(`nüssen_und ${mark}`)).toEqual(["walnut"]);
    expect(await found(`% ${mark}`)).toEqual(["walnut"]);
    expect(await found(`_ ${mark}`)).toEqual(["walnut"]);
    expect(await found(String.raw`\ ${mark}`)).toEqual([]);
    expect(await found(`' ${mark}`)).toEqual([]);
  });

  it("lists all products for an empty search", async () => {
    const { count } = await ask("/admin/products", { limit: "1" });
    expect((await list("")).count).toBe(count);
    expect((await list("   ")).count).toBe(count);
  });

  it("can be combined with other filters", async () => {
    expect(await found(mark, { "status[]": "draft" })).toEqual(["draft"]);
    expect(await found(mark, { "$and[0][status][]": "draft" })).toEqual(["draft"]);
    expect(await found(mark, { id: ids.plain })).toEqual(["plain"]);
    expect(await found("höhle", { id: ids.plain })).toEqual([]);
    expect(await found(mark, { sales_channel_id: channel.id })).toEqual(names);
    expect(await found(mark, { sales_channel_id: "sc_none" })).toEqual([]);
    const { product_categories: categories } = await admin.admin.productCategory.list({ limit: 1 });
    const category = categories[0]?.id ?? "";
    await admin.admin.product.update(ids.plain, { categories: [{ id: category }] });
    expect(await found(mark, { category_id: category })).toEqual(["plain"]);
  });

  it("is paginated and counted", async () => {
    const pages = await Promise.all(
      ["0", "1", "2", "3"].map((offset) => list(mark, { order: "title", limit: "1", offset })),
    );
    expect(pages.map(namesOf)).toEqual([["draft"], ["walnut"], ["plain"], []]);
    expect(pages.map(({ count }) => count)).toEqual([3, 3, 3, 3]);
    expect((await list(`${mark}x`)).count).toBe(0);
  });

  it("excludes deleted weights and products, like Medusa", async () => {
    const name = `fichte${randomUUID().slice(0, 8)}`;
    const id = await make({
      title: name,
      description: "",
      status: "published",
      variants: [weight("Kleine Packung"), weight("Große Packung", { sku: `${name}-WEG` })],
    });
    const count = async (q: string, more?: Record<string, string>) => (await list(q, more)).count;
    const own = async (q: string) => (await ask("/store/products", { q }, channel.headers)).count;
    const { product } = await admin.admin.product.retrieve(id);
    const large = product.variants?.find(({ sku }) => sku === `${name}-WEG`);
    expect([await count(`${name}-WEG`), await own(`${name}-WEG`)]).toEqual([1, 1]);
    await admin.admin.product.deleteVariant(id, large?.id ?? "");
    expect([await count(`${name}-WEG`), await own(`${name}-WEG`)]).toEqual([0, 0]);
    expect(await count(`${name} große`)).toBe(0);
    expect(await count(name)).toBe(1);
    await admin.admin.product.delete(id);
    expect(await count(name)).toBe(0);
    expect(await count(name, { with_deleted: "true" })).toBe(1);
  });

  it("is left to Medusa if there are more matches than can be passed on", async () => {
    expect(await findProducts(database, mark, names.length)).toHaveLength(names.length);
    expect(await findProducts(database, mark, names.length - 1)).toBeNull();
  });
});
