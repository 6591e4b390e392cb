import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "~/platform/log.server";
import { countHit } from "./page-cache.server";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("writes one line per page and second, and none without requests", () => {
  const lines = vi.spyOn(log, "info").mockImplementation(() => undefined);
  for (const path of ["/", "/", "/produkte", "/"]) countHit(path);
  expect(lines).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(lines.mock.calls.map(([line]) => line)).toEqual([
    { path: "/", requests: 3 },
    { path: "/produkte", requests: 1 },
  ]);
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveBeenCalledTimes(2);
  countHit("/");
  vi.advanceTimersByTime(1_000);
  expect(lines.mock.lastCall?.[0]).toEqual({ path: "/", requests: 1 });
});
