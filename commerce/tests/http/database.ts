import { Client } from "@medusajs/framework/pg";
import type Medusa from "@medusajs/js-sdk";
import { setting } from "./shop";

/** Rows as the database gives them. */
type Row = Record<string, unknown>;

/** Asks the shop's database, for what no route would ever do: let time pass, or lose what a crash would. */
export async function sql<Result extends Row = Row>(text: string, values: unknown[] = []): Promise<Result[]> {
  const client = new Client({ connectionString: setting("DATABASE_URL") });
  await client.connect();
  try {
    return (await client.query<Result>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a job now, as its clock would; it has ended when this returns. */
export async function runJob(admin: Medusa, name: string): Promise<void> {
  await admin.client.fetch(`/admin/workflows-executions/job-${name}/run`, { method: "POST", body: {} });
}
