import { describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import {
  fastest,
  get,
  mostMs,
  readingShapes,
  repeat,
  where,
  writingShapes,
} from "../../../testing/hostile-shapes";
import type { RawRequest } from "../../../testing/raw-request";
import { sendRaw } from "./raw-request";
import { asStorefront } from "./shop";

/** What of commerce strangers reach: every door, and what is open before the login. Every run tries the first two. */
const reached = [
  "/store/products",
  "/auth/user/providers",
  "",
  "/admin/orders",
  "/app",
  "/static",
  "/health",
].slice(0, atNight ? undefined : 2);
const written = [
  "/auth/user/emailpass",
  "/hooks/payment/stripe_stripe",
  "/store/carts",
  "/admin/orders",
].slice(0, atNight ? undefined : 2);

/** What a shopper's request may become behind the storefront's key, and more than the storefront ever sends. */
const passedOn: Readonly<Record<string, RawRequest>> = {
  "1,000 fields": get(`/store/products?fields=${repeat(1_000, "+variants.id,")}`),
  "a field of 3,000 relations": get(`/store/products?fields=id${repeat(3_000, ".variants")}`),
  "1,000 fields in full": get(`/store/products?fields=${repeat(1_000, "*variants,")}`),
  "1,000 relations to expand": get(`/store/products?expand=${repeat(1_000, "variants,")}`),
  "1,000 ids": get(`/store/products?${repeat(1_000, "id[]=prod_1&")}`),
  "500 nested filters": get(`/store/products?${repeat(500, "$and[0]")}[id]=a`),
  "an order of 3,000 relations": get(`/store/products?order=id${repeat(3_000, ".variants")}`),
  "a search of 14,000 letters": get(`/store/catalogue?q=${repeat(14_000, "z")}`),
  "a search of 1,500 words": get(`/store/catalogue?q=${repeat(1_500, "mandel+")}`),
  "a slug of 14,000 letters": get(`/store/catalogue/products/${repeat(14_000, "a")}`),
};
const byStorefront = (input: RawRequest): RawRequest => ({
  ...input,
  headers: { ...asStorefront, ...input.headers },
});

type Table = Readonly<Record<string, RawRequest>>;
type Case = readonly [name: string, where: string, by: string, input: RawRequest];
const casesOf = (table: Table, by: string): Case[] =>
  Object.entries(table).map(([name, input]) => [name, where(input), by, input]);

const cases: readonly Case[] = [
  ...[...reached.map(readingShapes), ...written.map(writingShapes)].flatMap((table) =>
    casesOf(table, "a stranger"),
  ),
  ...[
    passedOn,
    ...(atNight ? ["/store/products", "/store/catalogue"].map(readingShapes) : []),
    ...(atNight ? ["/store/carts", "/store/messages"].map(writingShapes) : []),
  ]
    .flatMap((table) => casesOf(table, "the storefront"))
    .map(([name, at, by, input]): Case => [name, at, by, byStorefront(input)]),
];

/** From an address no other test uses: limits of tries would fail those tests. */
const send = (input: RawRequest) => sendRaw({ localAddress: "127.0.0.79", ...input });

describe("a request to commerce of a hostile shape", { timeout: 120_000 }, () => {
  it.each(cases)("%s, %s by %s, costs no more than some that are not found", async (_n, _w, _by, input) => {
    const notFound = byStorefront(get(`/store/nothing-${Date.now()}`));
    const most = mostMs(await fastest(() => send(notFound)));
    expect((await send(input)).status).toBeLessThan(500);
    expect(await fastest(() => send(input), most)).toBeLessThan(most);
  });
});
