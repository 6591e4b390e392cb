import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

function addition(): FormData {
  const form = new FormData();
  form.set("intent", "add");
  form.set("submissionId", "one");
  return form;
}

/** What the page does with an addition, in a browser with this storage. */
async function send(storage: Partial<Storage>): Promise<number> {
  vi.stubGlobal("sessionStorage", storage);
  vi.resetModules();
  const { recordOutcome, recordSent, unfinishedAdditions } = await import("./resend-additions");
  recordSent(addition());
  recordOutcome(addition(), true);
  return unfinishedAdditions().length;
}

it.each([
  ["from the start", 0],
  ["once it is full", 1],
])("an addition is sent although the tab's storage refuses writes %s", async (_, allowed) => {
  let writes = 0;
  const setItem = () => (writes++ < allowed ? undefined : refuse());
  expect(await send({ getItem: () => null, setItem, removeItem: () => undefined })).toBe(0);
  expect(writes).toBeGreaterThan(0);
});
