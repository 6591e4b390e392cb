import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { type Language, languages, localeOf } from "@su-turrone/contract/languages";
import { storeFields } from "@su-turrone/contract/store-fields";
import { ownProduct } from "../../../testing/own-product";
import { asOwner } from "../../../testing/owner";
import type { ListedCategory } from "../../src/features/categories/read-categories";
import { sql } from "./database";
import { alike } from "./new-product-forms";
import { firstOwner, ownPerson } from "./people";
import { send } from "./shop";

const first = await firstOwner();
const packer = await ownPerson("fulfilment");
const product = await ownProduct(`Kategorieprobe ${randomUUID()}`);
const made: string[] = [];

afterAll(async () => {
  for (const id of made) await asOwner(`/admin/product-categories/${id}`, undefined, "DELETE");
});

const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  send(method, `/admin/categories${path}`, body, { ...first.headers, "x-medusa-locale": "it", ...headers });

const listed = async (): Promise<ListedCategory[]> =>
  (await ask("GET", "")).body["categories"] as ListedCategory[];
const stored = async (id: string) => (await listed()).find((one) => one.id === id);

const stamp = () => randomUUID().slice(0, 8);
const formOf = (mark: string) => ({
  name: { de: `Süßes ${mark}`, it: `Dolci ${mark}`, en: `Sweets ${mark}` },
  description: { de: "Zum Kaffee.", it: "Con il caffè.", en: "With coffee." },
  slugs: { de: "", it: `Bontà ${mark}`, en: "" },
  is_shown: true,
});

/** Creates a category that is deleted after the tests. */
async function make(form: object): Promise<string> {
  const { status, body } = await ask("POST", "", form);
  expect(status, JSON.stringify(body)).toBe(200);
  made.push(String(body["id"]));
  return String(body["id"]);
}

/** The category as the storefront reads it; undefined if it is hidden. */
async function inShop(id: string, language: Language) {
  const path = `/store/product-categories?fields=${storeFields.category}&limit=100&order=rank`;
  const { body } = await send("GET", path, undefined, { "x-medusa-locale": localeOf[language] });
  return (body["product_categories"] as { id: string; name: string }[]).find((one) => one.id === id);
}

const slugsInShop = async (id: string) =>
  (await send("GET", `/store/slugs/category?entity_id=${id}`)).body["slugs"] as object;

describe("a category", () => {
  it("is in the shop in each language, is renamed and hidden", async () => {
    const mark = stamp();
    const form = formOf(mark);
    const id = await make(form);
    const slugs = { de: `suesses-${mark}`, it: `bonta-${mark}`, en: `sweets-${mark}` };
    expect(await slugsInShop(id)).toEqual({ [id]: slugs });
    for (const language of languages) {
      const [name, description] = [form.name[language], form.description[language]];
      expect(await inShop(id, language)).toMatchObject({ name, description });
    }
    expect(await stored(id)).toMatchObject({ title: `Dolci ${mark}`, products: 0, form: { ...form, slugs } });

    const renamed = { ...form, slugs, name: { de: `Neu ${mark}`, it: `Nuovi ${mark}`, en: `New ${mark}` } };
    expect((await ask("POST", `/${id}`, renamed)).status).toBe(200);
    expect(await inShop(id, "de")).toMatchObject({ name: `Neu ${mark}` });
    expect(await inShop(id, "it")).toMatchObject({ name: `Nuovi ${mark}` });
    expect(await slugsInShop(id)).toEqual({ [id]: slugs });

    expect((await ask("POST", `/${id}`, { ...renamed, is_shown: false })).status).toBe(200);
    expect(await inShop(id, "it")).toBeUndefined();
    expect(await stored(id)).toMatchObject({ form: { ...renamed, is_shown: false } });
  });

  it("takes the place chosen for it, and those behind it move on", async () => {
    const hidden = () => ({ ...formOf(stamp()), is_shown: false });
    const own = [await make(hidden()), await make(hidden())];
    const order = async () => (await listed()).map(({ id }) => id).filter((id) => own.includes(id));
    expect(await order()).toEqual(own);
    expect((await ask("POST", `/${own[1]}`, { ...hidden(), place: 1 })).status).toBe(200);
    expect(await order()).toEqual(own.toReversed());
  });

  it("is refused with an address of another one, and changed by nothing then", async () => {
    const mark = stamp();
    await make(formOf(mark));
    const id = await make(formOf(stamp()));
    const before = await stored(id);
    const taken = { ...formOf(stamp()), slugs: alike(`Bontà ${mark}`) };
    const message = `Un’altra categoria ha o aveva già questo indirizzo: bonta-${mark}. Sceglierne un altro.`;
    for (const path of ["", `/${id}`]) {
      expect(await ask("POST", path, taken)).toMatchObject({ status: 409, body: { message } });
    }
    expect(await stored(id)).toEqual(before);
  });

  it("is left as it was, and a new one not made, if its words cannot be stored", async () => {
    const mark = stamp();
    const id = await make(formOf(stamp()));
    const before = await stored(id);
    await sql(
      `alter table translation add constraint probe check (translations::text not like '%${mark}%') not valid`,
    );
    const repair = async () => void (await sql("alter table translation drop constraint if exists probe"));
    onTestFinished(repair);
    for (const path of ["", `/${id}`]) expect((await ask("POST", path, formOf(mark))).status).not.toBe(200);
    expect(await stored(id)).toEqual(before);
    expect((await listed()).filter(({ title }) => title.includes(mark))).toEqual([]);
    // its slugs are free as well
    await repair();
    await make(formOf(mark));
  });

  it("is deleted only without products, from the state shown, and by owners", async () => {
    const id = await make(formOf(stamp()));
    const members = `/admin/product-categories/${id}/products`;
    await asOwner(members, { add: [product.id] });
    expect(await stored(id)).toMatchObject({ products: 1 });
    const message =
      "In questa categoria ci sono ancora prodotti, forse anche bozze: vanno prima messi in un’altra.";
    expect(await ask("DELETE", `/${id}`)).toMatchObject({ status: 400, body: { message } });
    await asOwner(members, { remove: [product.id] });
    const stale = { "if-match": '"x"' };
    expect((await ask("POST", `/${id}`, formOf(stamp()), stale)).status).toBe(409);
    expect((await ask("DELETE", `/${id}`, undefined, stale)).status).toBe(409);
    expect((await ask("POST", `/${id}`, formOf(stamp()), packer.headers)).status).toBe(403);
    expect((await ask("DELETE", `/${id}`, undefined, packer.headers)).status).toBe(403);
    expect((await ask("DELETE", `/${id}`)).status).toBe(200);
    made.splice(made.indexOf(id), 1);
    expect(await stored(id)).toBeUndefined();
    expect((await ask("DELETE", `/${id}`)).status).toBe(404);
  });
});
