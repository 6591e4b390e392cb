import { expect, it } from "vitest";
import { decodeStatement, statementFiles, waitingFiles } from "./bank-files";

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

it("offers what waits of each file, with the amounts and accounts of the file, and nothing else", () => {
  const iban = "DE89370400440532013000";
  const first = "2026-11-27T10:00:00Z";
  const second = "2026-11-28T10:00:00Z";
  const inFile = (file_id: string, made_at: string, cents: number) => ({ file_id, made_at, cents, iban });
  const old = inFile("REFUNDS-1", first, 500);
  const next = inFile("REFUNDS-1", first, 10);
  const other = inFile("REFUNDS-2", second, 3270);
  const waiting = (id: string, in_file: typeof old | null) => ({
    ...{ id, number: 1043, name: "Grazia Deledda", cents: 700 },
    in_file,
  });
  const refunds = [
    waiting("ref_1", old),
    waiting("ref_2", other),
    waiting("ref_3", next),
    waiting("ref_4", null),
  ];
  const buyer = { number: 1043, name: "Grazia Deledda" };
  expect(waitingFiles(refunds)).toEqual([
    {
      id: "REFUNDS-1",
      made_at: first,
      refunds: [
        { id: "ref_1", ...buyer, ...old },
        { id: "ref_3", ...buyer, ...next },
      ],
    },
    { id: "REFUNDS-2", made_at: second, refunds: [{ id: "ref_2", ...buyer, ...other }] },
  ]);
});

it("lets files of MT940 and MT942 be chosen, so that their refusal names them", () => {
  const endings = statementFiles.split(",");
  for (const ending of [".sta", ".mt940", ".940", ".mt942", ".942"]) expect(endings).toContain(ending);
});
