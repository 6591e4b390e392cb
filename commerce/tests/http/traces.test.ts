import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { href } from "@su-turrone/contract/paths";
import { afterAll, beforeAll, expect, it } from "vitest";
import { control } from "../../../testing/control";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { berlinInformation, Cookies } from "../../../testing/shopper";
import { inStock } from "./payment-tools";
import { sql } from "./database";
import { asStorefront, send } from "./shop";

/** A span as sent to a collector (OTLP as JSON). */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[];
  events?: { name: string; attributes: { key: string; value: { stringValue?: string } }[] }[];
  status: { code?: number; message?: string };
  /** The service that sent it. */
  service: string;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<Span, "service">[] }[];
  }[];
}

/** All requests received, as sent. */
const received: string[] = [];
const keys = new Set<unknown>();

/** Stands in for a trace collector. */
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    keys.add(request.headers["x-collector-key"]);
    if (request.url === "/v1/traces") received.push(Buffer.concat(parts).toString("utf8"));
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
});

const product = await ownProduct("Spurprobe", inStock);

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: "x-collector-key=whoever-keeps-traces",
  };
  await control("restart", "commerce", traced);
  await control("restart", "storefront", traced);
});

afterAll(async () => {
  await control("restart", "commerce");
  await control("restart", "storefront");
  collector.close();
});

const spans = (): Span[] =>
  received.flatMap((text) =>
    (JSON.parse(text) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue ?? "";
      return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })));
    }),
  );

const valueOf = ({ attributes }: Pick<Span, "attributes">, name: string): unknown => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** The spans of the trace started by a storefront's request. */
function traceOf(requestId: string): Span[] {
  const all = spans();
  const root = all.find((span) => span.service === "storefront" && valueOf(span, "request.id") === requestId);
  return root ? all.filter(({ traceId }) => traceId === root.traceId) : [];
}

const person = {
  ...berlinInformation,
  email: `spur-${randomUUID()}@example.com`,
  "shipping.fullName": "Grazia Spurlos",
  "shipping.street": "Spurlosenweg 1",
};
const foreignTrace = "0af7651916cd43dd8448eb211c80319c";
const agent = "Mozilla/5.0 (Spurprobe; rv:140.0)";
const cookies = new Cookies();

/** A request of a shopper's browser, with a foreign trace context. @returns the id of the request */
async function press(at: string, form?: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(new URL(at, setting("SHOP_URL")), {
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    headers: {
      Origin: setting("SHOP_URL"),
      "User-Agent": agent,
      Cookie: cookies.header,
      traceparent: `00-${foreignTrace}-b7ad6b7169203331-00`,
      tracestate: "stranger=Spurlosstaat",
      baggage: "stranger=Spurlosgepäck",
    },
    redirect: "manual",
  });
  expect(answer.status, await answer.text()).toBeLessThan(400);
  cookies.keep(answer.headers.getSetCookie());
  return answer.headers.get("x-request-id") ?? "";
}

/** Log lines of a server about a request. */
const logged = (server: string, requestId: string): string[] =>
  readFileSync(path.join(setting("DATA_DIR"), "logs", `${server}.log`), "utf8")
    .split("\n")
    .filter((line) => line.includes(requestId));

/** Batches are sent every five seconds. */
const patience = { timeout: 20_000 };

it("traces a request from the storefront through commerce to SQL, with the request id of the logs", async () => {
  await press("/api/cart", { intent: "add", variantId: product.variantId, quantity: "1" });
  const id = await press(href("checkout", "de"), person);
  const names = () => traceOf(id).map(({ service, name }) => `${service}: ${name}`);
  await expect.poll(names, patience).toContain("commerce: POST /store/carts/:id/changes");
  const trace = traceOf(id);
  const byId = new Map(trace.map((span) => [span.spanId, span]));
  const query = trace.find((span) => String(valueOf(span, "db.statement")).startsWith("insert into"));
  const above: string[] = [];
  for (let span = query; span; span = byId.get(span.parentSpanId ?? ""))
    above.push(`${span.service}: ${span.name}`);
  expect(above).toEqual([
    expect.stringMatching(/^commerce: pg\.query:INSERT /),
    "commerce: POST /store/carts/:id/changes",
    "storefront: POST",
    "storefront: POST /checkout",
  ]);
  const ids = trace.map((span) => valueOf(span, "request.id")).filter((one) => one !== undefined);
  expect([ids.length > 1, new Set(ids)]).toEqual([true, new Set([id])]);
  expect(logged("storefront", id).length).toBeGreaterThan(0);
  expect(logged("commerce", id).map((line) => (JSON.parse(line) as { path?: string }).path)).toContainEqual(
    expect.stringMatching(/^\/store\/carts\/\w+\/changes$/),
  );
  expect(keys).toEqual(new Set(["whoever-keeps-traces"]));
});

