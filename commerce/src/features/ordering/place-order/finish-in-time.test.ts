import type { FinishOutcome } from "@su-turrone/contract/place-order";
import { expect, test } from "vitest";
import { tryUntilKnown } from "./finish-in-time";

const order: FinishOutcome = { type: "order", order_id: "order_1", by: null };

/** Fails a number of times, then returns the order; records the pauses and the reported failures. */
async function play(failures: number) {
  const waited: number[] = [];
  const told: [string, boolean][] = [];
  let tries = 0;
  const again: boolean[] = [];
  const outcome = await tryUntilKnown(
    (isAgain) => {
      tries += 1;
      again.push(isAgain);
      return tries <= failures ? Promise.reject(new Error(`no answer ${tries}`)) : Promise.resolve(order);
    },
    {
      onFailure: (error, again) => told.push([String(error), again]),
      wait: (ms) => {
        waited.push(ms);
        return Promise.resolve();
      },
    },
  );
  return { outcome, tries, again, waited, told };
}

test("tries once if the order is placed immediately", async () => {
  expect(await play(0)).toEqual({ outcome: order, tries: 1, again: [false], waited: [], told: [] });
});

test("retries with increasing pauses if there is no response in time", async () => {
  expect(await play(2)).toEqual({
    outcome: order,
    tries: 3,
    again: [false, true, true],
    waited: [500, 1_000],
    told: [
      ["Error: no answer 1", true],
      ["Error: no answer 2", true],
    ],
  });
});

test("returns unavailable instead of an error if there is never a response", async () => {
  const { outcome, tries, waited, told } = await play(99);
  expect(outcome).toEqual({ type: "refused", reason: "unavailable" });
  expect(tries).toBe(6);
  expect(waited).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  expect(told.at(-1)).toEqual(["Error: no answer 6", false]);
});
