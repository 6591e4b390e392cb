import { expect, it } from "vitest";
import { decodeStatement } from "./decode";

it.each(["utf-8", "latin1"] as const)("decodes non-ASCII letters in %s", (encoding) => {
  const bytes = Uint8Array.from(Buffer.from("Begünstigter;Müller", encoding));
  expect(decodeStatement(bytes.buffer)).toBe("Begünstigter;Müller");
});

it.each([
  ["little", "fffe"],
  ["big", "feff"],
])("decodes UTF-16 with the %s end first, as Excel writes text", (end, mark) => {
  const bytes = Buffer.from("Begünstigter;Müller", "utf16le");
  if (end === "big") bytes.swap16();
  expect(decodeStatement(Uint8Array.from([...Buffer.from(mark, "hex"), ...bytes]).buffer)).toBe(
    "Begünstigter;Müller",
  );
});
