import { expect, it } from "vitest";
import { timelineOf } from "./timeline";

it.each([
  ["pending", ["done", "current", "open", "open"]],
  ["processing", ["done", "done", "current", "open"]],
  ["shipped", ["done", "done", "done", "current"]],
  ["delivered", ["done", "done", "done", "done"]],
] as const)("%s: %j", (status, states) => {
  expect(timelineOf(status)?.map(({ state }) => state)).toEqual(states);
});

it("has no way on for what left it", () => {
  expect(timelineOf("cancelled")).toBeNull();
  expect(timelineOf("refunded")).toBeNull();
});
