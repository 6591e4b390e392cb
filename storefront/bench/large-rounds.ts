// Child process of large.ts: measures one shop, at the URLs given by the environment, one round per request from large.ts.
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { asOwner, ownersToken } from "../../testing/owner";
import { store } from "../../testing/store";
import { href, suggestPath } from "../app/i18n/paths";
import { sendContentChanged } from "../e2e/support/content-changed";
import { buy, reviewedAs } from "../e2e/support/delivered-order";
import { env } from "../e2e/support/env";
import { hazelnut } from "../e2e/support/goods";
import { placeOrder, regionId, smallHazelnut } from "../e2e/support/orders";
import { shopCart, steps } from "./carts";
import { costOf, restartWithLoopStats, type Cost } from "./event-loop";
import { rareWord } from "./large-shop";

/** Search terms: one that matches many products of a large shop, and one that matches the same few in a shop of any size. */
const shopSearches = { search: "torrone", "search, few found": rareWord } as const;
const adminSearches = {
  "admin: products, searched": "mandel",
  "admin: products, few found": rareWord,
} as const;

/** Requests that large.ts may send, with the type of each answer. */
export interface Results {
  originals: { reviewed: string; open: string };
  /** Number of products that each search finds, by the name of the search. */
  found: Record<string, number>;
  /** By the name of the operation. */
  measure: Record<string, Cost>;
}

/** Pages as a shopper opens them; none is cached, because the storefront is notified of a change before each request. */
const pages = {
  "home, first page after an order": href("home", "de"),
  home: href("home", "de"),
  list: href("products", "de"),
  "list, page 2": `${href("products", "de")}?page=2`,
  "list by price": `${href("products", "de")}?sort=price-up`,
  search: `${href("search", "de")}?q=${shopSearches.search}`,
  "search, few found": `${href("search", "de")}?q=${shopSearches["search, few found"]}`,
  suggestions: `${suggestPath("de")}?q=hasel`,
  product: href("product", "de", { slug: hazelnut.de.slug }),
};

/** Requests of the owner's admin. */
const lists = {
  "admin: products": "/admin/products?limit=20&order=-created_at",
  "admin: products, searched": `/admin/products?limit=20&q=${adminSearches["admin: products, searched"]}`,
  "admin: products, few found": `/admin/products?limit=20&q=${adminSearches["admin: products, few found"]}`,
  "admin: orders": "/admin/order-list?limit=50",
  "admin: orders, a number": "/admin/order-list?limit=50&q=2",
  "admin: orders, an address": "/admin/order-list?limit=50&q=buyer50@example.com",
  "admin: orders to pack": "/admin/order-list?limit=50&show=to_pack",
  "admin: orders on the way": "/admin/order-list?limit=50&show=on_the_way",
  "admin: orders unpaid": "/admin/order-list?limit=50&show=unpaid",
  "admin: today": "/admin/today",
  "admin: stock": "/admin/stock",
  "admin: documents": "/admin/documents?limit=20",
  "admin: reviews": "/admin/reviews?limit=20",
  "admin: waiting reviews": "/admin/reviews?status=pending&limit=20",
  "admin: mails": "/admin/mails?limit=20",
  "admin: failed mails": "/admin/mails?show=failed&limit=20",
};

let servers: Awaited<ReturnType<typeof restartWithLoopStats>> | undefined;

/** Timeout of each request, in ms. A page or list that takes longer has failed anyway. */
const timeoutMs = 60_000;

const open = async (url: string, headers: Record<string, string> = {}): Promise<void> => {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} responded with ${answer.status}`);
};

/** Waits until a shop that was just started has loaded its search index, which the first search triggers. */
async function untilSearchable(): Promise<void> {
  for (let tries = 60; ; tries -= 1) {
    const answer = await fetch(env.SHOP_URL + pages.search, { signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok || tries === 0) return;
    await pause(2_000);
  }
}

/**
 * Restarts both servers once, after the shop has reached its size, so that they report their figures and the search finds
 * all products.
 */
async function restartedServers(): Promise<NonNullable<typeof servers>> {
  if (!servers) {
    servers = await restartWithLoopStats();
    await untilSearchable();
  }
  return servers;
}

/** Measures each operation once. */
async function measure(): Promise<Results["measure"]> {
  const variantId = await smallHazelnut();
  const statsUrls = await restartedServers();
  const costs: Record<string, Cost> = {};
  const record = async (name: string, work: () => Promise<unknown>) => {
    try {
      costs[name] = await costOf(statsUrls, work);
    } catch (error) {
      // a failed operation is reported and has no row in this round; the others are still measured
      process.stderr.write(`${name}: ${String(error)}\n`);
    }
  };
  for (const [name, page] of Object.entries(pages)) {
    await sendContentChanged(env.SHOP_URL);
    await record(name, () => open(env.SHOP_URL + page));
  }
  const { changes, cookie } = shopCart(env.SHOP_URL, variantId);
  for (const step of steps) await record(`cart: ${step}`, changes[step]);
  for (const page of ["cart", "checkout"] as const) {
    await sendContentChanged(env.SHOP_URL);
    await record(`${page} page`, () => open(env.SHOP_URL + href(page, "de"), { Cookie: cookie() }));
  }
  await record("order by transfer", () => placeOrder("de", 1, {}, { variantId }));
  const Authorization = `Bearer ${await ownersToken()}`;
  for (const [name, list] of Object.entries(lists)) {
    await record(name, () => open(env.COMMERCE_URL + list, { Authorization }));
  }
  return costs;
}

/** Creates an order that is paid, delivered and reviewed, and one that awaits payment, both of a catalogue product. */
async function createOriginals(): Promise<Results["originals"]> {
  const product = {
    id: "",
    slug: hazelnut.de.slug,
    title: hazelnut.de.name,
    variantId: await smallHazelnut(),
  };
  await reviewedAs(product, 5, "Bröselt herrlich");
  const { reviews } = z
    .object({ reviews: z.array(z.object({ order_id: z.string() })).min(1) })
    .parse(await asOwner("/admin/reviews?limit=1"));
  const { orderId } = await buy(product);
  return { reviewed: reviews[0]?.order_id ?? "", open: orderId };
}

const counted = z.object({ count: z.number() });

/** Counts the results of the searches in the shop and in the admin. */
async function countMatches(): Promise<Results["found"]> {
  await restartedServers();
  const region = await regionId();
  const counts: Results["found"] = {};
  for (const [name, q] of Object.entries(shopSearches)) {
    counts[name] = counted.parse(await store(`/store/catalogue?region_id=${region}&q=${q}`)).count;
  }
  for (const [name, q] of Object.entries(adminSearches)) {
    counts[name] = counted.parse(await asOwner(`/admin/products?limit=1&q=${q}`)).count;
  }
  return counts;
}

const commands: { [Command in keyof Results]: () => Promise<Results[Command]> } = {
  originals: createOriginals,
  found: countMatches,
  measure,
};

process.on("message", (command: keyof Results) => {
  commands[command]().then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
