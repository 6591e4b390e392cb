import { expect } from "vitest";
import { test } from "./request";

test("home shows the range at once: each category that has goods, with a picture", async ({ request }) => {
  const html = await (await request.get("/", { headers: { "Accept-Language": "de" } })).text();
  const tiles = /<nav aria-label="Kategorien" class="page[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  const shown = [
    ...tiles.matchAll(/<a [^>]*href="([^"]+)".*?<img src="([^"]+)" alt="".*?<span[^>]*>([^<]+)</gs),
  ];
  expect(shown.map(([, path, , name]) => [name, path])).toEqual([
    ["Klassischer Torrone", "/produkte/kategorie/klassischer-torrone"],
    ["Weicher Torrone", "/produkte/kategorie/weicher-torrone"],
    ["Mit Schokolade", "/produkte/kategorie/mit-schokolade"],
    ["Geschenke", "/produkte/kategorie/geschenke"],
  ]);
  const pictures = shown.map(([, , picture]) => picture);
  expect(new Set(pictures).size).toBe(4);
  for (const picture of pictures) expect((await request.get(picture ?? "")).status()).toBe(200);
});
