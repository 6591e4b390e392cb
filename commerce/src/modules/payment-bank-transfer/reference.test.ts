import { describe, expect, it } from "vitest";
import { transferCode, transferReference } from "./reference";

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
