import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { control } from "../../../testing/control";
import { setting } from "../../../testing/env";
import { sql } from "../http/database";

/** Records each end of a job; the shop itself only stores the last one. */
const notes = `
  create table ended_job (name text not null, at timestamptz not null);
  create function note_ended_job() returns trigger language plpgsql as
    $$ begin insert into ended_job values (new.name, new.ended_at); return new; end $$;
  create trigger note_ended_job after insert or update on job_run for each row execute function note_ended_job();
`;
const withoutNotes = `
  drop trigger note_ended_job on job_run;
  drop function note_ended_job();
  drop table ended_job;
`;

beforeAll(() => sql(notes));
afterAll(() => sql(withoutNotes));

/** How often the job scheduled every minute ran in each minute with a run, oldest first. */
const runsOfEachMinute = async (): Promise<number[]> => {
  const rows = await sql<{ runs: string }>(
    "select count(*) as runs from ended_job where name = 'send-mails' group by date_trunc('minute', at) order by min(at)",
  );
  return rows.map(({ runs }) => Number(runs));
};

it("runs a job only once across all servers, also after the worker was replaced", async () => {
  const wait = { timeout: 150_000, interval: 1_000 };
  await expect.poll(runsOfEachMinute, wait).toEqual([1]);
  await control("restart", "worker");
  await expect.poll(runsOfEachMinute, wait).toEqual([1, 1]);
  await expect.poll(runsOfEachMinute, wait).toEqual([1, 1, 1]);
});

it("repeats the start-up tasks at each start of the worker", async () => {
  // the first thing a start does: it writes the storefronts' key to the data folder
  const file = path.join(setting("DATA_DIR"), "publishable-key");
  const key = readFileSync(file, "utf8");
  const isWritten = () => existsSync(file) && readFileSync(file, "utf8") === key;
  for (let start = 1; start <= 2; start += 1) {
    rmSync(file);
    await control("restart", "worker");
    await expect.poll(isWritten, { timeout: 30_000 }).toBe(true);
  }
});
