import { describe, expect, it } from "vitest";
import { formsOf, namingWords } from "./find-person";
import { redactWords, retainedProviderData } from "./personal-fields";

describe("search terms for a person", () => {
  it("contain the email address with its domain in Unicode and in Punycode", () => {
    expect(formsOf("anna@xn--mller-kva.de")).toEqual(["anna@xn--mller-kva.de", "anna@müller.de"]);
    expect(formsOf("anna@example.com")).toEqual(["anna@example.com"]);
  });

  it("omit empty, very short and duplicate names", () => {
    expect(namingWords(["Grazia Deledda", " ", null, "Al", "grazia deledda"])).toEqual(["grazia deledda"]);
  });
});

describe("retained data", () => {
  it("contains only the id and the amount of a payment", () => {
    const data = { id: "pi_1", amount: 2690, card: "visa 4242", billing_details: { name: "Grazia Deledda" } };
    expect(retainedProviderData(data)).toEqual({ id: "pi_1", amount: 2690 });
    expect(retainedProviderData(null)).toEqual({});
  });

  it("contains no text that names the person", () => {
    const words = ["grazia deledda"];
    expect(redactWords("Very good.", words)).toBe("Very good.");
    expect(redactWords("Very good. GRAZIA DELEDDA", words)).toBe("");
  });
});
