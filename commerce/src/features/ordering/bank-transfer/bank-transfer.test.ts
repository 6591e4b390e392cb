import { describe, expect, it, test } from "vitest";
import { bankTransferDetails, epcText, transferDueDate } from "./bank-transfer";

describe("transferDueDate", () => {
  it.each([
    ["counts from the same day before midnight in Rome", "2026-12-01T22:59:00Z", "2026-12-08"],
    [
      "counts from the next day after midnight in Rome, although it is still the day before in London",
      "2026-12-01T23:01:00Z",
      "2026-12-09",
    ],
    ["is correct across the change to summer time", "2027-03-27T22:30:00Z", "2027-04-03"],
    ["counts from the next day after midnight in Rome in summer", "2027-07-01T22:01:00Z", "2027-07-09"],
  ])("%s", (_, placedAt, day) => {
    expect(transferDueDate(new Date(placedAt), 7)).toBe(day);
  });
});

describe("bankTransferDetails", () => {
  it("returns the account, the reference with the order number and the due date", () => {
    const order = {
      number: 1042,
      total_cents: 4990,
      placedAt: new Date("2026-12-28T23:30:00Z"),
      code: "7K3M9QPD",
    };
    const account = {
      holder: "Su Turrone",
      iban: "IT60X0542811101000000123456",
      bic: "BPPIITRRXXX",
      days: 7,
      demo: true,
    };
    expect(bankTransferDetails(order, account)).toEqual({
      holder: "Su Turrone",
      iban: "IT60X0542811101000000123456",
      bic: "BPPIITRRXXX",
      reference: "ST-1042-7K3M9QPD",
      amount_cents: 4990,
      due_date: "2027-01-05",
      demo: true,
      epc: "BCD\n002\n1\nSCT\nBPPIITRRXXX\nSu Turrone\nIT60X0542811101000000123456\nEUR49.90\n\n\nST-1042-7K3M9QPD",
    });
  });
});

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
