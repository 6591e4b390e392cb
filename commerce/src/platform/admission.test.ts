import { afterEach, expect, it, vi } from "vitest";
import { Admission } from "./admission";

afterEach(() => void vi.useRealTimers());

const turn = (rank: number, more: object = {}) => ({
  rank,
  since: 0,
  isReturning: false,
  maxWaitMs: 1_000,
  givenUp: new AbortController().signal,
  ...more,
});

/** An admission of one piece of work at a time whose first has begun, and is done when `release` is called. */
async function busyAdmission(maxWaiting = 10) {
  const admission = new Admission(1, maxWaiting);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const begun: string[] = [];
  const add = (name: string, rank: number, more: object = {}) =>
    admission.run(turn(rank, more), () => {
      begun.push(name);
      return Promise.resolve();
    });
  await new Promise<void>((resolve) => {
    void admission.run(turn(0), () => {
      resolve();
      return released;
    });
  });
  return { add, begun, release };
}

it("begins work by rank, then in the order of arrival", async () => {
  const { add, begun, release } = await busyAdmission();
  const all = [add("third", 2), add("fourth", 2), add("second", 1), add("first", -5)];
  release();
  expect(await Promise.all(all)).toEqual(Array.from({ length: 4 }, () => ({ outcome: "done" })));
  expect(begun).toEqual(["first", "second", "third", "fourth"]);
});

it("never begins what was given up while waiting", async () => {
  const { add, begun, release } = await busyAdmission();
  const client = new AbortController();
  const givenUp = add("given up", 1, { givenUp: client.signal });
  const kept = add("kept", 2);
  client.abort();
  expect(await givenUp).toEqual({ outcome: "given_up" });
  release();
  await kept;
  expect(begun).toEqual(["kept"]);
});

it("never begins what was given up before it came", async () => {
  const begin = vi.fn(() => Promise.resolve());
  const admitted = new Admission(1, 10).run(turn(1, { givenUp: AbortSignal.abort() }), begin);
  expect(await admitted).toEqual({ outcome: "given_up" });
  expect(begin).not.toHaveBeenCalled();
});

it("tells the place of what has waited too long, and does not begin it", async () => {
  const { add, begun, release } = await busyAdmission();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const early = add("early", 1, { maxWaitMs: 5_000 });
  const late = add("late", 2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toEqual({ outcome: "queued", place: 2 });
  release();
  await early;
  expect(begun).toEqual(["early"]);
});

it("refuses new work when too much waits, but not what returns to its place", async () => {
  const { add, begun, release } = await busyAdmission(1);
  const waiting = add("waiting", 5);
  expect(await add("new", 6)).toEqual({ outcome: "crowded" });
  const returning = add("returning", 4, { isReturning: true });
  release();
  await Promise.all([waiting, returning]);
  expect(begun).toEqual(["returning", "waiting"]);
});

it("refuses only what too much would go before", async () => {
  const { add, begun, release } = await busyAdmission(1);
  const all = [add("later", 5), add("first", -5)];
  expect(await add("second", -4)).toEqual({ outcome: "crowded" });
  release();
  expect(await Promise.all(all)).toEqual([{ outcome: "done" }, { outcome: "done" }]);
  expect(begun).toEqual(["first", "later"]);
});

it("continues after work that failed", async () => {
  const admission = new Admission(1, 10);
  const failed = admission.run(turn(0), () => Promise.reject(new Error("ours")));
  const next = admission.run(turn(1), () => Promise.resolve());
  await expect(failed).rejects.toThrow("ours");
  expect(await next).toEqual({ outcome: "done" });
});
