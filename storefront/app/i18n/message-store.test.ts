import { afterEach, expect, it, vi } from "vitest";
import { browserMessages } from "./message-store.client";

const line = vi.hoisted(() => ({ works: false }));

vi.mock("~/platform/load-chunk", () => ({
  fetchAhead: () => undefined,
  // without its repetitions
  loadChunk: (load: () => Promise<unknown>) =>
    line.works ? load() : Promise.reject(new TypeError("Failed to fetch")),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("loads messages again on the next interaction if they could not be loaded", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const messages = browserMessages({});
  expect(messages("de", "cart")).toBeInstanceOf(Promise);
  await vi.waitFor(() => expect(messages("de", "cart")).toEqual({}));

  line.works = true;
  page.dispatchEvent(new Event("pointerover"));
  await vi.waitFor(() => expect(messages("de", "cart")).toMatchObject({ title: "Warenkorb" }));
});
