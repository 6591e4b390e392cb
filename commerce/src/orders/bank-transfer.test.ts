import { describe, expect, it } from "vitest";
import { bankTransferDetails, toCents } from "./bank-transfer";

describe("toCents", () => {
  it.each([
    [49.9, 4990],
    [4.455, 446],
    [1.005, 101],
    [0, 0],
    [19.999999999999996, 2000],
  ])("%f euro are %i cents", (euro, cents) => {
    expect(toCents(euro)).toBe(cents);
  });
});

describe("bankTransferDetails", () => {
  it("gives the account, the reference with the order number and the last day", () => {
    const order = { number: 1042, total: 49.9, placedAt: new Date("2026-12-28T23:30:00Z"), code: "7K3M9QPD" };
    const account = {
      holder: "Su Turrone",
      iban: "IT60X0542811101000000123456",
      bic: "BPPIITRRXXX",
      days: 7,
    };
    expect(bankTransferDetails(order, account)).toEqual({
      holder: "Su Turrone",
      iban: "IT60X0542811101000000123456",
      bic: "BPPIITRRXXX",
      reference: "ST-1042-7K3M9QPD",
      amount_cents: 4990,
      due_date: "2027-01-04",
      epc: "BCD\n002\n1\nSCT\nBPPIITRRXXX\nSu Turrone\nIT60X0542811101000000123456\nEUR49.90\n\n\nST-1042-7K3M9QPD",
    });
  });
});
