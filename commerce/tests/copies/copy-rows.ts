/** What is asked of a connection to the database; a client of pg is one. */
export interface Connection {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  escapeIdentifier: (name: string) => string;
}

/** A table of what is copied: which rows belong to the original ($1 is its id), and what else has to differ in copy n. */
export interface CopiedTable {
  table: string;
  rows: string;
  /** Values of columns by SQL; `o` is the row that is copied, `n` the number of the copy. */
  changes?: Readonly<Record<string, string>>;
}

/** The numbers of the copies; every one where no step is given. */
interface Numbers {
  from: number;
  to: number;
  step?: number;
}

/** Rows copied in one statement, so that nothing has to be kept in memory and an end by force loses little. */
const batch = 20_000;

/** The id that copy n of a row has. */
export const idOfCopy = (id: string, n: number): string => `${id}n${n}`;

/** Tables with other changes added to those of their own. @param changes by table and column */
export const changing = (
  tables: readonly CopiedTable[],
  changes: Readonly<Record<string, Readonly<Record<string, string>>>>,
): CopiedTable[] => tables.map((one) => ({ ...one, changes: { ...one.changes, ...changes[one.table] } }));

/** A table with what of it is copied. */
interface Found extends CopiedTable {
  /** Quoted. */
  name: string;
  originals: Record<string, unknown>[];
  /** The columns whose values are ids of rows that are copied as well; its own id comes first. */
  own: string[];
}

/** What stands of an original in the tables, and the ids of all of these rows. */
async function find(
  database: Connection,
  tables: readonly CopiedTable[],
  original: string,
): Promise<{ found: Found[]; ids: string[] }> {
  const read: Found[] = [];
  for (const one of tables) {
    const name = database.escapeIdentifier(one.table);
    const { rows: originals } = await database.query(`select * from ${name} where ${one.rows}`, [original]);
    read.push({ ...one, name, originals, own: [] });
  }
  const ids = new Set(
    read.flatMap(({ originals }) => originals.flatMap(({ id }) => (typeof id === "string" ? [id] : []))),
  );
  const found = read.map((one) => {
    const columns = Object.keys(one.originals[0] ?? {});
    const isOwn = (column: string) => one.originals.some((row) => ids.has(String(row[column])));
    return { ...one, own: columns.filter(isOwn).sort((a, b) => Number(b === "id") - Number(a === "id")) };
  });
  return { found, ids: [...ids] };
}

/**
 * Copies an original and all that is written of it: copy n of a row has the id of `idOfCopy`. A copy that is there already stays as
 * it is.
 * @param tables parents first
 */
export async function copyRows(
  database: Connection,
  tables: readonly CopiedTable[],
  original: string,
  { from, to, step = 1 }: Numbers,
): Promise<void> {
  const { found, ids } = await find(database, tables, original);
  for (const { name, rows, changes = {}, originals, own } of found) {
    const values = [
      ...own.map((column) => {
        const value = `o.${database.escapeIdentifier(column)}`;
        return [column, `case when ${value} = any($5::text[]) then ${value} || 'n' || n else ${value} end`];
      }),
      ...Object.entries(changes),
    ].map(([column, value]) => `'${column}', ${value}`);
    // the copy stands in `from`: written as (f()).* it would be made once for each of its columns
    for (let first = from; originals.length > 0 && first <= to; first += batch * step) {
      await database.query(
        `insert into ${name}
         select copy.*
         from (select * from ${name} where ${rows}) as o, generate_series($2::int, $3::int, $4::int) as n,
           jsonb_populate_record(null::${name}, to_jsonb(o) || jsonb_build_object(${values.join(", ")})) as copy
         on conflict do nothing`,
        [original, first, Math.min(to, first + (batch - 1) * step), step, ids],
      );
    }
  }
}

/** Removes the copies of an original, which has to be there still. */
export async function removeCopies(
  database: Connection,
  tables: readonly CopiedTable[],
  original: string,
  { from, to, step = 1 }: Numbers,
): Promise<void> {
  const { found, ids } = await find(database, tables, original);
  for (const { name, own } of found.toReversed()) {
    const [column] = own;
    if (column === undefined) continue;
    await database.query(
      `delete from ${name} where ${database.escapeIdentifier(column)} in
         (select id || 'n' || n from unnest($1::text[]) as id, generate_series($2::int, $3::int, $4::int) as n)`,
      [ids, from, to, step],
    );
  }
}
