import { once } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fixedT } from "~/i18n/i18n.server";
import { guardPosts, rejectUnknownMethods, rewriteUnreadableAddress } from "./incoming-requests.server";

/** The address routers see for a request. */
function seen(url: string, host = "127.0.0.1:3000"): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.headers.host = host;
  rewriteUnreadableAddress(request);
  return request.url;
}

const discovery = (count: number, path: (n: number) => string): string =>
  `version=1${Array.from({ length: count }, (_, n) => `&p=${path(n)}`).join("")}`;
const deep = discovery(1, () => "/a".repeat(61));

it.each([
  [`/__manifest?${deep}`, "/unreadable"],
  [`/__manifest?${deep.replaceAll("/", "%2f")}`, "/unreadable"],
  [`/__manifest?a?&${deep}`, "/unreadable"],
  [`/__manifest?${deep.replace("p=", "%70=")}`, "/unreadable"],
  [`/__manifest?${discovery(61, (n) => `a${n}`)}`, "/unreadable"],
  [`/__manifest?${discovery(31, (n) => `//a${n}`)}`, "/unreadable"],
  [`/.\\__manifest?${deep}`, "/unreadable"],
  [`/x/..\\__manifest?${deep}`, "/unreadable"],
  ["/a\\a".repeat(6), "/unreadable"],
  [`/it/${"\\a".repeat(10)}`, "/it/unreadable"],
  [`/en${"/a".repeat(10)}?x=1`, "/en/unreadable"],
  ["/seite/%F4%8F%BF%BF", "/unreadable"],
  ["/it/prodotti/%EF%B7%90", "/it/unreadable"],
  ["/produkte?_data=root", "/unreadable"],
  ["/produkte/__manifest?_data=root", "/unreadable"],
  ["/__manifest?_data=root", "/unreadable"],
  ["http://shop.example/produkte", "/unreadable"],
  ["*", "/unreadable"],
])("is turned into an unknown address (case %#)", (url, unknown) => {
  expect(seen(url)).toBe(unknown);
});

it.each([
  `/__manifest?${discovery(60, (n) => `a${n}`)}`,
  `/__manifest?${discovery(20, (n) => `/it/prodotti/${n}`)}`,
  "/it/prodotti/mandeltorrone?p=" + "/a".repeat(100),
  "/de/\\evil.example",
  "//evil.example/x",
  "/produkte?sort=price?",
  "/",
])("is left to the routers (case %#)", (url) => {
  expect(seen(url)).toBe(url);
});

it.each(["x/a/a/a", "x\\a", "x?a", "x#", "x:99999", ":80", "[::1", "a b"])(
  "a request to the host %s is for an unknown address",
  (host) => {
    expect(seen("/produkte", host)).toBe("/unreadable");
  },
);

it.each(["shop.example", "127.0.0.1:3000", "[::1]:3000", "SHOP.example:443"])(
  "a request to the host %s is left to the routers",
  (host) => {
    expect(seen("/produkte", host)).toBe("/produkte");
  },
);

const server = createServer(express().use(rejectUnknownMethods, guardPosts));

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
});

it.each([
  ["de", "/kontakt"],
  ["it", "/it/contatti?x=/en"],
  ["en", "/en/contact"],
] as const)("refuses in %s what no page sends", async (language, path) => {
  const asked = async (options: RequestInit & { duplex?: "half" }) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const answer = await fetch(url, options);
    return [answer.status, await answer.text()];
  };
  const t = fixedT(language, "refused");
  expect(await asked({ method: "PUT" })).toEqual([405, t("method")]);
  expect(await asked({ method: "POST", headers: { Origin: "https://evil.example" } })).toEqual([
    403,
    t("origin"),
  ]);
  const unmeasured = new Blob(["x"]).stream();
  expect(await asked({ method: "POST", body: unmeasured, duplex: "half" })).toEqual([411, t("length")]);
  expect(await asked({ method: "POST", body: "x".repeat(70_000) })).toEqual([413, t("size")]);
});
