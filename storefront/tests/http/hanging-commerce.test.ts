import { afterAll, beforeAll, expect } from "vitest";
import { asOwner } from "../../../testing/owner";
import { control } from "../../../testing/control";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { hazelnut } from "../../e2e/support/goods";
import { smallHazelnut } from "../../e2e/support/orders";
import { openStorefront, type OwnStorefront } from "../../e2e/support/own-storefront";
import { berlinInformation } from "./information";
import { orderFields } from "./page-forms";
import { test } from "./request";

/**
 * A separate storefront, so that the one of the other files does not notice that commerce hangs. It uses the shop's own
 * URL, because commerce accepts no other return URL after a payment.
 */
let storefront: OwnStorefront | undefined;
beforeAll(async () => {
  storefront = await openStorefront(env.COMMERCE_URL, env.PUBLISHABLE_KEY, { PUBLIC_URL: env.SHOP_URL });
});
afterAll(async () => {
  await control("resume", "commerce");
  storefront?.close();
});

/** Longer than the timeout of any call to commerce, and shorter than that of two consecutive ones, in ms. */
const timeoutMs = 9_000;

/** User agent of a browser; a crawler gets only a short error message. */
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

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
  {
    timeout: 120_000,
  },
  async ({ request }) => {
    const at = (path: string): string => `${storefront?.url}${path}`;
    const requestOptions = { timeout: timeoutMs, maxRedirects: 0, headers: { "User-Agent": browser } };
    const get = (path: string) => request.get(at(path), requestOptions);
    const post = (path: string, form: Record<string, string>) =>
      request.post(at(path), { ...requestOptions, form });
    await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "2" });
    expect((await post(href("checkout", "de"), berlinInformation)).status()).toBe(303);
    for (const path of pages) expect((await get(path)).status(), path).toBe(200);

    await control("suspend", "commerce");
    try {
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
    } finally {
      await control("resume", "commerce");
    }

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
  {
    timeout: 180_000,
  },
  async ({ request }) => {
    const email = `hang-${Date.now()}@example.com`;
    const requestOptions = (timeout: number) => ({
      timeout,
      maxRedirects: 0,
      headers: { "User-Agent": browser },
    });
    const get = (path: string) => request.get(`${storefront?.url}${path}`, requestOptions(timeoutMs));
    const post = (path: string, form: Record<string, string>, timeout = timeoutMs) =>
      request.post(`${storefront?.url}${path}`, { ...requestOptions(timeout), form });
    const picture = /\/media\/[\w./-]+\.avif/.exec(await (await get(pages[2] ?? "")).text())?.[0] ?? "";
    expect((await get(picture)).status()).toBe(200);
    await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
    await post(href("checkout", "de"), { ...berlinInformation, email });
    await post(href("checkoutPayment", "de"), { method: "bank_transfer" });
    const order = await orderFields(request, `${storefront?.url}${href("checkoutConfirm", "de")}`);

    await control("suspend", "commerce");
    try {
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
    } finally {
      await control("resume", "commerce");
    }

    const returnLocation = async () => (await get(href("checkoutReturn", "de"))).headers()["location"];
    // to the order, or back to the button if the request timed out before commerce had accepted it
    await expect.poll(returnLocation, { timeout: 60_000, interval: 500 }).toMatch(/\/confirm$|\/order_\w+$/);
    const press = async () => (await post(href("checkoutConfirm", "de"), order, orderTimeoutMs)).headers();
    const confirmationUrl = async () => (await press())["location"] ?? "";
    await expect
      .poll(confirmationUrl, { timeout: 60_000, interval: 500 })
      .toMatch(/\/confirmation\/order_\w+/);
    expect((await get(await confirmationUrl())).status()).toBe(200);
    const { orders } = await asOwner<{ orders: unknown[] }>(`/admin/orders?q=${encodeURIComponent(email)}`);
    expect(orders).toHaveLength(1);
  },
);
