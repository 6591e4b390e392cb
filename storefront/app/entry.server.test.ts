import { afterAll, afterEach, expect, it, vi } from "vitest";
import { handleError } from "./entry.server";
import { log } from "./platform/log.server";

const told = vi.spyOn(log, "error").mockImplementation(() => undefined);

afterEach(() => {
  told.mockClear();
});
// other test files use the same log
afterAll(() => {
  told.mockRestore();
});

/** The arguments Remix passes when a request has failed. */
function args(request = new Request("http://localhost/produkte", { method: "POST" })) {
  const context = { requestId: "r1" } as Parameters<typeof handleError>[1]["context"];
  return { request, params: {}, context };
}

const answerOf = (status: number) => ({ status, statusText: "", internal: true, data: "" });

it("logs server errors", () => {
  handleError(new Error("broken"), args());
  handleError(answerOf(500), args());
  expect(told).toHaveBeenCalledTimes(2);
});

it("does not log a form submission to a page without an action (405)", () => {
  handleError(answerOf(405), args());
  expect(told).not.toHaveBeenCalled();
});
