import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { noBuyerRequests } from "@su-turrone/contract/buyer-requests";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PageSources } from "~/platform/tagged-cache";
import type * as Cookies from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import type * as Checkout from "./checkout.server";
import type * as Client from "./client.server";
import type * as Health from "./commerce-health";
import { emptyAddress } from "@su-turrone/contract/addresses";
import type * as ShopFacts from "./shop-facts.server";

/** Response of the fake commerce server by path; any other path is answered with 500. */
const answers = new Map<string, object>();

/** Path that gets no answer at all. */
const hangingPath = "/store/orders/hangs";

/** Called with each request that the fake commerce server leaves unanswered; by default only for `hangingPath`. */
let leaveUnanswered: (pathname: string) => boolean = (pathname) => pathname === hangingPath;

/** Requests left unanswered. */
let held: ServerResponse[] = [];

/** Paths requested from the fake commerce server. */
let requested: string[] = [];

let server: Server;
let client: typeof Client;
let checkout: typeof Checkout;
let shopFacts: typeof ShopFacts;
let cookies: typeof Cookies;
let health: typeof Health;

// the modules read the URL of commerce when they are loaded
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    requested.push(pathname);
    if (leaveUnanswered(pathname)) {
      held.push(response);
      return;
    }
    const answer = answers.get(pathname);
    response.writeHead(answer ? 200 : 500, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer ?? { message: "broken" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("COMMERCE_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv("PUBLISHABLE_KEY", "pk_test");
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.resetModules();
  client = await import("./client.server");
  checkout = await import("./checkout.server");
  shopFacts = await import("./shop-facts.server");
  cookies = await import("~/platform/cookies.server");
  health = await import("./commerce-health");
});
afterEach(() => {
  vi.restoreAllMocks();
  answers.clear();
  leaveUnanswered = (pathname) => pathname === hangingPath;
  held = [];
  requested = [];
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  vi.unstubAllEnvs();
  vi.resetModules();
});

const shopOf = (request: Request, sources: PageSources | null = null): ShopContext => ({
  language: "de",
  request,
  requestId: "request-1",
  clientIp: "192.0.2.1",
  sources,
});

describe("while commerce hangs", () => {
  /** Request of a browser with the cart cart_1. */
  async function requestWithCart(method: "GET" | "POST"): Promise<Request> {
    const setCookie = await cookies.serializeCartRef({ id: "cart_1", count: 1, browser: "browser-1" });
    const headers = { Cookie: setCookie.split(";", 1)[0] ?? "" };
    return new Request("http://shop.test/checkout/confirm", { method, headers });
  }

  const finishPath = "/store/carts/cart_1/finish";
  const information = {
    email: "anna@example.com",
    shipping: emptyAddress("de"),
    billing: null,
    requests: noBuyerRequests,
  };
  const press = { shown_cents: 1400, fingerprint: "", return_url: "http://shop.test/checkout/return" };

  it("sends a press of the order button, which commerce processes once it recovers", async () => {
    vi.spyOn(health.commerceHealth, "shouldRefuseCall").mockResolvedValue(true);
    answers.set(finishPath, { type: "order", order_id: "order_1", mine: true });
    const result = await checkout.finishOrder(shopOf(await requestWithCart("POST")), press);
    expect(requested).toEqual([finishPath]);
    expect(result).toMatchObject({ orderId: "order_1" });
  });

  it("does not send the poll of the waiting page, which keeps waiting", async () => {
    vi.spyOn(health.commerceHealth, "shouldRefuseCall").mockResolvedValue(true);
    const result = await checkout.finishOrder(shopOf(await requestWithCart("GET")));
    expect(requested).toEqual([]);
    expect(result).toMatchObject({ reason: "order_queued" });
  });

  it.each([
    [
      "the order button",
      10_000,
      { reason: "order_queued" },
      (shop: ShopContext) => checkout.finishOrder(shop, press),
    ],
    [
      "the choice of payment",
      12_000,
      { error: { code: "unavailable" } },
      (shop: ShopContext) => checkout.selectPayment(shop, "bank_transfer", null),
    ],
    [
      "the address",
      8_000,
      { error: { code: "unavailable" } },
      (shop: ShopContext) => checkout.saveInformation(shop, information),
    ],
  ])("makes %s wait for at most %i ms, once", async (_, limit, reported, send) => {
    const limits: number[] = [];
    const expired = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      return expired.signal;
    });
    vi.spyOn(health.commerceHealth, "recordTimeout").mockReturnValue();
    leaveUnanswered = () => {
      expired.abort(new DOMException("too late", "TimeoutError"));
      return true;
    };
    expect(await send(shopOf(await requestWithCart("POST")))).toMatchObject(reported);
    expect(limits).toEqual([limit]);
    expect(requested).toHaveLength(1);
  });
});

it("asks whether commerce is ready before a call times out, so that the page's next call need not wait", async () => {
  answers.set("/health/ready", {});
  const shop = shopOf(new Request("http://shop.test/checkout"));
  await expect(client.call(shop, hangingPath, { timeoutMs: 2_500 })).rejects.toMatchObject({ kind: "slow" });
  expect(requested).toEqual([hangingPath, "/health/ready"]);
});

it("gives up a call long before its timeout if commerce is silent", async () => {
  leaveUnanswered = () => true;
  const shop = shopOf(new Request("http://shop.test/checkout"));
  await expect(client.call(shop, hangingPath, { timeoutMs: 60_000 })).rejects.toMatchObject({ kind: "slow" });
  expect(requested).toEqual([hangingPath, "/health/ready"]);
  health.commerceHealth.recordAnswer(hangingPath);
});

it("waits for a call if commerce only stops, and finishes what it has begun", async () => {
  // it answers that it is not ready
  const shop = shopOf(new Request("http://shop.test/checkout"));
  const call = client.call(shop, hangingPath, { timeoutMs: 15_000 });
  await vi.waitFor(() => expect(requested).toContain("/health/ready"), { timeout: 10_000 });
  expect(await health.commerceHealth.shouldGiveUpCall(performance.now())).toBe(false);
  held[0]?.setHeader("Content-Type", "application/json").end('{"order":"begun"}');
  expect(await call).toEqual({ order: "begun" });
});

describe("a page rendered for all visitors", () => {
  const company = { name: "Su Turrone S.r.l." };

  it("is shared if commerce has answered", async () => {
    answers.set("/store/shop", { shop: { company } });
    const sources = new PageSources();
    const shop = shopOf(new Request("http://shop.test/"), sources);
    expect(await shopFacts.shopFacts(shop)).toEqual({ company });
    expect(sources.lifetime?.tags).toEqual(["shop"]);
  });

  it("is not shared if a part of it is missing because commerce has failed", async () => {
    const sources = new PageSources();
    const shop = { ...shopOf(new Request("http://shop.test/it"), sources), language: "it" as const };
    expect(await shopFacts.shopFacts(shop)).toBeNull();
    expect(sources.lifetime).toBeNull();
  });
});
