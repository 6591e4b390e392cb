import { describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import {
  fastest,
  get,
  mostMs,
  readingShapes,
  repeat,
  type Shapes,
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
  "/",
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
const passedOn: Shapes = {
  "1,000 fields": (n) => get(`/store/products?fields=${repeat(1_000, "+variants.id,")}${n}`),
  "a field of 1,500 relations": (n) => get(`/store/products?fields=id${repeat(1_500, ".variants")}${n}`),
  "1,000 fields in full": (n) => get(`/store/products?fields=${repeat(1_000, "*variants,")}${n}`),
  "1,000 relations to expand": (n) => get(`/store/products?expand=${repeat(1_000, "variants,")}${n}`),
  "1,000 ids": (n) => get(`/store/products?${repeat(1_000, "id[]=prod_1&")}${n}`),
  "500 nested filters": (n) => get(`/store/products?${repeat(500, "$and[0]")}[id]=a${n}`),
  "an order of 1,500 relations": (n) => get(`/store/products?order=id${repeat(1_500, ".variants")}${n}`),
  "a search of 14,000 letters": (n) => get(`/store/catalogue?q=${repeat(14_000, "z")}${n}`),
  "a search of 1,500 words": (n) => get(`/store/catalogue?q=${repeat(1_500, "mandel+")}${n}`),
  "a slug of 14,000 letters": (n) => get(`/store/catalogue/products/${repeat(14_000, "a")}${n}`),
};
const byStorefront = (input: RawRequest): RawRequest => ({
  ...input,
  headers: { ...asStorefront, ...input.headers },
});

const asStranger = (input: RawRequest): RawRequest => input;

const casesOf = (tables: readonly Shapes[], by: string, as: typeof asStranger) =>
  tables
    .flatMap((table) => Object.entries(table))
    .map(([name, shape]) => [name, where(shape), by, (n: number) => as(shape(n))] as const);

const cases = [
  ...casesOf([...reached.map(readingShapes), ...written.map(writingShapes)], "a stranger", asStranger),
  ...casesOf(
    [
      passedOn,
      ...(atNight ? ["/store/products", "/store/catalogue"].map(readingShapes) : []),
      ...(atNight ? ["/store/filled-carts", "/store/messages"].map(writingShapes) : []),
    ],
    "the storefront",
    byStorefront,
  ),
];

/** From an address no other test uses: limits of tries would fail those tests. */
const send = (input: RawRequest) => sendRaw({ localAddress: "127.0.0.79", ...input });

const notFound = (n: number): RawRequest => byStorefront(get(`/store/nothing-${n}`));

describe("a request to commerce of a hostile shape", { timeout: 120_000 }, () => {
  it.each(cases)("%s, %s by %s, costs no more than some that are not found", async (_n, _w, _by, shape) => {
    const most = mostMs(await fastest(send, notFound));
    expect((await send(shape(0))).status).toBeLessThan(500);
    expect(await fastest(send, shape, most)).toBeLessThan(most);
  });
});
