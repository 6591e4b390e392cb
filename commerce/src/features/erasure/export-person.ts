import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { findPerson } from "./find-person";
import { personalTables, retainedProviderData, type PersonalKind } from "./personal-fields";

const storedRows = z.array(z.record(z.string(), z.unknown()));

/** A person's stored rows by kind and table. */
export type PersonExport = Partial<Record<PersonalKind, Record<string, Record<string, unknown>[]>>>;

/**
 * What the shop stores about a person, as they may demand it in a common machine-readable format (GDPR art. 15(3) and
 * 20): all `personalTables` but the technical traces, which repeat the others, and without the secrets of payments.
 * @param address as normalised by `mailboxAddress`
 */
export async function exportPerson(knex: Knex, address: string): Promise<PersonExport> {
  const person = await findPerson(knex, address);
  const data: PersonExport = {};
  for (const [kind, table, column, key, erasure] of personalTables) {
    if (kind === "traces" || person[key].length === 0) continue;
    const rows = storedRows.parse(await knex(table).whereIn(column, person[key]).orderBy("created_at"));
    if (rows.length === 0) continue;
    const isProviderData = typeof erasure === "object" && erasure["data"] === "provider";
    const shown = isProviderData
      ? rows.map((row) => ({ ...row, data: retainedProviderData(row["data"]) }))
      : rows;
    data[kind] = { ...data[kind], [table]: shown };
  }
  return data;
}
