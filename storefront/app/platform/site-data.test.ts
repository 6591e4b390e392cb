import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("a tab's storage that refuses writes is replaced, because Remix writes to it", async () => {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  const page: { sessionStorage?: Storage } = {};
  vi.stubGlobal("window", page);
  vi.stubGlobal("sessionStorage", { setItem: refuse });
  vi.resetModules();
  const { replaceBlockedStorage, tabStorage } = await import("./site-data");
  replaceBlockedStorage();
  expect(tabStorage()).toBeNull();
  page.sessionStorage?.setItem("routes", "all");
  expect(page.sessionStorage?.getItem("routes")).toBe("all");
});
