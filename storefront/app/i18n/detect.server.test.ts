import { expect, test } from "vitest";
import { firstVisitRedirect, preferredLanguage } from "./detect.server";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const visit = (headers: Record<string, string>, path = "/") =>
  firstVisitRedirect(
    new Request(`http://localhost:3000${path}`, {
      headers: { "User-Agent": browser, Host: "localhost:3000", ...headers },
    }),
  );
const target = async (...args: Parameters<typeof visit>) =>
  (await visit(...args))?.headers.get("Location") ?? null;

test("redirects the first visit to the browser's language, sets the cookie and prevents caching", async () => {
  const answer = await visit({ "Accept-Language": "it-IT,it;q=0.9" });
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get("Location")).toBe("/it");
  expect(answer?.headers.get("Set-Cookie")).toBe("lang=it; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax");
  expect(answer?.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer?.headers.get("Vary")).toBe("Cookie, Accept-Language");
});

test("the cookie takes precedence over the browser's language", async () => {
  expect(await target({ Cookie: "a=1; lang=en", "Accept-Language": "it" })).toBe("/en");
  expect(await target({ Cookie: "lang=de", "Accept-Language": "it" })).toBeNull();
  expect(await target({ Cookie: "lang=xx", "Accept-Language": "it" })).toBe("/it");
});

test("the redirect keeps the query string", async () => {
  expect(await target({ "Accept-Language": "en" }, "/?utm=x")).toBe("/en?utm=x");
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  "WhatsApp/2.23.20.0",
])("does not redirect the crawler %s", async (agent) => {
  expect(await target({ "Accept-Language": "it", "User-Agent": agent })).toBeNull();
});

test.each(["curl/8.5.0", "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/156.0.0.0 Safari/537.36"])(
  "redirects %s, which is not a crawler",
  async (agent) => {
    expect(await target({ "Accept-Language": "it", "User-Agent": agent })).toBe("/it");
  },
);

test.each(["ja", "fr-FR,fr;q=0.9", "es-ES,es"])("redirects readers of %s to English", async (languages) => {
  expect(await target({ "Accept-Language": languages })).toBe("/en");
});

test("does not redirect for German, no language, crawlers, other pages and internal navigation", async () => {
  expect(await target({ "Accept-Language": "de-DE" })).toBeNull();
  expect(await target({ "Accept-Language": "*" })).toBeNull();
  expect(await target({})).toBeNull();
  expect(await target({ "Accept-Language": "it", "User-Agent": "Googlebot/2.1" })).toBeNull();
  expect(await target({ "Accept-Language": "it" }, "/produkte")).toBeNull();
  expect(await target({ Cookie: "lang=it", "Sec-Fetch-Site": "same-origin" })).toBeNull();
  expect(await target({ Cookie: "lang=it", Referer: "http://localhost:3000/produkte" })).toBeNull();
  expect(await target({ Cookie: "lang=it", Referer: "http://elsewhere.example/" })).toBe("/it");
});

test.each([
  [{ Cookie: "lang=it", "Accept-Language": "en" }, "it"],
  [{ "Accept-Language": "en-GB,de;q=0.5" }, "en"],
  [{ "Accept-Language": "fr-FR,fr;q=0.9" }, "en"],
  [{ Cookie: "lang=it", "Accept-Language": "es" }, "it"],
  [{ Cookie: "lang=xx" }, null],
  [{ "Accept-Language": "*" }, null],
  [{}, null],
])("preferredLanguage for the headers %j is %j", async (headers: Record<string, string>, expected) => {
  expect(await preferredLanguage(new Request("http://localhost:3000/produkte", { headers }))).toBe(expected);
});
