import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

const invalid = z.object({ rows: z.array(z.unknown()) });

/**
 * Makes the indexes that are not there yet while the shop goes on: who writes to the tables does not wait, as for an index that is made in
 * one piece. For migration scripts, which run in no transaction, as this has to; a module's migrations do not.
 * @param indexes by name: what stands behind "on"
 */
export async function makeIndexes(knex: Knex, indexes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) {
    // what is left of one whose making was broken off: nobody is served by it, and it would count as there
    const { rows } = invalid.parse(
      await knex.raw("select 1 from pg_index where indexrelid = to_regclass(?) and not indisvalid", [name]),
    );
    if (rows.length > 0) await knex.raw("drop index concurrently if exists ??", [name]);
    await knex.raw(`create index concurrently if not exists ${name} on ${on}`);
  }
}
