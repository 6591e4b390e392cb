import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { eventually } from "../../../testing/eventually";
import { createProduct, setSlugs } from "../../../testing/products";
import { catalogue, owner, send } from "./shop";

const admin = await owner();
const toRemove: string[] = [];

afterAll(async () => {
  for (const id of toRemove) await admin.admin.product.delete(id);
});

const find = (kind: string, language: string, slug: string) =>
  send("GET", `/store/slugs/${kind}/${language}/${slug}`);
const almondSlugs = { de: "mandeltorrone", it: "torrone-alle-mandorle", en: "almond-nougat" };

describe("slugs", () => {
  it.each(["de", "it", "en"] as const)("find a product by its slug in %s", async (language) => {
    const id = (await catalogue()).get("MAN")?.id;
    const answer = await find("product", language, almondSlugs[language]);
    expect(answer).toEqual({
      status: 200,
      body: { kind: "product", entity_id: id, slugs: almondSlugs, current: true },
    });
  });

  it("find a category", async () => {
    const answer = await find("category", "it", "torrone-morbido");
    expect(answer.body).toMatchObject({
      kind: "category",
      slugs: { de: "weicher-torrone", it: "torrone-morbido", en: "soft-nougat" },
      current: true,
    });
  });

  it("of another language are reported as not current", async () => {
    expect((await find("product", "it", "mandeltorrone")).body).toMatchObject({
      slugs: almondSlugs,
      current: false,
    });
  });

  it.each([
    ["product", "de", "gibt-es-nicht"],
    ["product", "fr", "mandeltorrone"],
    ["page", "de", "mandeltorrone"],
    ["category", "de", "mandeltorrone"],
    ["product", "de", "Mandeltorrone"],
    ["product", "de", "x'; drop table slug; --"],
  ])("are not found: %s/%s/%s", async (kind, language, slug) => {
    expect((await find(kind, language, encodeURIComponent(slug))).status).toBe(404);
  });

  it("are listed for many products in one request", async () => {
    const ids = [...(await catalogue()).values()].map((product) => product.id);
    const answer = await send(
      "GET",
      `/store/slugs/product?${ids.map((id) => `entity_id=${id}`).join("&")}&entity_id=x`,
    );
    expect(Object.keys(answer.body["slugs"] as object).sort()).toEqual([...ids].sort());
  });

  it("are listed for 1 to 200 ids", async () => {
    const many = Array.from({ length: 201 }, (_, i) => `entity_id=${i}`).join("&");
    expect((await send("GET", "/store/slugs/product")).status).toBe(400);
    expect((await send("GET", `/store/slugs/product?${many}`)).status).toBe(400);
    expect((await send("GET", `/store/slugs/product?${many.replace("entity_id=0&", "")}`)).status).toBe(200);
  });

  it("are generated for a new product, kept as history and deleted with the product", async () => {
    const { id } = await createProduct("Prüfstück mit Süße", { euro: 5 });
    toRemove.push(id);
    expect(
      await eventually(async () => (await find("product", "de", "pruefstueck-mit-suesse")).status === 200),
    ).toBe(true);
    const filled = {
      de: "pruefstueck-mit-suesse",
      it: "pruefstueck-mit-suesse",
      en: "pruefstueck-mit-suesse",
    };
    // Italian has no slug of its own, so the German one is current there too, without a redirect to itself.
    expect((await find("product", "it", "pruefstueck-mit-suesse")).body).toMatchObject({
      slugs: filled,
      current: true,
    });

    const slugs = { de: "probe-neu", it: "prova-nuova" };
    await setSlugs("product", id, slugs);
    expect((await find("product", "de", "probe-neu")).body).toMatchObject({ entity_id: id, current: true });
    expect((await find("product", "de", "pruefstueck-mit-suesse")).body).toMatchObject({
      entity_id: id,
      slugs: { de: "probe-neu", it: "prova-nuova", en: "prova-nuova" },
      current: false,
    });

    await admin.admin.product.delete(id);
    toRemove.pop();
    expect(await eventually(async () => (await find("product", "de", "probe-neu")).status === 404)).toBe(
      true,
    );
  });

  it.runIf(atNight)("given to a new category are kept while its first slug is generated", async () => {
    const create = async () => {
      const name = `Neues ${randomUUID()}`;
      const { product_category: made } = await admin.admin.productCategory.create({ name, is_active: true });
      return { id: made.id, first: name.toLowerCase().replace(" ", "-") };
    };
    const slugsOf = async (id: string) => {
      const { slugs } = (await send("GET", `/store/slugs/category?entity_id=${id}`)).body;
      return (slugs as Record<string, object>)[id];
    };
    const given = await Promise.all(
      Array.from({ length: 24 }, async (_, number) => {
        const { id, first } = await create();
        await new Promise((resolve) => setTimeout(resolve, number * 3));
        // alternately the slug derived from the title and another one
        const slug = number % 2 === 0 ? first : `eigenes-${randomUUID()}`;
        const body = { de: slug, it: slug, en: slug };
        await setSlugs("category", id, body);
        return [id, body] as const;
      }),
    );
    // events are handled in order: when the last slug exists, all earlier ones are done
    const last = await create();
    expect(await eventually(async () => (await find("category", "de", last.first)).status === 200)).toBe(
      true,
    );
    for (const [id, body] of given) expect(await slugsOf(id)).toEqual(body);
    for (const id of [last.id, ...given.map(([one]) => one)]) await admin.admin.productCategory.delete(id);
  });

  it.runIf(atNight)("are unique for many created simultaneously, also of one name", async () => {
    const name = `Gleiches ${randomUUID()}`;
    const made = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        const own = number < 6 ? name : `Vieles ${randomUUID()}`;
        const body = { name: own, handle: randomUUID(), is_active: true };
        return (await admin.admin.productCategory.create(body)).product_category.id;
      }),
    );
    const read = async () => {
      const query = made.map((id) => `entity_id=${id}`).join("&");
      const { slugs } = (await send("GET", `/store/slugs/category?${query}`)).body;
      return Object.values(slugs as Record<string, { de: string }>).map(({ de }) => de);
    };
    expect(await eventually(async () => (await read()).length === 40)).toBe(true);
    const first = name.toLowerCase().replace(" ", "-");
    const alike = (await read()).filter((slug) => slug.startsWith(first)).sort();
    expect(alike).toEqual([first, ...[2, 3, 4, 5, 6].map((number) => `${first}-${number}`)]);
    for (const id of made) await admin.admin.productCategory.delete(id);
  });

  it("are refused if they belong to another product or are invalid", async () => {
    const id = (await catalogue()).get("MIR")?.id ?? "";
    const refused: Record<string, string>[] = [
      { de: "mandeltorrone" },
      { it: "almond-nougat" },
      { de: "Zu schön" },
      { de: "x".repeat(81) },
    ];
    for (const slugs of refused) {
      await expect(setSlugs("product", id, slugs)).rejects.toMatchObject({ status: 400 });
    }
    expect((await find("product", "de", "torrone-mit-myrte")).body).toMatchObject({
      entity_id: id,
      current: true,
    });
  });
});
