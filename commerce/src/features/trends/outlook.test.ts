import { expect, it } from "vitest";
import { outlookOf } from "./outlook";

it.each([
  ["lasts at the pace of the last days", 10, 28, 0, 18, "2026-12-09"],
  ["lasts at the pace of a year ago if that was faster", 10, 14, 56, 46, "2026-12-04"],
  ["is gone today", 0, 3, 1, 3, "2026-11-29"],
  ["is gone today if more is promised than there is", -2, 3, 1, 3, "2026-11-29"],
  ["lasts for all of the next days", 28, 28, 0, 0, null],
  ["lasts without any orders", 0, 0, 0, 0, null],
])("%s", (_, available, sold, season, to_cook, runs_out_on) => {
  expect(outlookOf({ available, sold, season }, "2026-11-29")).toEqual({ to_cook, runs_out_on });
});
