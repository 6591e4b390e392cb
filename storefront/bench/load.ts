// Increases the number of concurrent shoppers until a page takes too long or a request fails; writes the load sustained
// to LOAD.md, for a cluster to LOAD-CLUSTER.md. Each shopper has an own IP, which Caddy passes on. The shoppers share
// the CPUs with the shop, which could serve more of them if they ran elsewhere.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { href } from "../app/i18n/paths";
import { hazelnut } from "../e2e/support/goods";
import { makeProduct } from "../e2e/support/owner";
import type { Answer } from "../tests/http/hostile";
import { berlinInformation } from "../tests/http/information";
import { Visitor } from "../tests/http/visitor";
import { figure, machine, percentile, table, time } from "./measure";

/** Actions per hundred; the rest are purchases by bank transfer, from the first pack to the order. */
const mix = { browse: 90, cart: 8 };

/** Average pause between two actions of a shopper, in ms; random. */
const meanPauseMs = 5_000;

/** Number of shoppers in each step. */
const shopperCounts = [10, 20, 40, 60, 80, 100, 130, 160, 200, 250];

/** Purchases before the first step. */
const warmPurchases = 10;

/** Duration of each step, in ms: the measured time, after a time in which the shoppers arrive. */
const measuredMs = 30_000;
const arrivingMs = meanPauseMs * 2;

/** 95 % of pages have to be delivered within this time, in ms. */
const goalMs = 150;

const pages = [
  href("home", "de"),
  href("products", "de"),
  href("products", "en"),
  href("product", "de", { slug: hazelnut.de.slug }),
  href("about", "it"),
  href("shipping", "de"),
];

/** 20 euros and 6.90 for shipping. */
const total = "2690";

type Action = "page" | "cart" | "purchase";

/** Results of one step. */
interface StepResult {
  times: Record<Action, number[]>;
  errors: string[];
}

/** Numbers of storefronts and commerce servers, if there are several of each (scripts/lib/cluster.mjs). */
const servers = ["STOREFRONTS", "COMMERCE_SERVERS"].map((name) => process.env[name]?.split(" ").length ?? 1);
const isCluster = servers.some((count) => count > 1);

const product = await makeProduct(`Lasttest ${Date.now()}`, 20, 100_000);
let visitors = 0;

function expectStatus({ status, location }: Answer, expected: number, what: string): void {
  if (status !== expected) throw new Error(`${what}: ${status} ${location}`);
}

/** Each action uses a new cart like that of a new visitor, so that carts do not grow with the length of the bench. */
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
  await send(visitor, href("checkoutConfirm", "de"), { total, payment: "bank_transfer" });
}

/** A shopper's action. */
function actionOf(random: number): [Action, () => Promise<void>] {
  if (random < mix.browse) {
    const page = pages[Math.floor((random / mix.browse) * pages.length)] ?? "/";
    return ["page", () => get(newVisitor(), page)];
  }
  if (random < mix.browse + mix.cart) return ["cart", () => add(newVisitor())];
  return ["purchase", () => purchase(newVisitor())];
}

/** Runs a number of concurrent shoppers. Actions started before all had arrived are not counted, except for errors. */
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

const measuredOn = machine();
const rows: string[][] = [];
let sustained = 0;
let missed = false;
try {
  // a new shop has rendered nothing yet, and its servers still have to compile the code of a purchase
  for (const page of pages) await get(newVisitor(), page);
  for (let n = 0; n < warmPurchases; n += 1) await purchase(newVisitor());
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
    // with few shoppers a single slow page is already five per cent: stop only after the second miss in a row
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
  `# How many shoppers the ${isCluster ? "cluster" : "shop"} holds`,
  `${measuredOn} Made by \`pnpm bench:load${isCluster ? " cluster" : ""}\`. ${servers[0]} of the storefront, ${servers[1]} of commerce${isCluster ? ", a worker, Redis and Caddy" : ""}.`,
  `Each does something every ${meanPauseMs / 1000} s on average: ${mix.browse} of 100 times a page, ${mix.cart} times a first pack into a cart, else a whole purchase by bank transfer (four forms). ${measuredMs / 1000} s a step; the shoppers run on the same machine.`,
  `**${sustained} shoppers**: 95 of 100 pages within ${goalMs} ms and no error.`,
  table(head, rows),
];
process.stdout.write(`${written.join("\n\n")}\n`);
writeFileSync(
  path.join(import.meta.dirname, isCluster ? "LOAD-CLUSTER.md" : "LOAD.md"),
  `${written.join("\n\n")}\n`,
);
