import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { owner, send } from "./shop";

const commerce = path.resolve(import.meta.dirname, "../..");

/** Runs Medusa's command line against the database of the running server. */
async function medusa(...args: string[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "commerce-seed-"));
  const env = {
    ...process.env,
    NODE_ENV: "development",
    DATABASE_URL: setting("DATABASE_URL"),
    SIGNING_SECRET: setting("SIGNING_SECRET"),
    JWT_SECRET: process.env["JWT_SECRET"] ?? "j".repeat(32),
    COOKIE_SECRET: process.env["COOKIE_SECRET"] ?? "c".repeat(32),
    MFA_SECRET: process.env["MFA_SECRET"] ?? "m".repeat(32),
    DATA_DIR: dataDir,
  };
  const cli = path.join(commerce, "node_modules/@medusajs/cli/cli.js");
  await promisify(execFile)(process.execPath, [cli, ...args], { cwd: commerce, env });
  await rm(dataDir, { recursive: true });
}

const idOf = (value: unknown): string => (value as { id?: string } | null)?.id ?? "";

/** The same value with every list ordered by id: Medusa returns nested lists unordered. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered).sort((a, b) => idOf(a).localeCompare(idOf(b)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ordered(inner)]));
}

/** Everything the seed creates, including update times. */
async function everything(): Promise<unknown> {
  const admin = await owner();
  const lists = [
    "products?fields=*variants.prices,*options.values,*images,*categories,*tags",
    "product-categories",
    "product-types",
    "product-tags",
    "regions",
    "tax-regions?fields=*tax_rates",
    "tax-rates",
    "shipping-options",
    "stock-locations?fields=*fulfillment_sets,*sales_channels",
    "inventory-items?fields=*location_levels",
    "promotions",
    "price-preferences",
    "sales-channels",
    "api-keys",
    "stores",
    "translations",
  ];
  const answers: Record<string, unknown> = {};
  for (const list of lists) {
    const separator = list.includes("?") ? "&" : "?";
    answers[list] = ordered(await admin.client.fetch(`/admin/${list}${separator}limit=1000&order=id`));
  }
  return answers;
}

/** Texts, food labels and admin layouts, which have no list with all fields. */
const otherRows = async () => ({
  texts: await sql("select * from content_text order by id"),
  labels: await sql("select * from food_label order by id"),
  layouts: await sql("select * from layout_configuration order by id"),
});

const scripts = [
  "admin-layout.ts",
  "first-shop.ts",
  "list-indexes.ts",
  "order-search-indexes.ts",
  "recipient-search-index.ts",
];

describe("seed", () => {
  it("changes nothing if it is repeated", { timeout: 180_000 }, async () => {
    const { display_id: first } = await placeOrder();
    expect(first).toBeGreaterThanOrEqual(1001);
    const before = await everything();
    const rowsBefore = await otherRows();
    // as if the process had died before recording them as finished
    await sql("update script_migrations set finished_at = null where script_name = any($1)", [scripts]);
    await medusa("db:migrate", "--execute-safe-links");
    const finished = await sql<{ script_name: string }>(
      `select script_name from script_migrations
         where script_name = any($1) and finished_at is not null order by script_name`,
      [scripts],
    );
    expect(finished.map(({ script_name: name }) => name)).toEqual(scripts);
    expect(await everything()).toEqual(before);
    expect(await otherRows()).toEqual(rowsBefore);
    const { display_id: second } = await placeOrder();
    expect(second).toBe(first + 1);
  });

  it("creates no Medusa defaults: one store, one channel, one region, one usable key", async () => {
    const admin = await owner();
    const count = async (list: string) =>
      (await admin.client.fetch<{ count: number }>(`/admin/${list}`)).count;
    expect(await count("stores")).toBe(1);
    expect(await count("sales-channels")).toBe(1);
    expect(await count("regions")).toBe(1);
    expect((await send("GET", "/store/regions")).status).toBe(200);
  });
});
