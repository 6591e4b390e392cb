import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import type { Blank, PersonalFields } from "./personal-field-types";
import { personalFields } from "./personal-fields";
import { retainedProviderData, redactWords, type PersonIds } from "./person-ids";

/** Constant replacement values; undefined when the replacement depends on the current value. */
const blanks: Readonly<Partial<Record<Blank, unknown>>> = { null: null, empty: "", object: {} };

/** Replacement value of a field. */
function blankOf(
  method: Blank,
  { id, value }: { id: unknown; value: unknown },
  words: readonly string[],
): unknown {
  if (method === "provider") return JSON.stringify(retainedProviderData(value));
  if (method === "words") return typeof value === "string" ? redactWords(value, words) : null;
  if (method === "unlinked") return id;
  const blank = blanks[method];
  return typeof blank === "object" && blank !== null ? JSON.stringify(blank) : blank;
}

const rows = z.array(z.record(z.string(), z.unknown()));

/** Rows of a person in a table. */
const rowsOf = (knex: Knex, { table, by: [column, key] }: PersonalFields, person: PersonIds) =>
  knex(table).whereIn(column, person[key]);

/** Blanks the fields of a person's rows in a table. @returns the number of rows */
async function blankRows(
  knex: Knex,
  table: PersonalFields & { does: "blank" },
  person: PersonIds,
): Promise<number> {
  const fields = Object.entries(table.fields);
  const isConstant = fields.every(([, how]) => how in blanks);
  if (isConstant) {
    const change = Object.fromEntries(
      fields.map(([name, method]) => [name, blankOf(method, { id: null, value: null }, [])]),
    );
    return rowsOf(knex, table, person).update(change);
  }
  const found = rows.parse(await rowsOf(knex, table, person).select("id", ...fields.map(([name]) => name)));
  for (const row of found) {
    const id = row["id"];
    const change = Object.fromEntries(
      fields.map(([name, method]) => [name, blankOf(method, { id, value: row[name] }, person.words)]),
    );
    await knex(table.table)
      .where({ id: String(id) })
      .update(change);
  }
  return found.length;
}

/**
 * Erases a person's data from all tables of `personalFields`; data that must be kept by law is not touched.
 * @param knex a transaction @returns the number of rows changed or deleted
 */
export async function eraseRows(knex: Knex, person: PersonIds): Promise<number> {
  let count = 0;
  for (const table of personalFields) {
    if (person[table.by[1]].length === 0 || table.does === "keep") continue;
    count +=
      table.does === "delete"
        ? await rowsOf(knex, table, person).delete()
        : await blankRows(knex, table, person);
  }
  return count;
}
