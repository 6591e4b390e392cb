/** Actions of a shopper in the launcher's test: plain requests, like those of a browser without JavaScript. */
import { request } from "node:http";
import { expect, vi } from "vitest";
import { ports } from "./launched-copy.mjs";

const at = (/** @type {string} */ port) => `http://localhost:${ports[port]}`;

/** Where the servers of the copy listen. */
export const origins = {
  storefront: at("STOREFRONT_PORT"),
  commerce: at("COMMERCE_PORT"),
  sandbox: at("SANDBOX_PORT"),
};
const cartPage = `${origins.storefront}/cart`;
const formHeaders = { Origin: origins.storefront, "Content-Type": "application/x-www-form-urlencoded" };

/**
 * The form on the product page that adds one pack of the hazelnut nougat to the cart.
 * @returns {Promise<string>} the form's body
 */
export async function addToCartForm() {
  const page = await fetch(`${origins.storefront}/produkte/haselnusstorrone`);
  const variantId = /"variantId"[^>]*value="(variant_\w+)"/.exec(await page.text())?.[1] ?? "";
  expect(variantId, `the form of the product page, which answers ${page.status}`).not.toBe("");
  return new URLSearchParams({ intent: "add", variantId, quantity: "1" }).toString();
}

/** Adds a pack to a new cart, which requires storefront, commerce and database. */
async function buy() {
  const body = await addToCartForm();
  const added = await fetch(cartPage, { method: "POST", headers: formHeaders, body, redirect: "manual" });
  await added.body?.cancel();
  expect(added.status).toBe(303);
  const cookies = added.headers.getSetCookie().map((line) => line.split(";")[0]);
  const cart = await fetch(cartPage, { headers: { Cookie: cookies.join("; ") } });
  expect(cart.status).toBe(200);
  expect(await cart.text()).toContain("Haselnusstorrone");
}

/** Waits until the storefront's circuit breaker has closed, if commerce did not respond a moment ago. */
export const expectSells = () => vi.waitFor(buy, { timeout: 30_000, interval: 200 });

/**
 * Starts sending a form: the storefront has accepted the request and waits for its body.
 * @param {string} body
 * @returns {Promise<() => Promise<number | string>>} sends the rest; resolves to the status of the response, or to the
 *   reason why there is none
 */
export function beginRequest(body) {
  const outgoing = request(cartPage, {
    method: "POST",
    headers: { ...formHeaders, "Content-Length": body.length, Expect: "100-continue" },
  });
  /** @type {Promise<number | string>} */
  const status = new Promise((resolve) => {
    outgoing.once("error", (error) => resolve(error.message));
    outgoing.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  return new Promise((resolve, reject) => {
    outgoing.once("error", reject);
    outgoing.once("continue", () => {
      resolve(() => {
        outgoing.end(body);
        return status;
      });
    });
    outgoing.flushHeaders();
  });
}
