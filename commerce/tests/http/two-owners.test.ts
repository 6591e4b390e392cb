import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unchangedPageContent } from "@su-turrone/contract/page-content";
import { createProduct } from "../../../testing/products";
import { emptyLabel } from "../../src/modules/food-labels/label-types";
import { emptyProductDetails } from "../../src/modules/product-details/product-details-types";
import { deleteCodes, makeCode } from "./code-tools";
import { alike, draft } from "./new-product-forms";
import { waitForMail } from "./mails";
import { firstOwner, ownPerson } from "./people";
import { owner, send } from "./shop";

const { admin } = await owner();
const first = await firstOwner();
const second = await ownPerson("owner");
let productId: string;
let entryId: string;
let draftId: string;
let codeId: string;
let categoryId: string;
let holder: unknown;

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  send("POST", path, body, { ...first.headers, ...headers });
const read = async (path: string) => (await send("GET", path, undefined, second.headers)).body;

const entry = (title: string) => ({
  kind: "post",
  texts: [
    { language: "it", title, teaser: "", body: "", seo_title: "", seo_description: "", picture_alt: "" },
  ],
});
const newDraft = draft();
const category = (description: string) => ({
  name: alike(`Zwei Inhaber ${newDraft.request_id}`),
  description: alike(description),
  slugs: alike(""),
  is_shown: true,
});
const pageOf = (title: string) => ({
  content: { ...unchangedPageContent, words: { de: {}, it: { title }, en: {} } },
});

/** A form of the admin: its address, what it sends, and where its answer holds what is stored. */
interface Form {
  name: string;
  path: () => string;
  body: (value: string) => object;
  /** Path of the answer with the revision, when it differs from that of the form. */
  stored?: () => Promise<Record<string, unknown> | undefined>;
  value: (stored: Record<string, unknown>) => unknown;
}

const listedCode = async () => {
  const { codes } = (await read("/admin/codes?limit=100")) as { codes: Record<string, unknown>[] };
  return codes.find(({ id }) => id === codeId);
};

const forms: readonly Form[] = [
  {
    name: "the shop settings",
    path: () => "/admin/shop-settings",
    body: (transfer_holder) => ({ changes: { transfer_holder } }),
    value: ({ settings }) => (settings as Record<string, unknown>)["transfer_holder"],
  },
  {
    name: "a post",
    path: () => `/admin/content/${entryId}`,
    body: entry,
    stored: async () => (await read(`/admin/content/${entryId}`))["entry"] as Record<string, unknown>,
    value: ({ texts }) => (texts as { title: string }[])[0]?.title,
  },
  {
    name: "a page of the shop",
    path: () => "/admin/page-content/shipping",
    body: pageOf,
    value: ({ content }) => (content as typeof unchangedPageContent).words.it["title"],
  },
  {
    name: "the details of a product",
    path: () => `/admin/product-details/${productId}`,
    body: (brand) => ({ ...emptyProductDetails, brand }),
    value: ({ product_detail: detail }) => (detail as typeof emptyProductDetails).brand,
  },
  {
    name: "a food label",
    path: () => `/admin/food-labels/${productId}`,
    body: (it) => ({ ...emptyLabel, legal_name: { it } }),
    value: ({ label }) => (label as typeof emptyLabel | null)?.legal_name.it,
  },
  {
    name: "a category",
    path: () => `/admin/categories/${categoryId}`,
    body: category,
    stored: async () => {
      const { categories } = (await read("/admin/categories")) as { categories: Record<string, unknown>[] };
      return categories.find(({ id }) => id === categoryId);
    },
    value: ({ form }) => (form as ReturnType<typeof category>).description.it,
  },
  {
    name: "a draft of a new product",
    path: () => `/admin/new-products/${draftId}`,
    body: (value) => ({ ...newDraft, title: { ...newDraft.title, de: `${newDraft.title.de} ${value}` } }),
    value: ({ form }) => (form as typeof newDraft).title.de,
  },
  {
    name: "a code",
    path: () => `/admin/codes/${codeId}`,
    body: (limit) => ({ change: "terms", from: "", until: "", limit }),
    stored: listedCode,
    value: ({ limit }) => limit,
  },
];

const stored = async (form: Form) => (await (form.stored?.() ?? read(form.path()))) ?? {};
const seen = async (form: Form) => ({ "if-match": `"${String((await stored(form))["revision"])}"` });

