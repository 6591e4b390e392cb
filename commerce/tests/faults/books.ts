import { knex } from "@medusajs/framework/mikro-orm/knex";
import { expect } from "vitest";
import { checkInvariants } from "../../src/features/invariants/check-invariants";
import { runJob } from "../http/database";
import { stripe } from "../http/payment-tools";
import { owner, setting } from "../http/shop";

/**
 * Jobs that make up for what was interrupted. By their clock they run every few minutes and leave the last five to the events; what
 * runs at a start of commerce leaves nothing.
 */
const catchUpJobs = ["startup-tasks", "issue-missing-documents", "explain-stock"];

/** A rule that no database of the tests keeps: these are told to be fast, not safe against a power cut. */
const ofThisDatabase = "written-is-safe";

/** Rules of the books that are broken, each with what breaks it, as they will be in half an hour, when nothing is under way. */
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
 * Expects that the books of the shop are in order once the jobs that make up for what was lost have run.
 * @param at a commerce server that runs jobs
 */
export async function expectBooksInOrder(at?: string): Promise<void> {
  const admin = await owner(at);
  for (const job of catchUpJobs) await runJob(admin, job);
  await expect.poll(brokenRules, { timeout: 120_000, interval: 1_000 }).toEqual([]);
}
