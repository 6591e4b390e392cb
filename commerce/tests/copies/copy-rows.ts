/** Required interface of a database connection; implemented by pg's client. */
export interface Connection {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  escapeIdentifier: (name: string) => string;
}

/** A table to copy: the rows of the original ($1 is its id), and values that differ in copy n. */
export interface CopiedTable {
  table: string;
  rows: string;
  /** SQL expressions by column; `o` is the copied row, `n` the number of the copy. */
  changes?: Readonly<Record<string, string>>;
}

/** The numbers of the copies; consecutive if no step is given. */
interface Numbers {
  from: number;
  to: number;
  step?: number;
}

/** Rows copied per statement, so that little memory is needed and little is lost on an abort. */
const batchRows = 20_000;

/** The id of copy n of a row. */
export const idOfCopy = (id: string, n: number): string => `${id}n${n}`;

/** Adds changes to those of the tables. @param changes by table and column */
export const withChanges = (
  tables: readonly CopiedTable[],
  changes: Readonly<Record<string, Readonly<Record<string, string>>>>,
): CopiedTable[] => tables.map((one) => ({ ...one, changes: { ...one.changes, ...changes[one.table] } }));

/** A table with the rows to copy. */
interface TableRows extends CopiedTable {
  /** Quoted identifier. */
  name: string;
  originals: Record<string, unknown>[];
  /** Columns with ids of rows that are copied as well; the table's own id comes first. */
  idColumns: string[];
}

/** Finds the rows of an original in all tables, with their ids. */
async function findRows(
  database: Connection,
  tables: readonly CopiedTable[],
  original: string,
): Promise<{ found: TableRows[]; ids: string[] }> {
  const read: TableRows[] = [];
  for (const one of tables) {
    const name = database.escapeIdentifier(one.table);
    const { rows: originals } = await database.query(`select * from ${name} where ${one.rows}`, [original]);
    read.push({ ...one, name, originals, idColumns: [] });
  }
  const ids = new Set(
    read.flatMap(({ originals }) => originals.flatMap(({ id }) => (typeof id === "string" ? [id] : []))),
  );
  const found = read.map((one) => {
    const columns = Object.keys(one.originals[0] ?? {});
    const isOwn = (column: string) => one.originals.some((row) => ids.has(String(row[column])));
    return {
      ...one,
      idColumns: columns.filter(isOwn).sort((a, b) => Number(b === "id") - Number(a === "id")),
    };
  });
  return { found, ids: [...ids] };
}

/**
 * Copies an original with all its rows: copy n of a row has the id `idOfCopy`. Existing copies are kept.
 * @param tables parents first
 */
export async function copyRows(
  database: Connection,
  tables: readonly CopiedTable[],
  original: string,
  { from, to, step = 1 }: Numbers,
): Promise<void> {
  const { found, ids } = await findRows(database, tables, original);
  for (const { name, rows, changes = {}, originals, idColumns } of found) {
    const values = [
      ...idColumns.map((column) => {
        const value = `o.${database.escapeIdentifier(column)}`;
        return [column, `case when ${value} = any($5::text[]) then ${value} || 'n' || n else ${value} end`];
      }),
      ...Object.entries(changes),
    ].map(([column, value]) => `'${column}', ${value}`);
    // the copy is computed in `from`: with (f()).* it would be evaluated once per column
    for (let first = from; originals.length > 0 && first <= to; first += batchRows * step) {
      await database.query(
        `insert into ${name}
         select copy.*
         from (select * from ${name} where ${rows}) as o, generate_series($2::int, $3::int, $4::int) as n,
           jsonb_populate_record(null::${name}, to_jsonb(o) || jsonb_build_object(${values.join(", ")})) as copy
         on conflict do nothing`,
        [original, first, Math.min(to, first + (batchRows - 1) * step), step, ids],
      );
    }
  }
}

/** Deletes the copies of an original, which must still exist. */
export async function removeCopies(
  database: Connection,
  tables: readonly CopiedTable[],
  original: string,
  { from, to, step = 1 }: Numbers,
): Promise<void> {
  const { found, ids } = await findRows(database, tables, original);
  for (const { name, idColumns } of found.toReversed()) {
    const [column] = idColumns;
    if (column === undefined) continue;
    await database.query(
      `delete from ${name} where ${database.escapeIdentifier(column)} in
         (select id || 'n' || n from unnest($1::text[]) as id, generate_series($2::int, $3::int, $4::int) as n)`,
      [ids, from, to, step],
    );
  }
}