it("traces a cached page with the id of the request it is rendered for", async () => {
  const id = await press(`${href("products", "it")}?sort=newest&q=${encodeURIComponent(person.email)}`);
  const services = () => [...new Set(traceOf(id).map(({ service }) => service))].sort();
  await expect.poll(services, patience).toEqual(["commerce", "storefront"]);
  expect(traceOf(id).map(({ name }) => name)).toContain("GET /it/prodotti");
});

it("writes one log line per request in commerce, without the query", async () => {
  const id = randomUUID();
  const { status } = await send("GET", `/store/reviews?product_id=${person.email}`, undefined, {
    "x-request-id": id,
  });
  expect(status).toBe(200);
  const lines = () => logged("commerce", id).map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect.poll(lines, patience).toEqual([
    {
      level: 30,
      time: expect.any(Number) as number,
      service: "commerce",
      requestId: id,
      method: "GET",
      path: "/store/reviews",
      status: 200,
      ms: expect.any(Number) as number,
      msg: "request",
    },
  ]);
});

it("traces an unexpected error with its stack but without its message, and logs it with the request id", async () => {
  const id = randomUUID();
  await sql("alter table review rename to review_gone");
  try {
    const { status } = await send("GET", `/store/reviews?product_id=${person.email}`, undefined, {
      "x-request-id": id,
    });
    expect(status).toBe(500);
  } finally {
    await sql("alter table review_gone rename to review");
  }
  const failed = () => spans().find((span) => valueOf(span, "request.id") === id);
  await expect.poll(failed, patience).toBeDefined();
  const event = failed()?.events?.find(({ name }) => name === "exception");
  expect(failed()).toMatchObject({ name: "GET /store/reviews", status: { code: 2 } });
  expect(event?.attributes.map(({ key }) => key).sort()).toEqual(["exception.stacktrace", "exception.type"]);
  expect(event?.attributes.find(({ key }) => key === "exception.stacktrace")?.value.stringValue).toMatch(
    /^ +at .+:\d+:\d+/,
  );
  // the engine's message contains the values of the statement
  expect(logged("commerce", id).join("\n")).toContain("review");
  expect(logged("commerce", id).join("\n")).not.toContain(person.email);
  const levels = logged("commerce", id).map((line) => (JSON.parse(line) as { level: number }).level);
  // pino's levels: both are errors, including the request's line
  expect(levels).toEqual([50, 50]);
});

it("sends no personal data and no secrets to the collector", () => {
  expect(spans().length).toBeGreaterThan(50);
  const sent = received.join("\n");
  const secrets = [
    ...Object.values(person).filter((value) => value.length > 2),
    encodeURIComponent(person.email),
    ...cookies.values,
    ...Object.values(asStorefront),
    setting("SIGNING_SECRET"),
    setting("JWT_SECRET"),
    new URL(setting("DATABASE_URL")).password,
    "whoever-keeps-traces",
    agent,
    foreignTrace,
    "Spurlos",
  ];
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  expect(sent.match(/[\w.+-]+@[a-z-]+\.[a-z]{2,}|cart_[0-9A-Z]{20,}|Bearer|https?:\/\/[^"]*\?/g)).toBeNull();
  const names = new Set(spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  // of a call without a response
  names.delete("error.type");
  expect([...names].sort()).toEqual([
    "db.statement",
    "db.system",
    "http.request.method",
    "http.response.status_code",
    "http.route",
    "network.protocol.version",
    "request.id",
    "server.address",
    "server.port",
  ]);
});
