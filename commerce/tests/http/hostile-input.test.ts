import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import {
  described,
  inputs,
  nasty as nastyStrings,
  problemOfAnswer,
  problemsWith,
  seed,
} from "../../../testing/hostile-input";
import { openRoutes } from "../../src/platform/route-table";
import { routesBelow, type Route } from "./all-routes";
import { sendRaw } from "./raw-request";

interface Input {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Last part of the client IP: varied, so that rate limits do not hide the route's response. */
  from: number;
}

/** Sends an input, without key or login; returns status and body. */
const sendInput = ({ method, path, headers, body, from }: Input) =>
  sendRaw({
    method,
    path,
    headers,
    localAddress: `127.78.${from >> 8}.${from & 255}`,
    ...(method === "GET" ? {} : { body }),
  });

const nasty = fc.constantFrom(...nastyStrings);
const text = fc.oneof(nasty, fc.string({ unit: "binary", maxLength: 40 }), fc.string({ maxLength: 200 }));

/** A part of a URL allowed by HTTP, encoded or not. */
const urlPart = fc.oneof(
  // invalid Unicode is replaced by the replacement character
  text.map((value) => encodeURIComponent(Buffer.from(value).toString())),
  nasty.map((value) => value.replaceAll(/[^\u0021-\u007e]|[#?]/g, "")),
);

const fieldNames = fc.constantFrom(
  ...["email", "password", "token", "entity_id", "provider", "code", "id", "fields", "limit", "offset", "q"],
  ...["__proto__", "type", "data", "order", "challenge_id", "metadata"],
);
const query = fc
  .array(fc.tuple(fc.oneof(fieldNames, urlPart), urlPart), { maxLength: 4 })
  .map((pairs) =>
    pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`,
  );

const fieldValue = fc.oneof(text, fc.constant("owner@example.com"), fc.jsonValue({ maxDepth: 2 }));
const bodies = fc.oneof(
  fc.dictionary(fieldNames, fieldValue, { maxKeys: 5 }).map((value) => Buffer.from(JSON.stringify(value))),
  fc.json({ maxDepth: 4 }).map((value) => Buffer.from(value)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from("[".repeat(20_000))),
);

const headerValue = text.map((value) =>
  Buffer.from(value)
    .toString("latin1")
    .replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "")
    .trim(),
);
const headers = fc.record(
  {
    "content-type": fc.oneof(
      fc.constantFrom(
        "application/json",
        "application/json; charset=utf-16",
        "text/plain",
        "multipart/form-data",
      ),
      fc.constantFrom("application/x-www-form-urlencoded", "multipart/form-data; boundary=x"),
      headerValue,
    ),
    authorization: fc.oneof(
      headerValue.map((value) => `Bearer ${value}`),
      headerValue.map((value) => `Basic ${value}`),
      // unsigned, with a non-existent user
      fc.constant("Bearer eyJhbGciOiJub25lIn0.eyJhY3Rvcl9pZCI6InVzZXJfMSIsImFjdG9yX3R5cGUiOiJ1c2VyIn0."),
    ),
    cookie: headerValue.map((value) => `connect.sid=${value}`),
    "stripe-signature": fc.oneof(
      headerValue,
      headerValue.map((value) => `t=${Math.floor(Date.now() / 1000)},v1=${value}`),
    ),
    "x-publishable-api-key": fc.oneof(headerValue, fc.constant(setting("PUBLISHABLE_KEY"))),
    "x-forwarded-for": headerValue,
  },
  { requiredKeys: ["content-type"] },
);

const inputTo = (asked: fc.Arbitrary<{ method: string; address: string }>): fc.Arbitrary<Input> =>
  fc
    .record({ asked, part: urlPart, query, headers, body: bodies, from: fc.nat({ max: 65_000 }) })
    .map(({ asked: { method, address }, part, query: asking, ...more }) => ({
      method,
      path: address.replaceAll(/:\w+/g, part) + asking,
      ...more,
    }));

const requestsTo = (known: readonly Pick<Route, "method" | "address">[]) =>
  inputTo(fc.constantFrom(...known));
/** Enabled Medusa features; the admin's pages request them before login. */
const publicRoute = "/admin/feature-flags";
const below = (area: string): readonly Route[] =>
  routesBelow(area).filter(({ address }) => address !== publicRoute);
const anyMethod = fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD");
const inventedRoutes = (...areas: readonly string[]) =>
  inputTo(
    fc.record({ method: anyMethod, address: fc.constantFrom(...areas).map((area) => `${area}/:part`) }),
  );

/** Inputs without key or login for each part of commerce; `open`: whether statuses other than a refusal are allowed. */
const kinds: Readonly<Record<string, { input: fc.Arbitrary<Input>; open: boolean }>> = {
  "the login routes": { input: requestsTo(openRoutes), open: true },
  "webhooks of the payment provider": {
    input: fc.oneof(
      requestsTo([{ method: "POST", address: "/hooks/payment/stripe_stripe" }]),
      inventedRoutes("/hooks", "/hooks/payment"),
    ),
    open: true,
  },
  "pictures, pages of the admin, health": {
    input: inventedRoutes("/static", "/app", "/health", ""),
    open: true,
  },
  "the store API without key": {
    input: fc.oneof(requestsTo(below("store")), inventedRoutes("/store", "/store/carts")),
    open: false,
  },
  "the admin API without login": {
    input: fc.oneof(requestsTo(below("admin")), inventedRoutes("/admin", "/admin/orders")),
    open: false,
  },
};

async function problemWith(input: Input, open: boolean): Promise<string | null> {
  const { status, text: body } = await sendInput(input);
  const answered = !open && status >= 200 && status < 300 && body !== "";
  const problem = answered ? `status ${status}: ${body.slice(0, 200)}` : problemOfAnswer(status, body);
  return problem === null ? null : described(problem, input);
}

describe(`hostile input to commerce (seed ${seed}, ${inputs} of each kind)`, { timeout: 900_000 }, () => {
  it.each(Object.keys(kinds))("causes no server error: %s", async (name) => {
    const kind = kinds[name];
    if (!kind) throw new Error(`no kind ${name}`);
    const sent = fc.sample(kind.input, { numRuns: inputs, seed });
    expect(await problemsWith(sent, (input) => problemWith(input, kind.open))).toEqual([]);
  });

  it.each(["/app/%", "/hooks/payment/%ff"])("is refused if the URL cannot be decoded: %s", async (path) => {
    const input = { method: "POST", path, headers: {}, body: Buffer.from("{}"), from: 1 };
    expect((await sendInput(input)).status).toBe(400);
  });
});
