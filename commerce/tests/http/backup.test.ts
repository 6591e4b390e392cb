// A restore drill: a backup of the running shop is restored to an empty database and an empty folder, and the restored
// shop sells.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import { Client } from "@medusajs/framework/pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { control } from "../../../testing/control";
import { runJob } from "../../../testing/owner";
import { setting } from "../../../testing/env";
import { createProduct, type TestProduct } from "../../../testing/products";
import { checkInvariants } from "../../src/features/invariants/check-invariants";
import { sql } from "./database";
import { waitForMail } from "./mails";
import { runCommand } from "./operator-command";
import { inStock, cartOf, choosePaymentMethod, heldBy, ordersOf, press, stripe } from "./payment-tools";
import { asStorefront, owner, send } from "./shop";

const folder = mkdtempSync(path.join(tmpdir(), "drill-"));
const databaseName = "restore_drill";
let product: TestProduct | undefined;
const restoredUrl = Object.assign(new URL(setting("DATABASE_URL")), { pathname: `/${databaseName}` }).href;

const command = (script: string, args: string[], env: Record<string, string>) =>
  runCommand(script, args, { BACKUP_KEY: "a key for this drill only", ...env });

const sourceEnv = {
  DATABASE_URL: setting("DATABASE_URL"),
  DATA_DIR: setting("DATA_DIR"),
  BACKUP_DIR: path.join(folder, "backups"),
};
const targetEnv = { ...sourceEnv, DATABASE_URL: restoredUrl, DATA_DIR: path.join(folder, "data") };
const backups = () => readdirSync(sourceEnv.BACKUP_DIR).map((name) => path.join(sourceEnv.BACKUP_DIR, name));

const withDatabase = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
};

/**
 * Figures that must be the same before and after: orders and their totals, payments and captures, stock, documents,
 * numbers.
 */
async function facts(url: string): Promise<unknown> {
  const queries = [
    `select count(*) as orders, sum((totals->>'accounting_total')::numeric) as total from order_summary`,
    `select count(*) as payments, sum(amount) as amount from payment`,
    `select count(*) as captures, sum(amount) as amount from capture`,
    `select sum(stocked_quantity) as stocked, sum(reserved_quantity) as reserved from inventory_level`,
    `select count(*) as documents, max(sequence) as sequence from shop_document`,
    `select count(*) as mails from outbox_mail`,
    `select nextval('order_display_id_seq') as next`,
  ];
  const answers = [];
  for (const question of queries) answers.push(...(await withDatabase(url, question)));
  return answers;
}

/**
 * Violations in the books of a database, as found by `npm run invariants` half an hour from now, when all orders are
 * settled.
 * @param change applied before the check and rolled back afterwards
 */
async function brokenBooks(url: string, change = "select 1"): Promise<string[]> {
  const database = knex({ client: "pg", connection: url });
  const transaction = await database.transaction();
  try {
    await transaction.raw(change);
    const now = new Date(Date.now() + 30 * 60_000);
    const shop = { stripe, shopUrl: setting("SHOP_URL"), transferDays: 7 };
    const checked = await checkInvariants({ knex: transaction, now, ...shop });
    return checked.flatMap(({ name, broken }) => broken.map((line) => `${name}: ${line}`));
  } finally {
    await transaction.rollback();
    await database.destroy();
  }
}

const queryServer = (statement: string) => withDatabase(setting("DATABASE_URL"), statement);

/** Notifies commerce of a payment like Stripe's webhook; returns the response status. */
async function sendPaymentWebhook(id: string): Promise<number> {
  const object = { id, object: "payment_intent" };
  const event = { id: "evt_drill", object: "event", type: "payment_intent.succeeded", data: { object } };
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: setting("STRIPE_WEBHOOK_SECRET"),
  });
  const answer = await fetch(new URL("/hooks/payment/stripe_stripe", setting("COMMERCE_URL")), {
    method: "POST",
    headers: { "Content-Type": "application/json", "stripe-signature": signature },
    body: payload,
  });
  return answer.status;
}

const email = `drill-${Date.now()}@example.com`;
let intent: string;
/** Violations at the time of the backup: other tests break the books on purpose. */
let brokenBefore: string[];

beforeAll(async () => {
  await queryServer(`drop database if exists ${databaseName} with (force)`);
  await queryServer(`create database ${databaseName}`);
}, 120_000);

