import { randomUUID } from "node:crypto";
import { request as playwright, type APIRequestContext } from "@playwright/test";
import { nowInSeconds, orderKey } from "@su-turrone/contract/tokens";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { berlinInformation } from "../../../testing/shopper";
import { href } from "../../app/i18n/paths";
import routeTable from "../../app/routes";
import { env } from "../../e2e/support/env";
import { orderLinkOf, placeOrder, smallHazelnut } from "../../e2e/support/orders";

/** Statuses of GET, and of POST with an empty form. */
type Statuses = readonly [get: number, post: number];

/** Responses of a route, the same for everybody or different for the buyer. */
interface ExpectedAnswers {
  /** A URL of the route, if its path alone is not one; `order` is the id of the buyer's order. */
  at?: (order: string) => string;
  buyer: Statuses;
  others: Statuses;
  /** Whether the page shows the buyer personal data; no page shows it to others. */
  shows?: true;
}

const sameForAll = (get: number, post: number, at?: ExpectedAnswers["at"]): ExpectedAnswers => ({
  buyer: [get, post],
  others: [get, post],
  ...(at ? { at } : {}),
});

/** Every route in German; the other languages mount the same modules (routes.ts). Written by hand. */
const table: Readonly<Record<string, ExpectedAnswers>> = {
  home: sameForAll(200, 405),
  bindex: sameForAll(200, 405),
  shipping: sameForAll(200, 405),
  blog: sameForAll(200, 405),
  post: sameForAll(200, 405, () => "/blog/warum-der-honig-zeit-braucht"),
  cart: { ...sameForAll(200, 400), shows: true },
  cartContinue: sameForAll(400, 303),
  discount: sameForAll(200, 303, () => "/discount/KEINER"),
  about: sameForAll(200, 405),
  contact: sameForAll(200, 422),
  checkout: { buyer: [200, 422], others: [303, 303], shows: true },
  checkoutPayment: { buyer: [200, 422], others: [303, 303], shows: true },
  checkoutConfirm: { buyer: [303, 303], others: [303, 303] },
  checkoutReturn: { buyer: [303, 405], others: [303, 405] },
  confirmation: {
    at: (id) => `/checkout/confirmation/${id}`,
    buyer: [200, 422],
    others: [404, 422],
    shows: true,
  },
  orderDocument: {
    at: (id) => `/checkout/confirmation/${id}/documents/order`,
    buyer: [200, 405],
    others: [303, 405],
  },
  orderLookup: sameForAll(200, 422),
  withdrawal: sameForAll(200, 422),
  products: sameForAll(200, 405),
  product: sameForAll(200, 405, () => "/produkte/haselnusstorrone"),
  category: sameForAll(200, 405, () => "/produkte/kategorie/klassischer-torrone"),
  writeReview: sameForAll(404, 422),
  search: sameForAll(200, 405),
  newsletter: sameForAll(200, 422),
  newsletterConfirm: sameForAll(400, 400),
  newsletterUnsubscribe: sameForAll(400, 400),
  backInStock: sameForAll(404, 422),
  backInStockConfirm: sameForAll(400, 400),
  backInStockEnd: sameForAll(400, 400),
  guarantee: sameForAll(200, 405),
  allergens: sameForAll(200, 405),
  page: sameForAll(200, 405, () => "/seite/impressum"),
  cartApi: { ...sameForAll(200, 400), shows: true },
  sitemap: sameForAll(200, 405),
  feed: sameForAll(200, 405),
  merchant: sameForAll(200, 405),
  card: sameForAll(200, 405, () => "/card/product/haselnusstorrone.jpg"),
  suggest: sameForAll(200, 405),
  robots: sameForAll(200, 405),
  indexnow: sameForAll(404, 405),
  // without its variable
  applePayDomain: sameForAll(404, 405),
  "routes/band-style": sameForAll(200, 405, () => "/band/0a3f5c.css"),
  "routes/api.icons": sameForAll(200, 405, () => "/api/icons/lucide.json?icons=leaf"),
  "routes/api.order-status": {
    at: (id) => `/api/orders/${id}/status`,
    buyer: [200, 405],
    others: [404, 405],
  },
  "routes/api.language": sameForAll(405, 400),
  "routes/api.panels": sameForAll(405, 400),
  "routes/api.postal-codes": sameForAll(200, 405, () => "/api/postal-codes?country=it&code=08039"),
  "routes/api.revalidate": sameForAll(404, 403),
  "routes/not-found": sameForAll(404, 405, () => "/nichts"),
};

