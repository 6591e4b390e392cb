import { expect, test } from "vitest";
import { epcText, transferCode } from "./epc-code";

const details = {
  holder: "Torronificio Deledda",
  iban: "IT60 X054 2811 1010 0000 0123 456",
  bic: "BPPIITRRXXX",
  reference: "ST-1042-7K3M9QPD",
  amount: 1136,
  dueDate: "2026-11-28",
};

test("the code says what a banking app has to fill in (EPC069-12)", () => {
  expect(epcText(details)).toBe(
    "BCD\n002\n1\nSCT\nBPPIITRRXXX\nTorronificio Deledda\nIT60X0542811101000000123456\nEUR11.36\n\n\nST-1042-7K3M9QPD",
  );
  expect(epcText({ ...details, amount: 100_005 })).toContain("\nEUR1000.05\n");
});

test("an unknown BIC is left out, a placeholder for the account makes no code", () => {
  expect(epcText({ ...details, bic: "[BIC]" })?.split("\n")[4]).toBe("");
  expect(epcText({ ...details, iban: "[IBAN]" })).toBeNull();
  expect(transferCode({ ...details, iban: "[IBAN]" })).toBeNull();
});

test("the code is a square with the three corners every reader looks for", () => {
  const code = transferCode(details);
  expect(code?.size).toBeGreaterThanOrEqual(33);
  const last = (code?.size ?? 0) - 1;
  for (const corner of [`M0 0h`, `M${last} 0h`, `M0 ${last}h`]) expect(code?.path).toContain(corner);
});
