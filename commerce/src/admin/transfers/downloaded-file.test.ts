import { expect, it } from "vitest";
import { waitingIn } from "./downloaded-file";

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
