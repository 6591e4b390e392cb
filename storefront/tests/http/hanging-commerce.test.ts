import { afterAll, expect } from "vitest";
import { control, withSuspended } from "../../../testing/control";
import { berlinInformation } from "../../../testing/shopper";
import { href } from "../../app/i18n/paths";
import { ordersOf } from "../../e2e/support/admin";
import { env } from "../../e2e/support/env";
import { hazelnut } from "../../e2e/support/goods";
import { smallHazelnut } from "../../e2e/support/orders";
import { fileStorefront } from "./file-storefront";
import { orderFields } from "./page-forms";
import { test, type APIRequestContext } from "./request";

/**
 * A separate storefront, so that the one of the other files does not notice that commerce hangs. It uses the shop's own
 * URL, because commerce accepts no other return URL after a payment.
 */
const storefront = fileStorefront({ COMMERCE_URL: env.COMMERCE_URL, PUBLIC_URL: env.SHOP_URL });
// a test that has timed out is still waiting for its answers
afterAll(() => control("resume", "commerce"));

/** Longer than the timeout of any call to commerce, and shorter than that of two consecutive ones, in ms. */
const timeoutMs = 9_000;

/** Requests like a browser's to the separate storefront; a crawler gets only a short error message. */
function requestsOf(request: APIRequestContext) {
  const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  const options = { timeout: timeoutMs, maxRedirects: 0, headers };
  return {
    get: (path: string) => request.get(storefront.url + path, options),
    post: (path: string, form: Record<string, string>, timeout = timeoutMs) =>
      request.post(storefront.url + path, { ...options, timeout, form }),
  };
}

/** As rendered in the page, not in its embedded texts. */
const unavailableText = ">Unsere Kasse ist gerade nicht erreichbar";
const pages = [
  href("home", "de"),
  href("products", "de"),
  href("product", "de", { slug: hazelnut.de.slug }),
  href("shipping", "de"),
];

test(
  "while commerce hangs, cached pages are served and forms keep their input, and everything recovers afterwards",
  { timeout: 120_000 },
  async ({ request }) => {
    const { get, post } = requestsOf(request);
    await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "2" });
    expect((await post(href("checkout", "de"), berlinInformation)).status()).toBe(303);
    for (const path of pages) expect((await get(path)).status(), path).toBe(200);

    await withSuspended("commerce", async () => {
      // a request that needs commerce waits, while everybody else gets cached pages
      let waits = true;
      const cart = get(href("cart", "de")).finally(() => (waits = false));
      for (const path of pages) {
        const shown = await get(path);
        expect(shown.status(), path).toBe(200);
        expect(waits, `${path} came before a call was given up`).toBe(true);
      }
      const refused = await cart;
      expect(refused.status()).toBe(503);
      expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
      expect(refused.headers()["cache-control"]).toContain("no-store");

      const typed = { ...berlinInformation, "shipping.fullName": "Maria Carta" };
      const lookup = { number: "4711", email: "grazia@example.com" };
      const [checkout, saved, found, added, known, never] = await Promise.all([
        get(href("checkoutPayment", "de")),
        post(href("checkout", "de"), typed),
        post(href("orderLookup", "de"), lookup),
        post("/api/cart", { intent: "add", variantId: "variant_x", quantity: "1" }),
        get(href("products", "de")),
        get("/it/pagina/mai-vista"),
      ]);
      expect(checkout.status()).toBe(503);
      expect(saved.status()).toBe(503);
      expect(await saved.text()).toContain('value="Maria Carta"');
      expect(found.status()).toBe(503);
      expect(await found.text()).toContain('value="4711"');
      expect(added.status()).toBe(503);
      expect(known.status()).toBe(200);
      expect(await known.text()).toContain(unavailableText);
      expect(never.status()).toBe(503);
      expect(await never.text()).toContain("Errore interno del server");
    });

    // a failure is remembered for some seconds (commerce-health.ts), and queued changes are processed
    const cart = async () => (await get(href("cart", "de"))).status();
    await expect.poll(cart, { timeout: 30_000, interval: 250 }).toBe(200);
    const products = async () => (await get(href("products", "de"))).text();
    await expect.poll(products, { timeout: 30_000, interval: 250 }).not.toContain(unavailableText);
    expect(await (await get(href("cart", "de"))).text()).toContain(hazelnut.de.name);
    expect((await post(href("checkout", "de"), berlinInformation)).status()).toBe(303);
  },
);

/**
 * Timeout after pressing the order button, in ms; longer, until commerce would have responded that the order is being
 * created.
 */
const orderTimeoutMs = 14_000;

test(
  "an order placed while commerce hangs waits on a page that ends by itself, and missing pictures respond 503",
  { timeout: 180_000 },
  async ({ request }) => {
    const email = `hang-${Date.now()}@example.com`;
    const { get, post } = requestsOf(request);
    const picture = /\/media\/[\w./-]+\.avif/.exec(await (await get(pages[2] ?? "")).text())?.[0] ?? "";
    expect((await get(picture)).status()).toBe(200);
    await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
    await post(href("checkout", "de"), { ...berlinInformation, email });
    await post(href("checkoutPayment", "de"), { method: "bank_transfer" });
    const order = await orderFields(request, `${storefront.url}${href("checkoutConfirm", "de")}`);

    await withSuspended("commerce", async () => {
      const never = Array.from({ length: 20 }, (_, n) => `/media/320/nie-gesehen-${n}-${Date.now()}.webp`);
      const [pressed, chosen, kept, ...missing] = await Promise.all([
        post(href("checkoutConfirm", "de"), order, orderTimeoutMs),
        post(href("checkoutPayment", "de"), { method: "bank_transfer" }),
        get(picture),
        ...never.map(get),
      ]);
      expect([pressed.status(), pressed.headers()["location"]]).toEqual([303, href("checkoutReturn", "de")]);
      expect(chosen.status()).toBe(503);
      expect(await chosen.text()).toMatch(/<input[^>]*checked=""[^>]*value="bank_transfer"/);
      expect(kept.status()).toBe(200);
      for (const answer of missing) {
        expect(answer.status()).toBe(503);
        expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
        expect(answer.headers()["cache-control"]).toBe("no-store");
      }
      // as often as it polls
      for (let n = 0; n < 2; n++) {
        const waiting = await get(href("checkoutReturn", "de"));
        expect(waiting.status()).toBe(202);
        expect(await waiting.text()).toContain("Ihre Bestellung wird gerade bearbeitet");
      }
    });

    const returnLocation = async () => (await get(href("checkoutReturn", "de"))).headers()["location"];
    // to the order, or back to the button if the request timed out before commerce had accepted it
    await expect.poll(returnLocation, { timeout: 60_000, interval: 500 }).toMatch(/\/confirm$|\/order_\w+$/);
    const press = async () => (await post(href("checkoutConfirm", "de"), order, orderTimeoutMs)).headers();
    const confirmationUrl = async () => (await press())["location"] ?? "";
    await expect
      .poll(confirmationUrl, { timeout: 60_000, interval: 500 })
      .toMatch(/\/confirmation\/order_\w+/);
    expect((await get(await confirmationUrl())).status()).toBe(200);
    expect(await ordersOf(email)).toHaveLength(1);
  },
);
