import { expect, it } from "vitest";
import { fillPlaceholders, placeholderProblem, type PlaceholderValues } from "./placeholders";

const values: PlaceholderValues = {
  company: {
    name: "Torrone *Test* s.r.l.",
    street: "Via Roma 1",
    postalCode: "08039",
    city: "Tonara",
    vatId: "IT00000000000",
    rea: "NU-1",
    email: "a_b@example.org",
    pec: "pec@example.org",
    phone: "+39 0784 000000",
  },
  shop: { url: "https://shop.example" },
  payments: { stripe: false },
  shipping: { price: "7,90\u00a0€", freeFrom: "60,00\u00a0€", countries: "Italien und Frankreich" },
  delivery: { days: "4–6" },
  cart: { days: "60" },
  privacy: { recipients: "- **Hosting:** wir" },
};

it("escapes filled-in values for Markdown", () => {
  expect(fillPlaceholders("{{company.name}}, {{company.email}}", values)).toBe(
    "Torrone \\*Test\\* s\\.r\\.l\\., a\\_b\\@example\\.org",
  );
});

it("fills in the shipping prices", () => {
  expect(fillPlaceholders("{{shipping.price}}; ab {{shipping.freeFrom}} kostenlos", values)).toBe(
    "7\\,90\u00a0€; ab 60\\,00\u00a0€ kostenlos",
  );
});

it("inserts a list as raw Markdown", () => {
  expect(fillPlaceholders("A\n\n{{&privacy.recipients}}\n\nB", values)).toBe("A\n\n- **Hosting:** wir\n\nB");
});

it("omits sections whose condition does not hold", () => {
  const text =
    "A\n{{#payments.stripe}}\nStripe\n{{/payments.stripe}}\n{{^payments.stripe}}\nnone\n{{/payments.stripe}}\nB";
  expect(fillPlaceholders(text, values)).toBe("A\nnone\nB");
});

it.each([
  ["all {{company.city}} is well", null],
  ["{{&privacy.recipients}}", null],
  ["{{company.nmae}}", "{{company.nmae}}"],
  ["{{#payments.stripe}} {{foo}} {{/payments.stripe}}", "{{foo}}"],
  ["{{constructor}}", "{{constructor}}"],
])("validates %s", (text, problem) => {
  expect(placeholderProblem(text, values)?.problem ?? null).toBe(problem);
});

it.each([
  ["{{#payments.stripe}} open", "payments.stripe"],
  ["{{#payments.stripe}} {{shop.url}} {{/payments}}", "payments.stripe"],
  ["closed {{/payments.stripe}}", "payments.stripe"],
  ["{{shop.url}} and {{company.name", "{{company.name"],
])("names what is not closed or not opened in %s, without Mustache's English", (text, problem) => {
  expect(placeholderProblem(text, values)).toEqual({ refusal: "unclosed", problem });
});
