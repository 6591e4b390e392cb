import { afterEach, expect, it, vi } from "vitest";
import { browserMessages, retryAfterMs } from "./message-store.client";

const line = vi.hoisted(() => ({ works: false, attempts: 0 }));

vi.mock("~/platform/load-chunk", () => ({
  fetchAhead: () => undefined,
  // without its repetitions
  loadChunk: (load: () => Promise<unknown>) => {
    line.attempts += 1;
    return line.works ? load() : Promise.reject(new TypeError("Failed to fetch"));
  },
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("loads messages that could not be loaded again on an interaction, but not before a pause", async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const messages = browserMessages({});
  expect(messages("de", "cart")).toBeInstanceOf(Promise);
  await vi.waitFor(() => expect(messages("de", "cart")).toEqual({}));

  const { attempts } = line;
  page.dispatchEvent(new Event("pointerover"));
  expect(line.attempts).toBe(attempts);

  line.works = true;
  vi.advanceTimersByTime(retryAfterMs);
  vi.useRealTimers();
  page.dispatchEvent(new Event("pointerover"));
  // the import of the messages takes a while on a busy machine
  await vi.waitFor(() => expect(messages("de", "cart")).toMatchObject({ title: "Warenkorb" }), {
    timeout: 10_000,
  });
});
