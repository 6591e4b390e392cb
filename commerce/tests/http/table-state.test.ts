import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readStates, stateOf } from "../../src/platform/table-state";
import { ownKnex, sql, withDatabase } from "./database";

const database = ownKnex();
const table = "table_state_probe";
const stateNow = async () => (await readStates(database, { state: stateOf([table]) }))["state"];

beforeAll(async () => {
  await sql(`create table ${table} as select 1 as n`);
});
afterAll(() => sql(`drop table ${table}`));

it.each([
  ["a new row", `insert into ${table} values (2)`],
  ["a changed row", `update ${table} set n = n`],
  ["a deleted row", `delete from ${table} where n = 2`],
])("changes the state of a table after %s, and only then", async (_what, change) => {
  const before = await stateNow();
  await sql("select pg_current_xact_id()");
  expect(await stateNow()).toBe(before);
  await sql(change);
  const after = await stateNow();
  expect(after).not.toBe(before);
  expect(await stateNow()).toBe(after);
});

it("changes the state when an earlier transaction is committed after a later one", async () => {
  await withDatabase(async (early) => {
    await early.query("begin");
    await early.query(`insert into ${table} values (3)`);
    // a transaction that started later commits first
    await sql(`insert into ${table} values (4)`);
    const before = await stateNow();
    expect(await stateNow()).toBe(before);
    await early.query("commit");
    expect(await stateNow()).not.toBe(before);
  });
});

it("evaluates row states again only after a write", async () => {
  // a different value on each evaluation
  const look = async () => (await readStates(database, { looked: "clock_timestamp()::text" }))["looked"];
  // the shop and other tests occasionally write as well
  await vi.waitFor(async () => expect(await look()).toBe(await look()));
  const before = await look();
  await sql("select pg_current_xact_id()");
  expect(await look()).not.toBe(before);
});

it("evaluates states that depend on the clock every time", async () => {
  const look = () => readStates(database, { rows: "'same'" }, { now: "clock_timestamp()::text" });
  const [one, other] = [await look(), await look()];
  expect([one["rows"], other["rows"]]).toEqual(["same", "same"]);
  expect(one["now"]).not.toBe(other["now"]);
});
