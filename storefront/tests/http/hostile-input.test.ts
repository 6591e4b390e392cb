import fc from "fast-check";
import { pageIds, paths } from "@su-turrone/contract/paths";
import { describe, expect, it } from "vitest";
import { inputs, problemsWith, seed } from "../../../testing/hostile-input";
import { nasty, problemWith, sendRaw, shop, text, type Input } from "./hostile";

/** Percent-encoded unless it is invalid text, and sometimes unencoded where HTTP allows it. */
const urlPart = text.map((value) => {
  try {
    return encodeURIComponent(value);
  } catch {
    return "%ed%a0%80";
  }
});
const rawUrlPart = fc.oneof(
  urlPart,
  nasty.map((value) => value.replace(/[^\u0021-\u007e]|#/g, "")),
);

const prefix = fc.constantFrom("", "/it", "/en");
const page = fc.tuple(prefix, fc.constantFrom(...pageIds), rawUrlPart).map(([before, id, part]) => {
  const language = before === "" ? "de" : before === "/it" ? "it" : "en";
  return `${before}/${paths[id][language]}`.replaceAll(/:\w+/g, part);
});
const endpoint = fc
  .tuple(
    fc.constantFrom(
      "/api/cart",
      "/api/language",
      "/api/panels",
      "/api/postal-codes?country=it&code=",
      "/api/revalidate",
      "/api/orders/",
      "/api/icons/",
    ),
    rawUrlPart,
  )
  .map(([path, part]) => (/[/=]$/.test(path) ? path + part : path));
const file = fc
  .tuple(
    fc.constantFrom("/media/320/", "/media/", "/sandbox/", "/notices/", "/assets/", "/card/", "/"),
    rawUrlPart,
  )
  .map(([folder, part]) => folder + part);

const names = fc.oneof(
  fc.constantFrom(
    ...["key", "token", "product", "sort", "page", "q", "category", "to", "redirect", "reviews", "returnTo"],
    ...[
      "intent",
      "variant",
      "line",
      "quantity",
      "code",
      "country",
      "language",
      "panel",
      "shown",
      "back",
      "de",
    ],
    ...[
      "email",
      "name",
      "message",
      "number",
      "items",
      "total",
      "method",
      "first_name",
      "postal_code",
      "rating",
    ],
  ),
  urlPart,
);
const pairs = fc
  .array(fc.tuple(names, urlPart), { maxLength: 6 })
  .map((all) => all.map(([name, value]) => `${name}=${value}`).join("&"));

/** What Node's HTTP client allows in a header: any byte except control characters. */
const headerValue = text.map((value) =>
  Buffer.from(value)
    .toString("latin1")
    .replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, ""),
);
const cookies = fc
  .array(
    fc.tuple(fc.constantFrom("cart", "lang", "orders", "code", "panels", "withdrawal", "flash"), headerValue),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((all) => all.map(([name, value]) => `${name}=${value}`).join("; "));

const types = fc.oneof(
  fc.constantFrom(
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/json",
    "text/plain",
    "",
  ),
  headerValue.map((value) => value.trim()),
);
const bodies = fc.oneof(
  pairs.map((value) => Buffer.from(value)),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.json({ maxDepth: 4 }).map((value) => Buffer.from(value)),
  pairs.map((value) =>
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${value}"\r\n\r\n1\r\n--x--`),
  ),
);

const kinds = {
  "URLs of pages, endpoints and files": fc
    .oneof(page, endpoint, file)
    .map((path): Input => ({ method: "GET", path })),
  queries: fc
    .tuple(fc.oneof(page, endpoint), pairs)
    .map(([path, query]): Input => ({ method: "GET", path: `${path}?${query}` })),
  cookies: fc
    .tuple(fc.oneof(page, endpoint), cookies)
    .map(([path, cookie]): Input => ({ method: "GET", path, headers: { cookie } })),
  "forms and invalid bodies": fc
    .tuple(fc.oneof(page, endpoint), types, bodies, fc.boolean())
    .map(([path, type, body, own]): Input => ({
      method: "POST",
      path,
      headers: { "content-type": type, ...(own ? { origin: shop.origin } : {}) },
      body,
    })),
} as const satisfies Record<string, fc.Arbitrary<Input>>;

describe(`random requests (seed ${seed}, ${inputs} of each kind)`, { timeout: 600_000 }, () => {
  it.each(Object.keys(kinds) as (keyof typeof kinds)[])("%s never cause a server error", async (kind) => {
    const sent = fc.sample<Input>(kinds[kind], { numRuns: inputs, seed });
    expect(await problemsWith(sent, problemWith)).toEqual([]);
  });

  it("the payment sandbox exposes only its browser endpoints", async () => {
    for (const path of [
      "/sandbox/../health",
      "/sandbox/%2e%2e/health",
      "/sandbox/.%2e/health",
      "/sandbox/%2e%2e/v1/payment_intents",
      "/sandbox/x/../../faults",
    ]) {
      expect((await sendRaw({ method: "GET", path })).status, path).toBe(404);
    }
  });
});
