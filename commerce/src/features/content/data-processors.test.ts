import { expect, it } from "vitest";
import { languages, type Language } from "../../platform/languages";
import { recipientsList, type Services } from "./data-processors";

/** A shop that uses as few external services as possible. */
const alone: Services = {
  hosting: null,
  mailHost: null,
  carriers: ["BRT", "GLS"],
  bankTransfer: false,
  card: false,
  paypal: false,
  sandbox: false,
  vies: false,
  indexNow: false,
  iconHosts: [],
};

const namesIn = (services: Services, language: Language) =>
  [...recipientsList(services, language).matchAll(/^- \*\*(.+?):\*\*/gm)].map(([, name]) => name);

it.each([
  ["de", ["Hosting", "Versand", "Behörden und Steuerberatung"]],
  ["it", ["Hosting", "Spedizione", "Autorità e commercialista"]],
  ["en", ["Hosting", "Delivery", "Authorities and our accountant"]],
] as const)("names in %s only the recipients that always apply", (language, names) => {
  expect(namesIn(alone, language)).toEqual(names);
});

it.each<[string, Partial<Services>, string[]]>([
  ["a mail server", { mailHost: "smtp.post.example" }, ["smtp\\.post\\.example"]],
  ["a hosting provider", { hosting: "Rechenzentrum *Nord* GmbH" }, ["Rechenzentrum \\*Nord\\* GmbH", "28"]],
  ["bank transfer", { bankTransfer: true }, ["Ban"]],
  ["card payment", { card: true }, ["Stripe Payments Europe"]],
  ["PayPal", { card: true, paypal: true }, ["Stripe Payments Europe", "PayPal (Europe)"]],
  ["VIES", { vies: true }, ["VIES"]],
  ["IndexNow", { indexNow: true }, ["IndexNow"]],
  [
    "icon services",
    { iconHosts: ["api.icons.example", "b.example"] },
    ["api\\.icons\\.example", "b\\.example"],
  ],
])("names the recipients for %s only if enabled", (_, on, words) => {
  for (const language of languages) {
    const before = recipientsList(alone, language);
    const after = recipientsList({ ...alone, ...on }, language);
    for (const word of words) {
      expect(after, language).toContain(word);
      expect(before, language).not.toContain(word);
    }
  }
});

it("names no payment provider in sandbox mode", () => {
  const tried = { ...alone, card: true, paypal: true, sandbox: true };
  for (const language of languages) expect(recipientsList(tried, language)).not.toMatch(/Stripe|PayPal \(/);
  expect(namesIn(tried, "de")).toContain("Probezahlungen");
});
