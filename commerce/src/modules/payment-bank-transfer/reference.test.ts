import { describe, expect, it } from "vitest";
import { transferCode, transferReference, orderNumberInReference } from "./reference";

describe("transferCode", () => {
  it("has eight unambiguous characters", () => {
    for (let i = 0; i < 200; i++) expect(transferCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  });
});

describe("transferReference", () => {
  it("contains the order number and the code", () => {
    expect(transferReference(1042, "7K3M9QPD")).toBe("ST-1042-7K3M9QPD");
  });
});

describe("orderNumberInReference", () => {
  it.each([
    ["ST-10-JPEXMPSZ", 10],
    ["st-10-jpexmpsz", 10],
    ["ST 10 JPEXMPSZ", 10],
    ["ST10JPEXMPSZ", 10],
    // the code may begin with a digit: its length tells where the number ends
    ["ST10427K3M9QPD", 1042],
    ["#1042", 1042],
    [" st-1042 ", 1042],
    ["ST1042", 1042],
    ["BONIFICO SEPA CAUSALE: ST-1042-7K3M9QPD GRAZIA DELEDDA", 1042],
  ])("finds the order number in %s", (text, number) => {
    expect(orderNumberInReference(text)).toBe(number);
  });

  it.each(["", "10", "Stefano", "Ernst 10", "ST-10-JPEX", "ERNST-10-JPEXMPSZ", "Haus #3"])(
    "finds no order number in %j",
    (text) => {
      expect(orderNumberInReference(text)).toBeNull();
    },
  );
});
