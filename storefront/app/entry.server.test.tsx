import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { handleError, withoutNul } from "./entry.server";
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

// for one of these lengths a three-byte character crosses the end of React's buffer
it.each([0, 1, 2, 3])(
  "the rendered page is complete and without NUL bytes if a multi-byte character crosses the buffer end (offset %i)",
  async (length) => {
    const words = Array.from({ length: 400 }, () => "’ è tö€");
    const page = (
      <main>
        <p>{"a".repeat(length)}</p>
        {words.map((word, index) => (
          <b key={index}>{word}</b>
        ))}
      </main>
    );
    const body = withoutNul();
    renderToPipeableStream(page).pipe(body);
    const html = await text(body);
    expect(html).not.toContain("\0");
    expect(html).toBe(
      `<main><p>${"a".repeat(length)}</p>${words.map((word) => `<b>${word}</b>`).join("")}</main>`,
    );
  },
);
