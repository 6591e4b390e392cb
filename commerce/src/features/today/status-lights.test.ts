import { describe, expect, it } from "vitest";
import { booksLight, jobsLight, mailLight } from "./status-lights";

const now = new Date("2026-12-01T10:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe("jobsLight", () => {
  it("is unknown before any job has run", () => {
    expect(jobsLight([], now)).toEqual({ state: "unknown", at: null });
  });

  it("is green while one has run within ten minutes, however long ago the nightly ones did", () => {
    const runs = [
      { name: "send-mails", ended_at: minutesAgo(600), succeeded: true },
      { name: "send-mails", ended_at: minutesAgo(10), succeeded: true },
    ];
    expect(jobsLight(runs, now)).toEqual({ state: "ok", at: "2026-12-01T09:50:00.000Z" });
  });

  it("is red when none has run for longer", () => {
    expect(jobsLight([{ name: "send-mails", ended_at: minutesAgo(11), succeeded: true }], now)).toEqual({
      state: "failing",
      at: "2026-12-01T09:49:00.000Z",
    });
  });

  it("is red while the last run of one has failed, though others run", () => {
    const runs = [
      { name: "send-mails", ended_at: minutesAgo(1), succeeded: true },
      { name: "send-mails", ended_at: minutesAgo(300), succeeded: false },
    ];
    expect(jobsLight(runs, now)).toEqual({ state: "failing", at: "2026-12-01T05:00:00.000Z" });
  });
});

describe("booksLight", () => {
  const night = (succeeded: boolean) => ({
    name: "check-invariants",
    ended_at: minutesAgo(373),
    succeeded,
  });

  it("tells of the last nightly check, which is no matter of the other jobs", () => {
    const others = [{ name: "send-mails", ended_at: minutesAgo(1), succeeded: true }];
    expect(booksLight(others)).toEqual({ state: "unknown", at: null });
    expect(booksLight([...others, night(true)])).toEqual({ state: "ok", at: "2026-12-01T03:47:00.000Z" });
    expect(booksLight([...others, night(false)])).toEqual({
      state: "failing",
      at: "2026-12-01T03:47:00.000Z",
    });
    expect(jobsLight([...others, night(false)], now).state).toBe("ok");
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
  ])("%j is %j", (facts, light) => {
    expect(mailLight(facts)).toEqual(light);
  });
});
