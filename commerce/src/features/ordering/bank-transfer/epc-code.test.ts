import { expect, test } from "vitest";
import { epcText } from "./bank-transfer";

const transfer = {
  holder: "Torronificio Deledda",
  iban: "IT60 X054 2811 1010 0000 0123 456",
  bic: "BPPIITRRXXX",
  reference: "ST-1042-7K3M9QPD",
  amount_cents: 1136,
  due_date: "2026-11-28",
};

test("epcText returns the payload for banking apps (EPC069-12)", () => {
  expect(epcText(transfer)).toBe(
    "BCD\n002\n1\nSCT\nBPPIITRRXXX\nTorronificio Deledda\nIT60X0542811101000000123456\nEUR11.36\n\n\nST-1042-7K3M9QPD",
  );
  expect(epcText({ ...transfer, amount_cents: 100_005 })).toContain("\nEUR1000.05\n");
});

test("epcText omits an unknown BIC and returns null for an invalid IBAN", () => {
  expect(epcText({ ...transfer, bic: "[BIC]" })?.split("\n")[4]).toBe("");
  expect(epcText({ ...transfer, iban: "IT00X000000000000000000DEMO" })).toBeNull();
  expect(epcText({ ...transfer, iban: "IT61X0542811101000000123456" })).toBeNull();
});
