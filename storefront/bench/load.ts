// Load test: increases the number of simultaneous shoppers until pages are too slow or a request fails. Writes the number of shoppers the
// shop can serve to LOAD.md, for a cluster to LOAD-CLUSTER.md. Each shopper has a separate IP address, which Caddy passes on. The shoppers
// share the CPUs with the shop, so the shop could serve more of them if they ran on another machine.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createProduct } from "../../testing/products";
import { berlinInformation } from "../../testing/shopper";
import { href } from "../app/i18n/paths";
import { hazelnut } from "../e2e/support/goods";
import type { Answer } from "../tests/http/hostile";
import { Visitor } from "../tests/http/visitor";
import { figure, machine, percentile, table, time } from "./measure";

/** Shares of the actions, in per cent; the rest are purchases by bank transfer, from the first pack to the order. */
const mix = { browse: 90, cart: 8 };

/** Average pause between two actions of a shopper, in ms; the pauses are random. */
const meanPauseMs = 5_000;

/** Number of shoppers in each step. */
const shopperCounts = [10, 20, 40, 60, 80, 100, 130, 160, 200, 250];

/** Warm-up purchases before the first step. */
const warmPurchases = 10;

/** Phases of each step, in ms: measurement, after a ramp-up in which the shoppers arrive. */
const measuredMs = 30_000;
const arrivingMs = meanPauseMs * 2;

/** Maximum p95 response time of pages, in ms. */
const goalMs = 150;

const pages = [
  href("home", "de"),
  href("products", "de"),
  href("products", "en"),
  href("product", "de", { slug: hazelnut.de.slug }),
  href("about", "it"),
  href("shipping", "de"),
];

/** Readers of a newsletter who come within a few seconds (ms); nine in ten add a first pack, the others buy. */
const newsletterReaders = 100;
const newsletterMs = 5_000;
const newsletterBuyers = 10;
/** Share of the first packs that have to be in their carts within the first minute. */
const newsletterGoal = 0.9;

type Action = "page" | "cart" | "purchase";

/** Measurements of one step. */
interface StepResult {
  times: Record<Action, number[]>;
  errors: string[];
}

/** Numbers of storefronts and commerce servers; more than one each in a cluster (scripts/lib/cluster.mjs). */
const servers = ["STOREFRONTS", "COMMERCE_SERVERS"].map((name) => process.env[name]?.split(" ").length ?? 1);
const isCluster = servers.some((count) => count > 1);

const product = await createProduct(`Lasttest ${Date.now()}`, { euro: 20, stock: 100_000 });
let visitors = 0;

function expectStatus({ status, location }: Answer, expected: number, what: string): void {
  if (status !== expected) throw new Error(`${what}: ${status} ${location}`);
}

/** Returns a new visitor for each action, with an empty cart, so that carts do not grow during the bench. */
const newVisitor = (): Visitor => new Visitor((visitors = (visitors + 1) % 65_536));

async function send(
  visitor: Visitor,
  to: string,
  form: Record<string, string>,
  expected = 303,
): Promise<void> {
  expectStatus(await visitor.send(visitor.request("POST", to, Object.entries(form))), expected, `POST ${to}`);
}

async function get(visitor: Visitor, at: string): Promise<void> {
  expectStatus(await visitor.send(visitor.request("GET", at)), 200, at);
}

const add = (visitor: Visitor): Promise<void> =>
  send(visitor, "/api/cart", { intent: "add", variantId: product.variantId, quantity: "1" }, 200);

async function purchase(visitor: Visitor): Promise<void> {
  await add(visitor);
  await send(visitor, href("checkout", "de"), {
    ...berlinInformation,
    email: `load-${crypto.randomUUID()}@example.com`,
  });
  await send(visitor, href("checkoutPayment", "de"), { method: "bank_transfer" });
  // its form says what the page showed
  await visitor.open(href("checkoutConfirm", "de"));
  const form = [...visitor.forms.values()].find(({ fields }) => fields[0]?.[0] === "total");
  await send(visitor, href("checkoutConfirm", "de"), Object.fromEntries(form?.fields ?? []));
}

/** Action of a shopper for a random number between 0 and 100. */
function actionOf(random: number): [Action, () => Promise<void>] {
  if (random < mix.browse) {
    const page = pages[Math.floor((random / mix.browse) * pages.length)] ?? "/";
    return ["page", () => get(newVisitor(), page)];
  }
  if (random < mix.browse + mix.cart) return ["cart", () => add(newVisitor())];
  return ["purchase", () => purchase(newVisitor())];
}