/** The mounted routes, by their names in the table, with their German paths. */
const mounted = new Map(
  routeTable.flatMap(({ id, file, path }) => {
    const [language, name] = id?.split(".") ?? ["de", file.replace(/\.tsx?$/, "")];
    return language === "de" && name ? [[name, `/${path ?? ""}`] as const] : [];
  }),
);

/** A visitor. */
interface Visitor {
  context: APIRequestContext;
  /** Added to every URL, as in the link of a mail; null for none. */
  key: string | null;
}

const nonBuyers = [
  "nobody",
  "another buyer",
  "who has the key of another order",
  "who has changed the key",
  "who has an expired key",
] as const;

/** The routes asked by a visitor: at night and by these all, by the others those that answer a buyer differently. */
const routesFor = (name: string): [string, ExpectedAnswers][] =>
  Object.entries(table).filter(
    ([, { buyer, others, shows }]) =>
      atNight || ["another buyer", "the buyer"].includes(name) || shows || String(buyer) !== String(others),
  );

const keyOf = (link: string): string => new URL(link).searchParams.get("key") ?? "";

const withKey = (path: string, key: string | null): string =>
  key === null ? path : `${path}${path.includes("?") ? "&" : "?"}key=${key}`;

describe("access to the storefront's routes", { timeout: 120_000 }, () => {
  const visitors = new Map<string, Visitor>();
  let orderId: string;
  /** The buyer's personal data: of the order, and of the current cart. */
  let personalData: string[];

  beforeAll(async () => {
    const notes = `Bitte klingeln ${randomUUID()}`;
    const email = `buyer.${randomUUID()}@example.com`;
    const order = await placeOrder("de", 1, { notes });
    orderId = order.id;
    personalData = [order.email, notes, email];
    const link = await orderLinkOf(order.id);
    const foreignLink = await orderLinkOf((await placeOrder("en")).id);
    const [end = "", signature = ""] = keyOf(link).split(".");
    const keys: Readonly<Record<(typeof nonBuyers)[number], string | null>> = {
      nobody: null,
      // has its own key in a cookie
      "another buyer": null,
      "who has the key of another order": keyOf(foreignLink),
      "who has changed the key": `${Number(end) + 1}.${signature}`,
      "who has an expired key": orderKey(env.SIGNING_SECRET, order.id, nowInSeconds() - 1),
    };
    const open = () => playwright.newContext({ baseURL: env.SHOP_URL });
    for (const name of nonBuyers) visitors.set(name, { context: await open(), key: keys[name] });
    await visitors.get("another buyer")?.context.get(foreignLink);
    const buyer = await open();
    visitors.set("the buyer", { context: buyer, key: null });
    await buyer.get(link);
    await buyer.post("/api/cart", {
      form: { intent: "add", variantId: await smallHazelnut(), quantity: "1" },
    });
    await buyer.post(href("checkout", "de"), { form: { ...berlinInformation, email } });
  });

  afterAll(async () => {
    await Promise.all([...visitors.values()].map(({ context }) => context.dispose()));
  });

  /** Responses of every route to a visitor, and the routes that show the buyer's data. */
  async function requestAll(name: string): Promise<{ answers: Record<string, Statuses>; shown: string[] }> {
    const visitor = visitors.get(name);
    if (!visitor) throw new Error(`Nobody is called ${name}`);
    const answers: Record<string, Statuses> = {};
    const shown: string[] = [];
    for (const [route, { at }] of routesFor(name)) {
      const address = withKey(at?.(orderId) ?? mounted.get(route) ?? "", visitor.key);
      const got = await visitor.context.get(address, { maxRedirects: 0 });
      const posted = await visitor.context.post(address, { form: {}, maxRedirects: 0 });
      answers[route] = [got.status(), posted.status()];
      const body = (await got.text()) + (await posted.text());
      if (personalData.some((text) => body.includes(text))) shown.push(route);
    }
    return { answers, shown };
  }

  const expected = (name: string, whom: "buyer" | "others") =>
    Object.fromEntries(routesFor(name).map(([route, row]) => [route, row[whom]]));

  it("the table lists every route", () => {
    expect([...mounted.keys()].toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it.each(nonBuyers)("shows no personal data of the buyer to: %s", async (name) => {
    const { answers, shown } = await requestAll(name);
    expect(shown).toEqual([]);
    expect(answers).toEqual(expected(name, "others"));
  });

  it("shows the buyer their own order and cart", async () => {
    const { answers, shown } = await requestAll("the buyer");
    expect(shown).toEqual(Object.keys(table).filter((route) => table[route]?.shows));
    expect(answers).toEqual(expected("the buyer", "buyer"));
  });
});
