import { knex } from "@medusajs/framework/mikro-orm/knex";
import { expect } from "vitest";
import { runJob } from "../../../testing/owner";
import { setting } from "../../../testing/env";
import { checkInvariants } from "../../src/features/invariants/check-invariants";
import { stripe } from "../http/payment-tools";

/**
 * Jobs that catch up on interrupted work. Scheduled, they run every few minutes and leave the last five minutes to the
 * events; at a start of commerce they process everything.
 */
const catchUpJobs = ["startup-tasks", "issue-missing-documents", "explain-stock"];

/** A rule that no test database meets: these are configured for speed, not for safety against power failure. */
const ofThisDatabase = "written-is-safe";

/**
 * Violated rules of the books with the violating rows, evaluated half an hour in the future, when nothing is in
 * progress any more.
 */
async function brokenRules(): Promise<string[]> {
  const database = knex({ client: "pg", connection: setting("DATABASE_URL") });
  try {
    const now = new Date(Date.now() + 30 * 60_000);
    const shop = { stripe, shopUrl: setting("SHOP_URL"), transferDays: 7 };
    const checked = await checkInvariants({ knex: database, now, ...shop });
    return checked
      .filter(({ name }) => name !== ofThisDatabase)
      .flatMap(({ name, broken }) => broken.map((line) => `${name}: ${line}`));
  } finally {
    await database.destroy();
  }
}

/**
 * Asserts that the shop's books are consistent after the catch-up jobs have run.
 * @param at a commerce server that runs jobs
 */
export async function expectBooksInOrder(at?: string): Promise<void> {
  for (const job of catchUpJobs) await runJob(job, at);
  await expect.poll(brokenRules, { timeout: 120_000, interval: 1_000 }).toEqual([]);
}
