/** Actions of a shopper in the launcher's test: plain requests, like those of a browser without JavaScript. */
import { request } from "node:http";
import { Failure } from "../failure.mjs";
import { pause } from "../processes.mjs";

/** @typedef {import("./clean-copy.mjs").CleanCopy} CleanCopy */

/** @param {CleanCopy} copy */
const shopOf = (copy) => `http://localhost:${copy.port("STOREFRONT_PORT")}`;

/**
 * The form on the product page that adds one pack of the hazelnut nougat to the cart.
 * @param {CleanCopy} copy
 * @returns {Promise<string>} the form's body
 * @throws {Failure} if the page offers nothing to buy
 */
export async function addToCartForm(copy) {
  const page = await fetch(`${shopOf(copy)}/produkte/haselnusstorrone`);
  const variantId = /"variantId"[^>]*value="(variant_\w+)"/.exec(await page.text())?.[1];
  if (!variantId) throw new Failure(`The product page answers ${page.status} and offers nothing to buy.`);
  return new URLSearchParams({ intent: "add", variantId, quantity: "1" }).toString();
}

/**
 * Adds a pack to a new cart, which requires storefront, commerce and database.
 * @param {CleanCopy} copy
 * @throws {Failure} if the cart does not contain it afterwards
 */
async function buy(copy) {
  const shop = shopOf(copy);
  const added = await fetch(`${shop}/cart`, {
    method: "POST",
    headers: { Origin: shop, "Content-Type": "application/x-www-form-urlencoded" },
    body: await addToCartForm(copy),
    redirect: "manual",
  });
  await added.body?.cancel();
  if (added.status !== 303) throw new Failure(`Adding to the cart answers ${added.status}.`);
  const cookies = added.headers.getSetCookie().map((line) => line.split(";")[0]);
  const cart = await fetch(`${shop}/cart`, { headers: { Cookie: cookies.join("; ") } });
  const hasPack = (await cart.text()).includes("Haselnusstorrone");
  if (cart.status !== 200 || !hasPack) throw new Failure(`The cart answers ${cart.status} without the pack.`);
}

/** @param {CleanCopy} copy */
export async function expectSells(copy) {
  /** @type {unknown} */
  let problem;
  // the storefront's circuit breaker may still be open, because commerce did not respond a moment ago
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(200)) {
    try {
      return await buy(copy);
    } catch (error) {
      problem = error;
    }
  }
  throw new Failure(`The shop does not sell: ${String(problem)}`, { log: copy.log });
}

/**
 * Starts sending a form: the storefront has accepted the request and waits for its body.
 * @param {CleanCopy} copy
 * @param {string} body
 * @returns {Promise<() => Promise<number | string>>} sends the rest; resolves to the status of the response, or to the
 *   reason why there is none
 */
export function beginRequest(copy, body) {
  const shop = shopOf(copy);
  const outgoing = request(`${shop}/cart`, {
    method: "POST",
    headers: {
      Origin: shop,
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": body.length,
      Expect: "100-continue",
    },
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
