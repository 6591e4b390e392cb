import { expect, it } from "vitest";
import { decodeStatement, statementFiles, waitingIn } from "./bank-files";

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

const ordered = (id: string, cents: number) => ({ id, cents, iban: "DE89370400440532013000" });
const file = { at: "2026-11-28T10:00:00Z", refunds: [ordered("ref_1", 3270), ordered("ref_2", 500)] };

it("offers what still waits of a file, with the amounts and accounts of the file, and nothing else", () => {
  const waiting = [
    { id: "ref_2", number: 1043, name: "Grazia Deledda", cents: 700 },
    { id: "ref_3", number: 1044, name: "Antonio Gramsci", cents: 900 },
  ];
  expect(waitingIn(file, waiting)).toEqual([
    { ...ordered("ref_2", 500), number: 1043, name: "Grazia Deledda" },
  ]);
  expect(waitingIn(file, [])).toEqual([]);
  expect(waitingIn(null, waiting)).toEqual([]);
});

it("lets files of MT940 and MT942 be chosen, so that their refusal names them", () => {
  const endings = statementFiles.split(",");
  for (const ending of [".sta", ".mt940", ".940", ".mt942", ".942"]) expect(endings).toContain(ending);
});