afterAll(async () => {
  await control("restart", "commerce");
  // later tests count the shop's products
  if (product) await product.takeOffSale();
  await queryServer(`drop database if exists ${databaseName} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

describe("backup and restore", { timeout: 180_000 }, () => {
  it("backs up the running shop into one file and shows the owner that it did", async () => {
    product = await createProduct("Probe der Sicherung", inStock);
    const cart = await cartOf(product, email);
    intent = String(await choosePaymentMethod(cart, "card"));
    expect(await press(cart.id)).toMatchObject({ type: "order" });
    // asynchronous effects of an order
    await waitForMail(email, "order-received");
    const documents =
      'select 1 from shop_document where order_id in (select id from "order" where email = $1)';
    await expect.poll(async () => (await sql(documents, [email])).length, { timeout: 30_000 }).toBe(1);
    brokenBefore = await brokenBooks(sourceEnv.DATABASE_URL);
    const { code, output } = await command("backup.mjs", [], sourceEnv);
    expect(output).toMatch(/written and verified/);
    expect(code).toBe(0);
    expect(backups()).toEqual([expect.stringMatching(/su-turrone-.*\.tar\.gz\.age$/)]);
    const admin = await owner();
    const { lights } = await admin.client.fetch<{ lights: Record<string, { state: string }> }>(
      "/admin/today",
    );
    expect(lights["backup"]).toMatchObject({ state: "ok" });
  });

  it("does not restore over a running shop", async () => {
    const { code, output } = await command("restore.mjs", backups(), {
      ...targetEnv,
      DATABASE_URL: sourceEnv.DATABASE_URL,
    });
    expect(code).toBe(1);
    expect(output).toMatch(/in use by \d+ other connections/);
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it("restores into an empty database and folder", async () => {
    const before = await facts(sourceEnv.DATABASE_URL);
    const { code, output } = await command("restore.mjs", backups(), targetEnv);
    expect(output).toContain("Until `npm run restore -- --resume` no job runs");
    expect(code).toBe(0);
    expect(await facts(restoredUrl)).toEqual(before);
    const files = (dir: string) => readdirSync(path.join(dir, "static"));
    expect(files(targetEnv.DATA_DIR)).toEqual(files(sourceEnv.DATA_DIR));
  });

  it("restores books that are as consistent as before", async () => {
    const number = (await ordersOf(email))[0]?.display_id ?? "";
    const isOwn = (line: string): boolean => line.includes(`rder ${number} `) || line.includes(intent);
    const restored = await brokenBooks(restoredUrl);
    expect(restored.filter((line) => isOwn(line) || !brokenBefore.includes(line))).toEqual([]);
    // the check would find violations
    const broken = await brokenBooks(
      restoredUrl,
      "update payment set canceled_at = now() where canceled_at is null",
    );
    expect(broken.join("\n")).toContain(`Order ${number} has no payment`);
  });

  it("refuses to restore over a shop with orders, or from a damaged file", async () => {
    const refused = await command("restore.mjs", backups(), targetEnv);
    expect(refused.output).toMatch(/The shop here has \d+ orders; nothing was changed/);
    const damaged = path.join(folder, "damaged.tar.gz.age");
    writeFileSync(damaged, readFileSync(backups()[0] ?? "").subarray(0, 20_000));
    expect((await command("restore.mjs", [damaged, "--replace"], targetEnv)).output).toContain("is damaged");
  });

  it("sells again, but runs no payment job and accepts no webhook until resumed", async () => {
    const held = await heldBy(intent);
    await control("restart", "commerce", { DATABASE_URL: restoredUrl });
    expect((await send("GET", "/health/ready", undefined, asStorefront)).status).toBe(200);
    expect(await ordersOf(email)).toHaveLength(1);
    const admin = await owner();
    const today = () => admin.client.fetch<{ lights: Record<string, { state: string }> }>("/admin/today");
    expect((await today()).lights["jobs"]).toMatchObject({ state: "paused" });
    const lastRun = () =>
      withDatabase(restoredUrl, "select ended_at from job_run where name = 'reconcile-payments'");
    const last = await lastRun();
    await runJob("reconcile-payments");
    expect(await lastRun()).toEqual(last);
    expect(await sendPaymentWebhook(intent)).toBe(503);
    expect(await heldBy(intent)).toBe(held);

    expect((await command("restore.mjs", ["--resume"], targetEnv)).output).toContain("The jobs resume");
    await runJob("reconcile-payments");
    expect(await lastRun()).not.toEqual(last);
    expect(await sendPaymentWebhook(intent)).toBe(200);
    expect((await today()).lights["jobs"]).not.toMatchObject({ state: "paused" });
    expect(await heldBy(intent)).toBe(held);
    expect(await ordersOf(email)).toHaveLength(1);
    await control("restart", "commerce");
    expect(await sql("select 1 from job_pause")).toEqual([]);
  });
});
