import { describe, expect, it } from "vitest";
import { formsOf, retainedProviderData, namingWords, redactWords } from "./person-ids";

describe("what is looked for of a person", () => {
  it("is the address with its domain in both writings", () => {
    expect(formsOf("anna@xn--mller-kva.de")).toEqual(["anna@xn--mller-kva.de", "anna@müller.de"]);
    expect(formsOf("anna@example.com")).toEqual(["anna@example.com"]);
  });

  it("is no word that means nobody", () => {
    expect(namingWords(["Grazia Deledda", " ", null, "Al", "grazia deledda"])).toEqual(["grazia deledda"]);
  });
});

describe("what stays", () => {
  it("is of a payment what the books are checked by", () => {
    const data = { id: "pi_1", amount: 2690, card: "visa 4242", billing_details: { name: "Grazia Deledda" } };
    expect(retainedProviderData(data)).toEqual({ id: "pi_1", amount: 2690 });
    expect(retainedProviderData(null)).toEqual({});
  });

  it("is of a text nothing that names the person", () => {
    const words = ["grazia deledda"];
    expect(redactWords("Very good.", words)).toBe("Very good.");
    expect(redactWords("Very good. GRAZIA DELEDDA", words)).toBe("");
  });
});
