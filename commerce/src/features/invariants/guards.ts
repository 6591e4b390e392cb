import { z } from "@medusajs/framework/zod";
import type { Books } from "./invariant";

/** Tables protected by database triggers, with the trigger names (created by the modules' migrations). */
export interface GuardedTables {
  /** Tables whose rows can neither be changed nor deleted. */
  final: Readonly<Record<string, string>>;
  /** Tables whose changes are logged. */
  logged?: Readonly<Record<string, string>>;
}

const triggerRows = z.array(z.object({ name: z.string() }));

/** Tables whose trigger is missing or disabled, one line each. */
export async function missingGuards(
  { knex }: Books,
  { final, logged = {} }: GuardedTables,
): Promise<string[]> {
  const rows: unknown = await knex("pg_trigger")
    .select({ name: "tgname" })
    .whereIn("tgname", [...Object.values(final), ...Object.values(logged)])
    .whereIn("tgenabled", ["O", "A"]);
  const existing = new Set(triggerRows.parse(rows).map(({ name }) => name));
  const tablesWithout = (tables: Readonly<Record<string, string>>) =>
    Object.entries(tables).flatMap(([table, trigger]) => (existing.has(trigger) ? [] : [table]));
  return [
    ...tablesWithout(final).map((table) => `The database lets rows of ${table} be changed and deleted`),
    ...tablesWithout(logged).map((table) => `The database does not log what changes in ${table}`),
  ];
}
