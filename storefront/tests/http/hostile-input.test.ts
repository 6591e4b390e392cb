import { request as send } from "node:http";
import fc from "fast-check";
import { pageIds, paths } from "@su-turrone/contract/paths";
import { describe, expect, it } from "vitest";
import { env } from "../../e2e/support/env";

/** How many inputs of each kind; FUZZ_INPUTS asks for more. The seed of a run that failed repeats it: FUZZ_SEED. */
const inputs = Number(process.env["FUZZ_INPUTS"] ?? 150);
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
const atOnce = 8;

/** An address of its own, so that no limit of the other tests is used up. */
const from = "127.0.0.77";
const shop = new URL(env.SHOP_URL);

interface Input {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

interface Answer {
  status: number;
  location: string;
  body: string;
}

/** Sends an input byte by byte as it is: no client tidies the path up. */
function ask({ method, path, headers = {}, body }: Input): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string> = body ? { "content-length": String(body.length) } : {};
    const sent = send(
      {
        host: "127.0.0.1",
        port: shop.port,
        localAddress: from,
        method,
        path,
        headers: { host: shop.host, ...length, ...headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? "",
            body: Buffer.concat(parts).toString(),
          });
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** What is wrong with an answer, whatever was asked; null when nothing is. */
function problemOf({ status, location, body }: Answer): string | null {
  if (status >= 500) return `status ${status}`;
  if (/\bat .+:\d+:\d+\)?$/m.test(body) || body.includes("node_modules")) return "tells of its code";
  if (body.includes("<script>hostile")) return "has the script of who asked";
  const target = location && URL.canParse(location, shop.href) ? new URL(location, shop.href).origin : null;
  return target !== null && target !== shop.origin ? `leads to ${location}` : null;
}

/** Asks for every input; the lines name what was asked and what was wrong. */
async function problems(kind: fc.Arbitrary<Input>): Promise<string[]> {
  const waiting = fc.sample(kind, { numRuns: inputs, seed });
  const found: string[] = [];
  const work = async (): Promise<void> => {
    for (let input = waiting.pop(); input; input = waiting.pop()) {
      const problem = problemOf(await ask(input));
      const { method, path, headers, body } = input;
      const sent = JSON.stringify({ headers, body: body?.toString("latin1").slice(0, 300) });
      if (problem !== null) found.push(`${problem}: ${method} ${path.slice(0, 300)} ${sent}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

const nasty = fc.constantFrom(
  "",
  "\u0000",
  "%00",
  "%ff",
  "%ed%a0%80",
  "%",
  "__proto__",
  "constructor",
  "..",
  "../../etc/passwd",
  "%2e%2e%2fhealth",
  "\\\\evil.example",
  "//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "<script>hostile()</script>",
  "' OR 1=1 --",
  "{{7*7}}",
  "\r\nSet-Cookie: a=b",
  "\u202egnihsihp",
  "\ud800",
  "9".repeat(400),
  "-1",
  "1e400",
  "NaN",
  "é".repeat(500),
);
const text = fc.oneof(nasty, fc.string({ unit: "binary", maxLength: 60 }), fc.string({ maxLength: 300 }));

/** Percent-encoded, but for what is no text at all, and sometimes as it is where HTTP lets it stand. */
const inAddress = text.map((value) => {
  try {
    return encodeURIComponent(value);
  } catch {
    return "%ed%a0%80";
  }
});
const rawInAddress = fc.oneof(
  inAddress,
  nasty.map((value) => value.replace(/[^\u0021-\u007e]|#/g, "")),
);

const prefix = fc.constantFrom("", "/it", "/en");
const page = fc.tuple(prefix, fc.constantFrom(...pageIds), rawInAddress).map(([before, id, part]) => {
  const language = before === "" ? "de" : before === "/it" ? "it" : "en";
  return `${before}/${paths[id][language]}`.replaceAll(/:\w+/g, part);
});
const endpoint = fc
  .tuple(
    fc.constantFrom(
      "/api/cart",
      "/api/language",
      "/api/panels",
      "/api/revalidate",
      "/api/orders/",
      "/api/icons/",
    ),
    rawInAddress,
  )
  .map(([path, part]) => (path.endsWith("/") ? path + part : path));
const file = fc
  .tuple(
    fc.constantFrom("/media/320/", "/media/", "/sandbox/", "/notices/", "/assets/", "/card/", "/"),
    rawInAddress,
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
  inAddress,
);
const pairs = fc
  .array(fc.tuple(names, inAddress), { maxLength: 6 })
  .map((all) => all.map(([name, value]) => `${name}=${value}`).join("&"));

/** What Node's HTTP client lets stand in a header: any byte but control characters. */
const inHeader = text.map((value) =>
  Buffer.from(value)
    .toString("latin1")
    .replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, ""),
);
const cookies = fc
  .array(
    fc.tuple(fc.constantFrom("cart", "lang", "orders", "code", "panels", "withdrawal", "flash"), inHeader),
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
  inHeader.map((value) => value.trim()),
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
  "addresses of pages, endpoints and files": fc
    .oneof(page, endpoint, file)
    .map((path): Input => ({ method: "GET", path })),
  queries: fc
    .tuple(fc.oneof(page, endpoint), pairs)
    .map(([path, query]): Input => ({ method: "GET", path: `${path}?${query}` })),
  cookies: fc
    .tuple(fc.oneof(page, endpoint), cookies)
    .map(([path, cookie]): Input => ({ method: "GET", path, headers: { cookie } })),
  "forms, and bodies that are none": fc
    .tuple(fc.oneof(page, endpoint), types, bodies, fc.boolean())
    .map(([path, type, body, own]): Input => ({
      method: "POST",
      path,
      headers: { "content-type": type, ...(own ? { origin: shop.origin } : {}) },
      body,
    })),
} as const satisfies Record<string, fc.Arbitrary<Input>>;

describe(`what a stranger sends (seed ${seed}, ${inputs} of each kind)`, { timeout: 600_000 }, () => {
  it.each(Object.keys(kinds) as (keyof typeof kinds)[])("%s: never an error of ours", async (kind) => {
    expect(await problems(kinds[kind])).toEqual([]);
  });

  it("leads to nothing but the browser's part of the payment sandbox", async () => {
    for (const path of [
      "/sandbox/../health",
      "/sandbox/%2e%2e/health",
      "/sandbox/.%2e/health",
      "/sandbox/%2e%2e/v1/payment_intents",
      "/sandbox/x/../../faults",
    ]) {
      expect((await ask({ method: "GET", path })).status, path).toBe(404);
    }
  });

  it("is answered without a trace in any cache where it is about a purchase", async () => {
    for (const path of [
      "/checkout",
      "/checkout/payment",
      "/checkout/confirm",
      "/checkout/return",
      "/en/track-order",
    ]) {
      const answer = await fetch(new URL(path, shop), { redirect: "manual" });
      expect(answer.headers.get("cache-control"), path).toBe("private, no-store");
    }
  });
});
