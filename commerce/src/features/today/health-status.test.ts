import { describe, expect, it } from "vitest";
import { backupLight, booksLight, jobsLight, mailLight } from "./health-status";

const now = new Date("2026-12-01T10:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe("jobsLight", () => {
  it("is unknown before any job has run", () => {
    expect(jobsLight([], now, null)).toEqual({ state: "unknown", at: null });
  });

  it("is ok if a job ran within ten minutes, however long ago the nightly ones ran", () => {
    const runs = [
      { name: "delete-old-mails", ended_at: minutesAgo(600), succeeded: true },
      { name: "send-mails", ended_at: minutesAgo(10), succeeded: true },
    ];
    expect(jobsLight(runs, now, null)).toEqual({ state: "ok", at: "2026-12-01T09:50:00.000Z" });
  });

  it("is failing if no job has run for more than ten minutes", () => {
    expect(jobsLight([{ name: "send-mails", ended_at: minutesAgo(11), succeeded: true }], now, null)).toEqual(
      {
        state: "failing",
        at: "2026-12-01T09:49:00.000Z",
      },
    );
  });

  it("is failing if the last run of one job failed, even if others run", () => {
    const runs = [
      { name: "send-mails", ended_at: minutesAgo(1), succeeded: true },
      { name: "reconcile-payments", ended_at: minutesAgo(300), succeeded: false },
    ];
    expect(jobsLight(runs, now, null)).toEqual({ state: "failing", at: "2026-12-01T05:00:00.000Z" });
  });

  it.each(["backup", "check-invariants"])("is ok if only %s failed, which has its own light", (name) => {
    const runs = [
      { name: "send-mails", ended_at: minutesAgo(1), succeeded: true },
      { name, ended_at: minutesAgo(60), succeeded: false },
    ];
    expect(jobsLight(runs, now, null)).toEqual({ state: "ok", at: "2026-12-01T09:59:00.000Z" });
  });

  it("is paused since the restore of a backup, whatever ran before", () => {
    const runs = [{ name: "send-mails", ended_at: minutesAgo(300), succeeded: false }];
    expect(jobsLight(runs, now, minutesAgo(5))).toEqual({ state: "paused", at: "2026-12-01T09:55:00.000Z" });
  });
});

describe("backupLight", () => {
  const backup = (minutes: number, succeeded: boolean) => [
    { name: "backup", ended_at: minutesAgo(minutes), succeeded },
    { name: "send-mails", ended_at: minutesAgo(1), succeeded: true },
  ];

  it.each([
    [[], { state: "unknown", at: null }],
    [backup(60, true), { state: "ok", at: "2026-12-01T09:00:00.000Z" }],
    [backup(26 * 60, true), { state: "ok", at: "2026-11-30T08:00:00.000Z" }],
    [backup(26 * 60 + 1, true), { state: "failing", at: "2026-11-30T07:59:00.000Z" }],
    [backup(60, false), { state: "failing", at: "2026-12-01T09:00:00.000Z" }],
  ])("returns the state of the last backup, or failing if it is older than 26 hours (%#)", (runs, light) => {
    expect(backupLight(runs, now)).toEqual(light);
  });
});

describe("booksLight", () => {
  const night = (succeeded: boolean) => ({
    name: "check-invariants",
    ended_at: minutesAgo(373),
    succeeded,
  });

  it("returns the state of the last nightly check", () => {
    const others = [{ name: "send-mails", ended_at: minutesAgo(1), succeeded: true }];
    expect(booksLight(others)).toEqual({ state: "unknown", at: null });
    expect(booksLight([...others, night(true)])).toEqual({ state: "ok", at: "2026-12-01T03:47:00.000Z" });
    expect(booksLight([...others, night(false)])).toEqual({
      state: "failing",
      at: "2026-12-01T03:47:00.000Z",
    });
  });
});

describe("mailLight", () => {
  it.each([
    [
      { toFiles: true, lastSent: minutesAgo(1), lastFailed: null },
      { state: "files", at: null },
    ],
    [
      { toFiles: false, lastSent: null, lastFailed: null },
      { state: "unknown", at: null },
    ],
    [
      { toFiles: false, lastSent: minutesAgo(5), lastFailed: minutesAgo(60) },
      { state: "ok", at: "2026-12-01T09:55:00.000Z" },
    ],
    [
      { toFiles: false, lastSent: minutesAgo(60), lastFailed: minutesAgo(5) },
      { state: "failing", at: "2026-12-01T09:55:00.000Z" },
    ],
    [
      { toFiles: false, lastSent: null, lastFailed: minutesAgo(5) },
      { state: "failing", at: "2026-12-01T09:55:00.000Z" },
    ],
  ])("with %j is %j", (facts, light) => {
    expect(mailLight(facts)).toEqual(light);
  });
});