beforeAll(async () => {
  ({ id: productId } = await createProduct(`Zwei Inhaber ${Date.now()}`));
  entryId = ((await post("/admin/content", entry("Zwei Inhaber"))).body["entry"] as { id: string }).id;
  draftId = ((await post("/admin/new-products", newDraft)).body["product"] as { id: string }).id;
  ({ id: codeId } = await makeCode());
  categoryId = String((await post("/admin/categories", category("10"))).body["id"]);
  holder = forms[0]?.value(await read("/admin/shop-settings"));
}, 60_000);

afterAll(async () => {
  await post("/admin/shop-settings", { changes: { transfer_holder: holder } });
  await post("/admin/page-content/shipping", { content: unchangedPageContent });
  await send("DELETE", `/admin/content/${entryId}`, undefined, first.headers);
  await admin.product.delete(productId);
  await admin.product.delete(draftId);
  await admin.productCategory.delete(categoryId);
  await deleteCodes();
});

const changedMeanwhile =
  "Nel frattempo qualcun altro ha modificato questi dati. Non è stato salvato nulla: ricaricare la pagina per vedere lo stato attuale.";

describe("what one owner has saved is not overwritten by another's form:", { timeout: 60_000 }, () => {
  it.each(forms)("$name", async (form) => {
    const opened = await seen(form);
    expect(await post(form.path(), form.body("11"), opened)).toMatchObject({ status: 200 });
    const saved = form.value(await stored(form));
    expect(await post(form.path(), form.body("12"), { ...second.headers, ...opened })).toMatchObject({
      status: 409,
      body: { message: changedMeanwhile },
    });
    expect(form.value(await stored(form))).toEqual(saved);

    const opens = await seen(form);
    const answers = await Promise.all(
      ["13", "14"].map((value) => post(form.path(), form.body(value), { ...second.headers, ...opens })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

const notDeleted =
  "Nel frattempo qualcun altro ha modificato questi dati. Non è stato eliminato nulla: ricaricare la pagina per vedere lo stato attuale.";

describe("what one owner has saved is not deleted from another's open page:", { timeout: 60_000 }, () => {
  const remove = (path: string, revision: unknown) =>
    send("DELETE", path, undefined, { ...second.headers, "if-match": `"${String(revision)}"` });

  it("a post", async () => {
    const made = await post("/admin/content", entry("Da eliminare"));
    const { id, revision } = made.body["entry"] as { id: string; revision: string };
    const path = `/admin/content/${id}`;
    const saved = await post(path, entry("Da tenere"));
    expect(await remove(path, revision)).toMatchObject({ status: 409, body: { message: notDeleted } });
    expect((await read(path))["entry"]).toMatchObject({ texts: [{ title: "Da tenere" }] });
    const shown = (saved.body["entry"] as { revision: string }).revision;
    expect(await remove(path, shown)).toMatchObject({ status: 200 });
  });

  it("the draft of a page of the shop", async () => {
    const page = "/admin/page-content/shipping";
    const draftIdOf = async () => ((await read(page))["draft"] as { id: string } | null)?.id;
    await post(`${page}/preview`, pageOf("Prima bozza"));
    const opened = await draftIdOf();
    await post(`${page}/preview`, pageOf("Seconda bozza"));
    expect(await remove(`${page}/preview`, opened)).toMatchObject({
      status: 409,
      body: { message: notDeleted },
    });
    const newest = await draftIdOf();
    expect(newest).toBeDefined();
    expect(await remove(`${page}/preview`, newest)).toMatchObject({ status: 200 });
    expect(await draftIdOf()).toBeUndefined();
  });

  it("the data of a person, of whom there is more since", async () => {
    const email = `due-${randomUUID()}@example.com`;
    const preview = async () => {
      const { revision } = (await post("/admin/erasure-previews", { email })).body;
      return { "if-match": `"${String(revision)}"` };
    };
    const opened = await preview();
    const news = await send("POST", "/store/newsletter", {
      email,
      language: "it",
      text_version: "2026-11",
    });
    expect(news.status).toBe(202);
    await waitForMail(email, "newsletter-confirm");
    expect(await post("/admin/erasures", { email }, { ...second.headers, ...opened })).toMatchObject({
      status: 409,
      body: {
        message:
          "Dopo la ricerca i dati di questa persona sono cambiati. Non è stato cancellato nulla; ripetere la ricerca.",
      },
    });
    expect(await post("/admin/erasures", { email }, await preview())).toMatchObject({ status: 200 });
  });
});
