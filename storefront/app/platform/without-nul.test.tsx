import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { withoutNul } from "./without-nul.server";

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
