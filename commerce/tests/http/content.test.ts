import { afterAll, describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { sql } from "./database";
import { owner, send } from "./shop";

const admin = await owner();
const toRemove: string[] = [];

afterAll(async () => {
  for (const id of toRemove) await admin.client.fetch(`/admin/content/${id}`, { method: "DELETE" });
});

interface Entry {
  id: string;
  slugs: Record<string, string>;
  language: string;
  languages: string[];
  title: string;
  html: string;
  related_product_ids: string[];
}

const read = async (path: string, locale: string) => {
  const { status, body } = await send("GET", path, undefined, { "x-medusa-locale": locale });
  return { status, current: body["current"], entry: (body["post"] ?? body["page"]) as Entry };
};

const words = (language: string, title: string, body = "") => ({ language, title, teaser: "t", body });

/** Creates or replaces an entry as the owner. */
async function save(body: Record<string, unknown>, id?: string): Promise<Entry> {
  const path = `/admin/content${id ? `/${id}` : ""}`;
  const { entry } = await admin.client.fetch<{ entry: Entry }>(path, { method: "POST", body });
  if (!id) toRemove.push(entry.id);
  return entry;
}

describe("the seeded texts", () => {
  it("contain four posts, the newest first, in the requested language", async () => {
    for (const [locale, title] of [
      ["de-DE", "Honig, Eiweiß, Mandeln: aus drei Dingen ein Torrone"],
      ["it-IT", "Miele, albume, mandorle: tre cose per un torrone"],
      ["en-US", "Honey, egg white, almonds: three things make a torrone"],
    ] as const) {
      const { body } = await send("GET", "/store/posts?limit=3", undefined, { "x-medusa-locale": locale });
      const posts = body["posts"] as Entry[];
      expect(body).toMatchObject({ count: 4, limit: 3, offset: 0 });
      expect(posts).toHaveLength(3);
      expect(posts[0]?.title).toBe(title);
      expect(posts[0]?.languages).toEqual(["de", "en", "it"]);
    }
  });

  it("list the data processors that are in use and no others", async () => {
    const { entry } = await read("/store/pages/datenschutz", "de-DE");
    const listedNames = [...entry.html.matchAll(/<li><strong>(.+?):<\/strong>/g)].map(([, name]) => name);
    expect(listedNames).toEqual([
      "Hosting",
      "Versand",
      "Bank",
      "Probezahlungen",
      "Behörden und Steuerberatung",
    ]);
  });

  it("contain the withdrawal notice for France and Spain, with its language", async () => {
    expect((await read("/store/pages/retractation", "de-DE")).entry.language).toBe("fr");
    expect((await read("/store/pages/desistimiento", "en-US")).entry.language).toBe("es");
  });

  it("contain a post that links to existing products", async () => {
    const { entry } = await read("/store/posts/warum-der-honig-zeit-braucht", "de-DE");
    const query = entry.related_product_ids.map((id) => `id=${id}`).join("&");
    const { body } = await send("GET", `/store/products?${query}`);
    expect(body["count"]).toBe(3);
  });
});

describe("an entry written by the owner", () => {
  it("is only public once published and after its date", async () => {
    const post = { kind: "post", status: "draft", texts: [words("de", "Ein Entwurf")] };
    const { id } = await save(post);
    expect((await read("/store/posts/ein-entwurf", "de-DE")).status).toBe(404);
    await save({ ...post, status: "published", published_at: "2999-01-01T00:00:00Z" }, id);
    expect((await read("/store/posts/ein-entwurf", "de-DE")).status).toBe(404);
    await save({ ...post, status: "published" }, id);
    expect((await read("/store/posts/ein-entwurf", "de-DE")).status).toBe(200);
  });

  it("falls back to Italian, then English, and keeps its old slugs", async () => {
    const texts = [words("de", "Nur Deutsch"), words("it", "Solo italiano", "# Uno\n\n<script>x</script>")];
    const { id } = await save({ kind: "page", status: "published", texts });
    const inEnglish = await read("/store/pages/solo-italiano", "en-US");
    expect(inEnglish).toMatchObject({ status: 200, current: true, entry: { language: "it" } });
    expect(inEnglish.entry.html).toBe("<h2>Uno</h2>\n<p>&lt;script&gt;x&lt;/script&gt;</p>\n");
    const slugs = { it: "nuovo" };
    await save({ kind: "page", status: "published", texts, slugs }, id);
    const old = await read("/store/pages/solo-italiano", "it-IT");
    expect(old).toMatchObject({ status: 200, current: false });
    expect(old.entry.slugs).toEqual({ de: "nur-deutsch", it: "nuovo", en: "nuovo" });
  });

  it("is not saved if its slug is taken", async () => {
    const taken = { kind: "page", status: "published", texts: [words("de", "Zweites Impressum")] };
    await expect(save({ ...taken, slugs: { de: "impressum" } })).rejects.toMatchObject({ status: 400 });
    const list = await admin.client.fetch<{ entries: { texts: { title: string }[] }[] }>(
      "/admin/content?kind=page&limit=100",
    );
    expect(JSON.stringify(list)).not.toContain("Zweites Impressum");
  });

  it("is refused with a wrong placeholder", async () => {
    const texts = [words("de", "Falsch", "{{company.nmae}}")];
    const problem = "un segnaposto non esiste o non è scritto bene: {{company.nmae}}";
    await expect(save({ kind: "page", texts })).rejects.toThrow(`de: ${problem}`);
  });

  it("can be previewed without being saved", async () => {
    const body = { markdown: "**{{company.city}}** ![x](javascript:alert(1))" };
    const { html } = await admin.client.fetch<{ html: string }>("/admin/content-preview", {
      method: "POST",
      body,
    });
    expect(html).toMatch(/^<p><strong>.+<\/strong> /);
    expect(html).not.toContain("<img");
  });

  it("frees its slug when it is deleted", async () => {
    const texts = [words("de", "Kommt und geht")];
    const { id } = await save({ kind: "post", status: "published", texts });
    await admin.client.fetch(`/admin/content/${id}`, { method: "DELETE" });
    toRemove.splice(toRemove.indexOf(id), 1);
    expect((await read("/store/posts/kommt-und-geht", "de-DE")).status).toBe(404);
    const again = await save({ kind: "post", status: "published", texts });
    expect(again.slugs).toEqual({ de: "kommt-und-geht" });
  });
});

it("refuses to delete the pages that footer, checkout and mails link to", async () => {
  const { entries } = await admin.client.fetch<{ entries: { id: string; role: string | null }[] }>(
    "/admin/content",
    { query: { kind: "page", limit: 50 } },
  );
  const imprint = entries.find(({ role }) => role === "imprint");
  const remove = admin.client.fetch(`/admin/content/${imprint?.id}`, { method: "DELETE" });
  await expect(remove).rejects.toMatchObject({
    status: 400,
    message:
      "Il negozio stesso rimanda a questa pagina e la legge la richiede. Si può modificare, ma non eliminare.",
  });
  expect((await read("/store/pages/impressum", "de-DE")).status).toBe(200);
});

it.each(["/store/posts?limit=0", "/store/posts?limit=101", "/store/posts?offset=-1"])(
  "refuses %s",
  async (path) => {
    expect((await send("GET", path)).status).toBe(400);
  },
);

describe("the versions of a page", () => {
  interface Kept {
    entry: { id: string; versions: { id: string; by: string }[] };
  }
  const entryOf = async (id: string) => (await admin.client.fetch<Kept>(`/admin/content/${id}`)).entry;
  const versionOf = async (id: string, version: string) =>
    (
      await admin.client.fetch<{ data: { texts: { title: string }[] } }>(
        `/admin/content/${id}/versions/${version}`,
      )
    ).data;

  it("are saved with each change, also for seeded pages", async () => {
    const { entry } = await read("/store/pages/agb", "de-DE");
    expect((await entryOf(entry.id)).versions).toHaveLength(1);

    const page = await save({ kind: "page", status: "draft", texts: [words("it", "Prima versione")] });
    await save({ kind: "page", status: "draft", texts: [words("it", "Seconda versione")] }, page.id);
    const { versions } = await entryOf(page.id);
    expect(versions.map(({ by }) => by)).toEqual([setting("ADMIN_EMAIL"), setting("ADMIN_EMAIL")]);
    const [newest, first] = versions;
    expect((await versionOf(page.id, newest?.id ?? "")).texts[0]?.title).toBe("Seconda versione");
    expect((await versionOf(page.id, first?.id ?? "")).texts[0]?.title).toBe("Prima versione");
    await expect(versionOf(entry.id, first?.id ?? "")).rejects.toMatchObject({ status: 404 });
  });

  it("include the previous text of a page written before versions existed", async () => {
    const page = await save({ kind: "page", status: "draft", texts: [words("it", "Di una volta")] });
    await sql("delete from content_version where entry_id = $1", [page.id]);
    await save({ kind: "page", status: "draft", texts: [words("it", "Di oggi")] }, page.id);
    const { versions } = await entryOf(page.id);
    expect(versions.map(({ by }) => by)).toEqual([setting("ADMIN_EMAIL"), ""]);
    expect((await versionOf(page.id, versions[1]?.id ?? "")).texts[0]?.title).toBe("Di una volta");
  });
});
