import { expect, it } from "vitest";
import { decodeStatement } from "./decode";

it.each(["utf-8", "latin1"] as const)("decodes non-ASCII letters in %s", (encoding) => {
  const bytes = Uint8Array.from(Buffer.from("Begünstigter;Müller", encoding));
  expect(decodeStatement(bytes.buffer)).toBe("Begünstigter;Müller");
});
