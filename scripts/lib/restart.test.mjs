import { beforeEach, describe, expect, it } from "vitest";
import { nextRestart, Restarts } from "./restart.mjs";

const minute = 60_000;

describe("nextRestart", () => {
  it("waits half a second, then twice as long each time", () => {
    const ends = [0, 1_000, 2_000, 3_000, 4_000];
    expect(nextRestart(ends.slice(0, 1), 0)).toEqual({ attempt: 1, wait: 500 });
    expect(nextRestart(ends.slice(0, 2), 1_000)).toEqual({ attempt: 2, wait: 1_000 });
    expect(nextRestart(ends.slice(0, 3), 2_000)).toEqual({ attempt: 3, wait: 2_000 });
    expect(nextRestart(ends, 4_000)).toEqual({ attempt: 5, wait: 8_000 });
  });

  it("gives up at the sixth exit within ten minutes", () => {
    expect(nextRestart([0, 1, 2, 3, 4, 5], 5)).toBeNull();
  });

  it("ignores exits older than ten minutes", () => {
    expect(nextRestart([0, 1, 2, 3, 4, 10 * minute], 10 * minute)).toEqual({ attempt: 5, wait: 8_000 });
    expect(nextRestart([0, 1, 2, 3, 4, 11 * minute], 11 * minute)).toEqual({ attempt: 1, wait: 500 });
  });
});

describe("Restarts", () => {
  let time = 0;
  /** @type {string[]} */
  let lines = [];
  beforeEach(() => {
    time = 0;
    lines = [];
  });

  /** @param {Partial<import("./restart.mjs").Restart>} others */
  const runRestarts = (others) => {
    const clock = {
      now: () => time,
      wait: (/** @type {number} */ ms) => {
        time += ms;
        return Promise.resolve();
      },
    };
    const restarts = new Restarts((line) => lines.push(line), clock);
    const restart = { start: () => Promise.resolve(), wanted: () => true, ...others };
    return restarts.restartUntilRunning("commerce", restart);
  };

  it("logs the restart, and when the server runs again", async () => {
    const start = () => {
      time += 6_000;
      return Promise.resolve();
    };
    expect(await runRestarts({ start })).toBe(true);
    expect(lines).toEqual([
      "commerce has exited unexpectedly and will be restarted in 0.5 s (attempt 1 of 5 within 10 minutes).",
      "commerce is running again, 6.5 s after it exited.",
    ]);
  });

  it("treats a failed start as another exit", async () => {
    let starts = 0;
    const start = () => {
      starts += 1;
      return starts < 3 ? Promise.reject(new Error("no")) : Promise.resolve();
    };
    expect(await runRestarts({ start })).toBe(true);
    expect(starts).toBe(3);
    expect(time).toBe(500 + 1_000 + 2_000);
  });

  it("gives up after five attempts", async () => {
    let starts = 0;
    const start = () => {
      starts += 1;
      return Promise.reject(new Error("no"));
    };
    expect(await runRestarts({ start })).toBe(false);
    expect(starts).toBe(5);
    expect(lines).toHaveLength(5);
  });

  it("does not start a server that was stopped during the wait", async () => {
    let starts = 0;
    const result = await runRestarts({
      // the clock has advanced: the wait is over
      wanted: () => time === 0,
      start: () => {
        starts += 1;
        return Promise.resolve();
      },
    });
    expect(result).toBe(true);
    expect(starts).toBe(0);
  });
});
