import { text } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyPart } from "./load-chunk";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function rendered(load: () => Promise<{ default: () => string }>): Promise<string> {
  const Part = lazyPart(load, () => "missing");
  const body = new PassThrough();
  const stream = renderToPipeableStream(
    <main>
      <Suspense>
        <Part />
      </Suspense>
    </main>,
    // a suspended part whose code fails for good would otherwise be left to the browser
    { onAllReady: () => stream.pipe(body) },
  );
  const html = text(body);
  await vi.runAllTimersAsync();
  return html;
}

it("shows a part whose code could be loaded in the end", async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ default: () => "part" });
  expect(await rendered(load)).toContain("part");
  expect(load).toHaveBeenCalledTimes(2);
});

it("shows what stands in its place if the code cannot be loaded, instead of an error page", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await rendered(load)).toContain("missing");
  expect(load.mock.calls.length).toBeGreaterThan(2);
});