/** Runs one step. Actions that started during the ramp-up count only if they fail. */
async function runStep(shoppers: number): Promise<StepResult> {
  const result: StepResult = { times: { page: [], cart: [], purchase: [] }, errors: [] };
  const countedFrom = Date.now() + arrivingMs;
  const end = countedFrom + measuredMs;
  const shop = async (): Promise<void> => {
    await pause(Math.random() * arrivingMs);
    while (Date.now() < end && result.errors.length === 0) {
      const [kind, act] = actionOf(Math.random() * 100);
      const begun = Date.now();
      try {
        const took = await time(act);
        if (begun >= countedFrom) result.times[kind].push(took);
      } catch (error) {
        result.errors.push(error instanceof Error ? error.message : String(error));
      }
      await pause(Math.random() * 2 * meanPauseMs);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shop));
  return result;
}

/** Runs the moment after a newsletter; the bench fails if it misses its goal. @returns a sentence with what the readers got */
async function runNewsletter(): Promise<string> {
  const served: Record<"add" | "purchase", number[]> = { add: [], purchase: [] };
  const errors: string[] = [];
  const began = Date.now();
  let added = 0;
  const read = async (_: unknown, reader: number): Promise<void> => {
    await pause(Math.random() * newsletterMs);
    const [kind, act] =
      reader % newsletterBuyers === 0 ? (["purchase", purchase] as const) : (["add", add] as const);
    try {
      served[kind].push(await time(() => act(newVisitor())));
      if (kind === "add" && Date.now() - began <= 60_000) added += 1;
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  };
  await Promise.all(Array.from({ length: newsletterReaders }, read));
  const adds = newsletterReaders - newsletterReaders / newsletterBuyers;
  const isMissed = added < newsletterGoal * adds;
  if (isMissed) process.exitCode = 1;
  const summary = (times: readonly number[]): string =>
    `${times.length} (p50 ${figure(percentile(times, 50))} ms, p95 ${figure(percentile(times, 95))} ms)`;
  return `After a newsletter, ${newsletterReaders} readers within ${newsletterMs / 1000} s: first packs added ${summary(served.add)}, ${added} of ${adds} within the first minute${isMissed ? " (too few)" : ""}, purchases ${summary(served.purchase)}, errors ${errors.length}${errors[0] ? `, the first: ${errors[0]}` : ""}.`;
}

const measuredOn = machine();
const rows: string[][] = [];
let sustained = 0;
let missed = false;
let newsletter = "";
try {
  // warm-up: a shop that was just started has rendered no page yet, and its servers have not compiled the code of a purchase
  for (const page of pages) await get(newVisitor(), page);
  for (let n = 0; n < warmPurchases; n += 1) await purchase(newVisitor());
  newsletter = await runNewsletter();
  process.stdout.write(`${newsletter}\n`);
  for (const shoppers of shopperCounts) {
    const { times, errors } = await runStep(shoppers);
    const slowest = percentile(times.page, 95);
    rows.push([
      String(shoppers),
      figure(times.page.length / (measuredMs / 1000)),
      figure(percentile(times.page, 50)),
      figure(slowest),
      figure(percentile(times.cart, 95)),
      `${times.purchase.length}`,
      figure(percentile(times.purchase, 50)),
      errors[0] ?? "none",
    ]);
    process.stdout.write(`${rows.at(-1)?.join(" | ") ?? ""}\n`);
    if (slowest <= goalMs && errors.length === 0) sustained = shoppers;
    // with few shoppers a single slow page already exceeds 5 %, so only two misses in a row end the bench
    if (errors.length > 0 || (slowest > goalMs && missed)) break;
    missed = slowest > goalMs;
  }
} finally {
  await product.takeOffSale();
}

const head = [
  "shoppers",
  "pages/s",
  "page p50, ms",
  "page p95, ms",
  "cart p95, ms",
  "orders",
  "purchase p50, ms",
  "first error",
];
const written = [
  `# Number of shoppers the ${isCluster ? "cluster" : "shop"} can serve`,
  `${measuredOn} Generated by \`npm run bench:load${isCluster ? " -- cluster" : ""}\`. Storefront processes: ${servers[0]}; commerce servers: ${servers[1]}${isCluster ? "; with a worker, Redis and Caddy" : ""}.`,
  `Each shopper acts every ${meanPauseMs / 1000} s on average: ${mix.browse} % of the actions open a page, ${mix.cart} % put a first pack into a new cart, the rest are whole purchases by bank transfer (four forms). Each step takes ${measuredMs / 1000} s; the shoppers run on the same machine.`,
  `**${sustained} shoppers**: 95 % of the pages within ${goalMs} ms and no error.`,
  table(head, rows),
  newsletter,
];
process.stdout.write(`${written.join("\n\n")}\n`);
writeFileSync(
  path.join(import.meta.dirname, isCluster ? "LOAD-CLUSTER.md" : "LOAD.md"),
  `${written.join("\n\n")}\n`,
);
