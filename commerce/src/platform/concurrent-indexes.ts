import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

const invalidRows = z.object({ rows: z.array(z.unknown()) });

/**
 * Creates missing indexes concurrently, so that writes to the tables are not blocked as they are by a plain
 * `create index`. For migration scripts, which run outside a transaction as this requires; a module's migrations do
 * not.
 * @param indexes index definitions (the part after "on") by name
 */
export async function makeIndexes(knex: Knex, indexes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    // drop the invalid index an interrupted run left behind: it is not used, and would count as existing
    const { rows } = invalidRows.parse(
      await knex.raw("select 1 from pg_index where indexrelid = to_regclass(?) and not indisvalid", [name]),
    );
    if (rows.length > 0) await knex.raw("drop index concurrently if exists ??", [name]);
    await knex.raw(`create index concurrently if not exists ${name} on ${definition}`);
  }
}
