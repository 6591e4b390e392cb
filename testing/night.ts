/**
 * Whether each proof runs with all its rows, as in `npm run test:nightly` (PROOFS=all). A run on each change tries the
 * riskiest row of each kind; docs/testing.md says what is left to the night.
 */
export const atNight = process.env["PROOFS"] === "all";

/**
 * The rows of a table that this run tries.
 * @param nameOf the name of a row
 * @param everyday names of the rows that every run tries
 * @throws {Error} if no row has one of these names: a renamed row would leave the run unnoticed
 */
export function rowsOfRun<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  everyday: readonly string[],
): Row[] {
  const names = rows.map(nameOf);
  const unknown = everyday.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No row is named ${unknown.join(" or ")}`);
  return rows.filter((row) => atNight || everyday.includes(nameOf(row)));
}
