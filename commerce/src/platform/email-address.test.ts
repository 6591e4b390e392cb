import { expect, it } from "vitest";
import { emailAddress } from "./email-address";

it.each([
  ["Anna@Example.com", "anna@example.com"],
  ["anna@müller.de", "anna@xn--mller-kva.de"],
  ["anna@xn--mller-kva.de", "anna@xn--mller-kva.de"],
])("takes %s as %s", (typed, kept) => {
  expect(emailAddress.parse(typed)).toBe(kept);
});

it.each(["", "anna", "@müller.de", "anna@müller", "anna@müller.de/x", "anna@mül ler.de"])(
  "refuses %j",
  (typed) => {
    expect(emailAddress.safeParse(typed).success).toBe(false);
  },
);
