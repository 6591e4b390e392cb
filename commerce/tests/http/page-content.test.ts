import { readFile } from "node:fs/promises";
import path from "node:path";
import { storefrontKey, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import {
  unchangedPageContent,
  type PageContent,
  type PageContentView,
} from "@su-turrone/contract/page-content";
import { afterAll, describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import type { EditablePage } from "../../src/features/page-content/read-page";
import { owner, send } from "./shop";
import { upload } from "./upload";

const admin = await owner();

const changed = (part: Partial<PageContent>): PageContent => ({ ...unchangedPageContent, ...part });
const inItalian = (title: string) => changed({ words: { de: {}, it: { title }, en: {} } });

const edited = (page = "shipping") => admin.client.fetch<EditablePage>(`/admin/page-content/${page}`);

/** Publishes as the owner, overwriting what is published. */
const publish = (content: unknown, page = "shipping") =>
  admin.client.fetch<EditablePage>(`/admin/page-content/${page}`, {
    method: "POST",
    body: { content },
  });

/** Content shown to a visitor, or in a preview. */
async function shown(locale = "it-IT", page = "shipping", preview = "") {
  const query = preview && `?preview=${encodeURIComponent(preview)}`;
  const { status, body } = await send("GET", `/store/page-content/${page}${query}`, undefined, {
    "x-medusa-locale": locale,
  });
  return { status, content: body["content"] as PageContentView };
}

const drafted = async (content: PageContent): Promise<Record<"de" | "it" | "en", string>> =>
  (
    await admin.client.fetch<{ preview_urls: Record<"de" | "it" | "en", string> }>(
      "/admin/page-content/shipping/preview",
      { method: "POST", body: { content } },
    )
  ).preview_urls;

const keyIn = (url: string): string => new URL(url).searchParams.get("preview") ?? "";

afterAll(async () => {
  await publish(unchangedPageContent);
  await publish(unchangedPageContent, "contact");
});

describe("the owner's texts on a page", () => {
  it("are shown once published, only in their language", async () => {
    await publish(inItalian("Spedire il torrone"));
    expect((await shown("it-IT")).content.words).toEqual({ title: "Spedire il torrone" });
    expect((await shown("de-DE")).content).toEqual({ words: {}, pictures: {}, shown: {}, sections: [] });
  });

  it("are refused if invalid, and nothing changes", async () => {
    await publish(inItalian("Prima"));
    for (const content of [
      changed({ words: { de: { "cost.text": "{{preis}}" }, it: {}, en: {} } }),
      { ...unchangedPageContent, more: 1 },
      { ...unchangedPageContent, words: { de: {} } },
      changed({ words: { de: { title: "x".repeat(4001) }, it: {}, en: {} } }),
    ]) {
      await expect(publish(content)).rejects.toMatchObject({ status: 400 });
    }
    await expect(edited("imprint")).rejects.toMatchObject({ status: 404 });
    expect((await shown()).content.words).toEqual({ title: "Prima" });
  });

  it("can be restored from earlier versions, with their authors", async () => {
    await publish(inItalian("Vecchio"));
    const { versions } = await publish(inItalian("Nuovo"));
    expect(versions[0]?.by).toBe(setting("ADMIN_EMAIL"));
    const { content } = await admin.client.fetch<{ content: PageContent }>(
      `/admin/page-content/shipping/versions/${versions[1]?.id}`,
    );
    expect(content).toEqual(inItalian("Vecchio"));
    await expect(
      admin.client.fetch(`/admin/page-content/about/versions/${versions[1]?.id}`),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("a draft", () => {
  it("is only shown by its link, in each language, until it is deleted", async () => {
    await publish(inItalian("Pubblicato"));
    const urls = await drafted(inItalian("Da provare"));
    expect(new URL(urls.it).pathname).toBe("/it/shipping");
    expect(new URL(urls.de).pathname).toBe("/shipping");
    const key = keyIn(urls.it);
    expect((await shown("it-IT", "shipping", key)).content.words).toEqual({ title: "Da provare" });
    expect((await shown()).content.words).toEqual({ title: "Pubblicato" });
    expect((await edited()).draft?.content).toEqual(inItalian("Da provare"));

    await admin.client.fetch("/admin/page-content/shipping/preview", { method: "DELETE" });
    expect((await shown("it-IT", "shipping", key)).status).toBe(404);
    expect((await edited()).draft).toBeNull();
  });

  it("becomes unavailable once it is published or replaced", async () => {
    const first = keyIn((await drafted(inItalian("Uno"))).it);
    const second = keyIn((await drafted(inItalian("Due"))).it);
    expect((await shown("it-IT", "shipping", first)).status).toBe(404);
    expect((await shown("it-IT", "shipping", second)).status).toBe(200);
    await publish(inItalian("Due"));
    expect((await shown("it-IT", "shipping", second)).status).toBe(404);
  });

  it("requires its own key, on its own page", async () => {
    const key = keyIn((await drafted(inItalian("Segreto"))).it);
    const foreign = storefrontKey(setting("SIGNING_SECRET"), Math.floor(Date.now() / 1000) + 60);
    for (const wrong of ["1", `${key}x`, key.replace(/\.\d+\./, ".9999999999."), foreign]) {
      expect((await shown("it-IT", "shipping", wrong)).status).toBe(404);
    }
    expect((await shown("it-IT", "contact", key)).status).toBe(404);
    // only the storefront may request it
    const asked = `/store/page-content/shipping?preview=${key}`;
    expect((await send("GET", asked, undefined, { [storefrontKeyHeader]: "" })).status).toBe(404);
  });
});

describe("sections and pictures added by the owner", () => {
  it("are shown in the requested language, or else the fallback language", async () => {
    const file = await readFile(path.resolve("storefront/pictures/process-1.webp"));
    const { files } = await upload("forno.webp", "image/webp", file, "it");
    const picture = {
      url: files[0]?.url ?? "",
      width: 1600,
      height: 1200,
      alt: { de: "Ofen", it: "Forno", en: "Oven" },
    };
    const none = { title: "", text: "" };
    await publish(
      changed({
        pictures: { picture },
        shown: { help: false },
        sections: [
          {
            id: "natale",
            picture,
            words: { de: none, it: { title: "A Natale", text: "Aperti **sempre**.\n\nVenire." }, en: none },
          },
        ],
      }),
      "contact",
    );
    for (const [locale, alt] of [
      ["it-IT", "Forno"],
      ["de-DE", "Ofen"],
    ] as const) {
      const { content } = await shown(locale, "contact");
      expect(content.pictures["picture"]?.alt).toBe(alt);
      expect(content.shown).toEqual({ help: false });
      expect(content.sections).toEqual([
        {
          id: "natale",
          language: "it",
          title: "A Natale",
          html: "<p>Aperti <strong>sempre</strong>.</p>\n<p>Venire.</p>\n",
          picture: { url: picture.url, width: 1600, height: 1200, alt: "Forno" },
        },
      ]);
    }
  });
});
