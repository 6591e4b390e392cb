import { expect, it } from "vitest";
import { parseEnv } from "../../platform/env";
import { servicesFrom, recipientsList, type Services } from "./placeholder-values";
import { languages, type Language } from "../../platform/languages";

const needed = {
  DATABASE_URL: "postgres://shop:secret@localhost:5432/shop",
  JWT_SECRET: "j".repeat(32),
  COOKIE_SECRET: "c".repeat(32),
  MFA_SECRET: "m".repeat(32),
  SIGNING_SECRET: "s".repeat(32),
  DATA_DIR: "/var/lib/shop",
};
const stripe = { STRIPE_API_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const all = ["pp_bank-transfer_bank", "pp_stripe_stripe", "pp_stripe-paypal_stripe"];

it("reports only enabled services", () => {
  expect(servicesFrom(parseEnv(needed), ["pp_bank-transfer_bank"])).toEqual({
    hosting: null,
    mailHost: null,
    carriers: ["BRT", "Poste Italiane", "SDA", "GLS", "DHL", "UPS"],
    bankTransfer: true,
    card: false,
    paypal: false,
    sandbox: false,
    vies: false,
    indexNow: false,
    iconHosts: [],
  });
});

it.each([
  [{ SMTP_URL: "smtp://user:secret@smtp.post.example:587" }, { mailHost: "smtp.post.example" }],
  [{ HOSTING_PROVIDER: "Nord GmbH, Hamburg" }, { hosting: "Nord GmbH, Hamburg" }],
  [{ VIES_URL: "https://vies.example/rest-api" }, { vies: true }],
  [{ INDEXNOW_KEY: "abcdefgh1234" }, { indexNow: true }],
  [
    { ICON_SERVICES: "https://api.icons.example,https://b.example/x" },
    { iconHosts: ["api.icons.example", "b.example"] },
  ],
  [stripe, { card: true, paypal: true, sandbox: false }],
  [
    { ...stripe, STRIPE_API_URL: "http://127.0.0.1:9100" },
    { card: true, paypal: true, sandbox: true },
  ],
])("reports the services enabled by %j", (settings, found) => {
  expect(servicesFrom(parseEnv({ ...needed, ...settings }), all)).toMatchObject(found);
});

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
