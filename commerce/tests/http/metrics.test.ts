import { expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { inStock, cartOf, choosePaymentMethod, orderOf } from "./payment-tools";
import { asStorefront } from "./shop";

const product = await ownProduct("Messprobe", inStock);

const ask = (headers: Record<string, string> = {}, query = "") =>
  fetch(new URL(`/metrics${query}`, setting("COMMERCE_URL")), { headers });

/** The values of all series, by name and labels. */
async function read(query = ""): Promise<Map<string, number>> {
  const answer = await ask({ authorization: `Bearer ${setting("METRICS_TOKEN")}` }, query);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "text/plain; charset=utf-8; version=0.0.4",
    "no-store",
  ]);
  const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ""), Number(line.split(" ").at(-1))]));
}

it.each([
  ["no token", {}],
  ["another token", { authorization: "Bearer somebody else, who guesses the token" }],
  ["an empty token", { authorization: "Bearer " }],
  ["the storefront's key", asStorefront],
])("responds 404 to a request with %s", async (_what, headers) => {
  expect((await ask(headers)).status).toBe(404);
});

it("counts an unpaid order and requests by route, without personal data", async () => {
  const before = await read();
  const email = `messung-${Date.now()}@example.com`;
  const cart = await cartOf(product, email);
  await choosePaymentMethod(cart, "bank");
  await orderOf(cart.id);
  const after = await read();
  const grown = (series: string) => (after.get(series) ?? NaN) - (before.get(series) ?? 0);
  expect(grown("shop_orders")).toBe(1);
  expect(grown('shop_waiting{what="transfers"}')).toBe(1);
  expect(
    grown('http_request_duration_seconds_count{method="POST",route="/store/carts/:id/finish",status="200"}'),
  ).toBeGreaterThanOrEqual(1);
  expect(after.get('shop_light{part="jobs"}')).toBeDefined();
  expect(after.get("shop_mails_failed")).toBeDefined();
  expect([...after.keys()].filter((series) => /@|(order|cart)_[0-9A-Z]{26}/.test(series))).toEqual([]);
});

it("leaves out the figures of the shop if only those of the process are collected", async () => {
  const names = [...(await read("?collect=process")).keys()];
  expect(names.filter((name) => /^shop_(orders|waiting|light|mails)/.test(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith("http_request_duration_seconds_count"))).not.toEqual([]);
  expect((await ask({}, "?collect=process")).status).toBe(404);
});
